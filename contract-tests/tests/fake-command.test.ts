import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { parseWebhook } from '../../src/webhooks.ts'
import { UsageError } from '../cli/command.ts'
import { fake } from '../cli/fake.ts'
import { listenOn } from '../mock/loopback.ts'
import { commandRuns } from './commandRuns.ts'

const command = commandRuns()

async function seedFile(seeds: unknown): Promise<string> {
  const file = join(command.folder, 'records.json')
  await writeFile(file, typeof seeds === 'string' || seeds instanceof Uint8Array ? seeds : JSON.stringify(seeds))
  return file
}

/** Runs the command while a callback uses it, and returns its exit code. */
async function running(args: string[], use: (url: string) => Promise<void>): Promise<number> {
  command.lines = []
  const controller = new AbortController()
  const code = fake.run(args, controller.signal)
  const url = vi.waitFor(() => /at (http:\S+) with/.exec(command.lines.join('\n'))?.[1] ?? Promise.reject(new Error('no address')), {
    timeout: 300_000,
  })
  try {
    await use(await Promise.race([url, code.then(() => Promise.reject(new Error('The command ended.')))]))
  } finally {
    controller.abort()
  }
  return code
}

const clientOf = (baseUrl: string, apiKey = 'any') =>
  createChatClient({ baseUrl, apiKey, retries: 0, waitForRateLimit: false, settling: false })

const people = { users: ['mira', 'jonas'].map((uid) => ({ uid, name: uid })) }
const toJonas = (text: string) => ({ receiver: 'jonas', receiverType: 'user', type: 'text', data: { text } }) as const

