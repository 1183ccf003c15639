import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { createFakeChat, type FakeChatOptions } from '../../../contract-tests/fake.ts'
import { runFirstContact } from '../../../contract-tests/firstContact/runFirstContact.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import { compare, type EvidenceFile } from './comparison.ts'
import { report } from './report.ts'
import { writeComparison } from './write.ts'

const contracts = await readContracts()
let endVirtualTime: () => void
beforeEach(() => {
  endVirtualTime = startVirtualTime()
})
afterEach(() => endVirtualTime())

/** Changes a response of the fake. */
type Plant = (request: { method: string; path: string }, response: Response) => Response | Promise<Response>

/** The evidence of a first contact with the fake. */
async function evidenceOf(plant: Plant = (_, response) => response, options: FakeChatOptions = {}): Promise<EvidenceFile[]> {
  const fake = await createFakeChat({ strict: false, rateLimit: 10_000, users: [{ uid: 'ann', name: 'Ann Winter' }], ...options })
  const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [path = ''] = String(input).slice(base.length).split('?')
    return plant({ method: init?.method ?? 'GET', path }, await fake.fetch(input, init))
  }
  const { evidence } = await runFirstContact({ bases: { chat: base }, credentials: fakeCredentials, timeout: 86_400_000, rate: 2, fetch })
  return [{ file: 'evidence.json', evidence }]
}

const compared = async (plant?: Plant, options?: FakeChatOptions) =>
  compare(await evidenceOf(plant, options), contracts).contradictions.map(({ pointer, says, saw, operations }) => ({
    pointer,
    says,
    saw,
    operations,
  }))

/** A response with another body. */
const withBody = async (response: Response, change: (body: Json) => unknown): Promise<Response> =>
  new Response(JSON.stringify(change((await response.json()) as Json)), { status: response.status, headers: response.headers })

/** A value in which a property has another name, wherever it is. */
const renamed = (value: unknown, from: string, to: string): unknown =>
  Array.isArray(value)
    ? value.map((item) => renamed(item, from, to))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name === from ? to : name, renamed(child, from, to)]))
      : value

const isOf = (path: string, family: string) => new RegExp(`^/users/[^/]+/${family}$`).test(path)

test('a fake that responds as documented contradicts nothing, and confirms what nobody had seen', async () => {
  const files = await evidenceOf(undefined, { settling: 2500 })
  const { contradictions, confirmed, neverSeen } = compare(files, contracts)
  expect(contradictions).toEqual([])
  expect(confirmed.filter(({ isCode }) => !isCode).length).toBeGreaterThan(60)
  const names = confirmed.map(({ name }) => name)
  expect(names).toContain('create-authtoken')
  // Tests of the vendor had seen this before.
  expect(names).not.toContain('send-message')
  expect(neverSeen.map(({ id }) => id)).toContain('create-webhook')
  expect(neverSeen.map(({ id }) => id)).not.toContain('send-message')
})

const planted: [name: string, plant: Plant | undefined, options: FakeChatOptions, found: object[]][] = [
  [
    'a renamed property that is required',
    ({ method, path }, response) =>
      method === 'GET' && isOf(path, 'auth_tokens') ? withBody(response, (body) => renamed(body, 'createdAt', 'createdTime')) : response,
    {},
    [
      {
        pointer: '#/components/schemas/AuthToken',
        says: 'no property createdTime',
        saw: 'createdTime: integer',
        operations: ['list-authtokens'],
      },
      {
        pointer: '#/components/schemas/AuthToken/required',
        says: 'createdAt is required',
        saw: 'no createdAt',
        operations: expect.arrayContaining(['list-authtokens']),
      },
    ],
  ],
  [
    'a renamed property that is not required',
    ({ method, path }, response) =>
      method === 'GET' && isOf(path, 'friends') ? withBody(response, (body) => renamed(body, 'status', 'state')) : response,
    {},
    [{ pointer: '#/components/schemas/User', says: 'no property state', saw: 'state: string', operations: ['list-friends'] }],
  ],
  [
    'renamed data of a list',
    ({ method, path }, response) =>
      method === 'GET' && isOf(path, 'friends') ? withBody(response, ({ data, ...rest }) => ({ ...rest, users: data })) : response,
    {},
    [
      {
        pointer: expect.stringContaining('/paths/~1users~1{uid}~1friends/get/'),
        says: 'no property users',
        saw: 'users: array',
        operations: ['list-friends'],
      },
      { pointer: expect.stringContaining('/required'), says: 'data is required', saw: 'no data', operations: ['list-friends'] },
    ],
  ],
  [
    'another status',
    ({ method, path }, response) =>
      method === 'POST' && isOf(path, 'blockedusers') ? new Response(response.body, { status: 202, headers: response.headers }) : response,
    {},
    [
      {
        pointer: '#/paths/~1users~1{uid}~1blockedusers/post/responses',
        says: expect.stringContaining('the statuses 200,'),
        saw: 'the status 202',
        operations: ['block-users'],
      },
    ],
  ],
  [
    'a missing header',
    ({ path }, response) => {
      const headers = new Headers(response.headers)
      if (path === '/roles') headers.delete('x-ratelimit-remaining')
      return new Response(response.body, { status: response.status, headers })
    },
    {},
    [
      {
        pointer: '#/paths/~1roles/get/responses/200/headers',
        says: 'the header x-ratelimit-remaining',
        saw: 'no x-ratelimit-remaining',
        operations: ['list-roles'],
      },
    ],
  ],
  [
    'a longer settling time',
    undefined,
    { settling: 7000 },
    [
      {
        pointer: expect.stringContaining('/x-settles/seconds'),
        says: '2 to 3 seconds after send-message',
        saw: expect.stringMatching(/^calls too early [4-7]\.\d seconds after send-message$/),
        operations: ['send-message'],
      },
    ],
  ],
  [
    'another type, another unit and another value',
    ({ method, path }, response) =>
      method === 'GET' && isOf(path, 'auth_tokens')
        ? withBody(response, (body) => ({
            ...body,
            data: (body.data as Json[]).map((token) => ({ ...token, uid: 7, createdAt: 1_772_355_600_000 })),
          }))
        : method === 'GET' && isOf(path, 'blockedusers')
          ? withBody(response, (body) => ({ ...body, data: (body.data as Json[]).map((user) => ({ ...user, status: 'busy' })) }))
          : response,
    {},
    [
      {
        pointer: '#/components/schemas/AuthToken/properties/uid',
        says: 'the type string',
        saw: 'the type integer',
        operations: expect.any(Array),
      },
      {
        pointer: '#/components/schemas/AuthToken/properties/createdAt',
        says: 'a time in seconds',
        saw: 'a time in milliseconds',
        operations: expect.any(Array),
      },
      {
        pointer: '#/components/schemas/User/properties/status',
        says: expect.stringMatching(/^one of /),
        saw: 'busy',
        operations: expect.any(Array),
      },
    ],
  ],
  [
    'an example that is rejected',
    ({ method, path }, response) =>
      method === 'POST' && isOf(path, 'friends')
        ? Response.json({ error: { code: 'ERR_BAD_REQUEST', message: 'No.' } }, { status: 400, headers: response.headers })
        : response,
    {},
    [
      {
        pointer: '#/paths/~1users~1{uid}~1friends/post',
        says: 'that its first example is valid',
        saw: 'a rejection of it with 400 ERR_BAD_REQUEST',
        operations: ['add-friends'],
      },
    ],
  ],
]

