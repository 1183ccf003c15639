import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { itemsOf, onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import {
  afterwards,
  eachItem,
  keeping,
  lenient,
  onMessage,
  onResponse,
  success,
  unchanged,
  withoutParameter,
  withoutProperty,
} from '../wraps.ts'
import { hidden } from './blockedMessages.ts'

const flagLists = ['list-flagged-messages']

/** Faults of flagged messages. */
export const flagFaults: readonly StatefulFault[] = [
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
  fault('review-keeps-flag', 'review-flagged-message', 'a reviewed message stays flagged', keeping('flags'), ['list-flagged-messages']),
  ...['list-flagged-messages', 'list-reviewed-messages'].map((list) =>
    fault('limit-ignored', list, 'the limit is ignored', withoutParameter('limit'), ['review-flagged-message']),
  ),
]
