import type { ReasonRecord } from '../../../../contract-tests/fake/store.ts'
import type { Json } from '../../../../contract-tests/spec/json.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import {
  afterwards,
  dataOf,
  deletingPrefixed,
  eachItem,
  itemsOf,
  keeping,
  lenient,
  onCall,
  onMessage,
  onResponse,
  success,
  unchanged,
  withoutParameter,
  withoutProperty,
} from '../wraps.ts'

const flagLists = ['list-flagged-messages']

const hidden = onMessage((message) => void (message.hidden = true))

/** A deleted reason can still be used to flag messages. */
function deletedReasonWorks(): StatefulFault {
  const deleted = new Map<string, ReasonRecord>()
  return {
    ...named('deleted-reason-works', 'delete-reason', 'a deleted reason still works'),
    near: ['flag-a-message'],
    handlers: {
      'delete-reason': onCall((call) => {
        const reason = call.store.reasons.get(String(call.path.id))
        if (reason) deleted.set(reason.id, reason)
        return call
      }),
      'flag-a-message': (next) => (call) => {
        const { reasons } = call.store
        const reason = deleted.get(String(call.body.reasonId))
        if (!reason || reasons.has(reason.id)) return next(call)
        reasons.set(reason.id, reason)
        try {
          return structuredClone(next(call))
        } finally {
          reasons.delete(reason.id)
        }
      },
    },
  }
}

/** Faults in what a report or a decision leaves unchanged, and in what a report shows of user and reason. */
const sideEffects: StatefulFault[] = [
  fault(
    'flag-edits-message',
    'flag-a-message',
    'the flagged message reads as edited',
    onMessage((message, { store }) => void (message.editedAt = store.now())),
    ['get-message-details', ...flagLists],
  ),
  ...(['name', 'reasonName'] as const).map((shown) =>
    fault(
      `report-${shown}-is-id`,
      'list-flagged-messages',
      `a report has an identifier as ${shown}`,
      onResponse((body) => {
        for (const { flaggedBy } of itemsOf(body))
          for (const report of (flaggedBy ?? []) as Json[]) report[shown] = shown === 'name' ? report.uid : report.reasonId
        return body
      }),
      ['flag-a-message'],
    ),
  ),
  fault(
    'review-changes-text',
    'review-flagged-message',
    'the reviewed message has another text',
    onMessage((message) => void (message.data = { ...message.data, text: 'Reviewed' })),
    ['get-message-details', ...flagLists],
  ),
  fault(
    'decision-undone',
    'review-flagged-message',
    'a second decision replaces the first',
    (next) => (call) => {
      if (call.store.reviews.some(({ id }) => id === call.path.id)) call.store.flags.set(String(call.path.id), [])
      return next(call)
    },
    flagLists,
  ),
  fault(
    'approved-reads-blocked',
    'get-message-details',
    'a message that a moderator has approved reads as disapproved',
    onResponse((body, { store }) => {
      const data = dataOf(body)
      const reviewed = store.blocked.has(String(data.id)) && store.reviews.some(({ id }) => id === data.id)
      return reviewed ? { data: { ...data, data: { ...(data.data as Json), moderation: { status: 'disapproved' } } } } : body
    }),
    ['review-blocked-message', 'create-rule', 'list-blocked-messages'],
  ),
]

