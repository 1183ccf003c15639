import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { onCall, type Wrap } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, eachItem, withoutProperty } from '../wraps.ts'

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
const ruleFault = (kind: string, what: string, change: (rule: Json, former: Json | undefined) => Json): StatefulFault =>
  fault(kind, 'send-message', what, withRules(change), ['create-rule', 'create-keyword-list'])

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

/** Faults of moderation rules. */
export const ruleFaults: readonly StatefulFault[] = [
  fault(
    'rule-created-again',
    'update-rule',
    'createdAt changes with each update',
    afterwards(({ store }, body) => {
      for (const revision of store.rules.get(String(dataOf(body).id))?.revisions ?? []) revision.createdAt = store.now()
    }),
    ['create-rule', 'get-rule'],
  ),
  fault('rule-filters-ignored', 'create-rule', 'a rule applies to all users, whatever its filters', withoutProperty('filters')),
  fault(
    'conditions-lost',
    'create-rule',
    'the conditions are not stored',
    afterwards(({ store }, body) => {
      const rule = store.rules.get(String(dataOf(body).id))?.revisions.at(-1)
      if (rule) rule.conditions = []
    }),
    ['get-rule', 'list-rules'],
  ),
  fault(
    'revision-not-made',
    'update-rule',
    'an update changes the revision instead of adding a new one',
    afterwards(({ store, path }) => {
      const rule = store.rules.get(String(path.ruleId))
      if (rule && rule.revisions.length > 1) rule.revisions = rule.revisions.slice(-1)
    }),
    ['list-rule-revisions'],
  ),
  fault(
    'revisions-all-active',
    'list-rule-revisions',
    'every revision is active',
    eachItem(() => ({ active: true })),
    ['update-rule'],
  ),
  fault(
    'limit-ignored',
    'list-rules',
    'limit is ignored',
    (next) => (call) => {
      const body = structuredClone(next({ ...call, query: { limit: 1000 } }))
      const { current } = body.meta as { current: Json }
      if (call.query.limit !== undefined) current.limit = call.query.limit
      return body
    },
    ['create-rule'],
  ),
  fault(
    'rule-blocks-nothing',
    'send-message',
    'rules are not applied to messages',
    afterwards(({ store }, body) => {
      const id = String(dataOf(body).id)
      const message = store.messages.get(id)
      store.blocked.delete(id)
      if (message) delete message.hidden
    }),
    ['create-rule'],
  ),
  fault(
    'disabled-rule-blocks',
    'update-rule',
    'a disabled rule still blocks',
    onCall((call) => ({ ...call, body: { ...call.body, enabled: true } })),
    ['create-rule'],
  ),
  ruleFault('flag-rule-off', 'a rule that flags still applies when it is disabled', (rule) => ({
    ...rule,
    enabled: rule.enabled === true || actionsOf(rule).includes('flagMessage'),
  })),
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
  ruleFault('pattern-as-word', 'a pattern is searched as plain text', (rule) => withConditions(rule, { category: 'word' })),
  ruleFault('group-filter-ignored', 'the group filter of a rule is ignored', (rule) => ({
    ...rule,
    filters: ((rule.filters ?? []) as Json[]).filter(({ entity }) => entity !== 'group'),
  })),
  ruleFault('old-words-apply', 'the conditions before the last update apply', (rule, former) => ({
    ...rule,
    conditions: (former ?? rule).conditions,
  })),
  ...['not equals', 'notEquals', 'not in', 'notIn'].map((operator) =>
    filterFault(`${operator.replace(' ', '-')}-ignored`, `a filter with ${operator} is ignored`, (filter) =>
      filter.operator === operator ? undefined : filter,
    ),
  ),
  filterFault('negation-lost', 'negated operators apply without the negation', (filter) => ({
    ...filter,
    operator: String(filter.operator).replace(/^not ?(.)/, (_, letter: string) => letter.toLowerCase()),
  })),
  filterFault('group-filter-ignored', 'a filter by groups is ignored', (filter) => (filter.entity === 'group' ? undefined : filter)),
  filterFault('ends-with-anything', 'endsWith matches everything', (filter) =>
    filter.operator === 'endsWith' ? { ...filter, value: '' } : filter,
  ),
]
