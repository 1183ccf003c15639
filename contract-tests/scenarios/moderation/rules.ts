import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { blockMessage, ownWord, wordRule } from '../../server/blockedMessages.ts'
import { createGroup, createUsers, listMessages, sendMessage, textMessage, textOf, toGroup } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { eventually, nextSecond } from '../../server/times.ts'
import { blockedEntry, expectBlocked, expectNotBlocked, isBlocked, isListed, listed } from './lists.ts'

/** A member sees some messages, as soon as they are decided, and not others. */
const sees = (session: Session, { guid, member }: { guid: string; member: string }, present: unknown[], absent: unknown[] = []) =>
  session.soon(async () => {
    const visible = await listMessages(session, 'list-group-messages', { guid, onBehalfOf: member })
    session.contains('message_visible', visible, 'id', present, absent)
  })

async function matched(session: Session): Promise<void> {
  const [owner, member] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [member] })
  const word = ownWord(session.fixtures)
  const ruleId = session.fixtures.newId('rule')
  const earlier = await sendMessage(session, owner, toGroup(guid), `Only ${word} yesterday`)
  await session.call('create-rule', { body: wordRule(ruleId, word, true) })
  const message = await sendMessage(session, owner, toGroup(guid), `Only ${word} today`)
  const harmless = await sendMessage(session, owner, toGroup(guid), 'Only seedlings today')
  if (!(await expectBlocked(session, message.id, 'which contains the word of a rule'))) return
  const entry = (await blockedEntry(session, message.id)) as Json
  session.equal('rule_applied', '/data/ruleId', ruleId, entry.ruleId)
  session.equalIfPresent('rule_applied', '/data/ruleName', wordRule(ruleId, word, true).name, entry.ruleName)
  const text = valueAt(entry, '/message/data/text')
  session.equalIfPresent('rule_applied', '/data/message/data/text', `Only ${word} today`, text)
  await expectNotBlocked(session, harmless.id, 'which does not contain the word')
  // A rule applies to the messages that are sent after it.
  await expectNotBlocked(session, earlier.id, 'which was sent before the rule')
  await sees(session, { guid, member }, [earlier.id, harmless.id], [message.id])
  await session.step('other rules and messages', () => blockedToo(session, { guid, owner, member, word }))
  await switchedOff(session, { ruleId, guid, owner, member, word })
}

/** A disabled or deleted rule blocks nothing. */
async function switchedOff(
  session: Session,
  { ruleId, guid, owner, member, word }: { ruleId: string; guid: string; owner: string; member: string; word: string },
): Promise<void> {
  const delivered = async (text: string) => {
    const { id } = await sendMessage(session, owner, toGroup(guid), text)
    const seen = await eventually(async () =>
      (await listMessages(session, 'list-group-messages', { guid, onBehalfOf: member })).some(
        (message) => String(message.id) === String(id),
      ),
    )
    if (!seen) session.report('message_visible', '/data', `the message ${id}, as the rule is disabled`, 'not listed')
    await expectNotBlocked(session, id, 'as the rule is disabled')
  }
  await session.call('update-rule', { ruleId, body: wordRule(ruleId, word, false) })
  await delivered(`Still ${word}`)
  const next = ownWord(session.fixtures)
  await session.call('update-rule', { ruleId, body: wordRule(ruleId, next, true) })
  const again = await sendMessage(session, owner, toGroup(guid), `Once more ${next}`)
  await expectBlocked(session, again.id, 'as the rule is enabled again, with its word')
  await delivered(`Formerly ${word}`)
  await session.call('delete-rule', { ruleId })
  await delivered(`At last ${word}`)
}

/**
 * Every rule applies to every message: a second rule, to a reply, and to a message for several
 * receivers.
 */
