import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { companionsOf } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { contactLimits, contactPlan } from '../firstContact/contactPlan.ts'
import { contactRows, lastingRows } from '../firstContact/contactRows.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { commandRuns } from './commandRuns.ts'
import { inTurn } from './inTurn.ts'

const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
const command = commandRuns()
let endVirtualTime: () => void
beforeEach(() => {
  endVirtualTime = startVirtualTime()
})
afterEach(() => {
  endVirtualTime()
  vi.unstubAllGlobals()
})

/** What must not be in anything that a first contact prints. */
const planted = {
  'a name': 'Zelda Quimby',
  'common words': 'message to the user of a group',
  'an e-mail address': 'zelda@quimby.example',
  'a telephone number': '+49 151 55501234',
  'an address with a token': 'https://quimby.example/a.png?token=zk7Qx9Lw2',
}
const secret = 'c0ffee1dc0ffee1dc0ffee1dc0ffee1dc0ffee1d'

type Fetch = (
  request: { method: string; url: string; count: number; signal: AbortSignal },
  next: () => Promise<Response>,
) => Response | Promise<Response>

/** What a run sent, what it left and what it said. */
interface Run {
  readonly code: number | string
  readonly sent: { method: string; url: string; body: string }[]
  readonly printed: string
  readonly left: unknown[]
  readonly violations: readonly unknown[]
}

/** Users, a group and messages that were there before, with planted texts in all they have. */
function peopleOf(text: string): FakeChatOptions {
  const user = (uid: string) => ({ uid, name: text, statusMessage: text, metadata: { '@private': { note: text } } })
  const message = (receiver: string, receiverType: 'user' | 'group') => ({
    sender: 'zelda',
    receiver,
    receiverType,
    type: 'text',
    data: { text, metadata: { note: text } },
  })
  return {
    users: [user('zelda'), user('quentin')],
    groups: [{ guid: 'quimbys', name: text, type: 'public', description: text }],
    messages: [message('quentin', 'user')],
  } as never
}

/** Runs the command against a fake, whose responses `change` may replace. */
async function contact(
  options: FakeChatOptions,
  change: Fetch = (_, next) => next(),
  args: string[] = [],
  signal?: AbortSignal,
): Promise<Run> {
  const fake = await createFakeChat({ strict: false, rateLimit: 10_000, apiKeys: [{ apiKey: secret }], ...options } as FakeChatOptions)
  const before = JSON.stringify(await recordsOn(fake))
  const sent: Run['sent'] = []
  vi.stubEnv('CHAT_API_KEY', secret)
  vi.stubGlobal('fetch', async (input: string, init: RequestInit & { signal: AbortSignal }) => {
    const { method = 'GET', body = '', signal: limit } = init
    sent.push({ method, url: String(input), body: String(body) })
    return change({ method, url: String(input), count: sent.length, signal: limit }, () => fake.fetch(input, init))
  })
  command.lines.length = 0
  const code = await check
    .run(['--first-contact', '--target', base, '--yes', '--timeout', '60000', ...args], signal ?? new AbortController().signal)
    .catch((error: Error) => error.message)
  const { violations } = fake
  const left = (await recordsOn(fake)).filter((record) => !before.includes(JSON.stringify(record)))
  return { code, sent, printed: [...command.lines, code].join('\n'), left, violations: [...violations] }
}

let plainRun: Promise<Run> | undefined
/** What happens by default, once for all tests. */
const plain = () => {
  plainRun ??= contact({})
  return plainRun
}

async function recordsOn(fake: FakeChat): Promise<string[]> {
  const read = async (path: string, key: string) => {
    const response = await fake.fetch(`${base}${path}`, { headers: { apikey: secret } })
    const { data } = (await response.json()) as { data: Record<string, unknown>[] }
    // What the service says about a group in its own words goes with the group.
    return data.filter(({ category }) => category !== 'action').map((record) => `${path.split('?')[0]}/${record[key]}`)
  }
  return [
    ...(await read('/users?withDeactivated=true&perPage=1000', 'uid')),
    ...(await read('/groups?perPage=1000', 'guid')),
    ...(await read('/messages?affix=append&id=1&limit=1000', 'id')),
    ...(await read('/moderation/flagged-messages', 'id')),
    ...(await read('/moderation/reviewed-messages', 'id')),
  ]
}

