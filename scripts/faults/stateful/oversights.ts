import type { Json } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault, type Wrap } from './fault.ts'
import { afterwards, answering, asking, dataOf, eachItem, withData, withoutParameter, withoutProperty } from './wraps.ts'

// What a service forgets at one place of several: a property that no example has, the second of two, a rule that is more than a word.

/** Applies other rules to messages that are sent than those that are shown. */
const judged =
  (change: (rule: Json, former: Json | undefined) => Json): Wrap =>
  (next) =>
  (call) => {
    const { rules } = call.store
    const before = new Map(rules)
    for (const [id, rule] of before) {
      const [current, former] = rule.revisions.toReversed()
      if (current) rules.set(id, { ...rule, revisions: [change(current, former)] })
    }
    try {
      return next(call)
    } finally {
      for (const [id, rule] of before) rules.set(id, rule)
    }
  }

const conditionsOf = (rule: Json): Json[] => rule.conditions as Json[]
const actionsOf = (rule: Json): string[] => rule.action as string[]

const withConditions = (rule: Json, change: Json): Json => ({
  ...rule,
  conditions: conditionsOf(rule).map((one) => ({ ...one, ...change })),
})

/** A fault of how rules apply. */
const applied = (kind: string, what: string, change: (rule: Json, former: Json | undefined) => Json): StatefulFault =>
  fault(kind, 'send-message', what, judged(change), ['create-rule', 'create-keyword-list'])

const rules: StatefulFault[] = [
  applied('flag-rule-off', 'a rule that flags goes on when it is disabled', (rule) => ({
    ...rule,
    enabled: rule.enabled === true || actionsOf(rule).includes('flagMessage'),
  })),
  applied('flag-rule-inert', 'a rule that flags does nothing', (rule) => ({
    ...rule,
    action: actionsOf(rule).filter((one) => one !== 'flagMessage'),
  })),
  applied('first-condition-only', 'the conditions after the first are ignored', (rule) => ({
    ...rule,
    conditions: conditionsOf(rule).slice(0, 1),
  })),
  applied('equals-contains', 'a text only has to contain what it should equal', (rule) => withConditions(rule, { operator: 'contains' })),
  applied('pattern-as-word', 'a pattern is looked for as a text', (rule) => withConditions(rule, { category: 'word' })),
  applied('group-filter-ignored', 'a rule for a group applies to all', (rule) => ({
    ...rule,
    filters: ((rule.filters ?? []) as Json[]).filter(({ entity }) => entity !== 'group'),
  })),
  applied('old-words-apply', 'the conditions before the last update apply', (rule, former) => ({
    ...rule,
    conditions: (former ?? rule).conditions,
  })),
  fault(
    'born-approved',
    'submit-message-for-moderation',
    'a decision comes with the response',
    withData(({ data }) => ({ data: { ...(data as Json), moderation: { status: 'approved' } } })),
  ),
]

const properties: StatefulFault[] = [
  fault('unexampled-property-lost', 'create-user', 'the link of a user is not kept', withoutProperty('link')),
  fault('unexampled-property-lost', 'create-group', 'the metadata of a group are not kept', withoutProperty('metadata')),
  fault(
    'second-file-lost',
    'send-message',
    'of several files the first is kept',
    asking((call) => {
      const data = call.body.data as Json | undefined
      return Array.isArray(data?.attachments)
        ? { ...call, body: { ...call.body, data: { ...data, attachments: data.attachments.slice(0, 1) } } }
        : call
    }),
  ),
  fault('quoted-message-missing', 'send-message', 'the quoted message does not come along', answering(withoutQuoted)),
  fault(
    'pinned-in-milliseconds',
    'pin-message',
    'pinnedAt is in milliseconds',
    withData(({ pinnedAt }) => ({ pinnedAt: Number(pinnedAt) * 1000 })),
  ),
  fault(
    'pinned-by-sender',
    'pin-message',
    'pinnedBy is the sender',
    withData(({ sender }) => ({ pinnedBy: sender })),
  ),
  fault(
    'reacted-by-another',
    'list-all-reactions',
    'reactedBy is another user',
    eachItem(() => ({ reactedBy: { uid: 'app_system', name: 'System' } })),
    ['add-message-reaction'],
  ),
  fault(
    'unsaved-all',
    'unsave-message',
    'all saved messages are forgotten',
    afterwards(({ store, actor }) => {
      if (actor) store.saved.delete(actor.uid)
    }),
  ),
  fault('role-unchanged', 'update-user', 'the role of a user does not change', withoutProperty('role')),
]

function withoutQuoted(body: Json): Json {
  const { quotedMessage: _, ...data } = dataOf(body)
  return { ...body, data }
}

const lists: StatefulFault[] = [
  fault(
    'blocked-conversations-listed',
    'list-conversations',
    'conversations with blocked users are always listed',
    asking((call) => ({
      ...call,
      query: { ...call.query, includeBlockedUsers: true },
    })),
  ),
  fault(
    'blocked-senders-shown',
    'list-group-messages',
    'messages of blocked users are never left out',
    withoutParameter('hideMessagesFromBlockedUsers'),
  ),
  fault(
    'default-role-missing',
    'list-roles',
    'the default role is not listed',
    answering((body) => ({
      ...body,
      data: (body.data as Json[]).filter(({ role }) => role !== 'default'),
    })),
  ),
  fault('marks-of-the-deleted', 'delete-user', 'reactions of a deleted user remain', (next) => (call) => {
    const before = new Map([...call.store.messages.values()].map((message) => [message.id, message.reactions]))
    const body = next(call)
    for (const message of call.store.messages.values()) message.reactions = before.get(message.id) ?? message.reactions
    return body
  }),
  fault('only-the-first-deactivated', 'deactivate-users', 'of several users the first is deactivated', (next) => (call) => {
    const [first, ...others] = (call.body.uidsToDeactivate ?? []) as string[]
    const body = next({ ...call, body: { uidsToDeactivate: first === undefined ? [] : [first] } }) as { data: Json }
    return { ...body, data: { ...body.data, deactivatedUids: [...(body.data.deactivatedUids as string[]), ...others] } }
  }),
]

/** Faults at one place of several. */
export const oversightFaults = (): StatefulFault[] => [...rules, ...properties, ...lists]
