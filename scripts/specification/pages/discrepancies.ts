import { contradictionsAt, type Interpretation, type OpenPoint } from '../../../contract-tests/documents/discrepancies.ts'
import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { productFamilies } from './families.ts'

/** A contradiction in the public documentation. */
export interface Discrepancy {
  /** The affected family; `undefined` if there are several. */
  readonly family: string | undefined
  /** The affected operation, event or component, by its id or name. */
  readonly subject: string
  /** The subject or a part of it, in words. */
  readonly where: string
  /** The contradiction and the chosen reading. */
  readonly text: string
  /** Whether a published example is not followed. */
  readonly disputed: boolean
  /** Its name, if it is about behaviour. */
  readonly id?: string
  /** The possible behaviours, the one taken first; unset if it is not about behaviour. */
  readonly readings?: readonly Interpretation[]
}

/** The made parts of docs/discrepancies.md: every contradiction, with the chosen reading. */
export function discrepancyTables(documents: readonly OpenApiDocument[]): Record<'behaviour' | 'shape', string> {
  const listed = new Set<string>()
  const behaviours: Discrepancy[] = []
  const chapters = documents.map((document) => {
    const fresh = discrepanciesOf(document).filter(({ where, text }) => !listed.has(where + text))
    for (const { where, text } of fresh) listed.add(where + text)
    behaviours.push(...fresh.filter(({ readings }) => readings))
    const ofShape = fresh.filter(({ readings }) => !readings)
    return `## ${document.info.title}\n\n${byFamily(ofShape, lines)}`
  })
  return { behaviour: byFamily(behaviours, behaviourLines), shape: chapters.join('\n') }
}

/** A section for each family. */
function byFamily(discrepancies: readonly Discrepancy[], linesOf: (list: readonly Discrepancy[]) => string[]): string {
  const order = new Map(productFamilies.map(([name], index) => [name, index]))
  const place = (family: string | undefined) =>
    family === undefined ? Number.POSITIVE_INFINITY : (order.get(family) ?? productFamilies.length)
  const groups = [...groupBy(discrepancies, ({ family }) => family)].sort(([a], [b]) => place(a) - place(b))
  const sections = groups.map(
    ([family, list]) => `### ${family ?? 'Shared by several families'}

${linesOf(list).join('')}`,
  )
  return sections.join('\n')
}

/** A line for each contradiction about behaviour, with a line for each reading. */
const behaviourLines = (discrepancies: readonly Discrepancy[]): string[] =>
  discrepancies.map(
    ({ where, text, id, readings = [] }) =>
      `- **\`${id}\`**, ${where}: ${text}\n${readings.map((reading) => `  - \`${reading.name}\`: ${reading.text}\n`).join('')}`,
  )

/** A line for each contradiction, with all of its locations. */
function lines(discrepancies: readonly Discrepancy[]): string[] {
  const alike = groupBy(discrepancies, ({ text, disputed }) => (disputed ? `**Example not followed.** ${text}` : text))
  return [...alike].map(([text, list]) => `- ${list.map(({ where }) => where).join(', ')}: ${text}\n`)
}

/** Every contradiction noted in a bundled document, in document order. */
export function discrepanciesOf(document: OpenApiDocument): Discrepancy[] {
  const found: Discrepancy[] = []
  const familiesOfComponent = new Map<string, Set<string>>()
  for (const place of ['paths', 'webhooks'] as const) {
    for (const { id, method, path, tag } of operationsOf(document, place)) {
      const node = (document[place]?.[path]?.[method.toLowerCase()] ?? {}) as Json
      const name = place === 'webhooks' ? `event \`${path}\`` : `\`${id}\``
      for (const note of notes(node))
        found.push({ family: tag, subject: place === 'webhooks' ? path : id, where: name + parameterAt(note.steps, node), ...note.finding })
      for (const component of componentsFrom(document, node))
        familiesOfComponent.set(component, (familiesOfComponent.get(component) ?? new Set()).add(tag))
    }
  }
  for (const [kind, named] of Object.entries(document.components)) {
    for (const [name, node] of Object.entries(named)) {
      const concernedFamilies = [...(familiesOfComponent.get(`#/components/${kind}/${name}`) ?? [])]
      const family = concernedFamilies.length === 1 ? concernedFamilies[0] : undefined
      for (const note of notes(node)) found.push({ family, subject: name, where: `\`${name}${propertyAt(note.steps)}\``, ...note.finding })
    }
  }
  return found
}

interface Note {
  readonly steps: readonly string[]
  readonly finding: Omit<Discrepancy, 'family' | 'subject' | 'where'>
}

/** The notes inside a part of a document, without following references. */
function notes(node: unknown, steps: readonly string[] = []): Note[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]): Note[] => {
    if (key === 'examples' || key === 'example') return []
    if (key === 'x-discrepancy') return contradictionsAt(node).map((contradiction) => ({ steps, finding: findingOf(contradiction) }))
    if (key === 'x-published-example-disputed') return [{ steps, finding: { text: oneLine(value), disputed: true } }]
    return notes(value, [...steps, key])
  })
}

const findingOf = (contradiction: string | OpenPoint): Note['finding'] =>
  typeof contradiction === 'string'
    ? { text: oneLine(contradiction), disputed: false }
    : { text: oneLine(contradiction.text), disputed: false, id: contradiction.id, readings: contradiction.readings }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every component that a part of a document references, directly or indirectly. */
function componentsFrom(document: OpenApiDocument, node: unknown, seen = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return seen
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string' && !seen.has(value)) {
      seen.add(value)
      const [kind, name] = value.slice('#/components/'.length).split('/') as [string, string]
      componentsFrom(document, document.components[kind]?.[name], seen)
    } else if (key !== 'examples' && key !== 'example') componentsFrom(document, value, seen)
  }
  return seen
}

/** The affected parameter of an operation. */
const parameterAt = ([first, index]: readonly string[], { parameters }: Json): string =>
  first === 'parameters' ? `, parameter \`${(parameters as { name?: string }[])[Number(index)]?.name}\`` : ''

/** The affected property of a schema: `.data.id`. */
const propertyAt = (steps: readonly string[]): string =>
  steps.flatMap((step, index) => (steps[index - 1] === 'properties' ? [`.${step}`] : [])).join('')
