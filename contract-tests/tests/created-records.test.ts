import { expect, test } from 'vitest'
import { readBundle } from '../documents/bundles.ts'
import { createContract } from '../documents/contract.ts'
import { BlockedBySafetyGuard, readOnly, trackCreatedRecords } from '../serverChecks/createdRecords.ts'
import { removeRecords } from '../serverChecks/removal.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

// The safety guard inspects the actual request, not the case.
const chat = createContract('chat', await readBundle('chat'))
const base = 'https://chat.example.com/v3'
const own = 'contract-1-'

const request = (method: string, path: string, body?: unknown, headers: [string, string][] = []): RawRequest => ({
  method,
  url: base + path,
  headers: [['apikey', 'any'], ...(body === undefined ? [] : ([['content-type', 'application/json']] as [string, string][])), ...headers],
  body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
})

const sending = (receiver: object) => request('POST', '/messages', { type: 'text', data: { text: 'x' }, ...receiver })
const toUser = (receiver: string) => sending({ receiver, receiverType: 'user' })
const website = '/ai-agents/agent-builder/knowledge-base/website'
const answered = (body: object) => ({ status: 200, headers: [], body: JSON.stringify(body) })
const newRecords = () => trackCreatedRecords(chat, base, own)

const foreign: [string, RawRequest][] = [
  ['deletes a user', request('DELETE', '/users/mira', { permanent: true })],
  ['deletes a group', request('DELETE', '/groups/tomato-growers')],
  ['deletes a message that the run did not send', request('DELETE', '/messages/4201')],
  ['deletes a token that the run did not create, even of its own user', request('DELETE', `/users/${own}mira/auth_tokens/mira_1`)],
  ['deletes a key that the run did not create', request('DELETE', '/apikeys/feedfacefeedfacefeedfacefeedfacefeedface')],
  ['deactivates another user besides its own', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`, 'jonas'] })],
  ['reactivates another user', request('PUT', '/users', { uidsToActivate: ['teo'] })],
  ['has an empty list of users, which could mean everyone', request('DELETE', '/users', { uidsToDeactivate: [] })],
  ['has no body although it needs a list of users', request('DELETE', '/users')],
  ['has a truncated body', request('DELETE', '/users', '{"uidsToDeactivate": ')],
  ['sends a message to another user', toUser('mira')],
  ['sends a message to another group', sending({ receiver: 'committee', receiverType: 'group' })],
  ['sends a message to its own user and another user', sending({ multipleReceivers: { uids: [`${own}mira`, 'jonas'] } })],
  ['acts on behalf of another user', request('DELETE', `/groups/${own}g/conversation`, undefined, [['onBehalfOf', 'mira']])],
  ['adds another user to its own group', request('POST', `/groups/${own}g/members`, { participants: ['mira'] })],
  ['removes another user from its own group', request('DELETE', `/groups/${own}g/members/jonas`)],
  ['adds another user as a friend', request('POST', `/users/${own}mira/friends`, { accepted: ['jonas'] })],
  ['makes another user the owner of its own group', request('PUT', `/groups/${own}g`, { owner: 'mira' })],
  ['creates a user without the prefix', request('POST', '/users', { uid: 'zed', name: 'Zed' })],
  ['imports a user without the prefix', request('POST', '/data_import/users', { users: { zed: { uid: 'zed', name: 'Zed' } } })],
  [
    'flags a message that the run did not send',
    request('POST', '/messages/4201/flagged', { reasonId: `${own}spam` }, [['onBehalfOf', `${own}mira`]]),
  ],
  ['reviews a message that the run did not send', request('PATCH', '/moderation/flagged-messages/4201', { status: 'approved' })],
  ['deletes a role that every app has', request('DELETE', '/roles/default')],
  ['changes the pins of the whole app', request('PUT', '/conversations/pinned', { pinnedConversations: [{ uid: `${own}mira` }] })],
  ['crawls a website', request('POST', `${website}/scrape`, { url: 'https://garden.example.com' })],
  ['scrapes a web page', request('POST', `${website}/individual-page`, { url: 'https://garden.example.com' })],
  ['changes the settings of the app', request('PATCH', '/notifications/v1/settings', {})],
  ['deletes push tokens', request('DELETE', '/notifications/push/v1/tokens', { authToken: 'x' })],
  [
    "creates an enabled rule about a list of others' words",
    request('POST', '/moderation/rules', {
      ...{ id: `${own}r`, enabled: true },
      conditions: [{ id: 1, value: [`${own}list`], isKeywordsReferencePresent: true }],
    }),
  ],
  ['creates an enabled rule', request('POST', '/moderation/rules', { id: `${own}r`, enabled: true, conditions: [] })],
  ['has an undocumented path', request('DELETE', '/everything')],
  ['uses an undocumented method on another user', request('PATCH', '/users/mira')],
  ['uses an undocumented method with a body', request('PATCH', `/users/${own}mira`, { name: 'x' })],
  ['uses an undocumented method on the members of its own group', request('PATCH', `/groups/${own}g/members`)],
  ['has a URL outside the base URL', { ...request('DELETE', ''), url: 'https://chat.example.com/v4/users/contract-1-mira' }],
]

test.each(foreign)('blocks a request that %s', (_what, blocked) => {
  expect(() => newRecords().guard(blocked, 'chat')).toThrow(BlockedBySafetyGuard)
})

test('blocks writes through another document', () => {
  expect(() => newRecords().guard(request('DELETE', `/users/${own}mira`), 'management')).toThrow(BlockedBySafetyGuard)
})

test.each<[string, RawRequest]>([
  ['only reads', request('GET', '/users/mira')],
  ['creates a user with the prefix', request('POST', '/users', { uid: `${own}mira`, name: 'Mira' })],
  ['deletes its own user', request('DELETE', `/users/${own}mira`, { permanent: true })],
  ['deactivates its own users', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`] })],
  ['sends a message to its own user', toUser(`${own}mira`)],
  ['creates a key, whose value the service chooses', request('POST', '/apikeys', { name: 'x', scope: 'authOnly' })],
  ['uses an undocumented method without a body on its own user', request('PATCH', `/users/${own}mira`)],
  ['creates a disabled rule', request('POST', '/moderation/rules', { id: `${own}r`, enabled: false })],
])('allows a request that %s', (_what, allowed) => {
  expect(() => newRecords().guard(allowed, 'chat')).not.toThrow()
})

