import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, pickFields, reject, requireRoom, withoutUndefined } from '../fakeCall.ts'
import { ban, kick } from '../groups/members.ts'
import { appSystem, showMessage } from '../messages/messageStore.ts'
import type { MessageRecord, RuleRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { defaultCondition, defaultRule, looksLikeTelephoneNumber } from './defaultRule.ts'
import { flag } from './flags.ts'
import { idFor, moderationList, requireBounded, withoutEmptyName } from './moderationRecords.ts'
import { violationOf } from './reviews.ts'

function ruleOf({ store, path }: FakeCall): RuleRecord {
  return store.rules.get(path.ruleId as string) ?? reject('ERR_RULE_NOT_FOUND', `There is no rule with id ${path.ruleId}.`)
}

const current = ({ revisions }: RuleRecord): Json => revisions.at(-1) as Json

/** A condition as responses show it: its value is a list. */
const condition = (request: Json, index: number): Json => {
  const { value, isKeywordReferencePresent, isListReferencePresent, ...others } = request
  const listed = others.isKeywordsReferencePresent ?? isKeywordReferencePresent ?? isListReferencePresent
  if (others.category === 'pattern' && listed !== true) requireBounded([value ?? []].flat().map(String))
  return withoutUndefined({
    id: index + 1,
    entity: 'message',
    operand: 'text',
    operator: 'contains',
    category: 'word',
    ...others,
    ...(listed !== undefined && { isKeywordsReferencePresent: listed }),
    ...(value !== undefined && { value: [value].flat() }),
  })
}

function revise({ appId, now }: Store, rule: RuleRecord, body: Json): Json {
  const former = rule.revisions.at(-1)
  const revision = {
    name: rule.id,
    enabled: true,
    conditions: [],
    action: [],
    createdAt: now(),
    ...former,
    ...pickFields(withoutEmptyName(body), ['name', 'description', 'enabled', 'action', 'filters']),
    ...(body.conditions !== undefined && { conditions: (body.conditions as Json[]).map(condition) }),
    id: rule.id,
    active: true,
    updatedAt: now(),
    revisionId: `${appId}_${rule.id}_${rule.revisions.length + 1}`,
  }
  if (former) former.active = false
  rule.revisions.push(revision)
  return revision
}

const showRule = ({ filters: _, ...rule }: Json): Json => withoutUndefined(rule)

export const rules: Handlers = {
  'list-rules': (call) => moderationList(call, call.store.rules.values(), (rule) => showRule(current(rule))),

  'create-rule'(call) {
    const { store, body } = call
    requireRoom(call, store.rules.size)
    const id = idFor(body, store.rules, () => store.next('rule'))
    const rule: RuleRecord = { id, revisions: [] }
    const revision = revise(store, rule, body)
    store.rules.set(id, rule)
    return { data: showRule(revision) }
  },

  'get-rule': (call) => ({ data: showRule(current(ruleOf(call))) }),
  'update-rule': (call) => ({ data: showRule(revise(call.store, ruleOf(call), call.body)) }),

  'delete-rule'(call) {
    const { id } = ruleOf(call)
    call.store.rules.delete(id)
    return confirmation(`The rule ${id} was deleted.`)
  },

  'list-rule-revisions': (call) => moderationList(call, ruleOf(call).revisions.toReversed(), showRule),
}

/** The texts that a condition looks for: its own or those of its keyword lists. */
function wantedBy(store: Store, { value, isKeywordsReferencePresent }: Json): string[] {
  const values = [value ?? []].flat().map(String)
  return isKeywordsReferencePresent === true ? values.flatMap((id) => store.keywordLists.get(id)?.searchTerms ?? []) : values
}

/**
 * Whether a condition matches a text. That one of several values suffices, and that `equals`
 * compares the whole text, no source says.
 */
function holds(store: Store, condition: Json, text: string): boolean {
  if (condition.operand !== 'text') return false
  const low = text.toLowerCase()
  return wantedBy(store, condition).some((wanted) => {
    if (condition.category === 'pattern') return matches(wanted, text)
    return condition.operator === 'equals' ? low === wanted.toLowerCase() : low.includes(wanted.toLowerCase())
  })
}

/** An invalid regular expression matches nothing. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(text)
  } catch {
    return false
  }
}

const comparisons: Readonly<Record<string, (text: string, expected: string) => boolean>> = {
  startsWith: (text, expected) => text.startsWith(expected),
  endsWith: (text, expected) => text.endsWith(expected),
  lessThan: (text, expected) => Number(text) < Number(expected),
  greaterThan: (text, expected) => Number(text) > Number(expected),
}

/** Whether a rule's filter matches a message. */
function passes({ users, groups }: Store, { entity, type, operand, operator, value }: Json, message: MessageRecord): boolean {
  const kind = type === 'sender' ? 'user' : message.receiverType
  const id = type === 'sender' ? message.sender : message.receiver
  const record = entity !== kind ? undefined : kind === 'user' ? users.get(id) : groups.get(id)
  if (!record) return false
  const wanted = [value].flat().map(String)
  const operandValues = [(record as unknown as Json)[String(operand)] ?? []].flat().map(String)
  const compare = comparisons[String(operator)] ?? ((text, expected) => text === expected)
  const fits = operandValues.some((text) => wanted.some((expected) => compare(text, expected)))
  return String(operator).startsWith('not') ? !fits : fits
}

/** Blocks a message by the app's default filter, and returns whether it did. */
export function blockedByDefault(store: Store, message: MessageRecord): boolean {
  const isBlocked = store.behaviour.defaultFilter && looksLikeTelephoneNumber(String(message.data.text ?? ''))
  if (isBlocked) withhold(store, message, defaultRule, defaultCondition)
  return isBlocked
}

/** The enabled rules that a message violates. Only words and patterns in texts are supported. */
function* violatedBy(store: Store, message: MessageRecord): Generator<{ rule: Json; actions: string[]; condition: Json }> {
  for (const rule of [...store.rules.values()].map(current).filter(({ enabled }) => enabled === true)) {
    if (!((rule.filters ?? []) as Json[]).every((filter) => passes(store, filter, message))) continue
    const condition = (rule.conditions as Json[]).find((one) => holds(store, one, String(message.data.text ?? '')))
    if (condition) yield { rule, actions: rule.action as string[], condition }
  }
}

const withholds = (actions: readonly string[]): boolean => actions.includes('blockMessage') || actions.includes('dropMessage')

export const isWithheld = (store: Store, message: MessageRecord): boolean =>
  [...violatedBy(store, message)].some(({ actions }) => withholds(actions))

export function applyRules(store: Store, message: MessageRecord): void {
  for (const { rule, actions, condition } of violatedBy(store, message)) {
    if (actions.includes('flagMessage')) flag(store, message, appSystem)
    punish(store, message, actions)
    if (!withholds(actions)) continue
    withhold(store, message, rule, condition)
    return
  }
}

/** Does to the sender of a message what a rule says; what `block` does no source says. */
function punish(store: Store, { sender, receiver, receiverType }: MessageRecord, actions: readonly string[]): void {
  const user = store.users.get(sender)
  const group = receiverType === 'group' ? store.groups.get(receiver) : undefined
  if (user && group?.members.has(sender) && actions.includes('ban')) ban(store, group, sender, undefined)
  else if (user && group?.members.has(sender) && actions.includes('kick')) kick(store, group, user, undefined)
  if (user && actions.includes('deactivate')) user.deactivatedAt ??= store.now()
}

/** Withholds a message that violates a rule. */
export function withhold(store: Store, message: MessageRecord, rule: Json, condition: Json): void {
  message.hidden = true
  message.moderation = { status: 'disapproved', rule: { id: rule.id, name: rule.name } }
  store.blocked.set(message.id, { rule, condition, at: store.now() })
  store.emit('moderation_engine_blocked', {
    message: showMessage(store, message),
    moderation: [violationOf(rule, condition)],
  })
}
