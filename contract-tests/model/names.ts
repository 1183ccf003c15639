import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { namesOf } from '../server/exampleNames.ts'
import { identifiersIn, lengthened } from '../server/identifiers.ts'
import { underPrefix } from '../server/neverSent.ts'
import { resourcesOf } from '../server/resources.ts'

/** Turns the identifiers of the documents' examples into those of a world. */
export interface Names {
  /** The beginning of every identifier that the world chooses. */
  readonly prefix: string
  /** Identifiers that the server chose, by the example's. */
  readonly chosen: Map<string, string>
}

/** The arguments of an example, about the records of a world. */
export function named(contract: Contract, { prefix, chosen }: Names, operation: Operation, args: Arguments): Arguments {
  const resources = resourcesOf(contract)
  const resource = resources.get(operation.path)
  const isOwn = (text: string) => text.includes(prefix)
  const own = (value: unknown) => (isOwn(String(value)) ? value : lengthened(`${prefix}${value}`, String(value)))
  let current = args
  for (const { pointer, value, kind } of identifiersIn(contract, resources, operation, args)) {
    const isChosenByServer = kind === '/messages' || (resources.get(kind)?.create && resources.get(kind)?.idProperty === undefined)
    const other =
      kind === '/conversations'
        ? conversation(String(value), contract, prefix)
        : isChosenByServer
          ? (chosen.get(String(value)) ?? value)
          : own(value)
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
  return mentioned(current, prefix, namesOf(contract).get('/users') ?? new Set()) as Arguments
}

/** The id of a conversation of two users or of a group. */
const conversation = (id: string, contract: Contract, prefix: string): string => {
  const names = [...(namesOf(contract).get('/users') ?? []), ...(namesOf(contract).get('/groups') ?? [])]
  return id.includes(prefix)
    ? id
    : names.reduce((text, name) => text.replace(new RegExp(`(?<=^|_)${name}(?=_|$)`, 'g'), `${prefix}${name}`), id)
}

/** Replaces users that texts mention, and those that are keys of a map. */
function mentioned(value: unknown, prefix: string, users: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return value.replace(/<@uid:(?!contract-)/g, `<@uid:${prefix}`)
  if (Array.isArray(value)) return value.map((item) => mentioned(item, prefix, users))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      users.has(key) && isObject(child) ? `${prefix}${key}` : key,
      mentioned(child, prefix, users),
    ]),
  )
}
