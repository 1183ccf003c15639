// No response changes a prototype, neither here nor where a caller copies it, and no prototype
// changes a call.

import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterEach, describe, expect, test } from 'vitest'
import { chatDocument } from '../../generated/chat.operations.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { operationAt } from '../client/operationAt.ts'
import type { ChatApiError } from '../errors/ChatApiError.ts'
import { importAll, importBatch } from '../import.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { createRedisRateLimiter } from '../redis.ts'
import { parseJson } from '../response/parseJson.ts'
import { type Permit, unusedPermit } from '../transport/rateLimiter.ts'
import { parseWebhook } from '../webhooks.ts'
import { at, outcomeOf, stubbed } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { polluted } from './support/polluted.ts'
import { serve, text } from './support/server.ts'
import { stubFetch } from './support/stubFetch.ts'

const spellings = [
  '__proto__',
  '\\u005f_proto__',
  '__pr\\u006fto__',
  '__p\\u0072oto__',
  '__\\u0070roto__',
  '__pro\\u0074o__',
  '\\u005F\\u005f\\u0070\\u0072\\u006F\\u0074\\u006f\\u005f\\u005f',
]
const userWith = (name: string) => `{"data":{"uid":"mira","metadata":{"${name}":{"polluted":true},"list":[{"${name}":{"polluted":true}}]}}}`

/** Copies as careless code does. */
function merge(target: Record<string, unknown>, source: Record<string, unknown>): Record<string, unknown> {
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (typeof value === 'object' && value !== null)
      target[key] = merge((target[key] as Record<string, unknown>) ?? {}, value as Record<string, unknown>)
    else target[key] = value
  }
  return target
}

afterEach(() => {
  const isPolluted = 'polluted' in Object.prototype
  Reflect.deleteProperty(Object.prototype, 'polluted')
  expect(isPolluted).toBe(false)
})

