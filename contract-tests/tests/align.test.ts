import { expect, test } from 'vitest'
import { alignedItems, identityOf } from '../comparison/align.ts'
import { firstOf } from '../comparison/chosen.ts'
import { type Comparison, differencesIn } from '../comparison/compare.ts'
import { createPairs } from '../comparison/pairs.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'

const [contract] = (await readContracts()) as [Contract]

test('takes a message that the model chose for none to another receiver', () => {
  const chosen = (receiver: string) => ({ message: { id: String(firstOf('message') + receiver.length), receiver } })
  const [shed, attic] = [chosen('shed'), chosen('attic')]
  const [known, other] = [{ message: { id: '41', receiver: 'Attic' } }, { message: { id: '42', receiver: 'pond' } }]
  expect(alignedItems([shed, attic], [known, other])).toEqual([
    [shed, undefined],
    [attic, known],
    [undefined, other],
  ])
})

test('takes a record of an action that the model chose for none of another action or on another user', () => {
  const record = (id: string, action: string, uid?: string) => ({
    ...{ id, category: 'action', receiver: 'shed' },
    data: { action, ...(uid && { entities: { on: { entity: { uid } } } }) },
  })
  const [banned, added] = [
    record(String(firstOf('message') + 1), 'banned', 'mira'),
    record(String(firstOf('message') + 2), 'added', 'mira'),
  ]
  const [other, plain] = [record('41', 'added', 'jonas'), record('42', 'added')]
  expect(alignedItems([banned, added], [other, plain])).toEqual([
    [banned, undefined],
    [added, plain],
    [undefined, other],
  ])
})

test('a reaction is identified by its message, its user and the reaction', () => {
  const reaction = { id: '7', messageId: '41', uid: 'Mira', reaction: '🌱' }
  const others = [
    { ...reaction, uid: 'jonas' },
    { ...reaction, reaction: '👍' },
    { ...reaction, messageId: '42' },
  ]
  expect(new Set([reaction, ...others].map(identityOf)).size).toBe(4)
  expect(identityOf({ ...reaction, id: '8', uid: 'mira' })).toBe(identityOf(reaction))
  const [first, second] = ['mira', 'jonas'].map((uid, index) => ({ ...reaction, uid, id: String(firstOf('reaction') + index) }))
  const [one, other] = ['jonas', 'mira'].map((uid, index) => ({ ...reaction, uid, id: String(70 + index) }))
  expect(alignedItems([first, second], [one, other])).toEqual([
    [first, other],
    [second, one],
  ])
})

test('takes each revision of a record for itself, and those without an id in their order', () => {
  const [first, second] = ['a', 'b'].map((revisionId) => ({ id: 'adverts', revisionId }))
  expect(alignedItems([second, first], [first, second])).toEqual([
    [second, second],
    [first, first],
  ])
  const [one, other] = ['Old', 'New'].map((name) => ({ id: 'adverts', name }))
  expect(alignedItems([second, first], [one, other])).toEqual([
    [second, one],
    [first, other],
  ])
})

test('an id that the documents do not have identifies no user, group or role, but a message keeps its own', () => {
  for (const record of [
    { uid: 'mira', role: 'keeper' },
    { guid: 'shed' },
    { role: 'keeper' },
    { key: 'u.listUsers' },
    { reaction: '🌱', count: 1 },
  ])
    expect(identityOf({ id: 7, ...record })).toBe(identityOf(record))
  const message = { id: '41', sentAt: 1, receiver: 'shed' }
  expect(identityOf({ uid: 'mira', ...message })).toBe(identityOf(message))
})

test('an id of the model is paired with an id, also where the model uses it as a name', () => {
  const pairs = createPairs(contract)
  const id = String(firstOf('rule') + 1)
  pairs.learn({ data: { name: id, id } }, { data: { name: 'Untitled rule', id: 'r-7' } })
  expect(pairs.toServer({ id })).toEqual({ id: 'r-7' })
})

