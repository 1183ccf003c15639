import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { identifiersIn } from './identifiers.ts'

/** A call that made records. */
interface MadeCall {
  readonly operation: Operation
  readonly args: Arguments
}

const textOf = (value: unknown): string => String(value).toLowerCase()

/**
 * Whether a record is another of several that a call makes: for a record that a list of its body
 * names.
 */
export function isMadeForAnother(contract: Contract, { operation, args }: MadeCall, record: unknown): boolean {
  const body: unknown = args.body
  if (!isObject(body) || !isObject(record)) return false
  const listed = identifiersIn(contract, operation, args).filter(({ pointer }) => /^\/body\/.+\/\d+$/.test(pointer))
  const names = new Set(listed.map(({ value }) => textOf(value)))
  const differs = ([name, sent]: [string, unknown]) => typeof sent === 'string' && textOf(sent) !== textOf(record[name])
  return Object.entries(body).some((entry) => differs(entry) && names.has(textOf(record[entry[0]])))
}
