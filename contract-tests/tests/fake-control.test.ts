import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { event } from '../cli/event.ts'
import { readContracts } from '../documents/documents.ts'
import { createFakeChat, type FakeChat, isContractViolationError } from '../fake.ts'
import { listenOn } from '../mock/loopback.ts'
import { isSecretName } from '../validate/secrets.ts'

const users = ['mira', 'jonas'].map((uid) => ({ uid, name: `${uid} of the garden` }))
const groups = [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { participants: ['jonas'] } }]
const start = () => createFakeChat({ users, groups, now: '2026-03-01T09:00:00Z' })

const clientOf = (fake: Pick<FakeChat, 'fetch'>, retries = 0) =>
  createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch, retries, settling: false })

const text = { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'The beans are up.' } } as const

test('a snapshot is restored as often as needed, with everything that belongs together', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  const { data: first } = await chat.as('mira').sendMessage({ body: text })
  const snapshot = fake.snapshot()
  for (let round = 0; round < 2; round++) {
    fake.restore(snapshot)
    expect((await chat.listGroupMessages({ guid: 'tomato-growers' })).data.map(({ id }) => id)).toEqual([first.id])
    const { data: second } = await chat.as('jonas').sendMessage({ body: text })
    expect(Number(second.id)).toBe(Number(first.id) + 1)
    await chat.kickGroupMember({ guid: 'tomato-growers', uid: 'jonas' })
    await chat.deleteMessage({ id: first.id, body: { permanent: true } })
    expect((await chat.as('jonas').listConversations({})).data).toEqual([])
    expect((await chat.getGroup({ guid: 'tomato-growers' })).data.membersCount).toBe(1)
  }
  fake.restore(snapshot)
  expect((await chat.as('jonas').listConversations({})).data).toHaveLength(1)
  expect((await chat.getGroup({ guid: 'tomato-growers' })).data.membersCount).toBe(2)
})

test('the clock continues from a time, and a snapshot keeps it', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  const snapshot = fake.snapshot()
  fake.advance(90_000)
  const sent = async () => (await chat.as('mira').sendMessage({ body: text })).data.sentAt
  expect(await sent()).toBe(Date.parse('2026-03-01T09:01:30Z') / 1000)
  fake.restore(snapshot)
  expect(await sent()).toBe(Date.parse('2026-03-01T09:00:00Z') / 1000)
  expect(() => fake.advance(-1)).toThrow('a clock only goes forward')
})

test('records are added later, without events, or none of them', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  await chat.as('mira').sendMessage({ body: text })
  const events = fake.events.length
  fake.seed({ users: [{ uid: 'priya', name: 'Priya Nair' }], messages: [{ sender: 'priya', receiver: 'mira', data: { text: 'Hello' } }] })
  expect((await chat.as('priya').listConversations({})).data).toHaveLength(1)
  expect(fake.events).toHaveLength(events)
  expect(() =>
    fake.seed({
      users: [
        { uid: 'teo', name: 'Teo' },
        { uid: 'MIRA', name: 'Again' },
      ],
    }),
  ).toThrow(/users\[1\]\.uid is taken/)
  expect(() => fake.seed({ messages: [{ sender: 'nobody', receiver: 'mira', data: { text: 'Hello' } }] })).toThrow(/messages\[0\]\.sender/)
  expect((await chat.listUsers({})).data.map(({ uid }) => uid)).toEqual(['mira', 'jonas', 'priya'])
})

const afterwards = { connection: true, after: true } as const
const sentBy = async (fake: FakeChat) => (await clientOf(fake).listGroupMessages({ guid: 'tomato-growers' })).data.length

test('a call that took effect before its connection broke is doubled by a naive retry, and not by the client', async () => {
  const naive = await start()
  naive.failNext('sendMessage', afterwards)
  const send = () =>
    naive.fetch('https://app-linden-yard.api-eu.cometchat.io/v3/messages', {
      method: 'POST',
      headers: { apikey: 'any', onBehalfOf: 'mira', 'content-type': 'application/json' },
      body: JSON.stringify(text),
    })
  await send().catch(send)
  expect(await sentBy(naive)).toBe(2)

  const careful = await start()
  careful.failNext('sendMessage', afterwards)
  await clientOf(careful, 2)
    .as('mira')
    .sendMessage({ body: text })
    .catch(() => {})
  expect(await sentBy(careful)).toBe(1)
})

