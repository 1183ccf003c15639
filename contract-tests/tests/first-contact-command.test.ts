import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { listenForEvents } from '../firstContact/events.ts'

let fake: FakeChat
let url: string
let folder: string
let lines: string[]

beforeEach(async () => {
  fake = await createFakeChat({ strict: false, users: [{ uid: 'ann', name: 'Ann Winter' }] })
  url = (await fake.listen()).url
  folder = await mkdtemp(join(tmpdir(), 'first-contact-'))
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await fake.close()
  await rm(folder, { recursive: true })
})

const run = (...args: string[]) => check.run(['--first-contact', '--target', url, ...args], new AbortController().signal)

/** The commands of the guide that start a first contact. */
const guided = [
  ...(await readFile('docs/first-contact.md', 'utf8')).matchAll(/^npx cometchat-rest-testing check --first-contact --target \S+(.*)$/gm),
].map(([, options = '']) => options.trim().split(/\s+/))

test('the guide has a command that only shows the requests, and one that sends them', () =>
  expect(guided).toEqual([['--dry-run'], ['--evidence', 'evidence.json']]))

test('--dry-run prints the requests, without the key, and sends nothing', async () => {
  vi.stubEnv('CHAT_API_KEY', 'a-key-of-the-app')
  expect(await run(...(guided[0] as string[]))).toBe(0)
  vi.unstubAllEnvs()
  expect(fake.requests).toEqual([])
  const printed = lines.join('\n')
  const [, announced] = /took (\d+)\./.exec(printed) ?? []
  expect(lines.filter((line) => /^ {2}(GET|POST|PUT|PATCH|DELETE) \//.test(line))).toHaveLength(Number(announced))
  expect(printed).toMatch(/^ {2}POST \/users \{"uid":"contract-/m)
  expect(printed).not.toContain('a-key-of-the-app')
})

test('says what it will do, does it, and writes the evidence', async () => {
  const [option = '', file = ''] = guided[1] as string[]
  expect(await run('--yes', option, join(folder, file))).toBe(0)
  const evidence = JSON.parse(await readFile(join(folder, file), 'utf8')) as Evidence
  expect(evidence).toMatchObject({ run: 'first contact', region: 'not the service' })
  const printed = lines.join('\n')
  expect(printed).toContain(`${fake.requests.length} requests of at most 300, 11 records of at most 12, all of them removed.`)
  expect(printed).toMatch(/never more than 300.*\n.*It first reads/)
})

test('without a terminal and without --yes it sends nothing', async () => {
  await expect(run()).rejects.toThrow(/^--first-contact asks before it sends anything: run it in a terminal, or add --yes$/)
  expect(fake.requests).toEqual([])
})

test.each([
  [['--allow-writes'], '--first-contact cannot be combined with --allow-writes'],
  [['--rate', '5'], '--rate must be a whole number from 1 to 2'],
])('rejects %j', (args, message) => expect(run('--yes', ...args)).rejects.toThrow(message))

test('--yes requires --first-contact', () =>
  expect(check.run(['--target', url, '--yes'], new AbortController().signal)).rejects.toThrow('--yes requires --first-contact'))

test('every other check of a server writes evidence, too', async () => {
  const file = join(folder, 'evidence.json')
  const args = ['--target', `chat=${url}`, '--only', 'get-user', '--no-report', '--timeout', '60000', '--evidence', file]
  await check.run(args, new AbortController().signal)
  const { run: kind, operations, responses } = JSON.parse(await readFile(file, 'utf8')) as Evidence
  expect(kind).toBe('check')
  expect(Object.keys(operations.chat?.['get-user'] ?? {})).toContain('200')
  expect(responses).toBeGreaterThan(1)
})

test('with --webhook-port it says which events an edit fires', async () => {
  const { port, close } = await listenForEvents(0, 'contract-', () => {})
  await close()
  const posting = await createFakeChat({
    strict: false,
    users: [{ uid: 'ann', name: 'Ann Winter' }],
    webhook: { url: `http://127.0.0.1:${port}` },
  })
  const { url: target } = await posting.listen()
  const file = join(folder, 'evidence.json')
  const args = ['--first-contact', '--yes', '--target', target, '--webhook-port', String(port), '--evidence', file]
  expect(await check.run(args, new AbortController().signal)).toBe(0)
  await posting.close()
  const { events = {} } = JSON.parse(await readFile(file, 'utf8')) as Evidence
  expect(events.message_edited?.after).toEqual({ 'update-message': 1 })
  expect(events.message_sent?.after).toMatchObject({ 'update-message': 3 })
  expect(lines.join('\n')).toMatch(/event message_edited: 1, after update-message/)
})

test('ignores events about records that are not of the run', async () => {
  const received: unknown[] = []
  const { port, close } = await listenForEvents(0, 'contract-1-', (event) => received.push(event))
  const post = (sender: string) =>
    fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify({ trigger: 'message_sent', sender }) })
  expect((await post('mira')).status).toBe(200)
  expect((await post('contract-1-mira')).status).toBe(200)
  await close()
  expect(received).toEqual([{ trigger: 'message_sent', sender: 'contract-1-mira' }])
})