/** A response with planted texts in place of all but its own, more properties, and a header. */
async function withTexts(response: Response): Promise<Response> {
  let used = 0
  const text = () => Object.values(planted)[used++ % Object.keys(planted).length] as string
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('contract-') ? value : text()
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return { ...Object.fromEntries(Object.entries(value).map(([name, child]) => [name, change(child)])), [text()]: { [text()]: text() } }
  }
  return Response.json(change(await response.json()), { status: response.status, headers: { 'x-name': encodeURIComponent(text()) } })
}

/** Changes the values in each response, by the names of their properties. */
const changing =
  (change: (name: string, value: unknown) => unknown): Fetch =>
  async (_, next) => {
    const response = await next()
    return Response.json(JSON.parse(await response.text(), change), { status: response.status })
  }

const error = (status: number, code: string) => () => Response.json({ error: { code, message: planted['a name'] } }, { status })
const page = (status: number) => () =>
  new Response(`<html>${planted['a name']}</html>`, {
    status,
    headers: { 'content-type': 'text/html', location: 'https://quimby.example/' },
  })
const json = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } })
const fails = (code: string) => () => {
  throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(planted['a name']), { code }) })
}

const unknownKey = error(401, 'AUTH_ERR_APIKEY_NOT_FOUND')
const timesOut: Fetch = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Targets that are not the service, or not usable: one sentence each, after one request. */
const unusable: readonly (readonly [name: string, respond: Fetch, sentence: RegExp])[] = [
  ['a web page', page(200), /^It is a web page, and not the API: check the app id and the region in the address; nothing was changed\.$/],
  ['JSON that is cut', json('{"data":[{"uid":"zel'), /^It responds with no JSON, or with JSON that is cut: /],
  ['rubbish', json('\u0000\u0001 Zelda Quimby'), /^It responds with no JSON/],
  ['other JSON', json('{"hello":"Zelda Quimby"}'), /^It responds with JSON that is no list of users, so it is not CometChat: /],
  ['a list in place of an object', json('["Zelda Quimby"]'), /^It responds with JSON that is no list of users/],
  ['a redirect', page(302), /^It redirects \(302\), which the API never does: /],
  ['a wrong key', unknownKey, /^It rejects the key in CHAT_API_KEY \(401 AUTH_ERR_APIKEY_NOT_FOUND\); nothing/],
  [
    '401 of something else',
    () => Response.json({ message: planted['a name'] }, { status: 401 }),
    /^It responds with 401, but not as CometChat does: /,
  ],
  [
    'a key without rights',
    error(403, 'AUTH_ERR_NO_ACCESS'),
    /^It does not let the key list users \(403 AUTH_ERR_NO_ACCESS\): .* scope fullAccess; /,
  ],
  ['a wrong app', error(404, 'ERR_APP_NOT_FOUND'), /^It does not know the app \(404 [A-Z_()a-z]+\): check the app id and the region/],
  ['an error with an invented code', error(400, 'ZELDA_QUIMBY'), /^It rejects a list of users \(400 \(other\)\); nothing was changed\.$/],
  ['500', page(500), /^It is out of order \(500\): try again later; nothing was changed\.$/],
  ['a wrong region', fails('ENOTFOUND'), /^It does not respond: check the app id and the region in the address; nothing was changed\.$/],
  ['a refused connection', fails('ECONNREFUSED'), /^It does not respond: check/],
  ['a target that is slow', timesOut, /^It does not respond in time: try again later, or with a longer --timeout; /],
]

const withoutTime = changing((name, value) => (name === 'sentAt' ? undefined : value))
const withTextTimes = changing((name, value) => (name === 'createdAt' ? String(value) : value))
const older = changing((name, value) => (name.endsWith('At') ? 1_760_000_000 : value))
const withOtherDefaults: Fetch = (request, next) =>
  request.method === 'GET' && request.url.endsWith('/permissions') ? older(request, next) : next()
