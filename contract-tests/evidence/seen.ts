import type { DocumentName } from '../documents/bundles.ts'

declare const brand: unique symbol

/**
 * A text of the documents or of this package. Of what a server sends, nothing else is kept or
 * printed, so that no text, identifier or key of somebody can be.
 */
export type KnownText = string & { readonly [brand]: true }

/** In place of a name, code or type that the documents do not have. */
export const other = '(other)' as KnownText

/** The region of a server that is not at an address of the service. */
export const notTheService = 'not the service'

/** How often something was seen, by name. */
export type Counts = Record<string, number>

/** A place where a response is not as the documents say. */
export interface ResponseDifference {
  /** The operation's id. */
  readonly operation: KnownText
  readonly status: number
  /** `status`, `content-type`, or the place in the body, with `*` for items and keys of a map. */
  readonly place: KnownText
  /** What the documents say there, as a JSON pointer into them. */
  readonly pointer: KnownText
  readonly expected: KnownText
  /** The type of what was there, such as `string` or `nothing`; of a status its number. */
  readonly got: KnownText
}

/** A difference and how often it was seen. */
export interface SeenDifference extends ResponseDifference {
  readonly document: DocumentName
  readonly times: number
}

/** What was seen of the responses of an operation with one status. */
export interface SeenResponses {
  seen: number
  /** Error codes. */
  codes?: Counts
}

/**
 * How long calls about new records were too early, in milliseconds since the response that made the
 * record.
 */
export interface SeenSettling {
  /** The operation that made the records. */
  readonly after: string
  readonly records: number
  /** When the latest call that was too early was made; 0 if none was. */
  readonly rejectedUntil: number
  /** When the latest of their first accepted calls was answered. */
  readonly acceptedAfter: number
}

/** What a run saw of a server, without anything that identifies the app or its users. */
export interface Seen {
  /** The version of this format. */
  readonly format: 3
  /** Chosen by chance, so that two runs can be told apart. */
  readonly id: string
  readonly run: 'first contact' | 'check'
  /** The day on which the run ended, in UTC. */
  readonly day: string
  /** The service's region, or `not the service`. */
  readonly region: string
  readonly versions: { readonly package: string; readonly documents: Record<string, string> }
  /** Responses that count here. */
  readonly responses: number
  /** By document, operation and status. */
  readonly operations: Record<string, Record<string, Record<string, SeenResponses>>>
  readonly differs: readonly SeenDifference[]
  readonly settling: readonly SeenSettling[]
  /** How often a limit was met (429), by operation. */
  readonly limits: Counts
}

/** Counts one more. */
export const count = (counts: Counts, name: string): void => {
  counts[name] = (Object.hasOwn(counts, name) ? (counts[name] as number) : 0) + 1
}

/** The file's text. */
export const printedEvidence = (seen: Seen): string => `${JSON.stringify(seen, undefined, 1)}\n`