test.each<[freedom: string, place: string, record: object, got: object]>([
  ['when a message is moderated', '', { moderation: { status: 'approved' } }, { moderation: { status: 'pending' } }],
  ['which rule moderated a message', '/moderation', { status: 'approved', rule: { id: 'r' } }, { status: 'approved' }],
  ['the uid of the app as a sender', '', { sender: 'app_system' }, { sender: 'app' }],
  ['the uid of the app as a sender', '/sender', { entity: { uid: 'app_system' } }, { entity: { uid: 'app', name: 'App' } }],
  [
    'whether a user or the app sends the message about an action',
    '',
    { category: 'action', sender: 'mira' },
    { category: 'action', sender: 'app_system' },
  ],
  ['the wording of messages to people', '', { message: 'User blocked.' }, { message: 'Blocked.' }],
  [
    'when a conversation was created and updated',
    '',
    { conversationType: 'user', conversationId: 'a', updatedAt: 1_790_000_000 },
    { conversationType: 'user', conversationId: 'a', updatedAt: 1_790_000_900 },
  ],
  ['which error is named if an imported record has several', '/error', { code: 'ERR_A' }, { code: 'ERR_B' }],
  [
    'whether the users and groups of a message are shown as they were when it was sent',
    '/entities/sender/entity',
    { uid: 'mira', name: 'Mira Lund' },
    { uid: 'mira', name: 'Mira' },
  ],
  ['the optional properties of a record within another', '/conversationWith', { uid: 'mira', role: 'default' }, { uid: 'mira' }],
])('is left to the server, and counted: %s (%s)', (freedom, place, record, got) => {
  const used: string[] = []
  const comparison = { ...comparisonAt('/messages'), free: (one: string) => void used.push(one) }
  const within = (value: object) => ({
    data: place
      .split('/')
      .filter(Boolean)
      .reduceRight<object>((inner, name) => ({ [name]: inner }), value),
  })
  expect(differencesIn(comparison, within(record), within(record))).toEqual([])
  expect(used).toEqual([])
  expect(differencesIn(comparison, within(record), within(got))).toEqual([])
  expect(new Set(used)).toEqual(new Set([freedom]))
  expect(differencesIn(comparison, within({ ...record, uid: 'mira' }), within({ ...got, uid: 'jonas' }))).toHaveLength(1)
})

const comparisonAt = (place: string, limits: readonly number[] = []): Comparison => ({
  ...{ ordered: false, continues: undefined, partial: false, tolerance: 1, place, path: place, cursor: [], limits },
  ...{ isKnown: () => false, shown: { records: new Map(), states: new Set(), times: new Map() }, free: () => undefined },
})

test('another record in the place of one is told once', () => {
  const comparison = comparisonAt('/conversations')
  const newest = (id: string, text: string) => ({ data: { conversationId: 'a', lastMessage: { id, sentAt: Number(id), data: { text } } } })
  const told = (got: object) => differencesIn(comparison, newest('41', 'Hello'), got).map(({ place }) => place)
  expect(told(newest('42', 'Bye'))).toEqual(['/data/lastMessage'])
  expect(told(newest('41', 'Bye'))).toEqual(['/data/lastMessage/data/text'])
})

test('a record that was seen does not stand for one that the model has and nobody saw', () => {
  const comparison = { ...comparisonAt('/messages'), isKnown: (id: unknown) => id === '42' }
  const newest = (id: string, text: string) => ({ data: { conversationId: 'a', lastMessage: { id, sentAt: 7, data: { text } } } })
  const list = (id: string, text: string) => ({ data: [{ id, sentAt: 7, data: { text } }] })
  const told = (expected: object, got: object) => differencesIn(comparison, expected, got).map(({ place, kind }) => `${place} ${kind}`)
  expect(told(newest('17462531719169', 'Hello'), newest('42', 'Bye'))).toEqual(['/data/lastMessage other'])
  expect(told(list('17462531719169', 'Hello'), list('42', 'Bye'))).toEqual(['/data missing', '/data unexpected'])
  expect(told(list('17462531719169', 'Hello'), list('43', 'Hello'))).toEqual(['/data/0/id other'])
})

test('that a call failed for a record on one side only is told once', () => {
  const result = (priya: object) => ({ data: { participants: { priya } } })
  const told = (expected: object, got: object) =>
    differencesIn(comparisonAt('/members'), result(expected), result(got)).map(({ place, got }) => [place, got])
  const failed = { success: false, error: { code: 'ERR_ALREADY_JOINED' } }
  expect(told(failed, { success: true, data: { uid: 'priya' } })).toEqual([['/data/participants/priya/success', true]])
  expect(told({ success: true, data: { uid: 'priya' } }, failed)).toEqual([['/data/participants/priya/success', false]])
  expect(told(failed, { success: false })).toEqual([['/data/participants/priya/error', undefined]])
})

test.each<[what: string, sentAt: number, told: number]>([
  ['at the time that a call names is not told', 0, 0],
  ['at another time is', 5, 1],
])('a record that is missing %s if the server has another time of it', (_, later, told) => {
  const time = 1_790_000_000
  const comparison = comparisonAt('/messages', [time])
  const message = { id: '41', sentAt: time + later }
  const missing = () => differencesIn(comparison, { data: [message] }, { data: [] }).length
  const unexpected = () => differencesIn(comparison, { data: [] }, { data: [message] }).length
  expect([missing(), unexpected()]).toEqual([1, 1])
  differencesIn(comparison, { data: [message] }, { data: [{ ...message, sentAt: time + later + 1 }] })
  expect([missing(), unexpected()]).toEqual([told, told])
  differencesIn(comparison, { data: [message] }, { data: [{ ...message }] })
  expect([missing(), unexpected()]).toEqual([1, 1])
})