test('the body of a response arrives slowly, in memory and over HTTP, and a time-out covers it', async () => {
  await using fake = await start()
  const { url } = await fake.listen()
  const listening = (address: string | URL | Request, init?: RequestInit) => fetch(String(address).replace(/^https:.*?\/v3/, url), init)
  for (const chat of [clientOf(fake), clientOf({ fetch: listening })]) {
    fake.failNext('getUser', { slow: 200 })
    expect((await chat.getUser({ uid: 'mira' })).data.uid).toBe('mira')
    fake.failNext('getUser', { slow: 60_000 })
    await expect(chat.getUser({ uid: 'mira' }, { timeout: 300 })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
    fake.failNext('getUser', { slow: 100, status: 500 })
    await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ status: 500, code: 'ERR_EXCEPTION' })
  }
  expect(() => fake.failNext('getUser', { slow: 0 })).toThrow('0 is not a time')
})

test('events are posted again, in any order', async () => {
  const received: string[] = []
  const read = async (request: Request) => {
    received.push(((await request.json()) as { data: { message: { id: string } } }).data.message.id)
    return new Response()
  }
  await using fake = await createFakeChat({ users, groups, webhook: { fetch: read, triggers: ['message_sent'] } })
  const sent = []
  for (let count = 0; count < 2; count++) sent.push((await clientOf(fake).as('mira').sendMessage({ body: text })).data.id)
  await fake.delivered()
  await fake.redeliver()
  await fake.redeliver([...fake.events].reverse())
  expect(received).toEqual([...sent, ...sent, ...sent.toReversed()])
  await expect((await start()).redeliver()).rejects.toThrow('redeliver() needs a webhook')
})

test("a framework's own fetch receives events, whether it responds at once or later", async () => {
  /** As Hono's `app.fetch` is typed. */
  const app: { fetch(request: Request, bindings?: unknown): Response | Promise<Response> } = {
    fetch: (request) => (request.headers.has('authorization') ? new Response(null, { status: 202 }) : Promise.resolve(new Response())),
  }
  await using fake = await createFakeChat({ users, groups, webhook: { fetch: app.fetch } })
  await clientOf(fake).as('mira').sendMessage({ body: text })
  await fake.delivered()
  expect(fake.deliveries).toEqual([{ trigger: 'message_sent', status: 202 }])
})

const told = { uid: 'mira', name: 'As told', status: 'offline', role: 'default', createdAt: 1 }

test('a call gets an answer of its own once, after its request is checked, and changes nothing', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  const renamed = async () => (await chat.updateUser({ uid: 'mira', body: { name: 'Renamed' } })).data.name
  fake.answerNext('updateUser', { body: { data: told }, with: { uid: 'jonas' } })
  fake.answerNext('update-user', { body: { data: told }, headers: { 'x-note': 'planned' }, with: { uid: 'mira' } })
  const invalid = fake.fetch('https://app-linden-yard.api-eu.cometchat.io/v3/users/mira', {
    method: 'PUT',
    headers: { apikey: 'any' },
    body: '[',
  })
  await expect(invalid).rejects.toSatisfy(isContractViolationError)
  expect(await renamed()).toBe('As told')
  expect((await chat.getUser({ uid: 'mira' })).data.name).toBe('mira of the garden')
  expect(await renamed()).toBe('Renamed')
  expect(fake.requests.map(({ status }) => status)).toEqual([400, 200, 200, 200])
  fake.reset()
  expect((await chat.updateUser({ uid: 'jonas', body: { name: 'Renamed' } })).data.name).toBe('Renamed')
})

test('an answer that does not fit the specification is rejected, unless it is unchecked', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  for (const [answer, message] of [
    [{ body: { data: { ...told, createdAt: 'soon' } } }, /response 200 body \/data\/createdAt.*unchecked: true/],
    [{ body: { data: { ...told, nickname: 'M' } } }, /nickname/],
    [{}, /200 body: expected a body/],
    [{ status: 201, body: { data: told } }, /status/],
    [{ status: 404, body: { error: 'Gone.' } }, /404.*must be object/],
    [{ status: 404, body: { error: { code: 'ERR_GUID_NOT_FOUND', message: 'Gone.' } } }, /ERR_GUID_NOT_FOUND/],
    [{ body: '<html>' }, /content-type/],
  ] as const)
    expect(() => fake.answerNext('getUser', answer), JSON.stringify(answer)).toThrow(message)
  expect(() => fake.answerNext('getUser', { status: 99, unchecked: true })).toThrow('99 is not a status')
  expect(() => fake.answerNext('*', { unchecked: true })).toThrow('one operation')
  expect(() => fake.answerNext('getUsr', {})).toThrow('getUser')
  fake.answerNext('getUser', { status: 502, body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' }, unchecked: true })
  await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ status: 502 })
  fake.answerNext('getUser', { body: { data: { uid: 7 } }, unchecked: true })
  expect((await chat.getUser({ uid: 'mira' })).data.uid).toBe(7)
  fake.answerNext('getUser', { status: 404, body: { error: { code: 'ERR_UID_NOT_FOUND', message: 'Gone.' } } })
  await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' })
  expect(fake.violations).toEqual([])
})

