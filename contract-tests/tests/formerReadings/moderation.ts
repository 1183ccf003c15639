import type { Json } from '../../documents/json.ts'
import { confirmation } from '../../fake/fakeCall.ts'
import { appSystem } from '../../fake/messages/messageStore.ts'
import { review } from '../../fake/moderation/reviews.ts'
import { changingRecords, type ReadingChanges, withTemporaryChange } from '../../fake/readings/reading.ts'
import { onCall, type Wrap } from '../../fake/wraps.ts'
import { notesOf, patchingRecord, spanning, withPatches } from './former.ts'

/** Accepts reports with any reason. */
const acceptsReasons = onCall(({ body, ...call }) => ({
  ...call,
  body: call.store.reasons.has(String(body.reasonId)) ? body : { ...body, reasonId: undefined },
}))

const nameThen = 'list-flagged-messages/reason-as-flagged'

/** Notes what the reason of a report is called. */
const notesName: Wrap = (call, next) => {
  const { store, path, actor, body } = call
  const shown = next(call)
  const { name, description } = store.reasons.get(String(body.reasonId)) ?? {}
  notesOf(store, nameThen).set(`${path.id} ${actor?.uid}`, { reasonName: name, description })
  return shown
}

/** Reports show their reason as it was called then. */
const namedThen = changingRecords(({ flaggedBy, ...entry }, store) => ({
  ...entry,
  flaggedBy: (flaggedBy as Json[]).map((by) => ({ ...by, ...notesOf<Json>(store, nameThen).get(`${entry.id} ${by.uid}`) })),
}))

/** What a rule flags, nobody has flagged. */
const flaggedByUsers = changingRecords(({ flaggedBy, ...entry }) => {
  const users = (flaggedBy as Json[]).filter(({ uid }) => uid !== appSystem)
  return { ...entry, flaggedBy: users, flaggedCount: users.length }
})

/** A repeated report by the same user changes nothing. */
const firstCounts: Wrap = (call, next) =>
  call.store.messages.has(String(call.path.id)) && call.store.flags.get(String(call.path.id))?.some(({ uid }) => uid === call.actor?.uid)
    ? { data: { success: true, message: 'The message is already flagged.' } }
    : next(call)

/** Anyone may report a message, even without access to it. */
const anyoneReports = withTemporaryChange(({ store, path, actor }) => {
  const message = store.messages.get(String(path.id))
  if (message?.receiverType === 'user' && actor && message.sender !== actor.uid) {
    const { receiver } = message
    Object.assign(message, { receiver: actor.uid })
    return () => void Object.assign(message, { receiver })
  }
  const group = message?.receiverType === 'group' ? store.groups.get(message.receiver) : undefined
  if (!group || !actor || group.members.has(actor.uid)) return () => {}
  group.members.set(actor.uid, { scope: 'participant', joinedAt: store.now() })
  return () => void group.members.delete(actor.uid)
})

/** An edit that a rule blocks leaves a submitted message as it was. */
const withholdsEdits: Wrap = (call, next) => {
  const message = call.store.submitted.get(String(call.path.id))
  const former = structuredClone(message)
  const body = structuredClone(next(call))
  if (message && former && message.moderation?.status === 'disapproved')
    Object.assign(message, { editedAt: undefined, editedBy: undefined }, former)
  return body
}

/** Lists flagged messages themselves instead of their reviews. */
const bareReviews: Wrap = (call, next) => {
  const body = next(call) as { data: { message?: Json; ruleId?: string }[] }
  return { ...body, data: body.data.map((entry) => (entry.ruleId === undefined ? (entry.message ?? entry) : entry)) }
}

/** Decides the conditions with words of rules otherwise, while a message is screened. */
const decidingWords = (matches: (wanted: readonly string[], condition: Json, text: string) => boolean): Wrap =>
  withPatches((call) => {
    const text = String((call.body.data as Json | undefined)?.text ?? '').toLowerCase()
    const decided = (condition: Json): Json => {
      const { value = [], category, isKeywordsReferencePresent } = condition
      if (category !== 'word' || isKeywordsReferencePresent === true) return condition
      const wanted = (value as string[]).map((word) => word.toLowerCase())
      // A value that is the whole text is decided already, by another reading.
      if (wanted.length === 0 || wanted.includes(text)) return condition
      return { ...condition, value: matches(wanted, condition, text) ? [text] : [] }
    }
    const revisions = [...call.store.rules.values()].map((rule) => rule.revisions.at(-1) as Json)
    return revisions.map((revision) => [revision, { conditions: (revision.conditions as Json[]).map(decided) }])
  })

