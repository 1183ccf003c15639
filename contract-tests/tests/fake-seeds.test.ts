import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { createFakeChat, type FakeChatOptions } from '../fake.ts'

const users = ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: uid }))
const hello = { sender: 'mira', receiver: 'jonas', data: { text: 'Hello' } }
const compost = { guid: 'compost', name: 'Compost' }

const create = (options: object) => createFakeChat(options as FakeChatOptions)
const user = (more: object) => ({ users: [{ uid: 'mira', name: 'Mira', ...more }] })
const group = (more: object) => ({ users, groups: [{ ...compost, ...more }] })
const sent = (...messages: object[]) => ({ users, messages: messages.map((more) => ({ ...hello, ...more })) })
const flagged = (...flaggedBy: object[]) => sent({ flaggedBy })
const keyOf = (name: string) => ({ apiKey: 'c0ffee00'.repeat(5), name })
const alreadyAdmin = (who: string) => `groups[0].members.${who}, who is already an admin of the group.`
const twice = ['mira jonas', 'jonas mira'].map((pair) => pair.split(' '))
const members = 'groups[0].members'
const flags = 'messages[0].flaggedBy'
const unknown = (place: string, value: string, of: string) => `${place} is ${value}, which is not among the ${of}.`

test.each<[string, object, string]>([
  ['an object instead of a list', { users: {} }, 'users must be a list.'],
  ['null instead of a record', { users: [null] }, 'users[0] must be object, but is null.'],
  ['an unknown key', user({ lnik: 'x' }), 'users[0] has an unknown key lnik. Did you mean link?'],
  ['a missing key', { users: [{ uid: 'mira' }] }, 'users[0] has no name.'],
  ['a value of the wrong type', user({ createdAt: '2026-03-01' }), 'users[0].createdAt must be integer'],
  ['an invalid uid', user({ uid: 'mira okafor' }), 'users[0].uid must match pattern'],
  ['a uid that is too long', user({ uid: 'm'.repeat(101) }), 'users[0].uid must NOT have more than 100 characters'],
  ['an empty name', user({ name: '' }), 'users[0].name must NOT have fewer than 1 characters'],
  ['an invalid URL', user({ avatar: 'here' }), 'users[0].avatar must match format "uri"'],
  ['an unknown role', user({ role: 'gardener' }), unknown('users[0].role', 'gardener', 'roles')],
  ['two users with the same uid', { users: [...users, { uid: 'Mira', name: 'M' }] }, 'users[3].uid is taken by another record'],
  ['two groups with the same guid', { groups: [compost, { ...compost, guid: 'COMPOST' }] }, 'groups[1].guid is taken by another record'],
  ['two messages with the same id', sent({ id: '7' }, { id: '7' }), 'messages[1].id is taken by another record'],
  ['a role that always exists', { roles: [{ role: 'default', name: 'Default' }] }, 'roles[0].role is taken by another record'],
  ['a reason that always exists', { reasons: [{ id: 'spam', name: 'Spam' }] }, 'reasons[0].id is taken by another record'],
  ['the same API key twice', { apiKeys: ['a', 'b'].map(keyOf) }, 'apiKeys[1].apiKey is taken by another record'],
  ['an API key that is not 40 hexadecimal digits', { apiKeys: [{ apiKey: 'garden key' }] }, 'apiKeys[0].apiKey must match pattern'],
  ['a password group without a password', { groups: [{ ...compost, type: 'password' }] }, 'groups[0] has no password.'],
  ['an unknown owner', { groups: [{ ...compost, owner: 'mira' }] }, unknown('groups[0].owner', 'mira', 'users')],
  ['an unknown list of members', group({ members: { owners: ['mira'] } }), 'groups[0].members has an unknown key owners.'],
  ['a member in two scopes', group({ members: { admins: ['mira'], participants: ['Mira'] } }), alreadyAdmin('participants[0] is Mira')],
  ['a banned owner', group({ owner: 'mira', members: { usersToBan: ['mira'] } }), alreadyAdmin('usersToBan[0] is mira')],
  ['an unknown member', group({ members: { participants: ['jonas', 'teo'] } }), unknown(`${members}.participants[1]`, 'teo', 'users')],
  ['an unknown uid', group({ members: { participants: { jonas: {}, teo: {} } } }), unknown(`${members}.participants[1]`, 'teo', 'users')],
  ['a number as text', sent({ data: { text: 5 } }), 'messages[0].data.text must be string, but is 5.'],
  ['a message without text', sent({ data: {} }), 'messages[0].data has no text.'],
  ['a message from an unknown user', sent({ sender: 'teo' }), unknown('messages[0].sender', 'teo', 'users')],
  ['a message to an unknown group', sent({ receiver: 'mira', receiverType: 'group' }), unknown('messages[0].receiver', 'mira', 'groups')],
  ['an id with a leading zero', sent({ id: '07' }), 'messages[0].id must match pattern'],
  ['a reply to an unknown message', sent({ parentId: '9' }), unknown('messages[0].parentId', '9', 'messages')],
  ['a reply to a reply', sent({}, { parentId: '1' }, { parentId: '2' }), 'messages[2].parentId is 2, which is itself a reply.'],
  [
    'a reply elsewhere',
    sent({}, { receiver: 'priya', parentId: '1' }),
    'messages[1].parentId is 1, which belongs to another conversation.',
  ],
  ['an unknown key in a flag', flagged({ uid: 'jonas', reason: 'spam' }), `${flags}[0] has an unknown key reason. Did you mean reasonId?`],
  ['two flags by a user', flagged({ uid: 'jonas' }, { uid: 'Jonas' }), `${flags}[1].uid is Jonas, who has already flagged the message.`],
  ['a flag by an outsider', flagged({ uid: 'priya' }), `${flags}[0].uid is priya, who is neither the sender nor the receiver.`],
  ['an unknown reason', flagged({ uid: 'jonas', reasonId: 'rude' }), unknown('messages[0].flaggedBy[0].reasonId', 'rude', 'reasons')],
  ['an incomplete pair', { users, blocks: [['mira']] }, 'blocks[0] must NOT have fewer than 2 items'],
  ['a user who blocks themselves', { users, blocks: [['mira', 'Mira']] }, 'blocks[0] is mira twice.'],
  ['a block of an unknown user', { users, blocks: [['mira', 'teo']] }, unknown('blocks[0][1]', 'teo', 'users')],
  ['the same friends twice', { users, friends: twice }, 'friends[1] is jonas and mira, who are already listed.'],
  ['more users than the plan allows', { users, planQuota: { users: 2 } }, "users[2] is rejected: The app's plan allows 2 users."],
])('rejects initial records with %s', async (_, options, message) => {
  await expect(create(options)).rejects.toThrow(`Invalid initial record: ${message}`)
})

