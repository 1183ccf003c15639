import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { printedEvidence } from '../evidence/evidence.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { limitedGuard, limits } from '../firstContact/budget.ts'
import { listenForEvents } from '../firstContact/events.ts'
import { linesOf } from '../firstContact/report.ts'
import { type FirstContactOptions, runFirstContact } from '../firstContact/runFirstContact.ts'
import { trackCreatedRecords } from '../server/createdRecords.ts'
import { resourcesOf } from '../server/resources.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
const seeds = { strict: false, users: [{ uid: 'ann', name: 'Ann Winter' }] }
let endVirtualTime: () => void
beforeEach(() => {
  endVirtualTime = startVirtualTime()
})
afterEach(() => endVirtualTime())

const contact = (fake: Pick<FakeChat, 'fetch'>, more: Partial<FirstContactOptions> = {}) =>
  runFirstContact({
    bases: { chat: base },
    credentials: fakeCredentials,
    timeout: 86_400_000,
    rate: limits.perSecond,
    fetch: fake.fetch,
    ...more,
  })

/** What is on the fake beside the records that it started with. */
async function leftOn(fake: FakeChat): Promise<unknown[]> {
  const read = async (path: string) => {
    const response = await fake.fetch(`${base}${path}`, { headers: { apikey: fakeCredentials.apiKey } })
    return ((await response.json()) as { data: unknown[] }).data
  }
  const users = (await read('/users?withDeactivated=true&perPage=1000')) as { uid: string }[]
  return [...users.filter(({ uid }) => uid !== 'ann'), ...(await read('/groups')), ...(await read('/messages?affix=append&id=1'))]
}

const cached = <Result>(make: () => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}

/** A first contact with a fake that behaves. */
const plain = cached(async () => {
  const fake = await createFakeChat(seeds)
  const start = Date.now()
  return { fake, result: await contact(fake), seconds: (Date.now() - start) / 1000 }
})

/** A first contact with a fake whose messages settle, and whose list of users lags. */
const slow = cached(async () => {
  const fake = await createFakeChat({ ...seeds, settling: 2500, rateLimit: 10_000 })
  let listed = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isSearch = String(input).includes('searchKey=contract-')
    return isSearch && ++listed < 4 ? Response.json({ data: [], meta: {} }) : fake.fetch(input, init)
  }
  return contact(fake, { fetch })
})

test('tries every operation on its own records with few requests, slowly, and removes the records', async () => {
  const { fake, result, seconds } = await plain()
  expect(result.steps.filter(({ outcome }) => outcome === 'rejected')).toEqual([])
  expect(
    result.steps.filter(({ step, outcome }) => step.records === 'own' && outcome !== 'accepted').map(({ step }) => step.operation.id),
  ).toEqual([])
  expect(result.steps.flatMap(({ findings }) => findings)).toEqual([])
  expect(result.unmeasured).toEqual([])
  expect(fake.violations).toEqual([])
  expect(result.requests).toBe(fake.requests.length)
  expect(result.requests).toBeLessThan(limits.requests)
  expect(result.records).toBeLessThanOrEqual(limits.records)
  // The first two requests need not wait.
  expect((result.requests - 2) / seconds).toBeLessThanOrEqual(limits.perSecond)
  expect(result.leftovers).toBeUndefined()
  expect(await leftOn(fake)).toEqual([])
})

test('reads first, then users and tokens, a group, messages, a flag and its review', async () => {
  const { fake } = await plain()
  const called = fake.requests.map(({ operation = '' }) => operation)
  const firstWrite = fake.requests.findIndex(({ method }) => method !== 'GET')
  expect(called.indexOf('listRules')).toBeLessThan(firstWrite)
  const order = ['createUser', 'createAuthtoken', 'createGroup', 'sendMessage', 'flagAMessage', 'reviewFlaggedMessage'].map((name) =>
    called.indexOf(name),
  )
  expect(order.every((place) => place >= firstWrite)).toBe(true)
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('interrupted at every tenth request, it leaves no record behind', async () => {
  const { result } = await plain()
  for (let at = 10; at < result.requests; at += 10) {
    const fake = await createFakeChat(seeds)
    const controller = new AbortController()
    let sent = 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
      // Before or after the service has done what the request asks for.
      if (++sent === at && at % 20 === 0) controller.abort()
      const response = await fake.fetch(input, init)
      if (sent === at) controller.abort()
      return response
    }
    const { leftovers } = await contact(fake, { fetch, signal: controller.signal })
    expect([at, leftovers, await leftOn(fake)]).toEqual([at, undefined, []])
  }
})

test('a service that repeats every rejection ends the run at the limit of requests, with its records removed', async () => {
  const fake = await createFakeChat(seeds)
  let sent = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent++
    const isRead = (init?.method ?? 'GET') === 'GET' && sent > 70
    return isRead ? new Response('{}', { status: 429, headers: { 'content-type': 'application/json' } }) : fake.fetch(input, init)
  }
  const { requests, complete } = await contact(fake, { fetch })
  expect(sent).toBe(requests)
  expect(requests).toBeLessThanOrEqual(limits.requests)
  expect(complete).toBe(false)
  expect(await leftOn(fake)).toEqual([])
})

