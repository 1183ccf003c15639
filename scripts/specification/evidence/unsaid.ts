import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Seen } from '../../../contract-tests/evidence/seen.ts'
import { sentenceOf } from '../../../contract-tests/firstContact/lines.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import { isSeenLive } from '../pages/seenLive.ts'

/** Something that a file shows and the documents do not say. */
interface Unsaid {
  readonly file: string
  readonly operation: string
  readonly text: string
  readonly times: number
}

/**
 * What files show, as lines: by operation what the documents do not say, then the operations that
 * responded as documented for the first time. Two files of one run count once.
 */
export function linesOf(all: readonly Seen[], contracts: readonly Contract[]): { lines: string[]; differs: boolean } {
  const files = [...new Map(all.map((seen) => [seen.id, seen])).values()]
  const unsaid = files.flatMap((seen) => [...differencesIn(seen), ...contracts.flatMap((contract) => codesIn(seen, contract))])
  const differing = new Set(unsaid.map(({ operation }) => operation))
  const isNew = contracts.flatMap(({ name, operations }) =>
    operations.flatMap((operation) => {
      const own = files.filter(({ operations: seen }) =>
        Object.keys(seen[name]?.[operation.id] ?? {}).some((status) => Number(status) < 300),
      )
      return own.length === 0 || isSeenLive(operation) || differing.has(operation.id) ? [] : [`${operation.id} (${own.length})`]
    }),
  )
  const lines = [
    ...files.map(({ run, day, region, responses, id }) => `A ${run} of ${day} in ${region}: ${plural(responses, 'response')}, run ${id}.`),
    ...(files.length < all.length ? [`${plural(all.length - files.length, 'file is', 'files are')} of a run that another file has.`] : []),
    '',
    `The documents do not say ${plural(unsaid.length, 'thing')} of ${plural(differing.size, 'operation')}.`,
    ...[...groupBy(unsaid, ({ operation }) => operation)].flatMap(([operation, own]) => [
      operation,
      ...[...groupBy(own, ({ text }) => text)].map(
        ([text, same]) =>
          `  ${text} (${same.length} of ${plural(files.length, 'file')}, ${plural(
            same.reduce((sum, { times }) => sum + times, 0),
            'time',
          )})`,
      ),
    ]),
    '',
    `As documented, and never seen before: ${plural(isNew.length, 'operation')}, each with its number of files.`,
    ...(isNew.length > 0 ? [`  ${isNew.join(', ')}`] : []),
  ]
  return { lines, differs: unsaid.length > 0 }
}

const differencesIn = ({ id, differs }: Seen): Unsaid[] =>
  differs.map((difference) => {
    const { document, operation, pointer, times } = difference
    return { file: id, operation, text: `${sentenceOf(difference)}, at ${document} ${pointer}`, times }
  })

/** Error codes that the documents do not list for an operation, or have with another status. */
const codesIn = ({ id, operations }: Seen, { name, document, operations: documented }: Contract): Unsaid[] =>
  Object.entries(operations[name] ?? {}).flatMap(([operation, statuses]) =>
    Object.entries(statuses).flatMap(([status, { codes = {} }]) =>
      Object.entries(codes).flatMap(([code, times]): Unsaid[] => {
        const known = document['x-error-evidence']?.[code]?.status
        const isListed = documented.find((own) => own.id === operation)?.errorCodes.includes(code)
        const said = known !== undefined && known !== Number(status) ? `with ${known}` : isListed ? undefined : 'not at all'
        return said === undefined ? [] : [{ file: id, operation, text: `${code} with ${status}, documented ${said}`, times }]
      }),
    ),
  )
