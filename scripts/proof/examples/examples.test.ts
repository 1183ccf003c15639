// Runs the programs under examples/ against the fake, whose messages settle slowly, and twice.
// Those for test runners are tested with the packed packages instead.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeChat, type FakeChat } from '../../../contract-tests/fake.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import { temporaryFolder } from '../../../contract-tests/tests/temporaryFolder.ts'
import { createChatClient, type FullChatClient } from '../../../src/index.ts'
import { freePort } from '../../../src/tests/support/freePort.ts'

const run = promisify(execFile)
// The examples import the package by its name; the paths of this tsconfig.json lead to its sources.
const environmentOfExamples = { ...process.env, TSX_TSCONFIG_PATH: resolve('scripts/proof/examples/tsconfig.json') }
const examples = resolve('examples')
const asExample = ['--import', 'tsx']
const credentials = { username: 'linden', password: 'gate' }

let fake: FakeChat

afterEach(() => fake.close())

const seeds = {
  settling: 3000,
  users: ['jonas', 'dealbot', 'garden-helper'].map((uid) => ({ uid, name: uid })),
  groups: [{ guid: 'tomato-growers', name: 'Tomato growers', members: { participants: ['jonas', 'dealbot', 'garden-helper'] } }],
  messages: [{ id: '4201', sender: 'dealbot', receiver: 'tomato-growers', receiverType: 'group' as const, data: { text: 'Hello.' } }],
}

/**
 * Sends a greeting and two adverts, one of them in a conversation in which the bot takes no part.
 */
async function sendMessages(chat: FullChatClient): Promise<void> {
  const dealbot = chat.as('dealbot')
  for (const text of ['Rain tomorrow.', 'Half price, today only!'])
    await dealbot.sendMessage({ body: { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text } } })
  await dealbot.sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Click here!' } } })
}

/** The requests of an operation that succeeded. */
const succeeded = (name: string) => fake.requests.filter(({ operation, status }) => operation === name && status === 200)

test('the moderation bot hides only adverts, also in conversations in which it takes no part, and once more', async () => {
  const restore = startVirtualTime()
  try {
    type Bot = (request: Request) => Promise<Response>
    let bot: Bot
    fake = await createFakeChat({ ...seeds, webhook: { ...credentials, triggers: ['message_sent'], fetch: (request) => bot(request) } })
    const options = { appId: 'app-linden-yard', region: 'eu' as const, apiKey: 'any', fetch: fake.fetch }
    const chat = createChatClient(options)
    const { createBot } = (await import(`${examples}/moderation-bot/bot.js`)) as { createBot(chat: FullChatClient, settings: object): Bot }
    // A client of its own, which did not send the messages.
    bot = createBot(createChatClient(options), { uid: 'garden-helper', ...credentials })
    for (const adverts of [2, 4]) {
      await sendMessages(chat)
      await fake.delivered()
      await vi.waitUntil(() => succeeded('reviewFlaggedMessage').length === adverts, { timeout: 120_000 })
    }
    expect(succeeded('flagAMessage')).toHaveLength(4)
    expect(fake.deliveries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(fake.violations).toEqual([])
  } finally {
    restore()
  }
})

test("the moderation bot's server receives webhooks and rejects forged ones", async () => {
  const port = await freePort()
  const webhook = { url: `http://127.0.0.1:${port}/`, ...credentials, triggers: ['message_sent' as const] }
  fake = await createFakeChat({ ...seeds, settling: 0, webhook })
  const { url } = await fake.listen()
  const bot = spawn(process.execPath, [...asExample, 'examples/moderation-bot/server.js'], {
    env: {
      ...environmentOfExamples,
      PORT: String(port),
      CHAT_BASE_URL: url,
      CHAT_API_KEY: 'feedface',
      WEBHOOK_USERNAME: credentials.username,
      WEBHOOK_PASSWORD: credentials.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((ready) => bot.stdout.once('data', ready))
    await sendMessages(createChatClient({ baseUrl: url, apiKey: 'feedface' }))
    await fake.delivered()
    await expect.poll(() => succeeded('reviewFlaggedMessage').length).toBe(2)
    const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
    expect(forged.status).toBe(401)
    // A standard Request cannot have this method.
    const [traced] = await once(request({ port, method: 'TRACE' }).end(), 'response')
    expect(traced.statusCode).toBe(401)
    expect(fake.violations).toEqual([])
  } finally {
    bot.kill()
  }
})

test('the bulk import imports a whole history, reports rejected records, and resumes after it was killed', {
  timeout: 120_000,
}, async () => {
  fake = await createFakeChat({ settling: 3000 })
  const { url } = await fake.listen()
  const checkpoint = join(await temporaryFolder(), 'checkpoint.json')
  const env = { ...environmentOfExamples, CHAT_BASE_URL: url, CHAT_API_KEY: 'feedface', CHECKPOINT: checkpoint }
  const program = [...asExample, 'examples/bulk-import/import.js']
  const first = spawn(process.execPath, program, { env, stdio: 'ignore' })
  while (fake.requests.length < 40) await new Promise((done) => setTimeout(done, 5))
  first.kill('SIGKILL')
  await new Promise((done) => first.once('exit', done))
  expect(existsSync(checkpoint)).toBe(true)
  for (const kind of ['resumed', 'second']) {
    const { stdout } = await run(process.execPath, program, { env })
    const there = [...stdout.matchAll(/: (\d+) created, (\d+) existed, 0 refused, 0 unknown/g)].map(
      (counts) => Number(counts[1]) + Number(counts[2]),
    )
    expect(there, kind).toEqual([1000, 200, 0, expect.any(Number)])
    expect(there[3], kind).toBeGreaterThanOrEqual(10_000)
    expect(stdout, kind).toContain('11203 of 11203')
    expect(existsSync(checkpoint)).toBe(false)
  }
  const chat = createChatClient({ baseUrl: url, apiKey: 'feedface' })
  const uids = new Set<string>()
  for await (const { uid } of chat.listUsers.items({ perPage: 1000 })) uids.add(uid)
  expect([...uids].filter((uid) => uid.startsWith('gardener-'))).toHaveLength(1000)
})

test('the Worker flags messages for the logged-in user, and returns readable errors', async () => {
  fake = await createFakeChat(seeds)
  const { url } = await fake.listen()
  const report = (id: string, headers: object = { 'x-session-user': 'jonas' }, method = 'POST') => ({
    url: `https://worker.example/messages/${id}/report`,
    method,
    headers,
    ...(method === 'POST' && { body: '{"remark":"An advert."}' }),
  })
  const requests = [report('4201'), report('999'), report('4201', {}), report('4201', {}, 'GET'), { ...report('4201'), body: 'null' }]
  const environment = { CHAT_BASE_URL: url, CHAT_API_KEY: 'feedface' }
  const program = [...asExample, 'scripts/proof/examples/callWorker.ts', JSON.stringify(requests), JSON.stringify(environment)]
  for (const _ of ['first', 'second']) {
    const { stdout } = await run(process.execPath, program, { env: environmentOfExamples })
    const responses = stdout.trim().split('\n')
    expect(responses.map((line) => JSON.parse(line))).toEqual([
      [200, { reported: '4201' }],
      [404, { error: 'no such message' }],
      [401, { error: 'log in first' }],
      [404, { error: 'not found' }],
      [200, { reported: '4201' }],
    ])
  }
  expect(fake.requests[0]).toMatchObject({ operation: 'flagAMessage', parameters: { onBehalfOf: 'jonas' }, body: { remark: 'An advert.' } })
})