const contains = ({ operator }: Json, text: string, word: string) => (operator === 'equals' ? text === word : text.includes(word))

/** A group that a submitted message makes has no members, not even its owner. */
const ownerStaysOutside: Wrap = (call, next) => {
  const guid = String(call.body.receiver).toLowerCase()
  const isNew = call.body.receiverType === 'group' && !call.store.groups.has(guid)
  const body = next(call)
  if (isNew) call.store.groups.get(guid)?.members.clear()
  return body
}

const emptiesName = patchingRecord(
  ({ body }) => (body.name === '' ? { name: '' } : undefined),
  ({ store, path }) => store.keywordLists.get(String(path.keywordId)),
)

/** Lists the revisions of a rule from the first to the current one. */
const oldestFirst: Wrap = (call, next) => {
  const body = next(call) as { data: Json | Json[] }
  return Array.isArray(body.data) ? { ...body, data: body.data.toReversed() } : body
}

/** A rule or a keyword list without a name has none. */
const namesNothing = patchingRecord(
  ({ body }) => (body.name === undefined ? { name: '' } : undefined),
  ({ store }, { id }) => store.rules.get(String(id))?.revisions.at(-1) ?? store.keywordLists.get(String(id)),
)

/** A rule has only what it was created with. */
const lacksDefaults = patchingRecord(
  ({ body }) =>
    Object.fromEntries(['name', 'conditions', 'action'].filter((name) => body[name] === undefined).map((name) => [name, undefined])),
  ({ store }, { id }) => store.rules.get(String(id))?.revisions.at(-1),
)

/** Of several spellings of a condition's flag, the published schema's counts. */
const readsOneSpelling = onCall(({ body, ...call }) => ({
  ...call,
  body: {
    ...body,
    ...(Array.isArray(body.conditions) && {
      conditions: (body.conditions as Json[]).map(({ isKeywordReferencePresent, isListReferencePresent, ...condition }) => ({
        ...condition,
        ...(isKeywordReferencePresent !== undefined && { isKeywordsReferencePresent: isKeywordReferencePresent }),
      })),
    }),
  },
}))

/** The description of a reason changes, too. */
const redescribes: Wrap = (call, next) => {
  const body = next(call) as { data: Json }
  const reason = call.store.reasons.get(String(call.path.id))
  if (reason && typeof call.body.description === 'string') Object.assign(reason, { description: call.body.description })
  return body
}

/** Shows the entries of a list of sentences apart. */
const sentencesApart = changingRecords(({ searchTerms, ...list }) =>
  list.category === 'sentence-similarity' ? { ...list, disallowedSentences: searchTerms } : { ...list, searchTerms },
)

/** An update without content is no edit. */
const emptyIsNoEdit: Wrap = (call, next) => {
  const message = call.store.submitted.get(String(call.path.id))
  const { editedAt, editedBy } = message ?? {}
  const body = structuredClone(next(call)) as { data: Json }
  if (call.body.data === undefined) for (const record of [message, body.data] as Json[]) Object.assign(record, { editedAt, editedBy })
  return body
}

/** An entry about a review is as old as the review. */
const datedByReview = (concerns: (entry: Json) => boolean) =>
  changingRecords((entry, { reviews }) => {
    const at = reviews.findLast(({ id }) => id === (entry.message as Json | undefined)?.id)?.at
    return at === undefined || !concerns(entry) ? entry : { ...entry, createdAt: at }
  })

/** A second decision is accepted, and changes nothing. */
const onlyFirstDecision: Wrap = (call, next) =>
  call.store.reviews.some(({ id }) => id === call.path.id) ? confirmation(`Message ${call.path.id} was reviewed.`) : next(call)