/** A planned failure or answer of `getUser`, with the status that the client gets. */
const planned = fc.record({ kind: fc.constantFrom('failNext', 'answerNext', 'after'), uid: fc.constantFrom('mira', 'jonas', undefined) })

test('of planned failures and answers, each call takes the first that is for it', async () => {
  const fake = await start()
  const chat = clientOf(fake)
  await fc.assert(
    fc.asyncProperty(
      fc.array(planned, { maxLength: 6 }),
      fc.array(fc.constantFrom('mira', 'jonas'), { maxLength: 8 }),
      async (plan, called) => {
        fake.reset()
        const waiting = plan.map(({ kind, uid }, index) => ({ uid, status: (kind === 'answerNext' ? 501 : 510) + index }))
        for (const [index, { kind, uid }] of plan.entries()) {
          const what = { status: waiting[index]?.status as number, ...(uid !== undefined && { with: { uid } }) }
          if (kind === 'answerNext') fake.answerNext('getUser', { ...what, unchecked: true })
          else fake.failNext('getUser', { ...what, after: kind === 'after' })
        }
        for (const uid of called) {
          const index = waiting.findIndex((entry) => entry.uid === undefined || entry.uid === uid)
          const [expected] = index < 0 ? [] : waiting.splice(index, 1)
          const call = chat.getUser({ uid })
          expect(await call.then(() => 200).catch(({ status }) => status)).toBe(expected?.status ?? 200)
        }
      },
    ),
    { numRuns: 15 },
  )
})

const seeded = 'c0ffee00'.repeat(5)
/** Operations with a key or a token in their path. */
const withSecretPaths = (await readContracts()).flatMap(({ operations }) =>
  operations.filter(({ parameters }) => parameters.some(({ name, in: place }) => place === 'path' && isSecretName(name))),
)