async function blockedToo(
  session: Session,
  { guid, owner, member, word }: Record<'guid' | 'owner' | 'member' | 'word', string>,
): Promise<void> {
  const secondWord = ownWord(session.fixtures)
  await session.call('create-rule', { body: wordRule(session.fixtures.newId('rule'), secondWord, true) })
  const byAnother = await sendMessage(session, owner, toGroup(guid), `Only ${secondWord} today`)
  await expectBlocked(session, byAnother.id, 'which contains the word of a second rule')
  const parent = await sendMessage(session, owner, toGroup(guid), 'Harmless')
  const body = textMessage(toGroup(guid), `Reply with ${word}`)
  const reply = await session.data('send-thread-message', { id: String(parent.id), onBehalfOf: owner, body })
  await expectBlocked(session, reply.id, 'a reply that contains the word of the rule')
  const guids = [guid, await createGroup(session, owner, { participants: [member] })]
  const several = `To several ${word}`
  await session.attempt('send-message', { onBehalfOf: owner, body: textMessage({ multipleReceivers: { guids } }, several) })
  // Messages to several receivers may arrive and be decided later: a message that was sent after it
  // is blocked first.
  await isBlocked(session, (await sendMessage(session, owner, toGroup(guid), `After several ${word}`)).id)
  for (const each of guids) {
    const seenBy = { guid: each, onBehalfOf: member }
    const isHidden = async () =>
      (await listMessages(session, 'list-group-messages', seenBy)).every((message) => textOf(message) !== several)
    if (!(await eventually(isHidden)))
      session.report('message_visible', '/data', `no message ${several}, which contains the word of the rule`, 'listed')
  }
}

/** A condition may name keyword lists instead of words; changes to a list apply at once. */
async function byList(session: Session): Promise<void> {
  const [owner, member] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [member] })
  const [first, second] = [ownWord(session.fixtures), ownWord(session.fixtures)]
  const [keywordId, ruleId] = [session.fixtures.newId('words'), session.fixtures.newId('rule')]
  const words = { id: keywordId, name: 'Words', category: 'word', searchTerms: `${first},${second}` }
  await session.call('create-keyword-list', { body: words })
  const rule = wordRule(ruleId, keywordId, true)
  const [condition] = rule.conditions as Json[]
  await session.call('create-rule', { body: { ...rule, conditions: [{ ...condition, isKeywordsReferencePresent: true }] } })
  const [firstMatch, secondMatch, harmless] = [
    await sendMessage(session, owner, toGroup(guid), `Say ${first}`),
    await sendMessage(session, owner, toGroup(guid), `Say ${second}`),
    await sendMessage(session, owner, toGroup(guid), 'Say nothing'),
  ]
  for (const { id } of [firstMatch, secondMatch]) await expectBlocked(session, id, "which contains a word of the rule's list")
  await sees(session, { guid, member }, [harmless.id], [firstMatch.id, secondMatch.id])
  const third = ownWord(session.fixtures)
  // Whether entries that are not sent are removed is not documented.
  await session.call('update-keyword-list', { keywordId, body: { ...words, searchTerms: [first, second, third].join(',') } })
  const { id } = await sendMessage(session, owner, toGroup(guid), `Say ${third}`)
  await expectBlocked(session, id, "which contains a word that was added to the rule's list")
}

/**
 * A message is blocked if any condition matches, with its own operator. No source says whether one
 * of several values suffices, and whether `equals` compares the whole text or its words: the texts
 * match, or do not, in either reading.
 */
