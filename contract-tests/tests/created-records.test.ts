import { expect, test } from 'vitest'
import { BlockedBySafetyGuard, readOnly, trackCreatedRecords } from '../scenarios/createdRecords.ts'
import { resourcesOf } from '../scenarios/resources.ts'
import { readBundle } from '../spec/bundles.ts'
import { createContract } from '../spec/contract.ts'
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

const newRecords = () => trackCreatedRecords(chat, resourcesOf(chat), base, own)

const foreign: [string, RawRequest][] = [
  ['a user in the path', request('DELETE', '/users/mira', { permanent: true })],
  ['a group in the path', request('DELETE', '/groups/tomato-growers')],
  ['a message that the run did not send', request('DELETE', '/messages/4201')],
  ['a token of its own user that the run did not create', request('DELETE', `/users/${own}mira/auth_tokens/mira_1`)],
  ['a key that the run did not create', request('DELETE', '/apikeys/feedfacefeedfacefeedfacefeedfacefeedface')],
  ['users in a list', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`, 'jonas'] })],
  ['users in a list to activate', request('PUT', '/users', { uidsToActivate: ['teo'] })],
  ['an empty list of users, which could mean everyone', request('DELETE', '/users', { uidsToDeactivate: [] })],
  ['a missing body that should list users', request('DELETE', '/users')],
  ['a truncated body', request('DELETE', '/users', '{"uidsToDeactivate": ')],
  [
    'the receiver of a message',
    request('POST', '/messages', { receiver: 'mira', receiverType: 'user', type: 'text', data: { text: 'x' } }),
  ],
  [
    'a group that receives a message',
    request('POST', '/messages', { receiver: 'committee', receiverType: 'group', type: 'text', data: { text: 'x' } }),
  ],
  [
    'one of several receivers',
    request('POST', '/messages', { multipleReceivers: { uids: [`${own}mira`, 'jonas'] }, type: 'text', data: { text: 'x' } }),
  ],
  ['another user in onBehalfOf', request('DELETE', `/groups/${own}g/conversation`, undefined, [['onBehalfOf', 'mira']])],
  ['another user as member', request('POST', `/groups/${own}g/members`, { participants: ['mira'] })],
  ['another user in its own group', request('DELETE', `/groups/${own}g/members/jonas`)],
  ['another user as friend', request('POST', `/users/${own}mira/friends`, { accepted: ['jonas'] })],
  ['another user as owner of a group', request('PUT', `/groups/${own}g`, { owner: 'mira' })],
  ['a new user without the prefix', request('POST', '/users', { uid: 'zed', name: 'Zed' })],
  ['an import without the prefix', request('POST', '/data_import/users', { users: { zed: { uid: 'zed', name: 'Zed' } } })],
  [
    'a flag on another user’s message',
    request('POST', '/messages/4201/flagged', { reasonId: `${own}spam` }, [['onBehalfOf', `${own}mira`]]),
  ],
  ['a review of another user’s message', request('PATCH', '/moderation/flagged-messages/4201', { status: 'approved' })],
  ['a role that every app has', request('DELETE', '/roles/default')],
  ['the pins of the whole app', request('PUT', '/conversations/pinned', { pinnedConversations: [{ uid: `${own}mira` }] })],
  ['the settings of the app', request('PATCH', '/notifications/v1/settings', {})],
  ['a flush of all push tokens', request('DELETE', '/notifications/push/v1/tokens', { authToken: 'x' })],
  ['an enabled rule', request('POST', '/moderation/rules', { id: `${own}r`, enabled: true, conditions: [] })],
  ['an undocumented path', request('DELETE', '/everything')],
  ['an undocumented method for another user', request('PATCH', '/users/mira')],
  ['an undocumented method with a body', request('PATCH', `/users/${own}mira`, { name: 'x' })],
  ['an undocumented method for its own group', request('PATCH', `/groups/${own}g/members`)],
  ['a URL outside the base URL', { ...request('DELETE', ''), url: 'https://chat.example.com/v4/users/contract-1-mira' }],
]

test.each(foreign)('blocks %s', (_what, blocked) => {
  expect(() => newRecords().guard(blocked, 'chat')).toThrow(BlockedBySafetyGuard)
})

test('blocks writes through another document', () => {
  expect(() => newRecords().guard(request('DELETE', `/users/${own}mira`), 'management')).toThrow(BlockedBySafetyGuard)
})

test.each<[string, RawRequest]>([
  ['any read', request('GET', '/users/mira')],
  ['a new user with the prefix', request('POST', '/users', { uid: `${own}mira`, name: 'Mira' })],
  ['its own user', request('DELETE', `/users/${own}mira`, { permanent: true })],
  ['its own users in a list', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`] })],
  ['its own receiver', request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })],
  ['a new key, whose value the service chooses', request('POST', '/apikeys', { name: 'x', scope: 'authOnly' })],
  ['an undocumented method without a body for its own user', request('PATCH', `/users/${own}mira`)],
  ['a disabled rule', request('POST', '/moderation/rules', { id: `${own}r`, enabled: false })],
])('allows %s', (_what, allowed) => {
  expect(() => newRecords().guard(allowed, 'chat')).not.toThrow()
})

test('grants ownership of an id that the service chose once the response contains it', () => {
  const createdRecords = newRecords()
  const send = request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })
  const flag = request('DELETE', '/messages/77')
  createdRecords.note(send, 'chat')
  expect(() => createdRecords.guard(flag, 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(send, 'chat', { status: 200, headers: [], body: JSON.stringify({ data: { id: '77', receiver: `${own}mira` } }) })
  expect(() => createdRecords.guard(flag, 'chat')).not.toThrow()
})

test('a response about another record grants no ownership', () => {
  const createdRecords = newRecords()
  const send = request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })
  createdRecords.note(send, 'chat', { status: 200, headers: [], body: JSON.stringify({ data: { id: '4201', receiver: 'mira' } }) })
  expect(() => createdRecords.guard(request('DELETE', '/messages/4201'), 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(request('POST', '/users', { uid: `${own}zed`, name: 'Zed' }), 'chat', {
    status: 200,
    headers: [],
    body: '{"data":{"uid":"mira","name":"Zed"}}',
  })
  expect(() => createdRecords.guard(request('DELETE', '/users/mira'), 'chat')).toThrow(BlockedBySafetyGuard)
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/users/${own}zed`])
})

test('remembers records from requests without a response for removal', () => {
  const createdRecords = newRecords()
  createdRecords.note(request('POST', '/groups', { guid: `${own}g`, name: 'G', type: 'public' }), 'chat')
  expect(createdRecords.remaining().map(({ path }) => path)).toEqual([`/groups/${own}g`])
})

test('read-only runs allow only reads', () => {
  expect(() => readOnly(request('GET', '/users'))).not.toThrow()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(() => readOnly(request(method, `/users/${own}mira`))).toThrow(BlockedBySafetyGuard)
})