const noMessages: Fetch = ({ url, method }, next) =>
  method === 'POST' && url.endsWith('/messages') ? error(402, 'ERR_PLAN_RESTRICTION')() : next()
const readsOnly: Fetch = ({ method }, next) => (method === 'GET' ? next() : error(403, 'AUTH_ERR_NO_ACCESS')())
const withoutParameter: Fetch = ({ url }, next) => (url.includes('hasJoined=') ? error(400, 'ERR_BAD_REQUEST')() : next())
const rejectsBans: Fetch = ({ url, method }, next) =>
  method === 'POST' && url.includes('/bannedusers/') ? error(403, 'ERR_PERMISSION_DENIED')() : next()
const limited: Fetch = ({ count }, next) => (count > 40 && count % 2 === 0 ? error(429, 'ERR_TOO_MANY_REQUESTS')() : next())
const notAllowed =
  /^ {2}the app's plan or settings do not allow it: send-message$(?:\n.*)*\n {2}a record that it needs was not created: .*update-message/m
const settled = /^Delay after send-message: \d records?, rejected until [12]\.\d s, accepted after/m

/** Targets that answer as the service does, more or less, and what is printed of them. */
const answering: readonly (readonly [name: string, options: FakeChatOptions, respond: Fetch | undefined, printed: RegExp])[] = [
  ['the fake', {}, undefined, /^differs {4}0 {2}/m],
  ['a fake that settles', { settling: 2500 }, undefined, settled],
  ['an app without users', { users: [], groups: [], messages: [] }, undefined, /^differs {4}0 {2}/m],
  [
    'a server without a required property',
    {},
    withoutTime,
    /^ {2}send-message\n( {4}.*\n)* {4}\/data\/sentAt: nothing, expected a value$/m,
  ],
  ['a server with another type', {}, withTextTimes, /^ {2}create-user\n( {4}.*\n)* {4}\/data\/createdAt: string, expected integer$/m],
  [
    'a server that rejects a parameter',
    {},
    withoutParameter,
    /^ {2}list-groups\n( {4}.*\n)* {4}status: 400 ERR_BAD_REQUEST, expected 200, with searchKey, hasJoined$/m,
  ],
  ['an app with older permissions', {}, withOtherDefaults, /^differs {4}0 {2}/m],
  ['a server that rejects bans', {}, rejectsBans, /^ {2}ban-group-user\n {4}status: 403 \S+, expected 200$/m],
  ['a plan without messages', {}, noMessages, notAllowed],
  ['a key of a lower scope', {}, readsOnly, /^ {2}the key does not allow it: .*create-user/m],
  ['a server that meets its limit', {}, limited, /^\d+ requests of at most 150\./m],
  ['a server with a planted text in every place', {}, async (_, next) => withTexts(await next()), /^differs +\d+/m],
]

function expectNothingPlanted(run: Run): void {
  const parts = ['Zelda', 'Quimby', 'quimby', 'zelda', 'quentin', '55501234', 'zk7Qx9Lw2']
  const texts = [...Object.values(planted), ...parts, secret, 'app-linden-yard']
  expect(texts.filter((text) => run.printed.includes(text) || run.printed.includes(encodeURIComponent(text)))).toEqual([])
}

test.each(unusable)('%s: one sentence after one request', async (_, respond, sentence) => {
  const run = await contact(peopleOf(planted['a name']), respond)
  expect(run.code).toMatch(sentence)
  expect(run.sent.map(({ method }) => method)).toEqual(['GET'])
  expect(run.sent[0]?.url).toMatch(/\/users\?searchKey=contract-[a-z]+-&perPage=1$/)
  expect([run.left, command.lines]).toEqual([[], []])
  expectNothingPlanted(run)
})