describe.each(spellings)('%s', (name) => {
  test('is dropped from a response', async () => {
    await using server = await serve(text(userWith(name)))
    const client = at(server)
    const user = await client.getUser({ uid: 'mira' })
    expect(user).toEqual({ data: { uid: 'mira', metadata: { list: [{}] } } })
    merge({}, user as unknown as Record<string, unknown>)
    const { data } = await rawClient(client).GET('/users/{uid}', { params: { path: { uid: 'mira' } } })
    expect(JSON.stringify(data)).toBe(JSON.stringify(user))
    merge({}, data as unknown as Record<string, unknown>)
  })

  test('is dropped from an error', async () => {
    const body = `{"error":{"message":"no","details":{"${name}":{"polluted":true}}},"${name}":{"error":{"code":"X"}}}`
    await using server = await serve(text(body, 400))
    const failure = await outcomeOf(at(server).getUser({ uid: 'mira' }))
    expect(failure).toMatchObject({ status: 400, code: undefined, details: {} })
    merge({}, failure as Record<string, unknown>)
  })

  test('is dropped from a webhook event', async () => {
    const request = new Request('https://hooks.example', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('linden:yard')}` },
      body: `{"trigger":"user_blocked","${name}":{"polluted":true}}`,
    })
    const event = await parseWebhook(request, { username: 'linden', password: 'yard' })
    merge({}, event as unknown as Record<string, unknown>)
    expect(Object.keys(event)).toEqual(['trigger'])
  })
})

test('keeps names and strings that only resemble `__proto__`', () => {
  const value = { text: '__proto__ \\u005f', proto: '__proto', constructor: { prototype: 'kept' }, list: ['__proto__'], 'o\u0070': 'é' }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

/** What openapi-fetch reads of the init of a call. */
const openApiFetchReads = 'baseUrl bodySerializer middleware params parseAs pathSerializer querySerializer Request'.split(' ')

const source = new URL('../', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.startsWith('tests'))

/** Every name of a property that the client's code reads, and the first item of a list. */
const read = new Set(
  ['0', '1', '2', ...openApiFetchReads].concat(
    files.flatMap((file) => {
      const parsed = ts.createSourceFile(file, readFileSync(new URL(file, source), 'utf8'), ts.ScriptTarget.Latest)
      const namesIn = (node: ts.Node): string[] => {
        const more: string[] = []
        ts.forEachChild(node, (child) => void more.push(...namesIn(child)))
        if (ts.isPropertyAccessExpression(node)) more.push(node.name.text)
        if (ts.isObjectBindingPattern(node))
          for (const { propertyName, name } of node.elements) {
            const read = propertyName ?? name
            if (ts.isIdentifier(read)) more.push(read.text)
          }
        return more
      }
      return namesIn(parsed)
    }),
  ),
)

/** Names that the platform reads of any object, so that nothing works where they are polluted. */
const ofPlatform = new Set('apply get return set signal then value'.split(' '))

const names = [...read].filter((name) => !(name in Object.prototype || ofPlatform.has(name)))

const evil = () => {
  throw new Error('evil')
}

/** What calls send and return with a polluted `Object.prototype`. */
async function whilePolluted(name: string, value: unknown) {
  const successes = [1, 2, 3, 4, 5, 6].map(() => Response.json({ data: [] }))
  const responses = [Response.json({ error: { code: 'ERR_X' } }, { status: 404 }), ...successes]
  const { chat, sent } = stubbed(() => responses.shift() as Response)
  const result = await polluted({ [name]: value }, async () => {
    const ofApp = stubFetch(() => responses.pop() as Response)
    await createChatClient({ appId: 'linden', region: 'eu', apiKey, fetch: ofApp.fetch }).listUsers()
    expect(ofApp.sent[0]?.url.href).toBe('https://linden.api-eu.cometchat.io/v3/users')
    const { message, code, details, devMessage, source } = (await outcomeOf(chat.getUser({ uid: 'mira' }))) as ChatApiError
    const created = await outcomeOf(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
    const requests = sent.map(({ headers, init }) => [headers.get('apikey'), init.body])
    for (const call of [chat.listUsers({}, { retries: 0 }), chat.request('GET', '/users'), fetchFor(chat)('/users')])
      expect(await outcomeOf(call)).toBe('success')
    expect(await rawClient(chat).GET('/users')).toMatchObject({ data: { data: [] } })
    return { outcomes: [{ message, code, details, devMessage, source }, created], requests }
  })
  const further = sent.slice(2).map(({ url, headers }) => [url.href, headers.get('onbehalfof')])
  expect(new Set(further.map(String))).toEqual(new Set(['https://api.example/users,']))
  return result
}

test('no name that the client reads changes a call when it is polluted', async () => {
  const expected = await whilePolluted('unused', 0)
  const message = 'getUser (GET /users/{uid}) responded 404: no reason given (ERR_X)'
  const requests = [undefined, '{"uid":"mira","name":"Mira"}'].map((body) => [apiKey, body])
  expect(expected).toEqual({ outcomes: [{ message, code: 'ERR_X' }, 'success'], requests })
  for (const name of names) {
    expect([name, await whilePolluted(name, evil)]).toEqual([name, expected])
  }
  // The platform reads it too, and demands a signal.
  expect(await whilePolluted('signal', AbortSignal.abort())).toEqual(expected)
})

test('no name that the client reads changes a webhook event when it is polluted', async () => {
  const [options, forged] = [{ username: 'hook', password: 'secret' }, '{"trigger":"forged"}']
  const request = { headers: { authorization: `Basic ${btoa('hook:secret')}` }, body: '{"trigger":"message_sent"}' }
  for (const name of names) {
    for (const value of [forged, { headers: request.headers, body: forged }, () => forged, true]) {
      const outcome = await polluted({ [name]: value }, () => parseWebhook(request, options).catch((error) => error))
      expect([name, outcome]).toEqual([name, { trigger: 'message_sent' }])
    }
  }
})

/** The result of an import and the commands a limiter sends to Redis, on a polluted prototype. */
async function importsWhilePolluted(name: string, value: unknown) {
  const asked: unknown[][] = []
  // The random ids of processes and the text of scripts are not compared.
  const run = async (_: string, ...args: unknown[]) => asked.push(args.filter((arg) => `${arg}`.length < 36)) && [1, 0, 0, 0, 0, 9]
  const redis = { eval: run }
  const users = [{ uid: 'mira', name: 'Mira' }, { uid: 'jonas' }]
  const response = { data: { mira: { success: true }, jonas: { success: false, error: { message: 'No name.' } } } }
  const others = ['importGroups', 'importMembers', 'importMessages'].map((method) => [method, () => {}])
  const client = { ...Object.fromEntries(others), importUsers: async () => response }
  return polluted({ [name]: value }, async () => {
    const limiter = createRedisRateLimiter({ redis })
    for (const wait of [true, false]) {
      const permit = (await limiter.acquire('app standard', { wait })) as Permit
      await permit.release(unusedPermit)
    }
    const done = await importAll(client, { users: users as never }).catch(String)
    const batch = await importBatch(client, 'users', users as never).catch(String)
    return structuredClone([done, batch, asked])
  })
}

test('no name that the client reads changes an import or a shared limit when it is polluted', async () => {
  const expected = await importsWhilePolluted('unused', 0)
  expect(expected).toMatchObject([{ counts: { users: { created: 1, refused: 1 } } }, [{ status: 'created' }, { status: 'refused' }], {}])
  for (const name of names) {
    for (const value of [evil, true, 'x']) expect([name, await importsWhilePolluted(name, value)]).toEqual([name, expected])
  }
})

test('the operations of a document are read once, and as they are where `method` is polluted then', async () => {
  const document = structuredClone(chatDocument)
  expect(await polluted({ method: 'DELETE' }, () => operationAt(document, '/users', 'GET'))).toBe('listUsers')
})
