import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isMap, isSeq, type Pair, parse, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import type { Comparison, Confirmed, EvidenceFile } from './comparison.ts'
import { editionOf } from './comparison.ts'

/** What was changed, and what a person has to add. */
export interface Written {
  readonly changed: readonly string[]
  readonly byHand: readonly string[]
}

/**
 * Adds a live source to what was confirmed, and drafts an `x-discrepancy` at each operation with a
 * contradiction. Lines are only added; everything else in the files stays as it is.
 *
 * @param folder - the specification's folder, or a copy of it
 */
export async function writeComparison(
  folder: string,
  files: readonly EvidenceFile[],
  { confirmed, contradictions }: Comparison,
  contracts: readonly Contract[],
): Promise<Written> {
  const changed = new Set<string>()
  const byHand: string[] = []
  const edit = async (file: string, change: (text: string) => string) => {
    const before = await readFile(file, 'utf8')
    const after = change(before)
    if (after === before) return
    await writeFile(file, after)
    changed.add(relative(folder, file))
  }
  const used = new Set([...confirmed.map(({ edition }) => edition), ...contradictions.flatMap(({ editions }) => editions)])
  await edit(join(folder, 'extensions/editions.yaml'), (text) =>
    withEditions(
      text,
      files.filter(({ evidence }) => used.has(editionOf(evidence))),
    ),
  )
  for (const found of confirmed.filter(({ isCode }) => !isCode)) {
    const place = await operationFile(folder, found.document, found.name, contracts)
    await edit(place.file, (text) => withSource(text, [place.method, 'x-sources'], sourceOf(found)))
  }
  for (const found of confirmed.filter(({ isCode }) => isCode))
    await edit(join(folder, 'shared/schemas/ErrorCode.yaml'), (text) =>
      withSource(text, ['x-error-evidence', found.name, 'sources'], sourceOf(found)),
    )
  for (const [id, own] of byOperation(contradictions)) {
    const [first] = own
    const place = await operationFile(folder, first?.document ?? '', id, contracts).catch(() => undefined)
    const draft = own
      .map(
        ({ pointer, says, saw, times, of, editions }) => `${pointer} says ${says}; ${editions.join(', ')} saw ${saw} (${times} of ${of})`,
      )
      .join('. ')
    if (!place) byHand.push(`${id}: ${draft}`)
    else
      await edit(place.file, (text) => {
        const after = withKey(text, [place.method], 'x-discrepancy', `Draft, to be decided: ${draft}.`)
        if (after === text) byHand.push(`${id}, which has an x-discrepancy: ${draft}`)
        return after
      })
  }
  return { changed: [...changed].sort(), byHand }
}

/** Contradictions by the first operation that shows them. */
function byOperation(contradictions: Comparison['contradictions']): Map<string, Comparison['contradictions'][number][]> {
  const found = new Map<string, Comparison['contradictions'][number][]>()
  for (const contradiction of contradictions) {
    const id = contradiction.operations[0] ?? contradiction.pointer
    found.set(id, [...(found.get(id) ?? []), contradiction])
  }
  return found
}

const sourceOf = ({ edition, situation }: Confirmed) => ({ kind: 'live', edition, pointer: situation })

/** The file of an operation, by the map of paths. */
async function operationFile(
  folder: string,
  document: string,
  id: string,
  contracts: readonly Contract[],
): Promise<{ file: string; method: string }> {
  const operation = contracts.find(({ name }) => name === document)?.operations.find((candidate) => candidate.id === id)
  const root = join(folder, document, 'openapi.yaml')
  const { paths } = parse(await readFile(root, 'utf8')) as { paths: Record<string, { $ref: string }> }
  const reference = operation && paths[operation.path]?.$ref
  if (!reference) throw new Error(`${root} has no operation ${id}`)
  return { file: join(dirname(root), reference), method: operation.method.toLowerCase() }
}

/** The order of sources: strongest first. */
const weaker = /kind: (sdk|code|inferred)\b/

/** Adds a source behind those that are as strong. */
function withSource(text: string, path: readonly string[], source: Record<string, string>): string {
  const list = parseDocument(text).getIn(path, true)
  if (!isSeq(list) || list.items.length === 0) return text
  const ranges = list.items.map((item) => (item as { range: [number, number, number] }).range)
  const place = ranges.findIndex(([start, end]) => weaker.test(text.slice(start, end)))
  const [start, end] = ranges.at(place > 0 ? place - 1 : -1) as [number, number, number]
  const indent = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return inserted(text, place === 0 ? text.lastIndexOf('\n', start) : end, `${indent}${inline(source)}`)
}

/**
 * Adds a key behind the sources of a map, or behind its description; the text itself if the map has
 * the key.
 */
function withKey(text: string, path: readonly string[], key: string, value: string): string {
  const map = parseDocument(text).getIn(path, true)
  if (!isMap(map) || map.has(key)) return text
  const pairs = map.items as Pair<{ value: string; range: [number, number, number] }, { range: [number, number, number] }>[]
  const last =
    ['x-sources', 'description', 'operationId'].flatMap((name) => pairs.find((pair) => pair.key.value === name) ?? [])[0] ?? pairs[0]
  if (!last?.value) return text
  const indent = ' '.repeat(columnOf(text, map))
  return inserted(text, last.value.range[1], `${indent}${key}: ${inline(value)}`)
}

function columnOf(text: string, map: YAMLMap): number {
  const start = map.range?.[0] ?? 0
  return start - text.lastIndexOf('\n', start - 1) - 1
}

/** Adds a line behind the line at an offset. */
function inserted(text: string, offset: number, line: string): string {
  const end = text.lastIndexOf('\n', offset - 1) === offset - 1 ? offset - 1 : text.indexOf('\n', offset)
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

const inline = (value: unknown): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim()

function withEditions(text: string, files: readonly EvidenceFile[]): string {
  const known = new Set((parse(text) as { id: string }[]).map(({ id }) => id))
  const missing = new Map(
    files.filter(({ evidence }) => !known.has(editionOf(evidence))).map(({ evidence }) => [editionOf(evidence), evidence]),
  )
  const entries = [...missing].map(([id, { run, day, region, responses, versions }]) => ({
    id,
    kind: 'live',
    what: `A ${run === 'check' ? 'run of the checks' : 'first contact'} of version ${versions.package} with the service in region ${region} on ${day}, ${plural(responses, 'response')}. A pointer is a method and a path.`,
  }))
  return entries.length > 0 ? text + stringify(entries, { lineWidth: 150 }) : text
}