test('what the plan or the key does not allow is not available, and not rejected', async () => {
  const fake = await createFakeChat(seeds)
  const refusal = (code: string, status: number) => Response.json({ error: { code, message: 'No.' } }, { status })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/apikeys')) return refusal('AUTH_ERR_NO_ACCESS', 403)
    if (String(input).includes('/moderation/rules')) return refusal('ERR_PLAN_RESTRICTION', 402)
    return fake.fetch(input, init)
  }
  const { steps, evidence } = await contact(fake, { fetch })
  expect(steps.filter(({ outcome }) => outcome === 'not available').map(({ step, code }) => [step.operation.id, code])).toEqual([
    ['list-apikeys', 'AUTH_ERR_NO_ACCESS'],
    // The list of rules is asked for a rule, and then for itself.
    ['get-rule', undefined],
    ['list-rules', 'ERR_PLAN_RESTRICTION'],
    ['list-rule-revisions', undefined],
  ])
  expect(steps.filter(({ outcome }) => outcome === 'rejected')).toEqual([])
  expect(evidence.refused?.map(({ outcome }) => outcome)).toEqual(['not available', 'not available'])
})

test('a plan without room for its records ends no run, and what needs them is not available', async () => {
  const fake = await createFakeChat({ ...seeds, planQuota: { users: 1 } })
  const { steps, evidence, leftovers } = await contact(fake)
  const create = steps.find(({ step }) => step.operation.id === 'create-user')
  expect(create).toMatchObject({ outcome: 'not available', status: 402, code: 'ERR_PLAN_QUOTA_RESTRICTION' })
  expect(steps.filter(({ outcome }) => outcome === 'rejected')).toEqual([])
  expect(steps.find(({ step }) => step.operation.id === 'send-message')).toMatchObject({ outcome: 'not available' })
  expect(evidence.refused).toContainEqual({
    operation: 'create-user',
    outcome: 'not available',
    status: 402,
    code: 'ERR_PLAN_QUOTA_RESTRICTION',
  })
  expect(leftovers).toBeUndefined()
  expect(await leftOn(fake)).toEqual([])
})

test('measures how long a message settles and a list lags, and prints only that', async () => {
  const result = await slow()
  const [settling] = result.evidence.settling ?? []
  expect(settling).toMatchObject({ after: 'send-message' })
  expect(settling?.rejectedUntil).toBeGreaterThan(1000)
  expect(settling?.rejectedUntil).toBeLessThan(2500)
  expect(settling?.acceptedAfter).toBeGreaterThanOrEqual(2500)
  const users = result.evidence.lists?.find(({ list }) => list === 'list-users')
  expect(users?.missingUntil).toBeGreaterThan(0)
  expect(users?.listedAfter).toBeGreaterThan(users?.missingUntil ?? 0)
  const lines = linesOf(result).join('\n')
  expect(lines).toContain(`too early until ${((settling?.rejectedUntil ?? 0) / 1000).toFixed(1)} s`)
  expect(lines).toContain('headers of rate limits: x-ratelimit-limit, x-ratelimit-remaining')
  expect(lines).toMatch(/list-users: its end after 2 pages with 4 records/)
})

