import { resourcesOf } from '../../contract-tests/server/resources.ts'
import type { ErrorEntry, OperationEntry } from './shared/model.ts'

/** What kind of handling an error code needs. */
export type ErrorKind =
  | 'limit'
  | 'key'
  | 'scope'
  | 'quota'
  | 'plan'
  | 'taken'
  | 'done'
  | 'missing'
  | 'forbidden'
  | 'failed'
  | 'invalid'
  | 'other'

/**
 * The kinds, by what the documents say of a code: rules of operations first, then the status, then
 * the family of the code. The first that fits counts.
 */
const kinds: readonly (readonly [kind: ErrorKind, fits: (entry: ErrorEntry) => boolean])[] = [
  ['limit', ({ status }) => status === 429],
  ['scope', ({ code, status }) => code.startsWith('AUTH_ERR_') && status === 403],
  ['key', ({ code }) => code.startsWith('AUTH_ERR_') && !code.includes('AUTH_TOKEN')],
  [
    'quota',
    ({ code, operations }) =>
      operations.some(({ operation }) => operation.quota?.code === code) || /_LIMIT_(?:EXCEEDED|REACHED)$/.test(code),
  ],
  ['plan', ({ code, status }) => status === 402 || /PLAN|SUBSCRIPTION|FEATURE_NOT|MAX_LIMIT|_RESTRICTION$/.test(code)],
  ['taken', ({ code, operations }) => takes(code, operations) || code.endsWith('_ALREADY_EXISTS')],
  ['done', ({ code, operations }) => /^ERR_(?:ALREADY|SAME)_|_ALREADY_(?:ADDED|JOINED|LEFT)$/.test(code) || isGone(code, operations)],
  ['missing', ({ code, status }) => status === 404 || /_NOT_FOUND$|_DOES_NOT_EXIST$/.test(code)],
  ['forbidden', ({ status }) => status === 401 || status === 403],
  [
    'failed',
    ({ status = 0, remedy, code }) => status >= 500 || status === 408 || /_FAILED$/.test(code) || (remedy?.retry ?? 'no') !== 'no',
  ],
  ['invalid', ({ code, status }) => status === 400 || /INVALID|EMPTY|WRONG/.test(code)],
]

const takes = (code: string, operations: readonly OperationEntry[]) => operations.some(({ operation }) => operation.unique?.code === code)

/** Whether what an operation removes is not there. */
const isGone = (code: string, operations: readonly OperationEntry[]) =>
  /^ERR_NOT_AN?_/.test(code) && operations.some(({ operation }) => operation.method === 'DELETE')

/** The kind of handling that an error code needs. */
export const kindOf = (entry: ErrorEntry): ErrorKind => kinds.find(([, fits]) => fits(entry))?.[0] ?? 'other'

/** The operations of the records of a kind. */
export interface RecordOperations {
  /** The path parameter that identifies a record. */
  readonly parameter: string
  /** The property of `create`'s body that identifies the new record, if the caller chooses it. */
  readonly idProperty?: string | undefined
  readonly create?: OperationEntry | undefined
  readonly list?: OperationEntry | undefined
  readonly get?: OperationEntry | undefined
  readonly update?: OperationEntry | undefined
  readonly remove?: OperationEntry | undefined
}

/**
 * The kinds of records that a code such as `ERR_AUTH_TOKEN_NOT_FOUND` may be about: those whose own
 * operations return it and whose path has its words, the nearest first.
 */
export function recordsOf({ code, operations }: ErrorEntry, all: readonly OperationEntry[]): RecordOperations[] {
  const words = code
    .replace(/^ERR_|_ID(?=_)|_(?:NOT_FOUND|ALREADY_EXISTS|\w*FAILED)$/g, '')
    .toLowerCase()
    .split('_')
  const contracts = [...new Set(operations.map(({ contract }) => contract))]
  const found = contracts.flatMap((contract) =>
    [...resourcesOf(contract).values()].flatMap((resource) => {
      const entryOf = (id?: string) => all.find((entry) => entry.contract === contract && entry.operation.id === id)
      // Some records are changed without their identifier in the path.
      const updateInCollection = contract.operations.find(({ method, path }) => method === 'PUT' && path === resource.collection)
      const own = {
        list: resource.list,
        get: resource.get,
        update: resource.update ?? updateInCollection,
        remove: resource.remove,
        create: resource.create,
      }
      const returning = Object.values(own).filter((operation) => operation?.errorCodes.includes(code)).length
      const named = namesOf(resource.collection, resource.parameter)
      const fit = named.has(words.join('')) ? 2 : words.every((word) => named.has(word)) ? 1 : 0
      if (returning === 0 || fit === 0) return []
      const entries = Object.fromEntries(Object.entries(own).map(([name, operation]) => [name, entryOf(operation?.id)]))
      const record: RecordOperations = { ...entries, parameter: resource.parameter, idProperty: resource.idProperty }
      return [{ record, fit, returning, isPart: resource.collection.includes('{') }]
    }),
  )
  const best = Math.max(...found.map(({ fit }) => fit))
  const hasWholes = found.some(({ fit, isPart }) => fit === best && !isPart)
  return found
    .filter(({ fit, isPart }) => fit === best && !(hasWholes && isPart))
    .sort((a, b) => b.returning - a.returning)
    .map(({ record }) => record)
}

/**
 * The names that codes use for the records of a collection: `authtoken`, from the path and from the
 * parameter.
 */
function namesOf(collection: string, parameter: string): ReadonlySet<string> {
  const last = collection.split('/').at(-1) ?? ''
  const singular = last.replace(/s$/, '')
  const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '')
  return new Set([plain(singular), plain(parameter), plain(parameter).replace(/id$/, ''), ...singular.split(/[-_]/)])
}
