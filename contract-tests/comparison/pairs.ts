import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt } from '../documents/pointer.ts'
import { identifiersIn, inPlaceOf } from '../serverChecks/identifiers.ts'
import type { Call } from '../statements/call.ts'
import { alignedItems, identifyingProperties, usersInOrder } from './align.ts'
import { isChosen, kindOfChosen } from './chosen.ts'

/** The values that the server chose, and those of the model in their place. */
export interface Pairs {
  /**
   * Pairs what the model chose with what the server has in the same places.
   *
   * @returns whether any pair is new
   */
  learn(expected: unknown, got: unknown): boolean
  /** Whether the server has chosen an id for a record of the model. */
  isKnown(id: unknown): boolean
  /** A call as the model knows its records. */
  toModel(call: Call): Call
  /** An answer of the model with the server's values, as far as they are known. */
  toServer<Value>(value: Value): Value
}

export function createPairs(contract: Contract): Pairs {
  const servers = new Map<string, string>()
  const models = new Map<string, string>()
  const known = new Set<string>()
  /** The server's values as they are in JSON. */
  const quoted: string[] = []

  const isKnown = (id: unknown): boolean => known.has(String(id))

  function pair(expected: unknown, got: unknown): void {
    if (isChosen(expected)) {
      const [own, other] = [String(expected), typeof got === 'string' || typeof got === 'number' ? String(got) : '']
      const key = `${kindOfChosen(own)} ${other}`
      if (other === '' || servers.has(own) || models.has(key)) return
      servers.set(own, other)
      models.set(key, own)
      known.add(other)
      quoted.push(JSON.stringify(other).slice(1, -1))
    } else if (isOtherOrder(expected, got)) {
      servers.set(String(expected), got)
      models.set(`${kindOfConversations} ${got}`, String(expected))
      quoted.push(JSON.stringify(got).slice(1, -1))
    } else if (Array.isArray(expected) || Array.isArray(got)) {
      // Some operations are documented to return a record, or a list of it.
      for (const [item, other] of alignedItems([toServer(expected)].flat(), [got].flat(), isKnown))
        if (item !== undefined) pair(item, other)
    } else if (isObject(expected) && isObject(got)) {
      // The model may also use an id as a name, in whose place a server has another.
      for (const name of new Set([...identifyingProperties, ...Object.keys(expected)])) pair(expected[name], got[name])
    }
  }

  function learn(expected: unknown, got: unknown): boolean {
    const before = models.size
    pair(expected, got)
    return models.size > before
  }

  function toServer<Value>(value: Value): Value {
    if (isChosen(value)) {
      const other = servers.get(String(value))
      return (other === undefined ? value : inPlaceOf(value, other)) as Value
    }
    if (typeof value === 'string') return (servers.get(value) ?? value) as Value
    if (Array.isArray(value)) return value.map(toServer) as Value
    if (!isObject(value)) return value
    const entries = Object.entries(value)
    for (const entry of entries) {
      entry[0] = servers.get(entry[0]) ?? entry[0]
      entry[1] = toServer(entry[1])
    }
    return Object.fromEntries(entries) as Value
  }

  function toModel({ operation, args }: Call): Call {
    let own: Arguments = args
    const text = JSON.stringify(args)
    if (!quoted.some((value) => text.includes(value))) return { operation, args }
    for (const { pointer, value, kind } of identifiersIn(contract, operation, args)) {
      const other = models.get(`${kind === '/moderation/messages' ? '/messages' : kind} ${value}`)
      if (other !== undefined) own = changedAt(own, pointer, () => inPlaceOf(value, other)) as Arguments
    }
    return { operation, args: own }
  }

  return { learn, isKnown, toModel, toServer }
}

/** The kind of the identifiers of conversations; see `identifiersIn`. */
const kindOfConversations = '/conversations'

/** Whether two texts are the id of a conversation with its two users in another order. */
const isOtherOrder = (expected: unknown, got: unknown): got is string =>
  typeof expected === 'string' && typeof got === 'string' && expected !== got && usersInOrder(expected) === usersInOrder(got)
