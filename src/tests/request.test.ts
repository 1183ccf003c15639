// `request` calls what the documents lack, with everything that a method has.
import { describe, expect, test } from 'vitest'
import { isChatApiError, responseOf } from '../index.ts'
import { make } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const stub = () => stubFetch(() => Response.json({ data: { planted: true } }))

test('sends method, path, query, headers and body, and returns the body of the response', async () => {
  const { fetch, sent } = stub()
  const result = await make(fetch).request('POST', '/beds/north%2F1/plants', {
    query: { dry: true, tags: ['a', 'b c'] },
    headers: { 'x-trace': '7' },
    body: { kind: 'leek' },
  })
  expect(result).toEqual({ data: { planted: true } })
  expect(responseOf(result as object)).toMatchObject({ status: 200, attempts: 1 })
  const [{ url, method, headers, init } = expect.fail()] = sent
  expect([method, url.href]).toEqual(['POST', 'https://api.example/beds/north%2F1/plants?dry=true&tags=a&tags=b%20c'])
  expect(Object.fromEntries(headers)).toMatchObject({ apikey: apiKey, 'content-type': 'application/json', 'x-trace': '7' })
  expect(init.body).toBe('{"kind":"leek"}')
})

test('sends a form with its boundary', async () => {
  const { fetch, sent } = stub()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array([0xff])]), 'words.csv')
  await make(fetch).request('POST', '/beds', { body })
  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent[0]?.init.body).toBeInstanceOf(Uint8Array)
})

test('counts against the limit of the operation at its path', async () => {
  const limits: string[] = []
  const acquire = (limit: string) => {
    limits.push(limit.replace(/^\S+ /, ''))
    return { granted: true as const, release() {} }
  }
  const chat = make(stub().fetch, { rateLimiter: { acquire } })
  await chat.importUsers({ body: { users: {} } })
  await chat.request('POST', '/data_import/users', { body: { users: {} } })
  await chat.request('GET', '/beds')
  expect(limits).toEqual([limits[0], limits[0], 'standard'])
  expect(limits[0]).not.toBe('standard')
})

test.each<[name: string, path: string, facts: object]>([
  ['an operation', '/users/mira', { operationId: 'get-user', path: '/users/{uid}' }],
  ['the operation with the fewest parameters', '/conversations/pinned', { operationId: 'list-global-pinned-conversations' }],
  ['a path that the documents lack', '/beds', { operationId: undefined, method: 'GET', path: '/beds' }],
])('throws the error of %s', async (_, path, facts) => {
  const fetch = async () => Response.json({ error: { code: 'ERR_X', message: `No ${apiKey}.` } }, { status: 404 })
  const error: unknown = await make(fetch)
    .request('GET', path)
    .catch((reason: unknown) => reason)
  expect(isChatApiError(error) && error).toMatchObject({ ...facts, status: 404, code: 'ERR_X' })
  expect(JSON.stringify(error)).not.toContain(apiKey)
})

test('takes the options of a call', async () => {
  const chat = make(() => new Promise(() => {}), { retries: 0 })
  await expect(chat.request('GET', '/beds', { timeout: 5 })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
  await expect(chat.request('GET', '/beds', { deadline: 5 })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
  await expect(chat.request('GET', '/beds', { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
})

describe('is rejected before anything is sent', () => {
  const cases: [what: string, args: unknown[], message: string][] = [
    ['a method in lower case', ['get', '/users'], 'the method must be one of GET, POST, PUT, PATCH, DELETE'],
    ['a path alone', ['/users'], 'the method must be one of'],
    ['no path', ['GET'], 'the path must begin with a slash'],
    ['a whole address', ['GET', 'https://evil.example/users'], 'the path must begin with a slash'],
    ['the end of another host', ['GET', '.evil.example/users'], 'the path must begin with a slash'],
    ['a user before another host', ['GET', '@evil.example/users'], 'the path must begin with a slash'],
    ['a step upwards', ['GET', '/../users'], 'relative path segment'],
    ['an encoded step upwards', ['GET', '/users/%2e%2E/groups'], 'relative path segment'],
    ['a step upwards between encoded slashes', ['GET', '/users/a%2F..%2Fb'], 'relative path segment'],
    ['a query in the path', ['GET', '/users?perPage=1'], 'pass query parameters as `query`'],
    ['a fragment', ['GET', '/users#a'], 'pass query parameters as `query`'],
    ['a space', ['GET', '/users/mira okafor'], 'encodeURIComponent'],
    ['a line break, which the platform would remove', ['GET', '/us\ners'], 'encodeURIComponent'],
    ['a backslash', ['GET', '/users\\mira'], 'encodeURIComponent'],
    ['an umlaut', ['GET', '/users/jörg'], 'encodeURIComponent'],
    ['a template', ['GET', '/users/{uid}'], 'encodeURIComponent'],
    ['a body of a GET', ['GET', '/users', { body: {} }], 'a GET has no `body`'],
    ['a text as the body', ['POST', '/users', { body: 'x' }], '`body` must be an object'],
    ['an option that does not exist', ['GET', '/users', { timeOut: 1 }], 'request: there is no option `timeOut`'],
    ['a value that no query has', ['GET', '/users', { query: { a: {} } }], '`a` must be a string'],
    ['another key', ['GET', '/users', { headers: { apiKey: 'x' } }], '`headers` cannot contain `apiKey`'],
    ['another user', ['GET', '/users', { headers: { onBehalfOf: 'x' } }], '`headers` cannot contain `onBehalfOf`'],
  ]
  test.each(cases)('%s', async (_, args, message) => {
    const { fetch, sent } = stub()
    const request = make(fetch).as('jonas').request as (...args: unknown[]) => Promise<unknown>
    const error = await request(...args).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toContain(message)
    expect(sent).toHaveLength(0)
  })
})