async function conditions(session: Session): Promise<void> {
  const [owner, member] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [member] })
  const words = [1, 2, 3, 4].map(() => ownWord(session.fixtures)) as [string, string, string, string]
  const [contained, alternative, whole, counted] = words
  const ruleId = session.fixtures.newId('rule')
  const rule = wordRule(ruleId, contained, true)
  const [first] = rule.conditions as Json[]
  const all: Json[] = [
    { ...first, id: 1, value: [contained, alternative] },
    { ...first, id: 2, operator: 'equals', value: [whole] },
    { ...first, id: 3, category: 'pattern', value: [`${counted}[0-9]{1,3}`] },
  ]
  await session.call('create-rule', { body: { ...rule, conditions: all } })
  const texts: [text: string, condition: number][] = [
    [`Say ${alternative} and ${contained} now`, 1],
    [whole, 2],
    [`Say ${counted}42 now`, 3],
    [`Say ${whole}less now`, 0],
    [`Say ${counted} now`, 0],
  ]
  const sent = []
  for (const [text, condition] of texts)
    sent.push({ text, condition, id: String((await sendMessage(session, owner, toGroup(guid), text)).id) })
  const entryOf = async (id: string) => valueAt((await blockedEntry(session, id)) ?? {}, '/condition') as Json | undefined
  for (const { text, condition, id } of sent.filter((message) => message.condition > 0)) {
    await expectBlocked(session, id, `by condition ${condition}: ${text}`)
    const { operator, category } = all[condition - 1] as Json
    const got = await entryOf(id)
    if (got?.operator !== undefined && got.category !== undefined)
      session.equal('rule_applied', '/data/condition', `${operator} ${category}`, `${got.operator} ${got.category}`)
  }
  for (const { text, id } of sent.filter((message) => message.condition === 0))
    await expectNotBlocked(session, id, `which no condition matches: ${text}`)
}

/** A rule may flag messages instead of blocking them: members still see them. */
async function flagging(session: Session): Promise<void> {
  const [owner, member] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [member] })
  const [word, ruleId] = [ownWord(session.fixtures), session.fixtures.newId('rule')]
  const rule = (enabled: boolean) => ({ ...wordRule(ruleId, word, enabled), action: ['flagMessage'] })
  const isFlagged = (id: unknown) => isListed(session, 'list-flagged-messages', String(id))
  await session.call('create-rule', { body: rule(true) })
  const [caught, harmless] = [
    await sendMessage(session, owner, toGroup(guid), `Only ${word} today`),
    await sendMessage(session, owner, toGroup(guid), 'Only seedlings today'),
  ]
  if (!(await isFlagged(caught.id)))
    return session.report('rule_applied', '/data', `the message ${caught.id}, which a rule flags`, 'not listed')
  session.contains('rule_applied', await listed(session, 'list-flagged-messages', String(caught.id)), 'id', [caught.id], [harmless.id])
  await expectNotBlocked(session, caught.id, 'as the rule only flags')
  await sees(session, { guid, member }, [caught.id, harmless.id])
  await session.call('update-rule', { ruleId, body: rule(false) })
  const free = await sendMessage(session, owner, toGroup(guid), `Still ${word}`)
  // This call waits until the message is accessible: by then it has been decided, without the rule.
  const reaction = { id: String(free.id), reaction: '🌱', onBehalfOf: member }
  await session.optional(() => session.call('add-message-reaction', reaction))
  await session.call('update-rule', { ruleId, body: rule(true) })
  const last = await sendMessage(session, owner, toGroup(guid), `Once more ${word}`)
  // Decisions are made in order: once this message is flagged, the earlier message has been
  // decided.
  await isFlagged(last.id)
  session.contains('rule_applied', await listed(session, 'list-flagged-messages', String(last.id)), 'id', [last.id], [free.id])
}

async function decided(session: Session, status: 'approved' | 'rejected'): Promise<void> {
  const { id, guid, member } = await blockMessage(session.fixtures)
  await session.call('review-blocked-message', { id: String(id), body: { status, ...(status === 'rejected' && { reviewed: true }) } })
  // A rejected message stays blocked, and may stay in the list of blocked messages.
  if (status === 'approved' && (await blockedEntry(session, id)))
    session.report('review_moves', '/data', `no message ${id}, as it was approved`, 'still listed')
  session.contains('review_moves', await listed(session, 'list-reviewed-messages', String(id)), '/message/id', [id])
  const sees = async () =>
    (await listMessages(session, 'list-group-messages', { guid, onBehalfOf: member })).some((message) => String(message.id) === String(id))
  // An approved message may arrive late.
  const shown = status === 'approved' ? await eventually(sees) : await sees()
  if (shown !== (status === 'approved'))
    session.report(
      'message_visible',
      '/data',
      status === 'approved' ? `the message ${id}` : `no message ${id}`,
      shown ? 'listed' : 'not listed',
    )
  // The decision may not be shown, or not yet.
  const opposite = status === 'approved' ? 'disapproved' : 'approved'
  const decision = async () => valueAt(await session.data('get-message-details', { id }), '/data/moderation/status')
  if (!(await eventually(async () => (await decision()) !== opposite)))
    session.report('review_decision', '/data/data/moderation/status', `not ${opposite}`, opposite)
}

