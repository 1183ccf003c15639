import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt } from '../documents/pointer.ts'
import { namesOf } from '../serverChecks/exampleNames.ts'
import { type Identifier, lengthened } from '../serverChecks/identifiers.ts'
import { ownWord, withNames } from '../serverChecks/newNames.ts'
import { resourcesOf } from '../serverChecks/resources.ts'

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
  const newRecord = (value: unknown) => (String(value).includes(prefix) ? String(value) : lengthened(`${prefix}${value}`, String(value)))
  const record = ({ kind, value }: Identifier) => nameFor(contract, names, kind, value)
  const isRule = operation.path.startsWith('/moderation/rules')
  const own = isRule ? (changedAt(args, '/body', (body) => ofWorld(body, newRecord)) as Arguments) : args
  return withNames(contract, operation, own, { prefix, record, newRecord })
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
