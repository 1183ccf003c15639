import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { namesOf } from './exampleNames.ts'
import { type Identifier, identifiersIn, inPlaceOf } from './identifiers.ts'
import { asImported, isImport } from './imports.ts'
import { underPrefix } from './neverSent.ts'
import { ownIdPointer, resourcesOf } from './resources.ts'

/** Maps identifiers in the documents' examples to identifiers of the run's records. */
export interface Naming {
  /** The beginning of names, by which a later clean-up recognizes records. */
  readonly prefix: string
  /** The identifier of a record in the place of an example's; `undefined` for none. */
  record(identifier: Identifier): unknown
  /** The identifier of a new record in the place of an example's. */
  newRecord(example: string): string
}

/** The arguments of an example, about the records of a run. */
export function withNames(contract: Contract, operation: Operation, args: Arguments, naming: Naming): Arguments {
  const ownId = ownIdPointer(contract, operation)
  let current = args
  for (const identifier of identifiersIn(contract, operation, args)) {
    if (identifier.pointer === ownId) continue
    const id = naming.record(identifier)
    current = changedAt(current, identifier.pointer, () => (id === undefined ? id : inPlaceOf(identifier.value, id))) as Arguments
  }
  for (const pointer of [ownId, '/body/muid'])
    if (pointer && isText(valueAt(current, pointer)))
      current = changedAt(current, pointer, (old) => naming.newRecord(String(old))) as Arguments
  current = withOwnName(contract, operation, withUnique(contract, operation, current, naming), naming)
  const examples = namesOf(contract)
  const all = mentioned(
    current,
    naming.prefix,
    new Set([...(examples.get('/users') ?? []), ...(examples.get('/groups') ?? [])]),
  ) as Arguments
  return isImport(operation) ? { ...all, body: asImported(contract, all.body) } : all
}

/** The beginning of a word that only messages of a run have. */
export const ownWord = 'word:'

/**
 * Replaces users that texts mention, users and groups that are keys of a map, and words of the run.
 */
function mentioned(value: unknown, prefix: string, keys: ReadonlySet<string>): unknown {
  if (typeof value === 'string')
    return value
      .replace(/<@uid:(?!contract-)/g, `<@uid:${prefix}`)
      .replace(/\bword:/gi, (text) => (text === ownWord ? prefix : prefix.toUpperCase()))
  if (Array.isArray(value)) return value.map((item) => mentioned(item, prefix, keys))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      keys.has(key) && isObject(child) ? `${prefix}${key}` : key,
      key === 'muid' && isText(child) && !String(child).includes(prefix) ? `${prefix}${child}` : mentioned(child, prefix, keys),
    ]),
  )
}

/**
 * A new value for a property that no two records share, in the place of an example's, where the
 * service chooses the identifier.
 */
const withUnique = (contract: Contract, operation: Operation, args: Arguments, { newRecord }: Naming): Arguments =>
  withNewText(contract, operation, args, `/body/${operation.unique?.property}`, newRecord)

/**
 * Puts the prefix before the name of a record whose identifier the service chooses. Very short
 * names are kept, as their length is under test.
 */
function withOwnName(contract: Contract, operation: Operation, args: Arguments, { prefix }: Naming): Arguments {
  const isNamer = [...resourcesOf(contract).values()].some(
    ({ create, update, idProperty }) => idProperty === undefined && (create === operation || update === operation),
  )
  const name = valueAt(args, '/body/name')
  if (!isNamer || typeof name !== 'string' || name.length < 3 || name.includes(prefix)) return args
  return withText(contract, operation, args, '/body/name', [underPrefix(prefix, name)])
}

/** Arguments with another text in the place of an example's, unless it identifies the record. */
export function withNewText(
  contract: Contract,
  operation: Operation,
  args: Arguments,
  pointer: string,
  newText: (old: string) => string,
): Arguments {
  const given = valueAt(args, pointer)
  if (!isOfExample(operation, pointer, given) || pointer === ownIdPointer(contract, operation)) return args
  const text = newText(String(given))
  return withText(contract, operation, args, pointer, [text, lettersAndDigits(text)])
}

/** The same, but a text that is under test becomes another one of its length. */
export function withOtherText(...[contract, operation, args, pointer, newText]: Parameters<typeof withNewText>): Arguments {
  const text = valueAt(args, pointer)
  if (isOfExample(operation, pointer, text)) return withNewText(contract, operation, args, pointer, newText)
  if (!isText(text) || pointer === ownIdPointer(contract, operation)) return args
  const end = lettersAndDigits(newText(''))
  return withText(contract, operation, args, pointer, [`${String(text).slice(0, -end.length)}${end.slice(-String(text).length)}`])
}

/** Whether a text is what an example has there. Others may be under test. */
const isOfExample = (operation: Operation, pointer: string, text: unknown): boolean =>
  isText(text) && bodyOf(operation)?.examples.some(([, body]) => valueAt({ body }, pointer) === text) === true

/** Arguments with the first of several texts that the body's schema accepts, if there is one. */
export function withText(contract: Contract, operation: Operation, args: Arguments, pointer: string, texts: readonly string[]): Arguments {
  const schema = bodyOf(operation)?.schema
  const changed = texts.map((text) => changedAt(args, pointer, () => text) as Arguments)
  return changed.find(({ body }) => schema && contract.accepts(schema, body)) ?? args
}

/** A text without special characters, which a schema may not accept. */
export const lettersAndDigits = (text: string): string => text.replace(/[^a-z0-9]/gi, '').slice(0, 40)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