test.each(answering)('%s: nothing of it is printed, and nothing is left', async (_, options, respond, printed) => {
  const run = await contact({ ...peopleOf(planted['a name']), ...options }, respond)
  expect(run.printed).toMatch(printed)
  const [, count, listed = ''] = /^differs +(\d+) .*\n((?: {2,}.*\n)*)open/m.exec(run.printed) ?? []
  expect(listed.match(/^ {2}\S/gm)?.length ?? 0).toBe(Number(count))
  expect(run.sent.length).toBeLessThanOrEqual(contactLimits.requests)
  expect(run.printed).toContain(`${run.sent.length} requests of at most`)
  expect(run.left).toEqual([])
  expectNothingPlanted(run)
})

/** Some requests of a run, by their number: a third of them, others on another day. */
const moments = inTurn(
  Array.from({ length: Math.floor(contactPlan(await readContracts()).steps.length / 10) }, (_, index) => 10 * (index + 1)),
  3,
)

test.each(moments)('at request %d a target dies: what is left is counted, and removed if it comes back', async (at) => {
  const dead = await contact({}, ({ count }, next) => (count >= at ? fails('ECONNRESET')() : next()))
  const [, left] = /(\d+) records? could not be removed/.exec(dead.printed) ?? []
  // A request whose response was lost may have made a record, and does not here.
  expect(Number(left ?? 0)).toBeGreaterThanOrEqual(dead.left.length)
  if (dead.left.length > 0) expect(dead.printed).toMatch(/^Remove them with the same --target, and --clean contract-[a-z]+-$/m)
  expectNothingPlanted(dead)
  const back = await contact({}, async ({ count }, next) => {
    // The service has done what the request asks for, or has not.
    if (count === at && at % 20 === 0) await next()
    return count === at ? fails('ETIMEDOUT')() : next()
  })
  expect(back.left).toEqual([])
})

test.each(moments)('at request %d it is interrupted: nothing is left, and what was seen is printed', async (at) => {
  const controller = new AbortController()
  const stop = async ({ count }: { count: number }, next: () => Promise<Response>) => {
    if (count === at && at % 20 === 0) controller.abort(new Error('Stopped by SIGINT.'))
    const response = await next()
    if (count === at) controller.abort(new Error('Stopped by SIGINT.'))
    return response
  }
  const run = await contact({}, stop, [], controller.signal)
  expect([run.code, run.left]).toEqual(['Stopped by SIGINT.', []])
  expect(run.printed).toMatch(/^ {2}the run ended before its turn: /m)
})

test('it sends what its plan says, slowly, and reads nobody else', async () => {
  const chat = (await readContracts())[0] as Contract
  const plan = contactPlan([chat])
  const start = Date.now()
  const run = await contact(peopleOf(planted['a name']))
  const [, announced] = /^(\d+) requests, at 2 a second/m.exec(run.printed) ?? []
  // Two messages are deleted by calls of the plan.
  expect(Number(announced) - run.sent.length).toBe(2)
  expect(run.violations).toEqual([])
  expect((run.sent.length - 2) / ((Date.now() - start) / 1000)).toBeLessThanOrEqual(contactLimits.perSecond)
  const paths = run.sent.map(({ url }) => url.slice(base.length))
  const called = (operation: { method: string; path: string }) =>
    run.sent.filter(
      ({ method, url }) =>
        method === operation.method &&
        chat.router.find(method, url.slice(base.length).split('?')[0] ?? '')?.operation.path === operation.path,
    )
  for (const { operation } of plan.steps) expect([operation.id, called(operation).length > 0]).toEqual([operation.id, true])
  for (const { operation, why } of plan.leftOut)
    if (why !== 'world' || !/^delete-(user|group)$/.test(operation.id))
      expect([operation.id, called(operation)]).toEqual([operation.id, []])
  // Lists of people are searched for the run's own, and everything else that is written is its own.
  const announcedReads = new Set(plan.reads.map(({ path }) => path))
  const others = run.sent.filter(
    ({ url, body }, index) => !announcedReads.has(paths[index] ?? '') && !/contract-[a-z]+-/.test(`${url}${body}`),
  )
  expect(others.every(({ url }) => /\/(messages|moderation|threads|conversations)(\/|\?|$)/.test(url))).toBe(true)
  expect(run.code).toBe(0)
})