const oneSentence: [name: string, options: FakeChatOptions, respond: (() => Response) | undefined, sentence: RegExp][] = [
  [
    'a wrong key',
    { apiKeys: [{ apiKey: 'another-key' }] },
    undefined,
    /rejects the key in CHAT_API_KEY \(401 AUTH_ERR_APIKEY_NOT_FOUND\); nothing else was sent\.$/,
  ],
  [
    'an app without data',
    { users: [] },
    undefined,
    /has no users and no groups, so there is nothing to read: create a user in its dashboard and try again\.$/,
  ],
  [
    'a wrong region',
    {},
    () => Response.json({ error: { code: 'ERR_APP_NOT_FOUND', message: 'No such app.' } }, { status: 404 }),
    /does not know the app \(404 ERR_APP_NOT_FOUND\): check its id and region in the address\.$/,
  ],
  [
    'a key of too low a scope',
    {},
    () => Response.json({ error: { code: 'AUTH_ERR_NO_ACCESS', message: 'No.' } }, { status: 403 }),
    /may not read .* needs one of the scope fullAccess\.$/,
  ],
]

test.each(oneSentence)('%s ends with one sentence, and nothing is written', async (_, options, respond, sentence) => {
  const fake = await createFakeChat({ ...seeds, ...options })
  const sent: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(init?.method ?? 'GET')
    return respond?.() ?? fake.fetch(input, init)
  }
  // The virtual time knows another key than those that are rejected.
  await expect(contact(fake, { fetch, credentials: { apiKey: 'garden-key' } })).rejects.toThrow(sentence)
  expect(sent.length).toBeLessThanOrEqual(3)
  expect(new Set(sent)).toEqual(new Set(['GET']))
})

test('says which events an edit fires', async () => {
  const { port, close } = await listenForEvents(0, 'contract-', () => {})
  await close()
  const fake = await createFakeChat({ ...seeds, webhook: { url: `http://127.0.0.1:${port}` } })
  // Events are posted over HTTP, in real time: each arrives before the next request.
  endVirtualTime()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await fake.delivered()
    return fake.fetch(input, init)
  }
  const result = await contact(fake, { fetch, rate: undefined, webhookPort: port, eventWait: 0 })
  endVirtualTime = startVirtualTime()
  const { message_edited: edited, message_sent: sent } = result.evidence.events ?? {}
  expect(edited?.after).toEqual({ 'update-message': 1 })
  expect(sent?.after).toMatchObject({ 'update-message': 3 })
  expect(linesOf(result).join('\n')).toMatch(/event message_edited: 1, after update-message/)
})

test('says what could not be measured', async () => {
  const fake = await createFakeChat(seeds)
  const rejectSearches: typeof fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('searchKey=')
      ? Response.json({ error: { code: 'ERR_PERMISSION_DENIED', message: 'No searches.' } }, { status: 403 })
      : fake.fetch(input, init)
  const result = await contact({ fetch: rejectSearches })
  const lines = linesOf(result).filter((line) => line.startsWith('  not measured: '))
  expect(lines.map((line) => line.split(': ')[1])).toEqual(['what follows create-user', 'what follows create-group', 'lists to their ends'])
  expect(await leftOn(fake)).toEqual([])
})

test('the evidence satisfies its schema and can be read in a few minutes', async () => {
  const { evidence } = await slow()
  const schema = JSON.parse(await readFile(new URL('../evidence.schema.json', import.meta.url), 'utf8'))
  const validate = new Ajv2020({ allErrors: true }).compile(schema)
  const text = printedEvidence(evidence)
  validate(JSON.parse(text))
  expect(validate.errors).toBeNull()
  expect(evidence).toMatchObject({ run: 'first contact', region: 'eu', responses: expect.any(Number) })
  expect(text.split('\n').length).toBeLessThan(1200)
  expect(Object.keys(evidence.operations.chat ?? {})).toEqual(Object.keys(evidence.operations.chat ?? {}).sort())
})

test('no more records are created than a first contact may create', async () => {
  const [chat] = (await readContracts()) as [Contract]
  const created = trackCreatedRecords(chat, resourcesOf(chat), base, 'contract-1-')
  const { check, records } = limitedGuard(created)
  const send = (method: string, path: string, body?: string) => {
    const request: RawRequest = { method, url: `${base}${path}`, headers: [], body }
    check(request, 'chat')
    created.note(request, 'chat')
  }
  const create = (uid: string) => send('POST', '/users', JSON.stringify({ uid }))
  for (let count = 0; count < limits.records; count++) create(`contract-1-${count}`)
  expect(() => create('contract-1-another')).toThrow('a first contact creates at most 12 records')
  expect(() => send('GET', '/users')).not.toThrow()
  expect(() => send('PUT', '/users/contract-1-0', '{}')).not.toThrow()
  expect(records()).toBe(limits.records)
})
