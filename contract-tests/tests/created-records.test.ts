import { expect, test } from 'vitest'
import { BlockedBySafetyGuard, readOnly, trackCreatedRecords } from '../scenarios/createdRecords.ts'
import { resourcesOf } from '../scenarios/resources.ts'
import { readBundle } from '../spec/bundles.ts'
import { createContract } from '../spec/contract.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

// The last guard before a request is sent: it reads the actual request, not the case.
const chat = createContract('chat', await readBundle('chat'))
const base = 'https://chat.example.com/v3'
const own = 'contract-1-'

const request = (method: string, path: string, body?: unknown, headers: [string, string][] = []): RawRequest => ({
  method,
  url: base + path,
  headers: [['apikey', 'any'], ...(body === undefined ? [] : ([['content-type', 'application/json']] as [string, string][])), ...headers],
  body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
})

const newLedger = () => trackCreatedRecords(chat, resourcesOf(chat), base, own)

const foreign: [string, RawRequest][] = [
  ['a user in the path', request('DELETE', '/users/mira', { permanent: true })],
  ['a group in the path', request('DELETE', '/groups/tomato-growers')],
  ['a message that the run did not send', request('DELETE', '/messages/4201')],
  ['a token of an own user that the run did not make', request('DELETE', `/users/${own}mira/auth_tokens/mira_1`)],
  ['a key that the run did not make', request('DELETE', '/apikeys/feedfacefeedfacefeedfacefeedfacefeedface')],
  ['users in a list', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`, 'jonas'] })],
  ['users in a list to activate', request('PUT', '/users', { uidsToActivate: ['teo'] })],
  ['nobody in a list, which could mean everybody', request('DELETE', '/users', { uidsToDeactivate: [] })],
  ['no body where a body names them', request('DELETE', '/users')],
  ['a body that is cut short', request('DELETE', '/users', '{"uidsToDeactivate": ')],
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
  ['whom a call acts for', request('DELETE', `/groups/${own}g/conversation`, undefined, [['onBehalfOf', 'mira']])],
  ['members', request('POST', `/groups/${own}g/members`, { participants: ['mira'] })],
  ['a member of an own group', request('DELETE', `/groups/${own}g/members/jonas`)],
  ['friends', request('POST', `/users/${own}mira/friends`, { accepted: ['jonas'] })],
  ['the owner of a group', request('PUT', `/groups/${own}g`, { owner: 'mira' })],
  ['a new user without the prefix', request('POST', '/users', { uid: 'zed', name: 'Zed' })],
  ['an import without the prefix', request('POST', '/data_import/users', { users: { zed: { uid: 'zed', name: 'Zed' } } })],
  ['a flag on somebody’s message', request('POST', '/messages/4201/flagged', { reasonId: `${own}spam` }, [['onBehalfOf', `${own}mira`]])],
  ['a flagged message of others', request('PATCH', '/moderation/flagged-messages/4201', { status: 'approved' })],
  ['a role that every app has', request('DELETE', '/roles/default')],
  ['the pins of the whole app', request('PUT', '/conversations/pinned', { pinnedConversations: [{ uid: `${own}mira` }] })],
  ['the settings of the app', request('PATCH', '/notifications/v1/settings', {})],
  ['a flush of all push tokens', request('DELETE', '/notifications/push/v1/tokens', { authToken: 'x' })],
  ['a rule that is switched on', request('POST', '/moderation/rules', { id: `${own}r`, enabled: true, conditions: [] })],
  ['no documented operation', request('DELETE', '/everything')],
  ['a method that is not documented, for another user', request('PATCH', '/users/mira')],
  ['a method that is not documented, with a body', request('PATCH', `/users/${own}mira`, { name: 'x' })],
  ['a method that is not documented, for a group of its own', request('PATCH', `/groups/${own}g/members`)],
  ['another address than the base', { ...request('DELETE', ''), url: 'https://chat.example.com/v4/users/contract-1-mira' }],
]

test.each(foreign)('is held back: %s', (_what, one) => {
  expect(() => newLedger().guard(one, 'chat')).toThrow(BlockedBySafetyGuard)
})

test('nothing is written through another document', () => {
  expect(() => newLedger().guard(request('DELETE', `/users/${own}mira`), 'management')).toThrow(BlockedBySafetyGuard)
})

test.each<[string, RawRequest]>([
  ['reads of anything', request('GET', '/users/mira')],
  ['a new user of its own', request('POST', '/users', { uid: `${own}mira`, name: 'Mira' })],
  ['its own user', request('DELETE', `/users/${own}mira`, { permanent: true })],
  ['its own users in a list', request('DELETE', '/users', { uidsToDeactivate: [`${own}mira`] })],
  ['its own receiver', request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })],
  ['a key, whose value the service chooses', request('POST', '/apikeys', { name: 'x', scope: 'authOnly' })],
  ['a method that is not documented, and holds nothing, for its own user', request('PATCH', `/users/${own}mira`)],
  ['a rule that is off', request('POST', '/moderation/rules', { id: `${own}r`, enabled: false })],
])('passes: %s', (_what, one) => {
  expect(() => newLedger().guard(one, 'chat')).not.toThrow()
})

test('an id that the service chose is the run’s own once the response has it, and not before', () => {
  const createdRecords = newLedger()
  const send = request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })
  const flag = request('DELETE', '/messages/77')
  createdRecords.note(send, 'chat')
  expect(() => createdRecords.guard(flag, 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(send, 'chat', { status: 200, headers: [], body: JSON.stringify({ data: { id: '77', receiver: `${own}mira` } }) })
  expect(() => createdRecords.guard(flag, 'chat')).not.toThrow()
})

test('a response about another record grants no ownership', () => {
  const createdRecords = newLedger()
  const send = request('POST', '/messages', { receiver: `${own}mira`, receiverType: 'user', type: 'text', data: { text: 'x' } })
  createdRecords.note(send, 'chat', { status: 200, headers: [], body: JSON.stringify({ data: { id: '4201', receiver: 'mira' } }) })
  expect(() => createdRecords.guard(request('DELETE', '/messages/4201'), 'chat')).toThrow(BlockedBySafetyGuard)
  createdRecords.note(request('POST', '/users', { uid: `${own}zed`, name: 'Zed' }), 'chat', {
    status: 200,
    headers: [],
    body: '{"data":{"uid":"mira","name":"Zed"}}',
  })
  expect(() => createdRecords.guard(request('DELETE', '/users/mira'), 'chat')).toThrow(BlockedBySafetyGuard)
  expect(createdRecords.left().map(({ path }) => path)).toEqual([`/users/${own}zed`])
})

test('what was sent without a response is remembered for the removal', () => {
  const createdRecords = newLedger()
  createdRecords.note(request('POST', '/groups', { guid: `${own}g`, name: 'G', type: 'public' }), 'chat')
  expect(createdRecords.left().map(({ path }) => path)).toEqual([`/groups/${own}g`])
})

test('without writes allowed, only reads pass', () => {
  expect(() => readOnly(request('GET', '/users'))).not.toThrow()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(() => readOnly(request(method, `/users/${own}mira`))).toThrow(BlockedBySafetyGuard)
})
