import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { listenForEvents } from '../firstContact/events.ts'
import { commandRuns } from './commandRuns.ts'

let fake: FakeChat
let url: string
const command = commandRuns()

beforeEach(async () => {
  fake = await createFakeChat({ strict: false, users: [{ uid: 'ann', name: 'Ann Winter' }] })
  url = (await fake.listen()).url
})

afterEach(() => fake.close())

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
  expect(fake.requests).toEqual([])
  const printed = command.lines.join('\n')
  const [, announced] = /took (\d+)\./.exec(printed) ?? []
  expect(command.lines.filter((line) => /^ {2}(GET|POST|PUT|PATCH|DELETE) \//.test(line))).toHaveLength(Number(announced))
  expect(printed).toMatch(/^ {2}POST \/users \{"uid":"contract-/m)
  expect(printed).not.toContain('a-key-of-the-app')
})

test('says what it will do, does it, and writes the evidence', async () => {
  const [option = '', file = ''] = guided[1] as string[]
  expect(await run('--yes', option, join(command.folder, file))).toBe(0)
  const evidence = JSON.parse(await readFile(join(command.folder, file), 'utf8')) as Evidence
  expect(evidence).toMatchObject({ run: 'first contact', region: 'not the service' })
  const printed = command.lines.join('\n')
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
  [['--webhook-port', '70000'], '--webhook-port must be a whole number from 0 to 65535'],
])('rejects %j', (args, message) => expect(run('--yes', ...args)).rejects.toThrow(message))

test('--yes requires --first-contact', () =>
  expect(check.run(['--target', url, '--yes'], new AbortController().signal)).rejects.toThrow('--yes requires --first-contact'))

test('every other check of a server writes evidence, too', async () => {
  const file = join(command.folder, 'evidence.json')
  const args = ['--target', `chat=${url}`, '--only', 'get-user', '--no-report', '--timeout', '60000', '--evidence', file]
  await check.run(args, new AbortController().signal)
  const { run: kind, operations, responses } = JSON.parse(await readFile(file, 'utf8')) as Evidence
  expect(kind).toBe('check')
  expect(Object.keys(operations.chat?.['get-user'] ?? {})).toContain('200')
  expect(responses).toBeGreaterThan(1)
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
