import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readOperations } from '../command/document.ts'
import { exampleLine } from '../command/help.ts'
import { argumentsOf } from '../command/values.ts'

const program = fileURLToPath(new URL('../command/main.ts', import.meta.url))
const key = 'feedfacefeedface'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let respond: (seen: Seen) => { status?: number; headers?: Record<string, string>; body: unknown }
let seen: Seen[] = []

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const { method, url, headers } = request
  seen.push({ method, url, headers, body })
  const { status = 200, headers: extra, body: answer } = respond({ method, url, headers, body })
  response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(answer))
})
let folder = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  folder = await mkdtemp(join(tmpdir(), 'command-'))
})
afterEach(() => {
  seen = []
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** Runs a line as a process. */
async function command(line: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { port } = server.address() as AddressInfo
  const { PATH = '' } = process.env
  const env = { PATH, CHAT_API_KEY: key, CHAT_BASE_URL: `http://127.0.0.1:${port}`, ...environment }
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...line], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [status] = await once(child, 'close')
  expect(stdout + stderr).not.toContain(key)
  return { status, stdout, stderr }
}

const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ uid: `gardener-${from + index}` }))

describe('a line', () => {
  test('calls an operation with typed parameters, and prints the response as JSON', async () => {
    respond = () => ({ body: { data: page(0, 2) } })
    const { status, stdout } = await command(['listUsers', 'perPage=2', 'count=true', 'status=available', 'status=offline'])
    expect([status, JSON.parse(stdout)]).toEqual([0, { data: page(0, 2) }])
    expect(seen[0]?.url).toBe('/users?perPage=2&count=true&status=available,offline')
    expect(seen[0]?.headers.apikey).toBe(key)
  })

  test('takes an operation by its id, acts for a user, and builds the body', async () => {
    respond = () => ({ body: { data: {} } })
    const body = ['body.receiver=jonas', 'body.receiverType=user', 'body.type=text', 'body.data.text=10', 'body.tags=a', 'body.tags=b']
    expect((await command(['send-message', '--as', 'mira', ...body])).status).toBe(0)
    expect(seen[0]?.headers.onbehalfof).toBe('mira')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      receiver: 'jonas',
      receiverType: 'user',
      type: 'text',
      data: { text: '10' },
      tags: ['a', 'b'],
    })
  })

  test('reads the body from a file', async () => {
    respond = () => ({ body: { data: {} } })
    const file = join(folder, 'flag.json')
    await writeFile(file, '{"reasonId":"spam"}')
    expect((await command(['flagAMessage', '--as', 'jonas', 'id=4201', `body=@${file}`])).status).toBe(0)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ reasonId: 'spam' })
  })

  test('--all writes each record of every page on a line, and the number on stderr', async () => {
    respond = ({ url = '' }) => {
      const number = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
      return {
        body: { data: page((number - 1) * 100, number < 3 ? 100 : 50), meta: { pagination: { total_pages: 3, current_page: number } } },
      }
    }
    const { status, stdout, stderr } = await command(['listUsers', '--all', 'perPage=100'])
    const lines = stdout.trim().split('\n')
    expect([status, lines.length, JSON.parse(lines[249] ?? ''), stderr]).toEqual([0, 250, { uid: 'gardener-249' }, '250 records\n'])
  })

  test('says how long it waits for a rate limit, whether it is used up or was exceeded', async () => {
    const rateLimit = (remaining: number) => ({
      'x-rate-limit-remaining': String(remaining),
      'x-rate-limit-reset': String(Math.floor(Date.now() / 1000) + 3),
    })
    let requests = 0
    respond = ({ url = '' }) => {
      const number = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
      requests++
      if (requests === 2) return { status: 429, headers: { 'retry-after': '1' }, body: { error: { code: 'ERR_TOO_MANY_REQUESTS' } } }
      const body = { data: page(number, 1), meta: { pagination: { total_pages: 3, current_page: number } } }
      return { headers: rateLimit(requests === 3 ? 0 : 9), body }
    }
    const { status, stdout, stderr } = await command(['listUsers', '--all'])
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 3])
    const [exceeded, usedUp, records] = stderr.trim().split('\n')
    expect(exceeded).toMatch(/^429: waiting \d+ s, then again …$/)
    expect(usedUp).toMatch(/^The rate limit is used up: waiting \d+ s …$/)
    expect(records).toBe('3 records')
  })

  test('ends quietly when its reader has seen enough', async () => {
    respond = ({ url = '' }) => {
      const number = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
      return { body: { data: page(number * 100, 100), meta: { pagination: { total_pages: 100_000, current_page: number } } } }
    }
    const { port } = server.address() as AddressInfo
    const child = spawn(process.execPath, ['--import', 'tsx', program, 'listUsers', '--all'], {
      env: { PATH: process.env.PATH ?? '', CHAT_API_KEY: key, CHAT_BASE_URL: `http://127.0.0.1:${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [status] = await once(child, 'exit')
    expect(status).toBe(0)
    expect(stderr).not.toMatch(/EPIPE|Error/)
  })

  test('--dry-run prints the request without the key, and sends nothing', async () => {
    const { status, stdout } = await command(['flagAMessage', '--as', 'jonas', 'id=4201', 'body={}', '--dry-run'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/messages\/4201\/flagged\n/)
    expect(stdout).toContain('apikey: …\n')
    expect(stdout).toContain('\n\n{}\n')
    expect(seen).toEqual([])
  })

  test('calls the Management API with its own credentials', async () => {
    respond = () => ({ body: { data: [] } })
    const { port } = server.address() as AddressInfo
    const environment = { MANAGEMENT_KEY: 'garden', MANAGEMENT_SECRET: 'gate' }
    expect((await command(['listApps', '--base-url', `http://127.0.0.1:${port}`], environment)).status).toBe(0)
    expect([seen[0]?.headers.key, seen[0]?.headers.secret, seen[0]?.headers.apikey]).toEqual(['garden', 'gate', undefined])
  })
})

describe('exit code 1', () => {
  test('prints code, message and details of the service’s error', async () => {
    const details = { perPage: ['The perPage may not be greater than 1000.'] }
    respond = () => ({ status: 400, body: { error: { code: 'ERR_BAD_REQUEST', message: 'Failed to validate.', details } } })
    const { status, stdout, stderr } = await command(['listUsers'])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('ERR_BAD_REQUEST')
    expect(stderr).toContain('Failed to validate.')
    expect(stderr).toContain('The perPage may not be greater than 1000.')
  })

  test('says that nobody listens', async () => {
    const { status, stderr } = await command(['getUser', 'uid=mira', '--base-url', 'http://127.0.0.1:9'])
    expect([status, /getUser/.test(stderr)]).toEqual([1, true])
  })
})

describe('exit code 2, and nothing is sent', () => {
  test.each<[string, string[], RegExp, Record<string, string>?]>([
    ['without an operation', [], /npx cometchat-rest OPERATION/],
    ['for an unknown operation', ['listUser'], /no operation listUser. Did you mean listUsers/],
    ['for an unknown parameter', ['listUsers', 'perpage=5'], /no parameter perpage. Did you mean perPage/],
    ['for a property that stands outside the body', ['createUser', 'uid=mira'], /body\.uid=/],
    ['for an unknown property', ['createUser', 'body.uuid=mira'], /does not know body\.uuid. Did you mean uid/],
    ['for text in place of a number', ['listUsers', 'perPage=many'], /perPage is a number/],
    ['for a value that is given twice', ['listUsers', 'perPage=1', 'perPage=2'], /given twice/],
    ['for a file that is not there', ['createUser', 'body=@none.json'], /none\.json cannot be read/],
    ['for a key among the arguments', ['listUsers', `apikey=${key}`], /Keys come from the environment/],
    ['for --all without pages', ['getUser', 'uid=mira', '--all'], /getUser has no pages/],
    ['for --as where no user acts', ['listUsers', '--as', 'mira'], /does not act for a user/],
    ['for a required user', ['flagAMessage', 'id=4201', 'body={}'], /onBehalfOf/],
    ['for a missing parameter', ['getUser'], /uid/],
    ['for a deletion without --yes', ['deleteUser', 'uid=mira'], /removes something .* Add --yes/],
    ['for a ban without --yes', ['banGroupUser', 'guid=lindenyard', 'uid=jonas'], /banGroupUser removes something .* Add --yes/],
    ['for an unknown option', ['listUsers', '--app'], /--app/],
    ['without a key', ['listUsers'], /Set CHAT_API_KEY/, { CHAT_API_KEY: '' }],
    ['without an app', ['listUsers'], /Set CHAT_APP_ID/, { CHAT_BASE_URL: '' }],
  ])('%s', async (_, line, message, environment) => {
    respond = () => ({ body: { data: {} } })
    const { status, stderr, stdout } = await command(line, environment)
    expect([status, seen]).toEqual([2, []])
    expect(stderr + stdout).toMatch(message)
  })
})

test('a deletion with --yes is sent', async () => {
  respond = () => ({ body: { data: { success: true, message: 'Deleted.' } } })
  expect((await command(['deleteUser', 'uid=mira', '--yes'])).status).toBe(0)
  expect(seen[0]?.method).toBe('DELETE')
})

test('a DELETE that gives something back is sent without --yes', async () => {
  respond = () => ({ body: { data: { success: true, message: 'Unbanned.' } } })
  expect((await command(['unbanGroupUser', 'guid=lindenyard', 'uid=jonas'])).status).toBe(0)
  expect(seen[0]?.method).toBe('DELETE')
})

test('--help lists every operation by family, and shows what one takes', async () => {
  const operations = readOperations()
  const { status, stdout } = await command(['--help'])
  expect(status).toBe(0)
  expect(operations.filter(({ name, summary }) => !new RegExp(`^  ${name} +${summary}$`, 'm').test(stdout))).toEqual([])
  const one = await command(['flagAMessage', '--help'])
  expect(one.stdout).toContain('POST /messages/{id}/flagged')
  expect(one.stdout).toContain('--as UID is required')
  expect(one.stdout).toContain('operations/flag-a-message.html')
})

test('the example in the help of every operation can be carried out', () => {
  for (const operation of readOperations()) {
    const words = exampleLine(operation).match(/(?:[^\s']|'(?:[^']|'\\'')*')+/g) ?? []
    const pairs = words.slice(3).map((word) => word.replaceAll("'\\''", '\0').replaceAll("'", '').replaceAll('\0', "'"))
    const args = argumentsOf(
      operation,
      pairs.filter((pair, index) => pair.includes('=') && pairs[index - 1] !== '--as'),
    )
    const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    expect(Object.keys(args), operation.name).toEqual(expect.arrayContaining(required))
  }
})
