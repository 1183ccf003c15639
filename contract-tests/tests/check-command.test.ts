import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { runCommand } from '../cli/runCommand.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { Wrap } from '../fake/wraps.ts'
import { createFakeChat } from '../fake.ts'
import { type Cause, causesOfFindings } from '../report/causes.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { commandRuns } from './commandRuns.ts'
import { honestFetch } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { checkStyle } from './virtualRuns.ts'

const run = commandRuns()

test('checks a server over HTTP, and exits with 0 if it found nothing', async () => {
  const fake = await createFakeChat({ strict: false })
  const { url, close } = await fake.listen()
  const args = ['--target', `chat=${url}`, '--allow-writes', '--only', 'create-user,get-user', '--timeout', '60000', '--report', run.folder]
  const code = await check.run(args, new AbortController().signal)
  await close()
  expect(run.lines.join('\n')).toMatch(/^All checks that ran passed: passed \d{2,} of \d+/m)
  expect(code).toBe(0)
  expect(fake.requests.length).toBeGreaterThan(100)
})

test('reports an address where nothing listens before planning any checks, and exits with 2', async () => {
  const { url, close } = await (await createFakeChat()).listen()
  await close()
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  await runCommand('check', check, ['--target', url, '--allow-writes', '--report', run.folder])
  const { exitCode } = process
  process.exitCode = undefined
  expect(printed.mock.calls.join()).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not respond \(.*ECONNREFUSED .*\); the run ends here\.$/)
  expect(run.lines.join('\n')).toMatch(/^Reports go to .*$/)
  expect(exitCode).toBe(2)
})

test('--max-minutes ends a run in order: it says what it did not try, and exits with 3', async () => {
  const fake = await createFakeChat({ strict: false })
  const { url, close } = await fake.listen()
  const start = globalThis.setTimeout
  // A minute passes at once.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, milliseconds = 0) =>
    start(call, milliseconds === 60_000 ? 0 : milliseconds)) as never)
  const args = ['--target', `chat=${url}`, '--only', 'list-users,list-groups', '--max-minutes', '1', '--no-report']
  const code = await check.run(args, new AbortController().signal)
  await close()
  expect(run.lines.join('\n')).toMatch(
    /^✗ interrupted: \d+ checks of list-users, list-groups: the run has taken a minute \(--max-minutes\)$/m,
  )
  expect(code).toBe(3)
})

const withoutDescription: Wrap = (call, next) => next({ ...call, body: { ...call.body, description: undefined } })
const accepting: Wrap = () => ({ data: {} })

test.each(
  inTurn<[what: string, id: string, wrap: Wrap, ...others: string[]]>(
    [
      ['a law', 'update-role', withoutDescription, 'create-role', 'list-roles'],
      ['a sentence', 'unblock-users', accepting, 'block-users', 'list-blocked-users'],
      ['a case', 'get-role', accepting, 'create-role'],
    ],
    3,
  ),
)('the command that a report prints finds the same again: %s', async (_, id, wrap, ...others) => {
  const style = { handlers: { [id]: wrap } }
  const [cause] = causesOfFindings(
    await checkStyle(style, { bases: { chat: 'http://127.0.0.1:1/v3' }, only: [id, ...others], seed: 7 }),
  ).filter(({ operations }) => operations.includes(id))
  const [, line = ''] = /^npx cometchat-rest-testing check (.*)$/.exec(cause?.rerun ?? '') ?? []
  expect(line).toContain(`--seed 7 --only ${id}`)
  const [contract] = (await readContracts()) as [Contract]
  vi.stubEnv('CHAT_API_KEY', fakeCredentials.apiKey)
  vi.spyOn(globalThis, 'fetch').mockImplementation(honestFetch(contract, style))
  const endVirtualTime = startVirtualTime()
  try {
    expect(await check.run([...line.split(' '), '--report', run.folder], new AbortController().signal)).toBe(1)
  } finally {
    endVirtualTime()
  }
  const { causes } = JSON.parse(await readFile(join(run.folder, 'report.json'), 'utf8')) as { causes: Cause[] }
  const { rule, place } = cause as Cause
  expect(causes).toContainEqual(expect.objectContaining({ rule, place }))
})