async function revisions(session: Session): Promise<void> {
  const ruleId = await session.fixtures.record('/moderation/rules', 'no-adverts')
  const { body } = session.server.exampleOf(session.server.operation('update-rule'))
  const before = await session.data('get-rule', { ruleId })
  // Otherwise a changed `createdAt` could be equal.
  await nextSecond()
  await session.call('update-rule', { ruleId, body: { ...(body as Json), id: ruleId, name: 'Second name', enabled: false } })
  const after = await session.data('get-rule', { ruleId })
  if (after.revisionId === before.revisionId) session.report('write_has_effect', '/data/revisionId', 'another revision', after.revisionId)
  session.equal('write_has_effect', '/data/createdAt', before.createdAt, after.createdAt)
  const list = await session.list('list-rule-revisions', { ruleId })
  const active = list.filter((revision) => revision.active === true)
  const idsIn = (records: readonly Json[]) => records.map(({ revisionId }) => revisionId)
  if (list.some((revision) => 'active' in revision)) session.equal('write_has_effect', '/data', [after.revisionId], idsIn(active))
  session.equal('write_has_effect', '/data', [after.revisionId, before.revisionId], idsIn(list.slice(0, 2)))
  const third = await session.data('update-rule', { ruleId, body: { ...(body as Json), id: ruleId, name: 'Third name', enabled: false } })
  const all = await session.list('list-rule-revisions', { ruleId })
  session.equal('write_has_effect', '/data', [third.revisionId, after.revisionId, before.revisionId], idsIn(all.slice(0, 3)))
}

/** What rules block or flag, who then sees it, and the decisions of moderators. */
export const ruleScenarios: readonly Scenario[] = [
  {
    name: 'a rule blocks matching messages while it is enabled, and no others',
    operation: 'create-rule',
    needs: ['update-rule', 'delete-rule', 'list-blocked-messages', 'list-group-messages', 'send-message', 'send-thread-message'],
    requests: 40,
    run: matched,
  },
  {
    name: 'a rule blocks every word of its keyword list',
    operation: 'create-keyword-list',
    needs: ['create-rule', 'update-keyword-list', 'list-blocked-messages', 'list-group-messages', 'send-message'],
    run: byList,
  },
  {
    name: 'a flagging rule keeps messages visible, and does nothing while disabled',
    operation: 'create-rule',
    needs: ['update-rule', 'list-flagged-messages', 'list-blocked-messages', 'list-group-messages', 'send-message'],
    run: flagging,
  },
  {
    name: 'a rule blocks messages that match any of its conditions',
    operation: 'create-rule',
    needs: ['list-blocked-messages', 'send-message'],
    run: conditions,
  },
  ...(['approved', 'rejected'] as const).map(
    (status): Scenario => ({
      name: `lists a blocked message as reviewed once it is ${status}`,
      operation: 'review-blocked-message',
      needs: [
        'create-rule',
        'list-blocked-messages',
        'list-reviewed-messages',
        'list-group-messages',
        'send-message',
        'get-message-details',
      ],
      run: (session) => decided(session, status),
    }),
  ),
  {
    name: 'every change adds a revision, listed newest first',
    operation: 'list-rule-revisions',
    needs: ['create-rule', 'update-rule', 'get-rule'],
    run: revisions,
  },
]
