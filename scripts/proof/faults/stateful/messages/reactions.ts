import { ServiceError } from '../../../../../contract-tests/fake/call.ts'
import type { MessageRecord } from '../../../../../contract-tests/fake/records.ts'
import { onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { dataOf, eachItem, lenient, messageIn, messageKeeps, onMessage, onResponse, withoutScopePermissions } from '../wraps.ts'
import { messageReads } from './messages.ts'

/** Faults of reactions. */
export const reactionFaults: readonly StatefulFault[] = [
  fault(
    'reaction-not-added',
    'add-message-reaction',
    'the reaction is not stored',
    onMessage(({ reactions }) => void reactions.pop()),
    ['list-all-reactions', 'list-reactions-of-one-kind', ...messageReads],
  ),
  fault('reaction-not-removed', 'remove-message-reaction', 'the reaction remains', messageKeeps('reactions'), ['list-all-reactions']),
  fault(
    'all-reactions-removed',
    'remove-message-reaction',
    'the reactions of other users are removed as well',
    onMessage((message) => void (message.reactions = [])),
    ['list-all-reactions'],
  ),
  fault(
    'reactions-of-all-kinds',
    'list-reactions-of-one-kind',
    'reactions of every kind are listed',
    onCall(({ path: { reaction: _, ...path }, ...call }) => ({ ...call, path })),
  ),
  fault(
    'reaction-count-wrong',
    'add-message-reaction',
    'the count of a reaction is too high by 1',
    onResponse((body) => {
      for (const count of (dataOf(body).data as { reactions?: { count: number }[] }).reactions ?? []) count.count += 1
      return body
    }),
  ),
  fault(
    'cut-at-a-slash',
    'add-message-reaction',
    'a reaction is cut at a slash',
    onCall((call) => ({ ...call, path: { ...call.path, reaction: String(call.path.reaction).split('/')[0] as string } })),
  ),
  fault('scope-reaction-ignored', 'add-message-reaction', 'members react although their scope denies it', withoutScopePermissions),
  fault('fewer-reactions', 'add-message-reaction', 'a message can have 20 different reactions', (next) => (call) => {
    const kinds = new Set(messageIn(call)?.reactions.map(({ reaction }) => reaction))
    if (kinds.size >= 20) throw new ServiceError('ERR_BAD_REQUEST', 'A message can have at most 20 different reactions.')
    return next(call)
  }),
  fault('counts-all-reactions', 'add-message-reaction', 'the limit is for all reactions, not for different ones', (next) => (call) => {
    if ((messageIn(call)?.reactions.length ?? 0) >= 25)
      throw new ServiceError('ERR_BAD_REQUEST', 'A message can have at most 25 reactions.')
    return next(call)
  }),
  fault(
    'more-reactions',
    'add-message-reaction',
    'a message can have any number of different reactions',
    lenient(/^ERR_BAD_REQUEST$/, (call, next) => {
      const { reactions } = messageIn(call) as MessageRecord
      const held = reactions.splice(0)
      const body = structuredClone(next(call))
      reactions.unshift(...held)
      return body
    }),
  ),
  fault('reacted-twice', 'add-message-reaction', 'a repeated reaction is stored twice', (next) => (call) => {
    const message = messageIn(call)
    const former = message?.reactions.find(({ uid, reaction }) => uid === call.actor?.uid && reaction === call.path.reaction)
    const body = structuredClone(next(call))
    if (former) message?.reactions.push({ ...former, id: `${former.id}0` })
    return body
  }),
  fault(
    'reacted-by-another',
    'list-all-reactions',
    'reactedBy is another user',
    eachItem(() => ({ reactedBy: { uid: 'app_system', name: 'System' } })),
    ['add-message-reaction'],
  ),
]
