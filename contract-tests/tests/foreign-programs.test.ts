import { expect, test } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { mockResponse, startMock } from '../mock/startMock.ts'
import { createProxy } from '../proxy/proxy.ts'
import { validateRequest } from '../validate/request.ts'

// Requests as programs without the client send them.

const contracts = await readContracts()
const people = ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: `${uid} of the garden` }))
const garden = { guid: 'garden', name: 'Garden', owner: 'mira', members: { participants: ['jonas', 'priya'] } }
const start = () => createFakeChat({ users: people, groups: [garden], strict: false })

/** Sends a request to a fake, as an acting user if the name comes first: `mira GET /users`. */
async function send(fake: FakeChat, line: string, body?: object) {
  const [, actor, method = '', path = ''] = /^(?:(\w+) )?([A-Z]+) (\S+)$/.exec(line) ?? []
  const response = await fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${path}`, {
    method,
    headers: { apikey: 'any', 'content-type': 'application/json', ...(actor && { onBehalfOf: actor }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}
const sendText = (fake: FakeChat, text: string) =>
  send(fake, 'mira POST /messages', { receiver: 'garden', receiverType: 'group', type: 'text', data: { text } })

const everySpelling = contracts.flatMap(({ operations }) =>
  operations.flatMap(({ parameters, spellings = [] }) => [...spellings, ...parameters.flatMap((one) => one['x-spellings'] ?? [])]),
)

test('every spelling of a name that a source has is read as the documented one', async () => {
  await using fake = await start()
  const { data: sent } = await sendText(fake, 'Look, <@uid:jonas>')
  await send(fake, 'PUT /users/jonas', { tags: ['bees'] })
  const tagged = await send(fake, 'mira GET /groups/garden/messages?mentionsWithTagInfo=true')
  expect(JSON.stringify(tagged)).toContain('bees')
  expect(await send(fake, 'mira GET /groups/garden/messages?mentionswithTagInfo=true')).toEqual(tagged)

  await send(fake, 'POST /groups/garden/bannedusers/priya')
  expect(await send(fake, 'GET /groups/garden/banned_members')).toEqual(await send(fake, 'GET /groups/garden/bannedusers'))
  expect((await send(fake, 'DELETE /groups/garden/banned_members/priya')).status).toBe(200)

  const offer = { receiver: 'mira', receiverType: 'user', category: 'custom', type: 'offer' }
  const custom = await send(fake, 'jonas POST /messages', { ...offer, data: { custom_data: { price: 3 } } })
  expect(custom.data.data).toMatchObject({ customData: { price: 3 } })
  // In a text it is a key of the sender's own.
  const own = await send(fake, `mira PUT /messages/${sent.id}`, { data: { text: 'Look', custom_data: { price: 3 } } })
  expect(own.data.data.entities.on.entity.data).toMatchObject({ custom_data: { price: 3 } })
  expect(new Set(everySpelling)).toEqual(
    new Set(['mentionswithTagInfo', '/groups/{guid}/banned_members', '/groups/{guid}/banned_members/{uid}']),
  )
  expect(fake.violations).toEqual([])
})

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('hideDeleted=%s is heeded', async (text, hides) => {
  await using fake = await start()
  const { data } = await sendText(fake, 'Typo')
  await send(fake, `DELETE /messages/${data.id}`)
  const { data: left } = await send(fake, `mira GET /messages?hideDeleted=${text}`)
  expect(left.some(({ id }: { id: string }) => id === data.id)).toBe(!hides)
  expect(fake.violations).toEqual([])
})

test.each(['2', 'yes', '', 'TRUE', '01'])('hideDeleted=%s is no boolean', async (text) => {
  await using fake = await start()
  expect((await send(fake, `mira GET /messages?hideDeleted=${text}`)).status).toBe(400)
})

test.each<[line: string, place: string, text: RegExp]>([
  ['GET /users?tags[]=a&tags[]=b', 'query.tags[]', /the values joined by commas: tags=a,b/],
  ['GET /users?tags[0]=a', 'query.tags[0]', /the values joined by commas/],
  ['GET /users?tags%5B0%5D=a', 'query.tags[0]', /the values joined by commas/],
  ['GET /users?tags[][]=a', 'query.tags[][]', /the values joined by commas/],
  ['GET /users?tags[en]=a', 'query.tags[en]', /the values joined by commas/],
  ['GET /users?Tags.0=a', 'query.Tags.0', /the values joined by commas: tags=a,b/],
  ['GET /groups/garden/members?scope[]=admin', 'query.scope[]', /the values joined by commas: scopes=a,b/],
  ['GET /users?perPage[]=3', 'query.perPage[]', /a single value: perPage=…/],
  ['GET /users?createdAt[start]=3', 'query.createdAt[start]', /the spelling createdAt\[from\]/],
  ['GET /users?search=mira', 'query.search', /the spelling searchKey/],
  ['GET /groups?withTags=True', 'query.withTags', /boolean: true or false/],
  ['GET /users?roles[]=a', 'query.roles[]', /the name repeated for each value: roles=a&roles=b/],
  ['GET /users?perPages=3', 'query.perPages', /the spelling perPage/],
  ['mira GET /messages/threads?myMentionsOnly=true', 'query.myMentionsOnly', /these take it: .*GET \/groups\/\{guid\}\/messages/],
  [
    'GET /messages?receiver=mira',
    'query.receiver',
    /these are for one of them: GET \/groups\/\{guid\}\/messages, GET \/users\/\{uid\}\/messages/,
  ],
])('%s is told what to send instead', async (line, place, text) => {
  await using fake = await start()
  const { status, error } = await send(fake, line)
  expect(status).toBe(400)
  expect(error.details[place]).toEqual([expect.stringMatching(text)])
})

test.each([
  ['GET //users', 'GET /users (with single slashes, and none at the end of the base URL)'],
  ['GET /users/', 'GET /users (with single slashes, and none at the end of the base URL)'],
  ['GET /Users', 'GET /users'],
  ['GET /Users/mira', 'GET /users/mira'],
  ['GET /user', 'GET /users'],
  ['DELETE /group/garden/member/jonas', 'DELETE /groups/garden/members/jonas'],
  ['GET /users/mira/groups', 'GET /groups?hasJoined=true on behalf of mira'],
  ['GET /app', 'GET /apps'],
  ['GET /usres', 'GET /users'],
  ['GET /v3/users', 'GET /users (the base URL already ends in /v3)'],
  ['GET /v3/user/mira', 'GET /users/mira'],
  ['GET //v3/users', 'GET /users (with single slashes, and none at the end of the base URL)'],
  ['GET /users/mira/blocked', 'GET /users/mira/blockedusers'],
  ['GET /groups/garden/bannedmembers', 'GET /groups/garden/bannedusers'],
  ['PUT /groups/garden/member', 'POST or GET /groups/garden/members'],
])('%s is told the nearest path, by fake, mock and validator', async (line, near) => {
  await using fake = await start()
  const answer = await send(fake, line)
  expect(answer).toMatchObject({ status: 404, error: { code: 'ERR_API_NOT_FOUND' } })
  expect(answer.error.message).toBe(`There is no ${line}. Did you mean ${near}?`)
  const [method = '', url = ''] = line.split(' ')
  const request = { method, url, headers: [], body: undefined }
  expect(JSON.parse(mockResponse(contracts, request).body).error.message).toBe(answer.error.message)
  const findings = contracts.map((contract) => validateRequest(contract, request))
  expect(findings).toContainEqual(expect.objectContaining({ expected: `a documented path, such as ${near}` }))
})

test('a path like no other is told none', async () => {
  await using fake = await start()
  expect((await send(fake, 'GET /weather')).error.message).toBe('There is no GET /weather.')
})

test('the proxy takes a base URL with and without the version, before servers with and without it', async () => {
  await using mock = await startMock()
  for (const upstream of [mock.url, `${mock.url}/v3`, `${mock.url}/v3/`])
    for (const version of ['', '/v3']) {
      const seen: unknown[] = []
      const proxy = await createProxy(contracts, { upstream, observed: ({ findings }) => seen.push(...findings) })
      try {
        expect((await fetch(`${proxy.url}${version}/users`, { headers: { apikey: 'any' } })).status).toBe(200)
      } finally {
        await proxy.close()
      }
      expect(seen).toEqual([])
    }
})

test('a deactivated user is called so, by whoever needs the user or wants the uid', async () => {
  await using fake = await start()
  await send(fake, 'DELETE /users', { uidsToDeactivate: ['mira'] })
  const told = /deactivated\. reactivateUsers makes the user available again/
  expect((await send(fake, 'GET /users/mira')).error.message).toMatch(told)
  expect((await send(fake, 'mira GET /groups')).error.message).toMatch(told)
  expect((await send(fake, 'POST /users', { uid: 'Mira', name: 'Mira' })).error.message).toMatch(told)
  expect((await send(fake, 'POST /users', { uid: 'jonas', name: 'Jonas' })).error.message).toBe('The uid jonas is taken.')
  const outcomes = [
    (await send(fake, 'POST /data_import/users', { users: { mira: { uid: 'mira', name: 'Mira' } } })).data.mira.error,
    (await send(fake, 'POST /users/jonas/friends', { accepted: ['mira'] })).data.accepted.mira,
    (await send(fake, 'POST /users/jonas/blockedusers', { blockedUids: ['MIRA'] })).data.mira,
    (await send(fake, 'DELETE /users/jonas/blockedusers', { blockedUids: ['mira'] })).data.mira,
    (await send(fake, 'POST /groups/garden/members', { participants: ['mira'] })).data.participants.mira.error,
  ]
  for (const { message } of outcomes) expect(message).toMatch(told)
  await send(fake, 'PUT /users', { uidsToActivate: ['mira'] })
  expect((await send(fake, 'GET /users/mira')).status).toBe(200)
})
