import { beforeAll, expect, test } from 'vitest'
import { createChatClient, createManagementClient } from '../../src/index.ts'
import { parseWebhook } from '../../src/webhooks.ts'
import {
  type ContractViolationError,
  createFakeChat,
  createValidatingFetch,
  type FakeChat,
  isContractViolationError,
  validateEvent,
} from '../fake.ts'

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
const base = 'https://x.api-eu.cometchat.io/v3'
let fake: FakeChat

beforeAll(async () => {
  fake = await createFakeChat({ strict: false, users: [{ uid: 'mira', name: 'Mira Okafor' }], apiKeys: [{ apiKey }] })
})

async function violation(call: Promise<unknown>): Promise<ContractViolationError> {
  const error = await call.then(() => undefined).catch((reason: unknown) => reason)
  if (!isContractViolationError(error)) throw error ?? new Error('The call succeeded.')
  return error
}

/** A service that responds to every request with the same body. */
const responding = (body: unknown, status = 200) => {
  const sent: [unknown, RequestInit | undefined][] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push([input, init])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  return { fetch, sent }
}

test('returns valid responses, and sends valid requests unchanged', async () => {
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: createValidatingFetch({ fetch: fake.fetch }) })
  await chat.createUser({ body: { uid: 'zed', name: 'Zed Ångström 🍅' } })
  expect((await chat.getUser({ uid: 'zed' })).data.name).toBe('Zed Ångström 🍅')
  await expect(chat.getUser({ uid: 'nobody' })).rejects.toMatchObject({ status: 404, code: 'ERR_UID_NOT_FOUND' })
  const keyword = { name: 'Words', category: 'word', searchTerms: 'half price' } as const
  expect((await chat.createKeywordList({ body: keyword })).data.name).toBe('Words')
  const { fetch, sent } = responding({ data: [], meta: {} })
  const init = { headers: { apikey: apiKey } }
  await createValidatingFetch({ fetch })(`${base}/users`, init).catch(() => {})
  expect(sent).toEqual([[`${base}/users`, init]])
})

test('rejects an invalid request before it is sent', async () => {
  const { fetch, sent } = responding({})
  const validating = createValidatingFetch({ fetch })
  const headers = { apikey: apiKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ uid: 'zed', name: 7 })
  const error = await violation(validating(`${base}/users`, { method: 'POST', headers, body }))
  expect(error).toMatchObject({ name: 'ContractViolationError', side: 'request' })
  expect(error.findings).toMatchObject([{ operation: 'create-user', place: 'request body /name', expected: 'must be string' }])
  expect(error.message).toContain('was not sent')
  expect((await violation(validating(`${base}/users?perpage=3`, { headers: { apikey: apiKey } }))).message).toContain(
    'the spelling perPage',
  )
  expect((await violation(validating(`${base}/user`, { headers: { apikey: apiKey } }))).message).toContain('got GET /user')
  expect((await violation(validating(new Request(`${base}/users`)))).message).toContain('header apikey')
  expect(sent).toEqual([])
})

test('throws for an invalid response, which the client does not retry', async () => {
  const { fetch, sent } = responding({ data: { uid: 'mira', name: 7, role: 'default' } })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: createValidatingFetch({ fetch }) })
  const error = await violation(chat.getUser({ uid: 'mira' }))
  expect(error.side).toBe('response')
  expect(error.findings).toContainEqual(expect.objectContaining({ operation: 'get-user', place: 'response 200 body /data/name', got: '7' }))
  expect(sent).toHaveLength(1)
  const html = responding('<h1>Bad gateway</h1>')
  const other = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: createValidatingFetch({ fetch: html.fetch }) })
  expect((await violation(other.getUser({ uid: 'mira' }))).findings[0]?.rule).toBe('response_body_syntax')
})

test('rejects undocumented properties only with `strict`', async () => {
  const { data } = (await (await fake.fetch(`${base}/users/mira`, { headers: { apikey: apiKey } })).json()) as { data: object }
  const { fetch } = responding({ data: { ...data, shoeSize: 38 } })
  const get = (strict: boolean) => createValidatingFetch({ fetch, strict })(`${base}/users/mira`, { headers: { apikey: apiKey } })
  expect((await get(false)).status).toBe(200)
  expect((await violation(get(true))).message).toContain('shoeSize')
})

test('redacts keys in findings', async () => {
  const { fetch } = responding({ data: { uid: 'mira', authToken: `mira_${'1'.repeat(10)}${'a'.repeat(40)}`, name: 7 }, apiKey })
  const validating = createValidatingFetch({ fetch, strict: true })
  const errors = [
    await violation(validating(`${base}/users/mira`, { headers: { apikey: apiKey } })),
    await violation(validating(`${base}/users?apiKey=${apiKey}`, { headers: { apikey: apiKey } })),
  ]
  for (const error of errors) expect(JSON.stringify(error.findings) + error.message).not.toMatch(/feedface|aaaaaaaa/)
})

test('does not consume the body of a Request, and accepts another base URL', async () => {
  const { fetch, sent } = responding({ data: [] }, 200)
  const validating = createValidatingFetch({ fetch: fake.fetch })
  const body = JSON.stringify({ uid: 'teo', name: 'Teo' })
  const headers = { apikey: apiKey, 'content-type': 'application/json' }
  expect((await validating(new Request(`${base}/users`, { method: 'POST', headers, body }))).status).toBe(200)
  const based = createValidatingFetch({ fetch, baseUrl: 'https://chat.example.com/api/v9/' })
  await based('https://chat.example.com/api/v9/users', { headers: { apikey: apiKey } }).catch(() => {})
  expect(sent).toHaveLength(1)
  expect(() => createValidatingFetch({ baseUrl: 'chat.example.com' })).toThrow('`baseUrl` must be an absolute URL')
  const management = createManagementClient({ key: 'k', secret: 's', fetch: createValidatingFetch({ fetch: fake.fetch }) })
  expect((await management.listApps()).data.length).toBeGreaterThan(0)
})

test('validates webhook events', async () => {
  const event = await parseWebhook(fake.deliver('message_sent'), { ...fake.webhook, validate: validateEvent })
  expect(event.trigger).toBe('message_sent')
  const broken = { ...event, data: { message: { id: 7 } } }
  expect(await validateEvent(broken)).not.toEqual([])
  const request = new Request('https://example.com/webhook', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${fake.webhook.username}:${fake.webhook.password}`)}` },
    body: JSON.stringify(broken),
  })
  await expect(parseWebhook(request, { ...fake.webhook, validate: validateEvent })).rejects.toMatchObject({ status: 400 })
  expect(await validateEvent({ trigger: 'not_described_yet', data: {} })).toEqual([])
  for (const none of [{}, null, undefined, [], 'text', { trigger: 42 }])
    expect(await validateEvent(none as never), String(none)).toHaveLength(1)
})

test('the stack of a violation names the line that made the call, so that a test fails there', async () => {
  const strict = await createFakeChat({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  for (const fetch of [strict.fetch, createValidatingFetch({ fetch: fake.fetch })]) {
    const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch })
    const calls = [
      async () => await chat.listUsers({ perPage: 'many' as never }),
      async () => await chat.as('mira').sendMessage({ body: {} as never }),
      async () => await chat.listUsers.items({ perPage: 'many' as never }).toArray(),
    ]
    for (const call of calls) expect((await violation(call())).stack).toMatch(/validating-fetch\.test\.ts:\d+/)
  }
})
