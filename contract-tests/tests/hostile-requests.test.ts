import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createFakeChat } from '../fake.ts'
import { bodyLimit } from '../mock/readRequestBody.ts'
import { startMock } from '../mock/startMock.ts'

// The mock and the fake respond to every malformed request, and never with a 500.
const servers = new Map<string, { url: string; close(): Promise<void> }>()

beforeAll(async () => {
  servers.set('mock', await startMock())
  servers.set('fake', await (await createFakeChat({ users: [{ uid: 'mira', name: 'Mira' }] })).listen())
})

afterAll(async () => {
  for (const server of servers.values()) await server.close()
})

/** Sends a raw request line, and returns the status and body of the response. */
async function sendRaw(url: string, target: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${target} HTTP/1.0\r\nhost: x\r\napikey: any\r\nconnection: close\r\n\r\n`)
  const response = await text(socket)
  return { status: Number(/^HTTP\/1\.\d (\d+)/.exec(response)?.[1]), body: response.split('\r\n\r\n')[1] ?? '' }
}

const urlOf = (name: string): string => servers.get(name)?.url ?? ''

for (const name of ['mock', 'fake']) {
  test.each([
    ['//', 404],
    ['//users', 404],
    ['/', 404],
    ['/v3', 404],
    ['/v3/v3/users', 404],
    ['/%E0%A4%A', 404],
    ['/users/%E0%A4%A', 400],
    ['/users?searchKey=%', 400],
    ['/users/mira', 200],
    ['/v3/users/mira', 200],
    ['http://other.example/v3/users/mira', 200],
  ])(`${name}: responds to %s with %i`, async (target, status) => {
    const response = await sendRaw(urlOf(name), target)
    if (target === '/%E0%A4%A') expect([400, 404]).toContain(response.status)
    else expect(response.status).toBe(status)
    expect(JSON.parse(response.body)).toBeTypeOf('object')
  })

  test(`${name}: rejects an oversized body with 413`, async () => {
    const chunk = new Uint8Array(2 ** 20).fill(32)
    const sent = 3 * (bodyLimit / chunk.length)
    let left = sent
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const headers = { apikey: 'any', 'content-type': 'application/json' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = await fetch(`${urlOf(name)}/users`, init)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'ERR_BAD_REQUEST', message: expect.stringContaining('10 MiB') } })
  })

  test.each(['code=999', 'code=100', 'code=abc', 'code='])(`${name}: rejects Prefer: %s`, async (prefer) => {
    for (const path of ['/users/mira', '/stats?fromDate=1&toDate=2']) {
      const response = await fetch(urlOf(name) + path, { headers: { apikey: 'any', prefer } })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('status between 200 and 599') } })
    }
  })
}

test('fake: responds with the documented example that Prefer selects', async () => {
  const prefer = async (path: string, prefer: string) => {
    const response = await fetch(urlOf('fake') + path, { headers: { apikey: 'any', prefer } })
    return [response.status, (await response.json()) as object] as const
  }
  expect(await prefer('/users/mira', 'code=404')).toMatchObject([404, { error: { code: 'ERR_UID_NOT_FOUND' } }])
  expect(await prefer('/stats?fromDate=1&toDate=2', 'code=401')).toMatchObject([401, { error: {} }])
  expect(await prefer('/users/mira', 'code=302')).toMatchObject([
    400,
    { error: { message: expect.stringContaining('not a documented status') } },
  ])
  expect(await prefer('/users/mira', 'example=none')).toMatchObject([
    400,
    { error: { message: expect.stringContaining('not an example') } },
  ])
  expect(await prefer('/users/mira', 'return=minimal')).toMatchObject([200, { data: { uid: 'mira' } }])
})

test('fake: breaks the connection over HTTP on request', async () => {
  const fake = await createFakeChat()
  const { url } = await fake.listen()
  fake.failNext('*', { connection: true })
  await expect(fetch(`${url}/users`, { headers: { apikey: 'any' } })).rejects.toThrow(TypeError)
  expect((await fetch(`${url}/users`, { headers: { apikey: 'any' } })).status).toBe(200)
  await fake.close()
})

test('fake: closes despite endless request bodies and a webhook receiver that does not respond', async () => {
  const users = ['mira', 'jonas'].map((uid) => ({ uid, name: uid }))
  const fake = await createFakeChat({ users, webhook: { fetch: () => new Promise(() => {}) } })
  const { url } = await fake.listen()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.write('POST /users HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{'))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const body = JSON.stringify({ guid: 'compost', name: 'Compost', type: 'public' })
  await fetch(`${url}/groups`, { method: 'POST', headers: { apikey: 'any', 'content-type': 'application/json' }, body })
  await fake.close()
  await closed
  expect(fake.deliveries).toEqual([{ trigger: 'group_created', status: undefined }])
})

test('fake command: exits on SIGTERM while a response is delayed', async () => {
  const args = ['--import', 'tsx', 'contract-tests/cli/cli.ts', 'fake', '--delay', '1000000000']
  const child = spawn(process.execPath, args, { cwd: new URL('../..', import.meta.url) })
  const exit = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  while (!/at http:\S+ with/.test(printed)) printed += (await once(child.stdout, 'data'))[0]
  const { hostname, port } = new URL(/http:\S+/.exec(printed)?.[0] ?? '')
  const socket = connect(Number(port), hostname, () =>
    socket.write('GET /users HTTP/1.1\r\nhost: x\r\napikey: any\r\nexpect: 100-continue\r\ncontent-length: 0\r\n\r\n'),
  )
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  socket.destroy()
})
