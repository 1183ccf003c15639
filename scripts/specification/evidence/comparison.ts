import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { other, type Seen } from '../../../contract-tests/evidence/seen.ts'
import { isSeenLive } from '../pages/seenLive.ts'

/** Something that files saw and that the documents say otherwise, with one cause. */
export interface Cause {
  /** What the documents say, and where, if that is one place. */
  readonly says: string
  readonly pointer: string | undefined
  readonly saw: string
  readonly operations: readonly string[]
  readonly times: number
  /** How many files have it. */
  readonly files: number
}

/** Something that files saw as the documents say it. */
export interface Agreement {
  /** An operation's id, an error code. */
  readonly name: string
  /** The ids of the editions that the files become. */
  readonly editions: readonly string[]
  /** Whether no live source stated it before. */
  readonly isNew: boolean
  /** A method and a path, for a source. */
  readonly pointer: string
}

/** Files of evidence, compared with the documents. */
export interface Comparison {
  readonly files: number
  readonly causes: readonly Cause[]
  /** What agrees: operations, then error codes. */
  readonly operations: readonly Agreement[]
  readonly codes: readonly Agreement[]
  /** Operations that neither a live source nor a file has. */
  readonly neverSeen: readonly Operation[]
}

/** The id of the edition that a file becomes. */
export const editionOf = ({ run, day, region, id }: Seen): string =>
  `${run === 'check' ? 'check' : 'contact'}-${day}-${region}-${id.slice(0, 8)}`

/** Compares files with the documents. The same run counts once. */
export function compare(all: readonly Seen[], contracts: readonly Contract[]): Comparison {
  const files = [...new Map(all.map((seen) => [seen.id, seen])).values()]
  const seen = new Set(files.flatMap(({ operations }) => Object.values(operations).flatMap((own) => Object.keys(own))))
  return {
    files: files.length,
    causes: causesIn(files, contracts),
    operations: agreed(files, contracts, operationsIn),
    codes: agreed(files, contracts, codesIn),
    neverSeen: contracts.flatMap(({ operations }) => operations.filter((operation) => !isSeenLive(operation) && !seen.has(operation.id))),
  }
}

/** A difference of a file, before those with one cause are put together. */
type Difference = Omit<Cause, 'files' | 'operations'> & { readonly operation: string; readonly file: string }

function causesIn(files: readonly Seen[], contracts: readonly Contract[]): Cause[] {
  const found = files.flatMap((seen) => [...differencesIn(seen), ...contracts.flatMap((contract) => codeDifferences(seen, contract))])
  return [...groupBy(found, ({ pointer, says, saw }) => JSON.stringify([pointer, says, saw])).values()]
    .map((same) => ({
      ...(same[0] as Difference),
      operations: [...new Set(same.map(({ operation }) => operation))],
      times: same.reduce((sum, { times }) => sum + times, 0),
      files: new Set(same.map(({ file }) => file)).size,
    }))
    .sort((a, b) => b.files - a.files || b.operations.length - a.operations.length)
}

/** A status with the same code is one cause, whatever the operation. */
const differencesIn = ({ id, differs }: Seen): Difference[] =>
  differs.map(({ document, operation, place, pointer, expected, got, times }) =>
    place === 'status'
      ? { pointer: undefined, says: 'another status', saw: got, times, operation, file: id }
      : { pointer: `${document} ${pointer}`, says: expected, saw: `${got} at ${place}`, times, operation, file: id },
  )

/** Codes that the documents do not list for an operation, or have with another status. */
function codeDifferences({ id: file, operations }: Seen, { name, document, operations: documented }: Contract): Difference[] {
  return responsesIn(operations[name]).flatMap(({ id, status, codes }) =>
    Object.entries(codes).flatMap(([code, times]): Difference[] => {
      const known = document['x-error-evidence']?.[code]?.status
      const isListed = documented.find((operation) => operation.id === id)?.errorCodes.includes(code)
      const common = { saw: `${code} with ${status}`, times, operation: id, file }
      if (known !== undefined && known !== status)
        return [{ ...common, pointer: `${name} #/x-error-evidence/${code}`, says: `${code} with ${known}` }]
      return isListed ? [] : [{ ...common, pointer: undefined, says: 'x-error-codes without it' }]
    }),
  )
}

const responsesIn = (operations: Seen['operations'][string] = {}) =>
  Object.entries(operations).flatMap(([id, statuses]) =>
    Object.entries(statuses).map(([status, { codes = {} }]) => ({ id, status: Number(status), codes })),
  )

/** What one file saw as documented. */
type Found = Omit<Agreement, 'editions'>

function agreed(files: readonly Seen[], contracts: readonly Contract[], find: (seen: Seen, contract: Contract) => Found[]): Agreement[] {
  const all = files.flatMap((seen) =>
    contracts.flatMap((contract) => find(seen, contract)).map((found) => ({ ...found, edition: editionOf(seen) })),
  )
  return [...groupBy(all, ({ name }) => name).values()].map((same) => ({
    ...(same[0] as Found),
    editions: [...new Set(same.map(({ edition }) => edition))],
  }))
}

/** Operations that succeeded without a difference. */
function operationsIn({ operations, differs }: Seen, { name, operations: documented }: Contract): Found[] {
  const differing = new Set<string>(differs.map(({ operation }) => operation))
  const succeeded = new Set(responsesIn(operations[name]).flatMap(({ id, status }) => (status < 300 && !differing.has(id) ? [id] : [])))
  return documented
    .filter(({ id }) => succeeded.has(id))
    .map((operation) => ({ name: operation.id, isNew: !isSeenLive(operation), pointer: `${operation.method} ${operation.path}` }))
}

/** Error codes with the documented status. */
const codesIn = ({ operations }: Seen, { name, document, operations: documented }: Contract): Found[] =>
  responsesIn(operations[name]).flatMap(({ id, status, codes }) =>
    Object.keys(codes).flatMap((code) => {
      const known = document['x-error-evidence']?.[code]
      const operation = documented.find((candidate) => candidate.id === id)
      return code !== other && known?.status === status && operation
        ? [{ name: code, isNew: known.sources.every(({ kind }) => kind !== 'live'), pointer: `${operation.method} ${operation.path}` }]
        : []
    }),
  )
