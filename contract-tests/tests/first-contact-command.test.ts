import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { check } from '../cli/check.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { commandRuns } from './commandRuns.ts'

let fake: FakeChat
let url: string
const command = commandRuns()

beforeEach(async () => {
  fake = await createFakeChat({ strict: false, users: [{ uid: 'ann', name: 'Ann Winter' }] })
  url = (await fake.listen()).url
})

afterEach(() => fake.close())

const run = (...args: string[]) => check.run(['--first-contact', ...args], new AbortController().signal)
const at = (...args: string[]) => run('--target', url, ...args)

/** The commands of the guide that start a first contact. */
const guided = [
  ...(await readFile('docs/first-contact.md', 'utf8')).matchAll(
    /^npx cometchat-rest-testing check --first-contact(?: --target \S+)?(.*)$/gm,
  ),
].map(([, options = '']) => options.trim().split(/\s+/))

test('the guide has a command that only shows the requests, and one that sends them', () => expect(guided).toEqual([['--dry-run'], ['']]))

test('--dry-run prints the plan and its calls, needs no key or address, and sends nothing', async () => {
  expect(await run(...(guided[0] as string[]))).toBe(0)
  expect(fake.requests).toEqual([])
  const printed = command.lines.join('\n')
  expect(printed).toMatch(/^\d+ requests, at 2 a second, never more than 150, with \d+ reserved for the removal\.$/m)
  expect(printed).toMatch(/^ {2}create-user: POST \/users \{"body":\{"uid":"contract-…-mira"/m)
})

test('says what it will do, and does it', async () => {
  expect(await at('--yes', '--tag', 'Users')).toBe(0)
  expect(command.lines.join('\n')).toContain(`${fake.requests.length} requests of at most 150. All of at most 4 records were removed.`)
})

test('without a terminal and without --yes it sends nothing', async () => {
  await expect(at()).rejects.toThrow(/^--first-contact asks before it sends anything: run it in a terminal, or add --yes$/)
  expect(fake.requests).toEqual([])
})

test.each([
  [['--allow-writes'], '--first-contact cannot be combined with --allow-writes'],
  [['--tag', 'Userz'], 'Unknown tag: Userz. Did you mean Users?'],
  [['--with', 'list-apikey'], 'Unknown operation: list-apikey. Did you mean list-apikeys?'],
])('rejects %j', (args, message) => expect(at('--yes', ...args)).rejects.toThrow(message))

test('a real app gets at most two requests a second, a server on this machine as many as the caller likes', async () => {
  const at = (target: string) => run('--dry-run', '--target', target, '--rate', '5')
  await expect(at('https://app.api-eu.example.com/v3')).rejects.toThrow('--rate must be a whole number from 1 to 2')
  expect(await at(url)).toBe(0)
  expect(command.lines.join('\n')).toContain('at 5 a second')
})

test('--yes requires --first-contact', () =>
  expect(check.run(['--target', url, '--yes'], new AbortController().signal)).rejects.toThrow('--yes requires --first-contact'))
