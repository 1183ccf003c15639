import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { isChosen } from './chosen.ts'

/** The id of a conversation with its two users in one order, as no source states any. */
export const usersInOrder = (id: unknown): string => String(id).split('_user_').sort().join('_user_')

/**
 * The properties that identify a record, most specific first. Of a message that is the id. Other
 * records may show an undocumented id beside the documented one.
 */
export const identifyingProperties = ['authToken', 'apiKey', 'guid', 'uid', 'role', 'reaction', 'key', 'id']

/** The value that identifies a record in a list; `undefined` if none does. */
export function identityOf(item: unknown): string | undefined {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  if (!isObject(item)) return undefined
  // A conversation contains a user or a group, an entry about a message the message.
  if (item.conversationType !== undefined) return usersInOrder(item.conversationId)
  // A message, a user and an emoji identify a reaction.
  if (isReaction(item)) return `${item.messageId} ${item.uid} ${item.reaction}`.toLowerCase()
  if (isObject(item.message) && item.message.id !== undefined) return `${item.message.id} ${item.ruleId ?? ''}`
  if (item.sentAt !== undefined && item.id !== undefined) return String(item.id)
  const name = identifyingProperties.find((candidate) => ['string', 'number'].includes(typeof item[candidate]))
  return name === undefined ? undefined : String(item[name]).toLowerCase()
}

/**
 * The items of two lists that stand for the same record, in the order of the first list, then those
 * that only the second has. What the model chose and nobody has seen yet takes the place of what is
 * left.
 *
 * @param isKnown - whether an id belongs to a record that was seen
 */
export function alignedItems(
  expected: readonly unknown[],
  got: readonly unknown[],
  isKnown: (id: unknown) => boolean = () => false,
): [expected: unknown, got: unknown][] {
  const left = new Map(got.entries())
  const identities = got.map(identityOf)
  const take = (fits: (index: number) => boolean): unknown => {
    for (const [index, item] of left)
      if (fits(index)) {
        left.delete(index)
        return item
      }
    return undefined
  }
  const takeKnown = (item: unknown, fits: (other: unknown) => boolean) => {
    const identity = identityOf(item)
    return identity === undefined || isNew(item) ? undefined : take((index) => isSame(identity, identities[index]) && fits(got[index]))
  }
  // A record may have several revisions, in any order.
  const exact = expected.map((item): [unknown, unknown] => [item, takeKnown(item, (other) => revisionOf(item) === revisionOf(other))])
  const known = exact.map(([item, other]): [unknown, unknown] => [item, other ?? takeKnown(item, () => true)])
  const all = known.map(([item, other]): [unknown, unknown] => [
    item,
    other ??
      (identityOf(item) === undefined || isNew(item)
        ? take((index) => !isKnown(identities[index]) && isLike(item, got[index]))
        : undefined),
  ])
  return [...all, ...[...left.values()].map((item): [unknown, unknown] => [undefined, item])]
}

/** The message that an entry of a list is or is about. */
const messageIn = (item: unknown): Json => (isObject(item) ? (isObject(item.message) ? item.message : item) : {})

/**
 * Whether two messages can be the same: what tells a message to several receivers, or an action on
 * one of several, from others of a list is equal where both show it.
 */
function isLike(item: unknown, other: unknown): boolean {
  const [one, two] = [tellingOf(item), tellingOf(other)]
  return one.every((value, index) => value === undefined || two[index] === undefined || same(value) === same(two[index]))
}

const tellingOf = (item: unknown): unknown[] => {
  const { category = 'message', receiver = '', data } = messageIn(item)
  return [category, receiver, valueAt(data, '/action'), valueAt(data, '/entities/on/entity/uid')]
}

const same = (value: unknown): string => String(value).toLowerCase()

/** Whether identities are the same; of an entry about a message, the rule may be left out. */
const isSame = (one: string, other = ''): boolean => one === other || (other.endsWith(' ') && one.startsWith(other))

const revisionOf = (item: unknown): unknown => (isObject(item) ? item.revisionId : undefined)

const isReaction = (item: Json): boolean => item.reaction !== undefined && item.uid !== undefined

const isNew = (item: unknown): boolean =>
  isObject(item) &&
  (isChosen(isReaction(item) ? item.messageId : item.id) ||
    isChosen(item.authToken) ||
    isChosen(item.apiKey) ||
    isNew((item as Json).message))