/** Faults of flagged messages and their reasons. */
export const flagFaults: readonly StatefulFault[] = [
  fault('flag-not-listed', 'flag-a-message', 'the flagged message is not listed', unchanged('flags'), flagLists),
  fault(
    'flag-on-another',
    'flag-a-message',
    'another message is flagged',
    (next) => (call) => {
      const other = [...call.store.messages.keys()].filter((id) => id !== call.path.id).at(-1)
      const body = next(call)
      const flags = call.store.flags.get(String(call.path.id))
      call.store.flags.delete(String(call.path.id))
      if (flags && other !== undefined) call.store.flags.set(other, flags)
      return body
    },
    flagLists,
  ),
  fault('flag-reason-lost', 'flag-a-message', 'the reason is not stored', withoutProperty('reasonId'), flagLists),
  fault('flag-remark-lost', 'flag-a-message', 'the remark is not stored', withoutProperty('remark'), flagLists),
  fault(
    'unknown-reason-accepted',
    'flag-a-message',
    'a reason that does not exist is accepted',
    onCall((call) => {
      const { reasonId, ...body } = call.body
      return reasonId !== undefined && !call.store.reasons.has(String(reasonId)) ? { ...call, body } : call
    }),
  ),
  fault('unknown-message-flagged', 'flag-a-message', 'a message that does not exist is flagged', (next) => (call) => {
    if (call.store.messages.has(String(call.path.id))) return next(call)
    return success('The message was flagged.')
  }),
  fault(
    'flag-count-wrong',
    'list-flagged-messages',
    'flaggedCount is too high by 1',
    eachItem(({ flaggedCount }) => ({ flaggedCount: Number(flaggedCount) + 1 })),
    ['flag-a-message'],
  ),
  fault(
    'flagged-by-another',
    'list-flagged-messages',
    'the sender is named as the user who flagged',
    onResponse((body) => {
      for (const entry of itemsOf(body)) for (const by of (entry.flaggedBy ?? []) as Json[]) by.uid = entry.sender
      return body
    }),
    ['flag-a-message'],
  ),
  fault('review-does-not-move', 'review-flagged-message', 'the reviewed message is still listed as flagged', unchanged('flags'), flagLists),
  fault('review-of-nothing', 'review-flagged-message', 'a message that nobody flagged is reviewed', (next) => (call) => {
    if (call.store.flags.has(String(call.path.id))) return next(call)
    return success('The message was reviewed.')
  }),
  fault(
    'review-not-listed',
    'review-flagged-message',
    'the review is not listed',
    afterwards(({ store }) => void store.reviews.pop()),
    ['list-reviewed-messages'],
  ),
  fault(
    'verdict-reversed',
    'review-flagged-message',
    'approved and disapproved are swapped',
    onCall(({ body, ...call }) => ({ ...call, body: { ...body, status: body.status === 'approved' ? 'disapproved' : 'approved' } })),
    ['list-reviewed-messages', 'get-message-details'],
  ),
  fault(
    'prefix-removed-too',
    'delete-reason',
    'reasons whose ids begin with the same text are deleted as well',
    deletingPrefixed('id', ({ reasons }) => reasons),
  ),
  fault(
    'wrong-reason',
    'flag-a-message',
    'another reason is stored',
    onCall((call) => {
      const other = [...call.store.reasons.keys()].find((id) => id !== call.body.reasonId)
      return call.body.reasonId !== undefined && call.store.reasons.has(String(call.body.reasonId)) && other
        ? { ...call, body: { ...call.body, reasonId: other } }
        : call
    }),
    ['list-flagged-messages'],
  ),
  fault(
    'duplicate-report',
    'flag-a-message',
    'a second report of a user is added',
    (next) => (call) => {
      const before = [...(call.store.flags.get(String(call.path.id)) ?? [])]
      const body = next(call)
      const own = (call.store.flags.get(String(call.path.id)) ?? []).filter(({ uid }) => uid === call.actor?.uid)
      call.store.flags.set(String(call.path.id), [...before, ...own.slice(-1)])
      return body
    },
    ['list-flagged-messages'],
  ),
  fault(
    'last-report-only',
    'flag-a-message',
    'a report replaces those of other users',
    afterwards(({ store, path, actor }) => {
      const all = store.flags.get(String(path.id)) ?? []
      store.flags.set(
        String(path.id),
        all.filter(({ uid }) => uid === actor?.uid),
      )
    }),
    ['list-flagged-messages'],
  ),
  fault(
    'count-stays-one',
    'list-flagged-messages',
    'flaggedCount is always 1',
    eachItem(() => ({ flaggedCount: 1 })),
    ['flag-a-message'],
  ),
  deletedReasonWorks(),
  fault(
    'outsider-flags',
    'flag-a-message',
    'an outsider flags a message',
    lenient(/NO_ACCESS/, ({ store, path, actor }) => {
      store.flags.set(String(path.id), [{ uid: actor?.uid ?? '', flaggedAt: store.now() }])
      return success('Flagged.')
    }),
  ),
  fault(
    'flagged-at-zero',
    'list-flagged-messages',
    'flaggedAt is zero',
    onResponse((body) => {
      for (const entry of itemsOf(body)) for (const by of (entry.flaggedBy ?? []) as Json[]) by.flaggedAt = 0
      return body
    }),
    ['flag-a-message'],
  ),
  fault('flagging-hides', 'flag-a-message', 'a flagged message is hidden at once', hidden, ['list-group-messages']),
  fault('approval-keeps-blocked', 'review-blocked-message', 'an approved message stays hidden', hidden),
  fault(
    'rejection-delivers',
    'review-blocked-message',
    'a rejected message is delivered',
    onMessage((message) => void delete message.hidden),
  ),
  fault('review-keeps-flag', 'review-flagged-message', 'a reviewed message stays flagged', keeping('flags'), ['list-flagged-messages']),
  ...['list-flagged-messages', 'list-reviewed-messages'].map((list) =>
    fault('limit-ignored', list, 'the limit is ignored', withoutParameter('limit'), ['review-flagged-message']),
  ),
  ...sideEffects,
]
