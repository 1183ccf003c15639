import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Seen } from '../../../contract-tests/evidence/seen.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { type Agreement, type Comparison, editionOf } from './comparison.ts'

/** How many independent files a live source takes. */
const enough = 2

/** The comparison as text. */
export function report(files: readonly { readonly file: string; readonly seen: Seen }[], comparison: Comparison): string {
  const { causes, operations, codes, neverSeen, files: count } = comparison
  const inFiles = (own: number) => `${own} of ${plural(count, 'file')}`
  const all = [...operations, ...codes]
  const lines = [
    ...files.map(({ file, seen }) => `${file}: ${editionOf(seen)}, ${plural(seen.responses, 'response')}.`),
    ...(count < files.length
      ? [`${plural(files.length - count, 'file is', 'files are')} of a run that another file has: it counts once.`]
      : []),
    '',
    `Agrees: ${plural(operations.length, 'operation')}, ${plural(codes.length, 'error code')}; ${all.filter(({ isNew }) => isNew).length} of them for the first time.`,
    ...agreement(all, inFiles),
    '',
    `Differs: ${plural(causes.length, 'cause')}.`,
    ...causes.flatMap(({ pointer, says, saw, operations: ids, times, files: own }) => [
      `  ${saw}; the documents: ${says}${pointer === undefined ? '' : ` (${pointer})`}`,
      `    ${inFiles(own)}, ${plural(times, 'time')}, ${plural(ids.length, 'operation')}: ${ids.join(', ')}`,
    ]),
    '',
    `Never seen: ${plural(neverSeen.length, 'operation')}.`,
    ...[...groupBy(neverSeen, ({ tag }) => tag)].map(([tag, own]) => `  ${tag}: ${own.map(({ id }) => id).join(', ')}`),
    ...proposals(files, all),
  ]
  return printable(lines.join('\n'))
}

/** What is new, by the number of files that have it. */
const agreement = (all: readonly Agreement[], inFiles: (own: number) => string): string[] =>
  [
    ...groupBy(
      all.filter(({ isNew }) => isNew),
      ({ editions }) => String(editions.length),
    ),
  ]
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([own, same]) => `  new, in ${inFiles(Number(own))}: ${same.map(({ name }) => name).join(', ')}`)

/** The sources that a person may add: what independent files saw alike. */
function proposals(files: readonly { readonly seen: Seen }[], all: readonly Agreement[]): string[] {
  const settled = all.filter(({ isNew, editions }) => isNew && editions.length >= enough)
  if (settled.length === 0) return ['', `Nothing to propose: a live source takes ${enough} independent files that agree.`]
  const used = new Set(settled.flatMap(({ editions }) => editions.slice(0, enough)))
  const named = new Map(files.map(({ seen }) => [editionOf(seen), seen]))
  return [
    '',
    'Proposed, to be decided by a person. In openapi/extensions/editions.yaml:',
    ...[...named]
      .filter(([id]) => used.has(id))
      .flatMap(([id, { versions, region, day, responses }]) => [
        `- id: ${id}`,
        '  kind: live',
        `  what: Version ${versions.package} with the service in region ${region} on ${day}, ${plural(responses, 'response')}. A pointer is a method and a path.`,
      ]),
    'In x-sources:',
    ...settled.flatMap(({ name, editions, pointer }) => [
      `${name}:`,
      ...editions.slice(0, enough).map((edition) => `  - { kind: live, edition: ${edition}, pointer: ${JSON.stringify(pointer)} }`),
    ]),
  ]
}
