import { isDeepStrictEqual } from 'node:util'
import { didYouMean } from '../documents/closestName.ts'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { requireOptions } from '../validate/optionNames.ts'
import type { ReadRequest } from '../validate/request.ts'

/** The calls for which a test plans a failure or an answer. */
export interface PlannedCalls {
  /** The contract and the operation; `undefined` for any operation. */
  readonly of: { readonly contract: Contract; readonly operation: Operation } | undefined
  /** The arguments that the calls have. */
  readonly wanted: Json
}

/**
 * Reads how a test names calls.
 *
 * @param name - the id of the operation, the client's method, or `*`
 * @param wanted - the arguments of the calls, by the names of the client
 * @throws Error if there is no such operation, or it takes no such argument
 */
export function callsNamed(contracts: readonly Contract[], name: string, wanted: unknown = {}): PlannedCalls {
  const all = contracts.flatMap((contract) => contract.operations.map((operation) => ({ contract, operation })))
  const of = name === '*' ? undefined : all.find(({ operation: { id } }) => id === name || camelCase(id) === name)
  if (!of && name !== '*')
    throw new Error(
      `Unknown operation: ${name}.${didYouMean(
        name,
        all.map(({ operation }) => camelCase(operation.id)),
      )}`,
    )
  const operations = of ? [of.operation] : all.map(({ operation }) => operation)
  const names = operations.flatMap(({ parameters, body }) => [...parameters.map((parameter) => parameter.name), ...(body ? ['body'] : [])])
  requireOptions('with', wanted, [...new Set(names)])
  return { of, wanted: wanted as Json }
}

export const isOneOf = ({ of, wanted }: PlannedCalls, read: ReadRequest | undefined): boolean =>
  (of === undefined || of.operation === read?.operation) && includes(read?.values ?? {}, wanted)

/** Whether a value has what is wanted, at any depth. */
const includes = (value: unknown, wanted: unknown): boolean =>
  isObject(wanted)
    ? isObject(value) && Object.entries(wanted).every(([name, part]) => includes(value[name], part))
    : isDeepStrictEqual(value, wanted)