test('reports all problems of the initial records at once', async () => {
  const error = await create({
    users: [
      ...users,
      { uid: 'Priya', name: 'P' },
      7,
      { uid: 'teo', name: 'T', avatar: 'here' },
      { uid: 'ada', name: 'A', role: 'gardener' },
    ],
    groups: [
      { ...compost, type: 'password' },
      { ...compost, guid: 'beans', owner: 'nobody' },
      { ...compost, guid: 'peas', owner: 'teo' },
    ],
    messages: [{ ...hello, sender: 'teo' }],
    apiKeys: [{ apiKey: 'a secret value' }],
  }).catch((error: Error) => error)
  expect((error as Error).message.split('\n')).toEqual([
    '7 problems in the initial records:',
    '  users[4] must be object, but is 7.',
    '  users[5].avatar must match format "uri", but is "here".',
    '  groups[0] has no password.',
    expect.stringContaining('apiKeys[0].apiKey must match pattern'),
    '  users[3].uid is taken by another record. Choose a different one.',
    '  users[6].role is gardener, which is not among the roles.',
    '  groups[1].owner is nobody, which is not among the users.',
  ])
  expect((error as Error).message).not.toContain('a secret value')
})

test('lists at most 100 problems and counts the others', async () => {
  const error = await create({ users: Array.from({ length: 130 }, (_, index) => ({ uid: `u${index}` })) }).catch((error: Error) => error)
  expect((error as Error).message.split('\n')).toHaveLength(102)
  expect((error as Error).message).toMatch(/^130 problems.*… and 30 more\.$/s)
})

test('accepts every state that requests can produce', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ uid: `u${index}`, name: 'U' }))
  const fake = await createFakeChat({
    users: [...users, ...many, { uid: 'teo', name: 'Teo', deactivatedAt: 1_772_355_600 }],
    groups: [{ ...compost, owner: 'Mira', members: { admins: ['mira'], participants: ['teo', ...many.map(({ uid }) => uid)] } }],
    friends: [['teo', 'mira']],
    blocks: [
      ['teo', 'jonas'],
      ['jonas', 'teo'],
    ],
    messages: [
      { ...hello, sender: 'teo', flaggedBy: [{ uid: 'teo' }, { uid: 'jonas', reasonId: 'spam' }] },
      { ...hello, id: '2' },
      { ...hello, sender: 'jonas', receiver: 'mira', parentId: '2' },
      { sender: 'priya', receiver: 'compost', receiverType: 'group', data: { text: 'Sent before leaving' } },
    ],
  })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch, retries: 0 })
  expect((await chat.listAllMessages()).data.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['3', '2'],
    ['4', undefined],
  ])
  expect((await chat.listUsers({ onlyDeactivated: true })).data.map(({ uid }) => uid)).toEqual(['teo'])
  // The list of members leaves out who is deactivated, and so does their number.
  expect((await chat.getGroup({ guid: 'compost' })).data.membersCount).toBe(41)
  expect(fake.violations).toEqual([])
})
