import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { namesOf } from '../server/exampleNames.ts'
import { identifiersIn, lengthened } from '../server/identifiers.ts'
import { asImported, isImport } from '../server/imports.ts'
import { underPrefix } from '../server/neverSent.ts'
import { resourcesOf } from '../server/resources.ts'

/** Turns the identifiers of the documents' examples into those of a world. */
export interface Names {
  /** The beginning of every identifier that the world chooses. */
  readonly prefix: string
  /** Identifiers that the server chose, by the example's. */
  readonly chosen: Map<string, string>
}

/** The identifier of a world for that of an example. */
export function nameFor(contract: Contract, { prefix, chosen }: Names, kind: string, value: unknown): unknown {
  const { create, idProperty } = resourcesOf(contract).get(kind) ?? {}
  if (kind === '/conversations') return conversation(String(value), contract, prefix)
  if (kind === '/messages' || (create && idProperty === undefined)) return chosen.get(String(value)) ?? value
  return String(value).includes(prefix) ? value : lengthened(`${prefix}${value}`, String(value))
}

/** The arguments of an example, about the records of a world. */
export function withWorldNames(contract: Contract, names: Names, operation: Operation, args: Arguments): Arguments {
  const { prefix } = names
  const resources = resourcesOf(contract)
  const resource = resources.get(operation.path)
  const isOwn = (text: string) => text.includes(prefix)
  const own = (value: unknown) => (isOwn(String(value)) ? value : lengthened(`${prefix}${value}`, String(value)))
  let current = args
  for (const { pointer, value, kind } of identifiersIn(contract, operation, args)) {
    const other = nameFor(contract, names, kind, value)
    current = changedAt(current, pointer, () => (typeof value === 'number' ? Number(other) : other)) as Arguments
  }
  const id = operation === resource?.create && resource.idProperty ? `/body/${resource.idProperty}` : undefined
  for (const pointer of [id, '/body/muid'])
    if (pointer && typeof valueAt(current, pointer) === 'string' && valueAt(current, pointer) !== '')
      current = changedAt(current, pointer, own) as Arguments
  const isNamer = [...resources.values()].some(
    ({ create, update, idProperty }) => idProperty === undefined && (create === operation || update === operation),
  )
  const name = valueAt(current, '/body/name')
  if (isNamer && typeof name === 'string' && name.length > 2 && !isOwn(name))
    current = changedAt(current, '/body/name', () => underPrefix(prefix, name)) as Arguments
  if (operation.path.startsWith('/moderation/rules')) current = changedAt(current, '/body', (body) => ofWorld(body, own)) as Arguments
  const examples = namesOf(contract)
  const all = mentioned(current, prefix, new Set([...(examples.get('/users') ?? []), ...(examples.get('/groups') ?? [])])) as Arguments
  return isImport(operation) ? { ...all, body: asImported(contract, all.body) } : all
}

/** The id of a conversation of two users or of a group. */
const conversation = (id: string, contract: Contract, prefix: string): string => {
  const names = [...(namesOf(contract).get('/users') ?? []), ...(namesOf(contract).get('/groups') ?? [])]
  return id.includes(prefix)
    ? id
    : names.reduce((text, name) => text.replace(new RegExp(`(?<=^|_)${name}(?=_|$)`, 'g'), `${prefix}${name}`), id)
}

/**
 * A rule about words that only the world's messages have, as it applies to the whole app; without
 * any, or with a list of others, it is switched off.
 */
function ofWorld(body: unknown, own: (value: unknown) => unknown): unknown {
  if (!isObject(body)) return body
  const conditions = Array.isArray(body.conditions) ? body.conditions : []
  const isWords = (condition: unknown) => isObject(condition) && condition.value !== undefined && !String(condition.value).includes(ownWord)
  const ours = conditions.map((condition) =>
    isWords(condition)
      ? { ...condition, value: Array.isArray(condition.value) ? condition.value.map(own) : own(condition.value) }
      : condition,
  )
  const refers = (condition: unknown) => isWords(condition) && JSON.stringify(condition).includes('ReferencePresent":true')
  const isOff = conditions.length === 0 || conditions.some(refers)
  return { ...body, ...(body.conditions !== undefined && { conditions: ours }), ...(isOff && { enabled: false }) }
}

/** What stands before a word that only messages of the world have. */
const ownWord = 'word:'

/**
 * Replaces users that texts mention, users and groups that are keys of a map, and words of the
 * world.
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
      key === 'muid' && typeof child === 'string' && !child.includes(prefix) ? `${prefix}${child}` : mentioned(child, prefix, keys),
    ]),
  )
}
