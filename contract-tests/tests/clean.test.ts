import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { check } from '../cli/check.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { newPrefix } from '../serverChecks/prefix.ts'
import { json, rejected, startTestServer, type TestServer } from './honestServer.ts'

const prefix = 'contract-cndbdpdqhbbgr-'
let server: TestServer
let lines: string[]

beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }], now: new Date().toISOString() })
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const client = () => createChatClient({ baseUrl: server.url, apiKey: fakeCredentials.apiKey, retries: 0 })

const clean = (text = prefix) => check.run(['--target', server.url, '--clean', text], new AbortController().signal)

/** Creates the records that a killed run leaves behind, and other records. */
async function leaveRecords(): Promise<void> {
  const chat = client()
  for (const uid of [`${prefix}a`, `${prefix}b`, 'jonas', 'contract-other0000-a']) await chat.createUser({ body: { uid, name: uid } })
  await chat.deleteUser({ uid: `${prefix}b` })
  await chat.createGroup({ body: { guid: `${prefix}g`, name: 'Group', type: 'public' } })
  await chat.createRole({ body: { role: `${prefix}r`, name: 'Role' } })
  await chat.createReason({ body: { id: `${prefix}spam`, name: 'Spam' } })
  await chat.createKeywordList({ body: { category: 'word', id: `${prefix}words`, name: 'Words', searchTerms: 'half price' } })
  await chat.createApikey({ body: { name: `${prefix}key`, scope: 'authOnly' } })
  await chat.createApikey({ body: { name: 'Garden server' } })
  for (const [from, receiver] of [
    [`${prefix}a`, 'jonas'],
    ['jonas', 'mira'],
  ] as const)
    await chat.as(from).sendMessage({ body: { receiver, receiverType: 'user', type: 'text', data: { text: 'Contract test' } } })
}

const idsOf = async () => {
  const chat = client()
  return {
    users: (await chat.listUsers({ withDeactivated: true })).data.map(({ uid }) => uid).sort(),
    groups: (await chat.listGroups()).data.map(({ guid }) => guid),
    roles: (await chat.listRoles()).data.map(({ role }) => role),
    reasons: (await chat.listReasons()).data.map(({ id }) => id).filter((id) => id?.startsWith('contract-')),
    keys: (await chat.listApikeys()).data.map(({ name }) => name).sort(),
    senders: (await chat.listAllMessages({ affix: 'append', id: '1' })).data.map(({ sender }) => String(sender)),
  }
}

test('check --clean removes only the records of the run', async () => {
  await leaveRecords()
  expect(await clean()).toBe(0)
  expect(lines.join('\n')).toMatch(/^Removed: .*2 of \/users/)
  expect(lines.join('\n')).toMatch(/1 of \/apikeys/)
  expect(await idsOf()).toEqual({
    ...{ users: ['contract-other0000-a', 'jonas', 'mira'], groups: [], roles: ['default'], reasons: [] },
    ...{ keys: ['App', 'Garden server'], senders: ['jonas'] },
  })
  lines = []
  expect(await clean()).toBe(0)
  expect(lines).toEqual([`Found no records with the prefix ${prefix}.`])
})

test('check --clean removes messages for good that remain after their sender is removed', async () => {
  await leaveRecords()
  const removed: string[] = []
  const kept = { id: '77', sender: `${prefix}a`, receiver: 'jonas', receiverType: 'user', type: 'text', sentAt: 1_772_355_600 }
  const others = { ...kept, id: '78', sender: 'jonas' }
  server.respond = ({ method, path, body }) => {
    if (method === 'GET' && path.startsWith('/messages?')) return json({ data: [kept, others], meta: {} })
    if (method !== 'DELETE' || !path.startsWith('/messages/')) return undefined
    removed.push(`${path} ${body}`)
    return json({ data: {} })
  }
  expect(await clean()).toBe(0)
  expect(removed).toEqual(['/messages/77 {"permanent":true}'])
})

test('check --clean fails and reports what it could not remove or search, without printing keys', async () => {
  await leaveRecords()
  const key = (await client().listApikeys()).data.find(({ name }) => name === `${prefix}key`)?.apiKey ?? 'no key'
  server.respond = ({ method, path }) => {
    const isDenied = path.startsWith('/roles') || (method === 'DELETE' && path.startsWith('/apikeys'))
    return isDenied ? rejected(403, 'ERR_PERMISSION_DENIED') : undefined
  }
  expect(await clean()).toBe(1)
  const printed = lines.join('\n')
  expect(printed).toMatch(/Still there: 1\n {2}\/apikeys\/…: 403/)
  expect(printed).toMatch(/Not searched: \/roles: 403/)
  expect(printed).not.toContain(key)
})

test.each(['mira', 'contract-', 'contract-a-', ''])('check --clean rejects the invalid prefix %j', async (text) => {
  await expect(clean(text)).rejects.toThrow('Invalid --clean prefix')
  expect(server.requests).toEqual([])
})

test('check --clean reads no message that was sent more than an hour before the run', async () => {
  const begin = Math.floor(Date.now() / 1000)
  expect(await clean(newPrefix())).toBe(0)
  const queries = server.requests
    .filter(({ path }) => path.startsWith('/messages?'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]))
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    expect(Number(query.get('sentAt'))).toBeGreaterThanOrEqual(begin - 3600)
    expect(Number(query.get('sentAt'))).toBeLessThanOrEqual(begin)
  }
})

test('starts the name of every API key with the prefix of the run', async () => {
  const names: string[] = []
  server.changeResponse = ({ method, path, body }, response) => {
    const { name } = path.startsWith('/apikeys') && /^P/.test(method) && response.status === 200 ? JSON.parse(body) : {}
    if (typeof name === 'string') names.push(name)
    return response
  }
  await server.run({ only: ['create-apikey', 'update-apikey'], allowWrites: true })
  expect(names.length).toBeGreaterThan(15)
  // Only names at the length limits lack the prefix.
  const others = names.filter((name) => !/^contract-[a-z]{8,}-/.test(name))
  expect(others.every((name) => name.length < 3)).toBe(true)
})