/** Any message can be reviewed, also one that does not await it. */
const reviewsAnything: Wrap = (call, next) => {
  const { store, path, body } = call
  const message = store.messages.get(String(path.id))
  const awaits = [store.flags, store.blocked].some((list) => list.has(String(path.id)))
  if (!message || awaits || store.reviews.some(({ id }) => id === message.id)) return next(call)
  review(store, message, body.status === 'approved')
  return confirmation(`Message ${message.id} was reviewed.`)
}

const asSent = 'rules/conditions-as-sent'

const spellings = ['isKeywordsReferencePresent', 'isKeywordReferencePresent', 'isListReferencePresent']

/** Shows a condition as it was sent: with one value, or with another spelling of the flag. */
function asIn(sent: Json, condition: Json): Json {
  const { isKeywordsReferencePresent: _, ...others } = condition
  const flags = spellings.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]])
  return { ...others, ...(sent.value !== undefined && { value: sent.value }), ...Object.fromEntries(flags) }
}

/** Shows the conditions of rules as they were sent. */
const conditionsAsSent: Wrap = (call, next) =>
  changingRecords((rule, store) => {
    const sent = call.body.conditions as Json[] | undefined
    const notes = notesOf<Json[]>(store, asSent)
    const conditions = rule.conditions as Json[]
    const key = `${rule.id} ${JSON.stringify(conditions)}`
    if (sent)
      notes.set(
        key,
        conditions.map((condition, index) => asIn(sent[index] ?? {}, condition)),
      )
    return { ...rule, conditions: notes.get(key) ?? conditions }
  })(call, next)

export const formerModerationReadings: ReadingChanges = {
  'flag-a-message/any-reason': [['flag-a-message'], acceptsReasons],
  [nameThen]: spanning({ 'flag-a-message': notesName, 'list-flagged-messages': namedThen }),
  'flag-a-message/first-counts': [['flag-a-message'], firstCounts],
  'flag-a-message/by-anyone': [['flag-a-message'], anyoneReports],
  'list-flagged-messages/by-users': [['list-flagged-messages'], flaggedByUsers],
  'create-rule/nameless': [['create-rule'], namesNothing],
  'create-rule/no-defaults': [['create-rule'], lacksDefaults],
  'rules/one-spelling': [['create-rule', 'update-rule'], readsOneSpelling],
  'update-reason/changes-description': [['update-reason'], redescribes],
  'create-keyword-list/nameless': [['create-keyword-list'], namesNothing],
  'keyword-lists/sentences-apart': [
    ['create-keyword-list', 'get-keyword-list', 'list-keyword-lists', 'update-keyword-list'],
    sentencesApart,
  ],
  'update-submitted-message/withholds-edits': [['update-submitted-message'], withholdsEdits],
  'update-submitted-message/empty-is-no-edit': [['update-submitted-message'], emptyIsNoEdit],
  'list-reviewed-messages/flags-dated-by-review': [['list-reviewed-messages'], datedByReview(({ ruleId }) => ruleId === undefined)],
  'list-reviewed-messages/dated-by-review': [['list-reviewed-messages'], datedByReview(() => true)],
  'list-reviewed-messages/messages': [['list-reviewed-messages'], bareReviews],
  'reviews/first-decision': [['review-flagged-message', 'review-blocked-message'], onlyFirstDecision],
  'reviews/any-message': [['review-flagged-message', 'review-blocked-message'], reviewsAnything],
  'submit-message-for-moderation/owner-stays-outside': [['submit-message-for-moderation'], ownerStaysOutside],
  'rules/all-values': [
    ['send-message'],
    decidingWords((wanted, condition, text) => wanted.every((word) => contains(condition, text, word))),
  ],
  'rules/equals-words': [
    ['send-message'],
    decidingWords((wanted, { operator }, text) => wanted.some((word) => (operator === 'equals' ? text.split(/\s+/) : text).includes(word))),
  ],
  'list-rule-revisions/oldest-first': [['list-rule-revisions', 'update-rule'], oldestFirst],
  [asSent]: [['create-rule', 'update-rule', 'get-rule', 'list-rules', 'list-rule-revisions'], conditionsAsSent],
  'update-keyword-list/empties-name': [['update-keyword-list'], emptiesName],
  'update-keyword-list/drops-description': [
    ['update-keyword-list'],
    onCall((call) => {
      delete call.store.keywordLists.get(String(call.path.keywordId))?.description
      return call
    }),
  ],
}