test.each(['seeded', 'any'])('with %s keys, no key or token is in the requests, the page or the state of a fake', async (kind) => {
  const apiKeys = kind === 'seeded' ? [{ apiKey: seeded, name: 'App' }] : []
  const keys = { seeded, word: 'garden-door-word', wrong: 'deadbeef'.repeat(5), created: '', token: '' }
  const told: unknown[] = []
  await using fake = await createFakeChat({ users, groups, apiKeys, strict: false, onRequest: (...entry) => told.push(entry) })
  const { url } = await fake.listen({ admin: true })
  const call = async (method: string, path: string, body?: object) => {
    const headers = { apikey: kind === 'seeded' ? seeded : keys.word, 'content-type': 'application/json' }
    const [send, origin] = path.startsWith('/__fake/') ? [fetch, url] : [fake.fetch, 'https://app-linden-yard.api-eu.cometchat.io']
    return (await send(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()
  }
  keys.created = (await call('POST', '/apikeys', { name: 'Second', scope: 'fullAccess' })).data.apiKey
  keys.token = (await call('POST', '/users/mira/auth_tokens', {})).data.authToken
  await call('POST', '/users', { uid: 'priya', name: 'Priya', withAuthToken: true })
  const secrets = Object.values(keys)
  expect(withSecretPaths.length).toBeGreaterThan(5)
  const forms = (path: string) => [path, `/v3/v3${path}`, `/${path}`, `${path}/`, path.replace(/s\//, '/')]
  for (const secret of secrets)
    for (const { method, path } of withSecretPaths.filter(({ method }) => method !== 'DELETE'))
      for (const form of forms(path)) await call(method, form.replace(/\{(apiKey|authToken)\}/, secret).replace(/\{\w+\}/, 'mira'))
  const state = JSON.stringify(fake.exportState())
  for (const secret of secrets) {
    await call('POST', `/users?token=${secret}`, { uid: 'teo', name: 'Teo', metadata: { apiKey: secret, deep: [{ authToken: [secret] }] } })
    await call('POST', '/groups', { guid: secret.slice(-5), name: 'Tools', type: 'password', password: secret })
  }
  for (const secret of [keys.created, keys.token]) await call('GET', `/users/${secret}`)
  const shown = await Promise.all(['requests', 'overview'].map((name) => call('GET', `/__fake/${name}`)))
  const text = JSON.stringify([fake.requests, told, fake.violations, shown, state])
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('with onlyModelled, an operation that returns examples is a violation', async () => {
  const fake = await createFakeChat({ onlyModelled: true })
  const error = await clientOf(fake)
    .listByoAgents({})
    .catch((thrown: unknown) => thrown)
  expect(isContractViolationError(error)).toBe(true)
  expect(fake.violations).toHaveLength(1)
  await clientOf(fake).listUsers()
})

test('a fake and its servers end with the block that uses them, and without admin have no addresses that control them', async () => {
  let url: string
  {
    await using fake = await start()
    await using server = await fake.listen()
    url = server.url
    expect((await fetch(`${url}/users`, { headers: { apikey: 'any' } })).status).toBe(200)
    expect((await fetch(`${url}/__fake/reset`, { method: 'POST' })).status).toBe(404)
  }
  await expect(fetch(`${url}/users`)).rejects.toThrow()
})

// A test suite in another language: Python's standard library only.
const suite = `
import json, sys, urllib.request, urllib.error
base = sys.argv[1]
def call(method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {'apikey': 'any', 'content-type': 'application/json', **headers}, method=method)
    try:
        with urllib.request.urlopen(request) as response: return response.status, json.load(response)['data']
    except urllib.error.HTTPError as error: return error.code, json.load(error)['error']
assert call('POST', '/__fake/seed', {'users': [{'uid': 'priya', 'name': 'Priya Nair'}]})[0] == 200
status, error = call('POST', '/__fake/seed', {'users': [{'uid': 'priya', 'name': 'Again'}]})
assert status == 400 and 'users[0].uid is taken' in error['message'], error
assert call('POST', '/__fake/clock', {'at': '2026-03-02T09:00:00Z'})[0] == 200
assert call('POST', '/__fake/clock', {'advance': 60000})[0] == 200
message = {'receiver': 'mira', 'receiverType': 'user', 'type': 'text', 'data': {'text': 'Hello'}}
status, sent = call('POST', '/messages', message, onBehalfOf='priya')
assert sent['sentAt'] == 1772442060, sent
assert call('POST', '/__fake/fail', {'operation': 'getUser', 'status': 503, 'with': {'uid': 'priya'}})[0] == 200
assert call('GET', '/users/mira')[0] == 200 and call('GET', '/users/priya')[0] == 503
assert call('POST', '/__fake/deliver', {'trigger': 'message_sent', 'data': {'message': {'sender': 'jonas'}}, 'times': 2})[1]['statuses'] == [204, 204]
assert call('POST', '/__fake/redeliver', {'reversed': True})[0] == 200
assert any(event['trigger'] == 'message_sent' for event in call('GET', '/__fake/events')[1])
assert [request['operation'] for request in call('GET', '/__fake/requests')[1]] == ['sendMessage', 'getUser', 'getUser']
assert call('POST', '/__fake/reset')[0] == 200 and call('GET', '/users/priya')[0] == 404
assert call('POST', '/__fake/fail', {'operation': 'getUser', 'share': 1})[0] == 200 and call('GET', '/users/mira')[0] == 500
assert call('POST', '/__fake/other')[0] == 404
print('passed')
`

async function receiver(status = 204) {
  const received: { authorization: string | undefined; signature: unknown; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { authorization, 'x-cometchat-signature': signature } = request.headers
    received.push({ authorization, signature, body: await json(request) })
    response.writeHead(status).end()
  })
  const listening = await listenOn(server, 0)
  return { ...listening, url: `${listening.url}/webhook`, received }
}

test('a suite in Python controls a fake over HTTP', async () => {
  await using webhook = await receiver()
  await using fake = await createFakeChat({ users, groups, strict: false, webhook: { url: webhook.url } })
  const { url } = await fake.listen({ admin: true })
  const { stdout } = await promisify(execFile)('python3', ['-c', suite, url])
  expect(stdout).toContain('passed')
})

test('the command posts an event with changes, authenticated and signed', async () => {
  await using webhook = await receiver()
  for (const [name, value] of Object.entries({ USERNAME: 'linden', PASSWORD: 'gate', SECRET: 'latch' }))
    vi.stubEnv(`WEBHOOK_${name}`, value)
  const args = ['message_sent', '--to', webhook.url, '--set', 'data.message.sender=jonas']
  expect(await event.run(args, new AbortController().signal)).toBe(0)
  vi.unstubAllEnvs()
  expect(webhook.received).toMatchObject([
    {
      authorization: `Basic ${Buffer.from('linden:gate').toString('base64')}`,
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      body: { trigger: 'message_sent', data: { message: { sender: 'jonas' } } },
    },
  ])
})

test('the command fails if the receiver rejects the event, and names what is wrong with its arguments', async () => {
  await using webhook = await receiver(401)
  const run = (...args: string[]) => event.run(args, new AbortController().signal)
  expect(await run('message_sent', '--to', webhook.url)).toBe(1)
  await expect(run('message_send', '--to', webhook.url)).rejects.toThrow('Unknown event: message_send')
  await expect(run('message_sent')).rejects.toThrow('--to must be a URL')
  await expect(run('message_sent', '--to', webhook.url, '--set', 'data')).rejects.toThrow('--set data must be PATH=VALUE')
})
