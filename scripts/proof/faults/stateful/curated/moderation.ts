import type { Json } from '../../../../../contract-tests/documents/json.ts'
import type { Handler } from '../../../../../contract-tests/fake/call.ts'
import type { RuleRecord } from '../../../../../contract-tests/fake/records.ts'
import { onCall, type Wrap } from '../../../../../contract-tests/fake/wraps.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, keeping, onMessage } from '../wraps.ts'

/** Applies changed rules to messages, while the rules themselves are shown unchanged. */
const withRules =
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
  conditions: conditionsOf(rule).map((condition) => ({ ...condition, ...change })),
})

/** A fault in the application of rules. */
const ruleFault = (kind: string, what: string, change: (rule: Json, former: Json | undefined) => Json): StatefulFault => ({
  ...named(kind, 'create-rule', what),
  near: ['create-keyword-list'],
  handlers: { 'send-message': withRules(change) },
})

/** Changes the stored filters of a rule. */
const changingFilters = (change: (filter: Json) => Json | undefined): Wrap =>
  afterwards(({ store }, body) => {
    const rule = store.rules.get(String(dataOf(body).id))?.revisions.at(-1)
    if (rule?.filters) rule.filters = (rule.filters as Json[]).flatMap((filter) => change(filter) ?? [])
  })

/** A fault of both operations that store the filters of a rule. */
const filterFault = (kind: string, what: string, change: (filter: Json) => Json | undefined): StatefulFault => ({
  ...fault(kind, 'create-rule', what, changingFilters(change), ['update-rule']),
  handlers: { 'create-rule': changingFilters(change), 'update-rule': changingFilters(change) },
})

/** Handles a call with other rules. */
const withSomeRules =
  (choose: (rules: [string, RuleRecord][]) => [string, RuleRecord][], next: Handler): Handler =>
  (call) => {
    const { rules } = call.store
    const all = [...rules]
    rules.clear()
    for (const [id, rule] of choose(all)) rules.set(id, rule)
    try {
      return structuredClone(next(call))
    } finally {
      rules.clear()
      for (const [id, rule] of all) rules.set(id, rule)
    }
  }

const isEnabled = ([, { revisions }]: [string, RuleRecord]): boolean => revisions.at(-1)?.enabled === true

const choices: readonly StatefulFault[] = [
  fault(
    'second-rule-ignored',
    'send-message',
    'only the first enabled rule applies',
    (next) => withSomeRules((all) => all.filter(isEnabled).slice(0, 1), next),
    ['create-rule'],
  ),
  fault('reply-not-moderated', 'send-thread-message', 'no rule applies to replies', (next) => withSomeRules(() => [], next), [
    'create-rule',
  ]),
]

/** Hides the message afterwards. */
const hidden = onMessage((message) => void (message.hidden = true))

/** Faults in what rules, flags and decisions do to messages. */
export const moderationFaults: readonly StatefulFault[] = [
  fault(
    'disabled-rule-blocks',
    'update-rule',
    'a disabled rule still blocks',
    onCall((call) => ({ ...call, body: { ...call.body, enabled: true } })),
    ['create-rule'],
  ),
  ruleFault('flag-rule-inert', 'a rule that flags does nothing', (rule) => ({
    ...rule,
    action: actionsOf(rule).filter((action) => action !== 'flagMessage'),
  })),
  ruleFault('first-condition-only', 'the conditions after the first are ignored', (rule) => ({
    ...rule,
    conditions: conditionsOf(rule).slice(0, 1),
  })),
  ruleFault('equals-contains', 'a text matches if it contains the value that it should equal', (rule) =>
    withConditions(rule, { operator: 'contains' }),
  ),
  ruleFault('group-filter-ignored', 'the group filter of a rule is ignored', (rule) => ({
    ...rule,
    filters: ((rule.filters ?? []) as Json[]).filter(({ entity }) => entity !== 'group'),
  })),
  ruleFault('old-words-apply', 'the conditions before the last update apply', (rule, former) => ({
    ...rule,
    conditions: (former ?? rule).conditions,
  })),
  filterFault('negation-lost', 'negated operators apply without the negation', (filter) => ({
    ...filter,
    operator: String(filter.operator).replace(/^not ?(.)/, (_, letter: string) => letter.toLowerCase()),
  })),
  ...choices,
  fault(
    'decision-undone',
    'review-flagged-message',
    'a second decision replaces the first',
    (next) => (call) => {
      if (call.store.reviews.some(({ id }) => id === call.path.id)) call.store.flags.set(String(call.path.id), [])
      return next(call)
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
  fault('flagging-hides', 'flag-a-message', 'a flagged message is hidden at once', hidden, ['list-group-messages']),
  fault('review-keeps-flag', 'review-flagged-message', 'a reviewed message stays flagged', keeping('flags'), ['list-flagged-messages']),
  fault('approval-keeps-blocked', 'review-blocked-message', 'an approved message stays hidden', hidden),
  fault(
    'rejection-delivers',
    'review-blocked-message',
    'a rejected message is delivered',
    onMessage((message) => void delete message.hidden),
  ),
]