test('grants ownership of an id chosen by the service once a response contains it', () => {
  const createdRecords = newRecords()
  const send = toUser(`${own}mira`)
  const remove = request('DELETE', '/messages/77')
  createdRecords.note(send, 'chat')
  expect(() => createdRecords.guard(remove, 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(send, 'chat', answered({ data: { id: '77', receiver: `${own}mira` } }))
  expect(() => createdRecords.guard(remove, 'chat')).not.toThrow()
})

test('a response about another record grants no ownership', () => {
  const createdRecords = newRecords()
  const send = toUser(`${own}mira`)
  createdRecords.note(send, 'chat', answered({ data: { id: '4201', receiver: 'mira' } }))
  expect(() => createdRecords.guard(request('DELETE', '/messages/4201'), 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(request('POST', '/users', { uid: `${own}zed`, name: 'Zed' }), 'chat', answered({ data: { uid: 'mira' } }))
  expect(() => createdRecords.guard(request('DELETE', '/users/mira'), 'chat')).toThrow(BlockedBySafetyGuard)
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/users/${own}zed`])
})

test('removes a record by the identifier that the server has converted to lower case', () => {
  const records = newRecords()
  const create = request('POST', '/roles', { role: `${own}Keeper`, name: 'Keeper' })
  records.note(create, 'chat')
  records.note(create, 'chat', answered({ data: { role: `${own}keeper`, name: 'Keeper' } }))
  expect(records.remaining().map(({ path }) => path)).toEqual([`/roles/${own}keeper`])
})

test('a row of an import that failed leaves no record', () => {
  const createdRecords = newRecords()
  const [zed, nico] = [`${own}zed`, `${own}nico`]
  const importing = request('POST', '/data_import/users', { users: { [zed]: { uid: zed, name: 'Zed' }, [nico]: { uid: nico, name: '' } } })
  createdRecords.note(importing, 'chat')
  const results = { [zed]: { success: true }, [nico]: { success: false, error: { code: 'ERR_BAD_REQUEST' } } }
  createdRecords.note(importing, 'chat', answered({ data: results }))
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/users/${zed}`])
})

test('a row of an import that failed leaves at most what its details describe', () => {
  const createdRecords = newRecords()
  const [uid, guid] = [`${own}zed`, `${own}g`]
  const row = { memberId: `${guid}_member_${uid}`, guid, uid, userDetails: { uid, name: 'Zed' } }
  const importing = request('POST', '/data_import/members', { members: { [row.memberId]: row } })
  createdRecords.note(importing, 'chat')
  createdRecords.note(importing, 'chat', answered({ data: { [row.memberId]: { success: false, error: { code: 'ERR_GUID_NOT_FOUND' } } } }))
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/users/${uid}`])
})

test('remembers records of requests without a response, so that they are removed', () => {
  const createdRecords = newRecords()
  createdRecords.note(request('POST', '/groups', { guid: `${own}g`, name: 'G', type: 'public' }), 'chat')
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/groups/${own}g`])
})

test('read-only runs allow only reads', () => {
  expect(() => readOnly(request('GET', '/users'))).not.toThrow()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(() => readOnly(request(method, `/users/${own}mira`))).toThrow(BlockedBySafetyGuard)
})

test('lets the run write to messages that the server made of its own, which only lists name', () => {
  const records = newRecords()
  const [copy, others, action] = [78, 79, 80].map((id) => request('DELETE', `/messages/${id}`, { permanent: true })) as [
    RawRequest,
    RawRequest,
    RawRequest,
  ]
  for (const one of [copy, action]) expect(() => records.guard(one, 'chat')).toThrow(BlockedBySafetyGuard)
  const data = [
    { id: '78', sender: `${own}mira`, receiver: `${own}jonas` },
    { id: '79', sender: 'mira', receiver: `${own}jonas`, receiverType: 'user' },
    { id: '80', sender: 'app_system', receiver: `${own}garden`, receiverType: 'group' },
  ]
  records.note(request('GET', '/messages?limit=2'), 'chat', answered({ data }))
  for (const one of [copy, action]) expect(() => records.guard(one, 'chat')).not.toThrow()
  expect(() => records.guard(others, 'chat')).toThrow(BlockedBySafetyGuard)
})

test('removes an owner only once all groups are removed, however long that takes', async () => {
  const record = (kind: string, id: string) => ({ kind, id, path: `${kind}/${id}` })
  const groups = new Set(['garden', 'orchard'])
  const records = [record('/users', 'mira'), record('/roles', 'gardener'), ...[...groups].map((guid) => record('/groups', guid))]
  const { removed, failures } = await removeRecords(records, async ({ kind, id }) => {
    if (kind === '/users') return groups.size > 0 ? { status: 400, body: 'owns a group' } : { status: 200, body: '' }
    if (kind === '/groups') for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    groups.delete(id)
    return { status: 200, body: '' }
  })
  expect(failures).toEqual([])
  expect(removed).toHaveLength(records.length)
})
