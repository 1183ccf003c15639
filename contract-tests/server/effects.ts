import { isDeepStrictEqual } from 'node:util'
import { type Arguments, plainSchema } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { lost, volatile } from './compare.ts'
import { isSafe } from './createdRecords.ts'
import { bodyProperties, type Resource, resourcesOf, responseProperties } from './resources.ts'

// Sent is not obeyed. A query parameter counts as checked if two requests that differ only in it,
// or in a cursor, got different records; a property of a record, if a response of another operation
// shows the sent value there; any other property, if its value appears in what another operation
// returns, or disappears from it.

/** What parameters and properties did, as far as the calls of a scenario show it. */
export interface EffectLog {
  /** Notes a successful call. */
  note(operation: Operation, args: Arguments, body: Json): void
  /** The names of what had an effect; see {@link parameterName} and {@link propertyName}. */
  seen(): string[]
}

export const parameterName = ({ id }: Operation, name: string): string => `${id} ${name}`
export const propertyName = ({ id }: Operation, name: string): string => `${id} body ${name}`

/**
 * The query parameters of an operation that reads, which choose, order or limit what it returns.
 */
export const parametersWithEffect = (operation: Operation): string[] =>
  isSafe(operation) ? operation.parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])) : []

/** The properties of an operation's body that another operation shows. */
export function readableProperties(contract: Contract, operation: Operation): string[] {
  const { get } = resourceOf(contract, operation) ?? {}
  if (!get) return []
  const shown = responseProperties(contract, get)
  return [...bodyProperties(contract, operation)].filter((name) => shown.has(name))
}

/** Every property of an operation's body. */
export const sentProperties = (contract: Contract, operation: Operation): string[] =>
  isSafe(operation) ? [] : [...bodyProperties(contract, operation)]

/** The kind of record that an operation creates or updates. */
function resourceOf(contract: Contract, operation: Operation): Resource | undefined {
  const resources = resourcesOf(contract)
  const created = resources.get(operation.path)
  const updated = resources.get(operation.path.replace(/\/\{[^}]+\}$/, ''))
  return created?.create === operation ? created : updated?.update === operation ? updated : undefined
}

/** Creates the log of a scenario. */
export function createEffectLog(contract: Contract): EffectLog {
  const seen = new Set<string>()
  const written: { name: string; property: string; value: unknown }[] = []
  // Values of properties that no record has, with what each operation returned before.
  const unread: { name: string; texts: ReadonlySet<string>; former: ReadonlyMap<string, ReadonlySet<string>> }[] = []
  const returned = new Map<string, ReadonlySet<string>>()
  let reads: { operation: Operation; args: Arguments; records: string }[] = []

  function noteWrite(operation: Operation, { body }: Arguments): void {
    // What is read afterwards may differ because of this call.
    reads = []
    if (!isObject(body)) return
    const readable = readableProperties(contract, operation)
    for (const [property, value] of Object.entries(body)) {
      const name = propertyName(operation, property)
      if (readable.includes(property)) written.push({ name, property, value })
      else unread.push({ name, texts: textsIn(value), former: new Map(returned) })
    }
  }

  function noteRead(operation: Operation, sent: Arguments, { data }: Json): void {
    const args = { ...defaultsOf(contract, operation), ...sent }
    const records = textOf(data)
    for (const other of reads) {
      if (other.operation !== operation || other.records === records) continue
      const names = differences(args, other.args)
      // What a cursor consists of is sent together.
      if (names.length === 1 || names.every((name) => operation.paging?.parameters?.includes(name)))
        for (const name of names) seen.add(parameterName(operation, name))
    }
    reads.push({ operation, args, records })
    const shown = [data].flat().filter(isObject)
    for (const { name, property, value } of written)
      if (shown.some((record) => record[property] !== undefined && lost(value, record[property]).length === 0)) seen.add(name)
    const texts = textsIn(data)
    for (const { name, texts: values, former } of unread) {
      const before = former.get(operation.id)
      if ([...values].some((text) => texts.has(text) !== (before?.has(text) ?? false))) seen.add(name)
    }
    returned.set(operation.id, texts)
  }

  return {
    note: (operation, args, body) => (isSafe(operation) ? noteRead(operation, args, body) : noteWrite(operation, args)),
    seen: () => [...seen],
  }
}

/** The texts in a value, at any depth, and the names of its properties. */
function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) textsIn(child, Array.isArray(value) ? found : found.add(name))
  else if (typeof value === 'string' && value !== '') found.add(value)
  return found
}

/** What an omitted parameter means, where the documents say so. */
const defaultsOf = (contract: Contract, { parameters }: Operation): Arguments =>
  Object.fromEntries(parameters.map(({ name, schema }) => [name, plainSchema(contract, schema).default]))

/** The arguments in which two calls differ. */
const differences = (one: Arguments, other: Arguments): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !isDeepStrictEqual(one[name], other[name]))

/** Records without what changes by itself. */
const textOf = (data: unknown): string => JSON.stringify(data, (name, value: unknown) => (volatile.has(name) ? undefined : value)) ?? ''