test('serves the records of a seed file, with and without /v3', async () => {
  const file = await seedFile({
    users: [{ uid: 'mira', name: 'Mira Okafor' }],
    apiKeys: [{ apiKey: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' }],
  })
  const code = await running(['--seed', file, '--host', '127.0.0.1', '--now', '2026-03-01T09:00:00Z'], async (url) => {
    for (const baseUrl of [url, `${url}/v3`]) {
      const chat = clientOf(baseUrl, 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00')
      expect((await chat.getUser({ uid: 'mira' })).data).toMatchObject({ name: 'Mira Okafor', createdAt: 1_772_355_600 })
    }
    await expect(clientOf(url, 'other').listUsers()).rejects.toMatchObject({ status: 401 })
  })
  expect(code).toBe(0)
  expect(command.lines.join('\n')).toContain('1 user, 0 groups and 0 messages')
  expect(command.lines.join('\n')).not.toContain('c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00')
})

test('prints requests that violate the specification, and fails with --strict', async () => {
  const use = async (url: string) => {
    expect((await fetch(`${url}/users?perpage=3`, { headers: { apikey: 'any' } })).status).toBe(400)
  }
  expect(await running([], use)).toBe(0)
  expect(await running(['--strict', '--verbose'], use)).toBe(1)
  expect(command.lines.join('\n')).toMatch(/GET listUsers 400\n {2}✗ .*the spelling perPage/)
})

test('prints why it answers with 401', async () => {
  await running([], async (url) => {
    expect((await fetch(`${url}/users`, { headers: { apikey: '0'.repeat(40) } })).status).toBe(401)
    expect((await fetch(`${url}/users`)).status).toBe(401)
  })
  expect(command.lines.join('\n')).toMatch(
    /GET listUsers 401\n {2}✗ The key of zeros does not exist in any app\.\nGET listUsers 401\n {2}✗ \S/,
  )
})

test('applies --rate-limit, --settling and --now', async () => {
  const args = ['--rate-limit', '4', '--settling', '60000', '--now', '2026-03-01T09:00:20Z']
  await running(['--seed', await seedFile(people), ...args], async (url) => {
    const chat = clientOf(url)
    const { data } = await chat.as('mira').sendMessage({ body: toJonas('Hi') })
    await expect(chat.as('mira').pinMessage({ id: data.id })).rejects.toMatchObject({ code: 'ERR_MESSAGE_NO_ACCESS' })
    await chat.listUsers()
    await chat.listUsers()
    await expect(chat.listUsers()).rejects.toMatchObject({ status: 429, retryAfter: 40 })
  })
})

test('counts requests as published, lets telephone numbers through and rejects what it does not model', async () => {
  const args = ['--rate-limit', 'documented', '--default-filter', 'off', '--only-modelled', '--now', '2026-03-01T09:00:20Z']
  await running(['--seed', await seedFile(people), ...args], async (url) => {
    const chat = clientOf(url)
    const send = (text: string) => chat.as('mira').sendMessage({ body: toJonas(text) })
    await send('Call +1 202 555 0143')
    expect((await chat.listBlockedMessages({})).data).toEqual([])
    for (let count = 1; count < 30; count++) await send('Hi')
    await expect(send('Hi')).rejects.toMatchObject({ status: 429 })
    await expect(chat.listByoAgents({})).rejects.toMatchObject({ status: 501 })
  })
})

test('rejects records beyond the plan’s quota', async () => {
  await running(['--plan-quota', 'users=1,groups=0'], async (url) => {
    const chat = clientOf(url)
    await chat.createUser({ body: { uid: 'mira', name: 'Mira Okafor' } })
    const rejected = { status: 402, code: 'ERR_PLAN_QUOTA_RESTRICTION' }
    await expect(chat.createUser({ body: { uid: 'jonas', name: 'Jonas Lind' } })).rejects.toMatchObject(rejected)
    await expect(chat.createGroup({ body: { guid: 'garden', name: 'Garden', type: 'public' } })).rejects.toMatchObject(rejected)
  })
})

test.each<[args: string[], triggers: string[]]>([
  [[], ['message_sent', 'message_edited', 'message_sent', 'message_sent', 'message_sent', 'message_sent']],
  [['--quiet-events'], ['message_sent', 'message_edited', 'message_sent']],
])('posts the events of an edit between two messages with %j', async (args, triggers) => {
  const file = await seedFile(people)
  const received: string[] = []
  const credentials = { username: 'linden', password: 'gate', secret: 'feedface' }
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(`WEBHOOK_${name.toUpperCase()}`, value)
  const receiver = createServer(async (request, response) => {
    received.push((await parseWebhook(request, credentials)).trigger)
    response.end()
  })
  await using listening = await listenOn(receiver, 0)
  await running(['--seed', file, '--webhook', listening.url, ...args], async (url) => {
    const mira = clientOf(url).as('mira')
    const { data } = await mira.sendMessage({ body: toJonas('Hi') })
    await mira.updateMessage({ id: data.id, body: { data: { text: 'Hello' } } })
    await mira.sendMessage({ body: toJonas('Hi') })
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(triggers.length), { timeout: 300_000 })
    expect(received).toEqual(triggers)
  })
})

async function expectUsageError(args: string[], message: RegExp): Promise<void> {
  const error = await fake.run(args, AbortSignal.abort()).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(message)
}

test.each<[string, string[], RegExp]>([
  ['an unknown option', ['--sed', 'x'], /Unknown option '--sed'/],
  ['an invalid port', ['--port', '70000'], /--port must be a whole number from 0 to 65535/],
  ['an empty host', ['--host', ''], /--host must be an address/],
  ['an invalid failure rate', ['--fail-rate', '2'], /--fail-rate must be a share between 0 and 1/],
  ['an empty failure rate', ['--fail-rate', ''], /--fail-rate must be a share between 0 and 1/],
  ['an unknown region', ['--region', 'EU'], /--region must be us, eu or in/],
  ['an invalid time', ['--now', 'yesterday'], /--now must be a time/],
  ['an unknown limit', ['--rate-limit', 'published'], /--rate-limit must be a whole number/],
  ['an unknown state of the filter', ['--default-filter', 'no'], /--default-filter must be on or off/],
  ['an invalid quota', ['--plan-quota', 'users=many'], /--plan-quota must be a list such as users=25/],
  ['a quota of unknown records', ['--plan-quota', 'roles=3'], /--plan-quota must be a list/],
  ['an invalid webhook URL', ['--webhook', 'here'], /--webhook must be a URL/],
  ['a folder as the seed file', ['--seed', '.'], /--seed \. cannot be read: EISDIR/],
  ['a missing seed file', ['--seed', 'nowhere.json'], /--seed nowhere.json cannot be read/],
])('rejects %s', async (_, args, message) => {
  await expectUsageError(args, message)
})

test.each<[string, unknown, RegExp]>([
  ['invalid JSON', '{', /must be JSON/],
  ['no content', '', /must be JSON/],
  ['another encoding than UTF-8', Buffer.from('{"users":[{"uid":"mira","name":"M\xfcller"}]}', 'latin1'), /encoded data was not valid/],
  ['too many levels of nesting', `{"users":${'['.repeat(5000)}${']'.repeat(5000)}}`, /at most 500 levels/],
  ['a list instead of an object', [], /must be an object with lists/],
  ['an option of the fake', { strict: true }, /strict is an unknown key/],
  ['invalid records', { users: [{ uid: 'mira' }, { name: 'Jonas' }] }, /2 problems.*users\[0\] has no name.*users\[1\] has no uid/s],
])('rejects a seed file with %s', async (_, seeds, message) => {
  await expectUsageError(['--seed', await seedFile(seeds)], message)
})

test('reads a seed file with a byte order mark', async () => {
  const file = await seedFile(`\uFEFF${JSON.stringify({ users: [{ uid: 'mira', name: 'Mira' }] })}`)
  expect(await running(['--seed', file], async () => {})).toBe(0)
  expect(command.lines.join('\n')).toContain('1 user,')
})

test('ends when npm is ended, which ends only its shell', async () => {
  const shell = spawn('sh', ['-c', 'node scripts/run.cjs contract-tests/cli/cli.ts fake --port 0; exit'], {
    env: { ...process.env, npm_command: 'run' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const ended = new Promise((resolve) => shell.stdout.on('close', resolve))
  for await (const chunk of shell.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (printed.includes('Ctrl-C')) break
  }
  const [, url] = /at (http:\S+) with/.exec(printed) ?? []
  expect((await fetch(`${url}/users`, { headers: { apikey: 'any' } })).status).toBe(200)
  shell.kill()
  shell.stdout.resume()
  // The pipe closes when the last program that writes to it has ended.
  await ended
  await expect(fetch(`${url}/users`)).rejects.toThrow()
})
