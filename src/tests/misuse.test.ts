// What is easily confused at a client is rejected before anything is sent, with an error that says
// what to use.

import { describe, expect, test } from 'vitest'
import { createChatClient } from '../index.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { watchUnhandled } from './support/around.ts'
import { outcomeOf } from './support/calls.ts'
import { clientOf, everyOperation } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://chat.example/v3'

function make(options: object = {}) {
  const { fetch, sent } = stubFetch()
  // As in plain JavaScript, without types.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  return { sent, chat: createChatClient({ baseUrl, apiKey, fetch, ...options }) as any }
}

/** The error that a call throws, at once or later, as a text. */
const messageOf = async (call: () => unknown) => String(await outcomeOf((async () => call())()))

async function loop(values: AsyncIterable<unknown>): Promise<void> {
  for await (const value of values) throw new Error(`it yields ${value}`)
}

test('`items` and `pages` read a list if the documents declare paging, and otherwise say what to call', async () => {
  for (const { document, name, route } of everyOperation) {
    // biome-ignore lint/suspicious/noExplicitAny: these are not in the types
    const client = clientOf(document, { fetch: stubFetch().fetch } as never) as any
    for (const method of ['items', 'pages'] as const)
      if (route.entry.items) expect(client[name][method](), name).toHaveProperty('next')
      else
        expect(await messageOf(() => client[name][method]()), name).toMatch(
          new RegExp(`^TypeError: ${name}: its response is not a list of pages.* call \`${name}\\(…\\)\``),
        )
  }
  expect(await messageOf(() => make().chat.as('mira').getUser.items({ uid: 'mira' }))).toMatch(/^TypeError: getUser: /)
})

describe('`for await` over the promise of a list', () => {
  test.each(['listUsers', 'listUsers.withResponse'])('says what to loop over: %s', async (path) => {
    const { chat } = make()
    const method = path === 'listUsers' ? chat.listUsers : chat.listUsers.withResponse
    expect(await messageOf(() => loop(method()))).toMatch(/^TypeError: listUsers: .*`listUsers\.items\(…\)`/)
  })

  test('leaves no rejection unhandled when the call fails', async () => {
    const unhandled = watchUnhandled()
    const { chat } = make({ fetch: async () => Response.json({}, { status: 404 }) })
    await messageOf(() => loop(chat.listUsers()))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('does not change the promise otherwise', async () => {
    const { chat } = make()
    const promise = chat.listUsers()
    expect(Object.keys(promise)).toEqual([])
    expect(promise).toBeInstanceOf(Promise)
    expect(await promise).toEqual({ data: [] })
  })
})

describe('an argument in the wrong place', () => {
  const second = 'pass it as the second argument'
  test.each<[call: string, run: (chat: ReturnType<typeof make>['chat']) => unknown, hint: string]>([
    ['getUser({ uid, timeout })', (chat) => chat.getUser({ uid: 'mira', timeout: 5 }), `${second}: \`getUser({ uid }, { timeout })\``],
    ['listUsers({ signal })', (chat) => chat.listUsers({ signal: undefined }), `${second}: \`listUsers({}, { signal })\``],
    ['items({ retries })', (chat) => chat.listUsers.items({ retries: 1 }).next(), second],
    ['createUser({ uid, name })', (chat) => chat.createUser({ uid: 'mira', name: 'Mira' }), 'pass `{ body: { uid, … } }`'],
    ['updateUser({ uid, name })', (chat) => chat.updateUser({ uid: 'mira', name: 'Mira' }), 'pass `{ uid, body: { name, … } }`'],
    ['createKeywordList({ name })', (chat) => chat.createKeywordList({ name: 'Words' }), 'pass `{ body: { name, … } }`'],
    ['withResponse({ headers })', (chat) => chat.getUser.withResponse({ uid: 'mira', headers: {} }), second],
    [
      'listUsers({}, { perPage })',
      (chat) => chat.listUsers({}, { perPage: 9 }),
      '`perPage` is an argument, not an option; pass it in the first object',
    ],
  ])('is named together with its place: %s', async (_, run, hint) => {
    const { chat, sent } = make()
    expect(await messageOf(() => run(chat))).toContain(hint)
    expect(sent).toEqual([])
  })

  test('is not said to be in a body where there is none, and `onBehalfOf` never is', async () => {
    const { chat } = make()
    expect(await messageOf(() => chat.getUser({ uid: 'mira', name: 'Mira' }))).not.toContain('body')
    expect(await messageOf(() => chat.createUser({ body: {}, onBehalfOf: 'mira' }))).toMatch(/no argument `onBehalfOf`(?!.*pass)/)
  })

  test('is a path, query or header parameter of any operation among the options', async () => {
    for (const { document, name, route, required } of everyOperation) {
      const client = clientOf(document, { fetch: stubFetch().fetch } as never)
      for (const argument of route.places.keys())
        expect(await messageOf(() => client[name]?.(required, { [argument]: 'x' } as never))).toContain(`\`${argument}\` is an argument`)
    }
  })
})

test('values are for the service to judge: what can be sent is sent, whatever it is', async () => {
  const { chat, sent } = make()
  await chat.listUsers({ perPage: 99_999 })
  await chat.getUser({ uid: 'not a uid!' })
  await chat.createUser({ body: { uid: '', unknown: [null] } })
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual(['/v3/users?perPage=99999', '/v3/users/not%20a%20uid!', '/v3/users'])
  expect(JSON.parse(String(sent[2]?.init.body))).toEqual({ uid: '', unknown: [null] })
})

describe('with `scope: authOnly`', () => {
  test('every operation that the key may not call is rejected before anything is sent', async () => {
    const { chat, sent } = make({ scope: 'authOnly' })
    const allowed = everyOperation.filter(({ document, route }) => document === 'chat' && route.entry.authOnly)
    expect(allowed.map(({ name }) => name)).toEqual(['createUser', 'createAuthtoken'])
    for (const { document, name, required, route } of everyOperation) {
      if (document !== 'chat' || route.entry.authOnly) continue
      expect(await messageOf(() => chat[name](required)), name).toMatch(/: a key of scope `authOnly` may only call `createUser` and/)
      if (route.entry.items) expect(await messageOf(() => chat[name].items(required).toArray()), name).toContain('authOnly')
    }
    expect(sent).toEqual([])
    for (const { name, required } of allowed) await chat[name](required)
    expect(sent).toHaveLength(2)
  })

  test('so are calls through `rawClient`, `as` and `withOptions`', async () => {
    const { chat, sent } = make({ scope: 'authOnly' })
    for (const call of [
      () => rawClient(chat).DELETE('/users/{uid}', { params: { path: { uid: 'mira' } } }),
      () => rawClient(chat).GET('/something-new' as never),
      () => chat.request('GET', '/users'),
      () => fetchFor(chat)('/users'),
      () => rawClient(chat.as('mira')).GET('/users'),
      () => chat.as('mira').listUsers(),
      () => chat.withOptions({ retries: 1 }).deleteUser({ uid: 'mira', body: {} }),
    ])
      expect(await messageOf(call)).toMatch(/^TypeError: (This path|listUsers|deleteUser): a key of scope `authOnly` may only/)
    expect(sent).toEqual([])
    await rawClient(chat).POST('/users', { body: { uid: 'mira', name: 'Mira Okafor' } })
    expect(sent).toHaveLength(1)
  })
})