test('no call lacks what a parameter of it requires', async () => {
  const { operations } = (await readContracts())[0] as Contract
  const lacking = [...contactRows, ...lastingRows].flatMap(({ operation: id, args }) => {
    const sent = operations.find((operation) => operation.id === id)?.parameters.filter(({ name }) => name in args) ?? []
    return sent.flatMap((parameter) => companionsOf(parameter).flatMap((name) => (name in args ? [] : [`${id}: ${name}`])))
  })
  expect(lacking).toEqual([])
})

test('every operation is in the plan or named as left out, and everything fits into the requests', async () => {
  const contracts = await readContracts()
  const chat = contracts[0] as Contract
  const plan = contactPlan(contracts, { allowLasting: true, including: chat.operations.map(({ id }) => id) })
  const planned = new Set([...plan.steps, ...plan.leftOut].map(({ operation }) => operation.id))
  expect(chat.operations.filter(({ id }) => !planned.has(id))).toEqual([])
  const all = contactPlan(contracts, { allowLasting: true })
  const known = new Set([...all.steps, ...all.leftOut.filter(({ why }) => why === 'credential')].map(({ operation }) => operation.id))
  expect([...contactRows, ...lastingRows].filter(({ operation }) => !known.has(operation))).toEqual([])
  // Some are for calls that come too early.
  expect(1 + all.steps.length + all.forRemoval).toBeLessThanOrEqual(contactLimits.requests - 5)
  expect(1 + plan.steps.length + plan.forRemoval).toBe(contactLimits.requests)
  expect(plan.leftOut.filter(({ why }) => why === 'budget').length).toBeGreaterThan(0)
})

test('operations that return credentials are sent only if they are named', async () => {
  // The prefix of a run is random, and may spell a word.
  const returnsCredentials = ({ url }: { url: string }) =>
    /auth_tokens(\/|$)|apikeys|sendgrid|twilio|apns|fcm|providers|logs|api-tools/.test(url.replace(/contract-[a-z]+/g, ''))
  const { sent, printed } = await plain()
  expect(sent.filter((request) => request.method !== 'DELETE' && returnsCredentials(request))).toEqual([])
  expect(printed).toMatch(/returns credentials; --with ID tries it: .*list-apikeys/)
  const named = await contact({}, undefined, ['--with', 'list-apikeys,create-authtoken', '--tag', 'API Keys,Auth Tokens'])
  expect(named.sent.filter(returnsCredentials).map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE', 'DELETE'])
  expectNothingPlanted(named)
})

test('a flag is tried only if that is allowed, and the plan says that its record stays', async () => {
  const { printed } = await plain()
  expect(printed).not.toMatch(/\bstay\b/)
  expect(printed).toMatch(/its record cannot be deleted; --allow-flag tries it: flag-a-message, review-flagged-message/)
  const allowed = await contact({}, undefined, ['--allow-flag'])
  expect(allowed.printed).toMatch(/^The records of one flag and its review stay: the API cannot delete them\.$/m)
  expect(allowed.sent.filter(({ url }) => url.includes('flagged')).map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(allowed.left.map((record) => String(record).split('/')[2])).toEqual(['reviewed-messages'])
})

test('--tag tries a family, with the records that it needs', async () => {
  const run = await contact({}, undefined, ['--tag', 'Friends'])
  const paths = run.sent.map(({ method, url }) => `${method} ${url.slice(base.length).replace(/contract-[a-z]+-|\?.*/g, '')}`)
  expect(paths).toEqual([
    'GET /users',
    ...['POST /users', 'POST /users', 'POST /users', 'POST /users'],
    ...['POST', 'POST', 'GET', 'GET', 'DELETE'].map((method) => `${method} /users/mira/friends`),
    ...['DELETE /users/dealbot', 'DELETE /users/priya', 'DELETE /users/jonas', 'DELETE /users/mira'],
  ])
  expect(run.printed).toMatch(/not in the chosen families: \d+/)
})
