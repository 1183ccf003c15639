// What a run against a server saw, without anything that identifies the app or its users.
// `evidence.schema.json` describes the file.

/** How often something was seen, by name. */
export type Counts = Record<string, number>

/** What was seen of the values at one place of a body. */
export interface SeenValue {
  types: Counts
  /** What strings look like that are more than a text, such as `digits`, and the unit of times. */
  formats?: Counts
  /** The shortest and the longest string. */
  length?: [shortest: number, longest: number]
  /** The shortest and the longest list. */
  items?: [shortest: number, longest: number]
  /**
   * The values of a string for which the documents list values; `(other)` for a value that is kept
   * back.
   */
  values?: Counts
  /** For objects whose schema has a name: what is in them is under `shapes`. */
  shape?: string
  /** For a property that the documents do not have: the operations whose responses have it. */
  undocumentedIn?: string[]
}

/** What was seen of a response, of an event, or of the objects of a schema. */
export interface SeenBody {
  seen: number
  /** By pointer, with `*` for the items of a list and the keys of a map. */
  properties: Record<string, SeenValue>
}

export interface SeenResponse extends SeenBody {
  /** Names, without those that every response had. */
  headers: Counts
  /** Media types. */
  media: Counts
  /** Error codes. */
  codes?: Counts
}

/**
 * How long calls about new records were too early, in milliseconds since the response that made the
 * record.
 */
export interface SeenSettling {
  /** The operation that made the records. */
  after: string
  records: number
  /** When the latest call that was too early was made; 0 if none was. */
  rejectedUntil: number
  /** When the latest of their first accepted calls was answered. */
  acceptedAfter: number
}

/** How long a list lacked a new record, in milliseconds. */
export interface SeenLag {
  list: string
  /** When the record was not listed for the last time; 0 if it was listed at once. */
  missingUntil: number
  /** When it was listed; unset if it never was. */
  listedAfter?: number
}

/** A valid request of a first contact that did not succeed. */
export interface SeenRefusal {
  operation: string
  /**
   * Whether the plan, the settings or the key's scope do not allow it, or the documents' example
   * was rejected.
   */
  outcome: 'not available' | 'rejected'
  status: number
  code?: string
}

export interface Evidence {
  /** The version of this format. */
  format: 1
  run: 'first contact' | 'check'
  /** The day on which the run ended, in UTC. */
  day: string
  /** The service's region, or `not the service`. */
  region: string
  versions: { package: string; documents: Record<string, string> }
  /** Responses that count here. */
  responses: number
  settling?: SeenSettling[]
  lists?: SeenLag[]
  refused?: SeenRefusal[]
  /** Names of the headers that every response had; they are not repeated below. */
  headers: string[]
  /** By document, operation and status. */
  operations: Record<string, Record<string, Record<string, SeenResponse>>>
  /**
   * What was seen of the objects of the schemas that have a name, in all responses and events, by
   * document and name.
   */
  shapes: Record<string, Record<string, SeenBody>>
  /** Events that arrived, by trigger, and by the operation after whose call they came. */
  events?: Record<string, SeenBody & { after: Counts }>
}

/** The region of a server that is not at an address of the service. */
export const notTheService = 'not the service'

/** In place of a name or value that is kept back. */
export const other = '(other)'

/** What was seen of each operation and status. */
export const responsesIn = (operations: Evidence['operations']): SeenResponse[] =>
  Object.values(operations).flatMap((byId) => Object.values(byId).flatMap((statuses) => Object.values(statuses)))

/** The names of all headers that came. */
export const headersIn = ({ headers, operations }: Pick<Evidence, 'headers' | 'operations'>): Set<string> =>
  new Set([...headers, ...responsesIn(operations).flatMap((response) => Object.keys(response.headers))])

/** The file's text: what fits stays on a line, so that a person can read it. */
export const printedEvidence = (evidence: Evidence): string => `${printed(evidence, '')}\n`

const widest = 150

function printed(value: unknown, indent: string): string {
  const line = spaced(JSON.stringify(value))
  if (indent.length + line.length <= widest || typeof value !== 'object' || value === null) return line
  const deeper = `${indent} `
  const names = Array.isArray(value) ? value.map(() => '') : Object.keys(value).map((name) => `${JSON.stringify(name)}: `)
  const parts = Object.values(value).map((child, index) => names[index] + printed(child, deeper))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${deeper}${filled(parts, deeper)}\n${indent}${close}`
}

/** Parts with commas, as many on a line as fit. */
function filled(parts: readonly string[], indent: string): string {
  let text = ''
  let width = indent.length
  for (const [index, part] of parts.entries()) {
    const fits = index > 0 && !part.includes('\n') && width > 0 && width + part.length + 2 <= widest
    text += index === 0 ? part : fits ? `, ${part}` : `,\n${indent}${part}`
    width = part.includes('\n') ? 0 : (fits ? width + 2 : indent.length) + part.length
  }
  return text
}

/** JSON with a space after each comma and colon outside strings. */
const spaced = (line: string): string => line.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part.length === 1 ? `${part} ` : part))