test.each(planted)('%s is named, and nothing else', async (_, plant, options, found) => {
  const contradictions = await compared(plant, options)
  expect(contradictions).toHaveLength(found.length)
  expect(contradictions).toEqual(expect.arrayContaining(found))
})

test('the report says what we say, what was seen, how often, and our source', async () => {
  const [name, plant, options] = planted[0] as (typeof planted)[number]
  const files = await evidenceOf(plant, options)
  const text = report(files, compare(files, contracts))
  expect(name).toBe('a renamed property that is required')
  expect(text).toMatch(
    /chat #\/components\/schemas\/AuthToken\n {4}we say {3}no property createdTime\n {4}seen {5}createdTime: integer, \d+ of \d+, in list-authtokens\n {4}source {3}\S/,
  )
  expect(text).toMatch(/^Never seen: \d+ operations\.$/m)
})

test('--write only adds lines: a live source for what was confirmed, and a draft for what was not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  try {
    await cp('openapi', folder, { recursive: true })
    const files = await evidenceOf(planted.find(([name]) => name === 'another status')?.[1])
    const { changed, byHand } = await writeComparison(folder, files, compare(files, contracts), contracts)
    expect(byHand).toEqual([])
    for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'))) {
      const [before, after] = await Promise.all([readFile(join('openapi', file), 'utf8'), readFile(join(folder, file), 'utf8')])
      expect([file, before !== after]).toEqual([file, changed.includes(file)])
      const added = linesAdded(before, after)
      if (file !== 'extensions/editions.yaml')
        expect(
          added.filter((line) => !/^ +- \{ kind: live, edition: contact-|^ +x-discrepancy: .*Draft, to be decided: /.test(line)),
        ).toEqual([])
      expect(() => parse(after)).not.toThrow()
    }
    const blocked = parse(await readFile(join(folder, 'chat/blocked-users/users-uid-blockedusers.yaml'), 'utf8'))
    expect(blocked.post['x-discrepancy']).toMatch(/saw the status 202 \(1 of 1\)\.$/)
    expect(blocked.post['x-sources'].filter(({ kind }: { kind: string }) => kind === 'live')).toEqual([])
    const { day } = (files[0] as EvidenceFile).evidence
    expect(blocked.get['x-sources']).toContainEqual({
      kind: 'live',
      edition: `contact-${day}-eu`,
      pointer: 'GET /users/{uid}/blockedusers',
    })
    const editions = parse(await readFile(join(folder, 'extensions/editions.yaml'), 'utf8'))
    expect(editions.at(-1)).toMatchObject({ id: `contact-${day}-eu`, kind: 'live' })
    // Written once.
    const again = await writeComparison(folder, files, { confirmed: [], contradictions: [], neverSeen: [] }, contracts)
    expect(again.changed).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The lines of a text that another lacks; fails if that has lines that the text lacks. */
function linesAdded(before: string, after: string): string[] {
  const rest = before.split('\n')
  const added: string[] = []
  for (const line of after.split('\n')) {
    if (line === rest[0]) rest.shift()
    else added.push(line)
  }
  expect(rest).toEqual([])
  return added
}
