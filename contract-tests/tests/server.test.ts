import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBundle } from '../document/bundles.ts'
import { createService, type Service } from '../mock/createMock.ts'
import { fakeCredentials } from '../run/environment.ts'
import { runServerSuite, type ServerSuiteOptions } from '../run/serverSuite.ts'

// A small server over the mock that breaks the contract where a test wants it to, and remembers what it was asked.
let server: Server
let base: string
let service: Service
let asked: { method: string; path: string }[] = []
type Answer = { status: number; headers: Record<string, string>; body: unknown }
let meddle: (path: string, headers: Record<string, string>, answer: Answer) => Answer | 'hang'

beforeAll(async () => {
  service = await createService([await readBundle('chat')])
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const target = request.url ?? '/'
    asked.push({ method: request.method ?? '', path: target })
    const verdict = await service({ method: request.method ?? 'GET', target, headers, text: Buffer.concat(chunks).toString() })
    const answer = meddle(target.split('?')[0] ?? '', headers, verdict)
    if (answer === 'hang') return
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const run = (only: string[], more: Partial<ServerSuiteOptions> = {}) => {
  asked = []
  return runServerSuite({
    bases: { chat: base },
    credentials: fakeCredentials,
    timeout: 2000,
    allowWrites: false,
    strict: false,
    only,
    ...more,
  })
}

test('a server that keeps the contract gives no finding, and nothing but reads is sent to it', async () => {
  meddle = (_path, _headers, answer) => answer
  const { operations } = await run(['list-users', 'get-user', 'list-groups', 'create-user'])
  expect(operations.flatMap(({ findings }) => findings)).toEqual([])
  expect(operations.map(({ operation }) => operation)).not.toContain('create-user')
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']))
})

test('a server that breaks the contract in five ways gets five findings that name operation, place, expected and got', async () => {
  const withoutUid = (body: unknown) => ({
    ...(body as object),
    data: (body as { data: object[] }).data.map(({ ...user }) => ({ ...user, uid: undefined })),
  })
  meddle = (path, headers, answer) => {
    if (answer.status === 200 && path === '/users') return { ...answer, body: withoutUid(answer.body) }
    if (answer.status === 200 && path === '/groups') return { ...answer, status: 203 }
    if (answer.status === 200 && path === '/roles') return { ...answer, headers: { 'content-type': 'text/html' }, body: '<p>roles</p>' }
    if (answer.status === 401 && path.startsWith('/users/') && !headers.apikey)
      return { ...answer, status: 200, body: { data: { uid: 'mira', name: 'Mira' } } }
    if (answer.status === 401 && path.startsWith('/groups/')) return { ...answer, body: { oops: true } }
    return answer
  }
  const { operations } = await run(['list-users', 'list-groups', 'list-roles', 'get-user', 'get-group'])
  const told = (id: string) => operations.find(({ operation }) => operation === id)?.findings ?? []
  expect(told('list-users')).toContainEqual(
    expect.objectContaining({ place: 'response 200 body /data/0', expected: expect.stringContaining('uid') }),
  )
  expect(told('list-groups')).toContainEqual(
    expect.objectContaining({ place: 'response status', expected: expect.stringContaining('200'), got: expect.stringContaining('203') }),
  )
  expect(told('list-roles')).toContainEqual(
    expect.objectContaining({
      place: 'response 200 header content-type',
      expected: 'application/json',
      got: expect.stringContaining('text/html'),
    }),
  )
  expect(told('get-user')).toContainEqual(
    expect.objectContaining({
      place: 'request header apikey',
      expected: expect.stringContaining('401'),
      got: expect.stringContaining('200'),
    }),
  )
  expect(told('get-group')).toContainEqual(
    expect.objectContaining({ place: 'response 401 body /', expected: expect.stringContaining('error') }),
  )
})

test('a server that hangs on one operation gets a readable failure for each case, and the run goes on', async () => {
  meddle = (path, _headers, answer) => (path === '/users' ? 'hang' : answer)
  const { operations } = await run(['list-users', 'list-groups'], { timeout: 60 })
  const [users, groups] = operations
  expect(users?.failed).toHaveLength(users?.cases ?? -1)
  expect(users?.findings[0]).toMatchObject({
    operation: 'list-users',
    rule: 'answered',
    got: expect.stringContaining('no answer within 60 ms'),
  })
  expect(groups?.cases).toBeGreaterThan(10)
})

test('with writes allowed, only users and groups of the run are written to, and all are removed', async () => {
  meddle = (_path, _headers, answer) => answer
  const said: string[] = []
  const { operations } = await run(['update-user', 'get-user', 'send-message', 'create-role'], {
    allowWrites: true,
    say: (text) => said.push(text),
  })
  const prefix = /begin with (\S+)/.exec(said.join())?.[1] ?? 'no prefix'
  const writes = asked.filter(({ method }) => method !== 'GET')
  const elsewhere = writes.filter(({ method, path }) => !path.includes(prefix) && !(method === 'POST' && /^\/(users|groups)$/.test(path)))
  expect(elsewhere).toEqual([])
  expect(operations.map(({ operation }) => operation)).toEqual(['get-user', 'update-user'])
  expect(operations.flatMap(({ findings }) => findings)).toEqual([])
  expect(writes.filter(({ method, path }) => method === 'PUT' && path.startsWith(`/users/${prefix}`)).length).toBeGreaterThan(20)
  const created = writes.filter(({ method, path }) => method === 'POST' && /^\/(users|groups)$/.test(path)).length
  const removed = writes.filter(({ method, path }) => method === 'DELETE' && path.includes(prefix)).length
  expect(created).toBeGreaterThan(1)
  expect(removed).toBe(created)
})

test('what was made is removed when the run is interrupted', async () => {
  const controller = new AbortController()
  meddle = (path, _headers, answer) => {
    if (path === '/users/mira' || path.endsWith('-mira')) controller.abort(new Error('Stopped.'))
    return answer
  }
  await expect(run(['get-user'], { allowWrites: true, signal: controller.signal })).rejects.toThrow('Stopped.')
  const created = asked.filter(({ method, path }) => method === 'POST' && /^\/(users|groups)$/.test(path)).length
  const removed = asked.filter(({ method }) => method === 'DELETE').length
  expect(created).toBeGreaterThan(1)
  expect(removed).toBe(created)
})
