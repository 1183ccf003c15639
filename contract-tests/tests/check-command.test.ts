import { expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { createFakeChat } from '../fake.ts'
import { commandRuns } from './commandRuns.ts'

const run = commandRuns()

test('checks a server over HTTP, and exits with 0 if it found nothing', async () => {
  const fake = await createFakeChat({ strict: false })
  const { url, close } = await fake.listen()
  const args = ['--target', `chat=${url}`, '--allow-writes', '--only', 'create-user,get-user', '--report', run.folder]
  const code = await check.run(args, new AbortController().signal)
  await close()
  expect(run.lines.join('\n')).toMatch(/^All checks that ran passed: passed \d{2,} of \d+/m)
  expect(code).toBe(0)
  expect(fake.requests.length).toBeGreaterThan(100)
})

test('reports an address where nothing listens before planning any checks', async () => {
  const { url, close } = await (await createFakeChat()).listen()
  await close()
  const checked = check.run(['--target', url, '--allow-writes', '--report', run.folder], new AbortController().signal)
  await expect(checked).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+ does not respond \(connect ECONNREFUSED .*\); nothing was checked\.$/)
  expect(run.lines.join('\n')).toMatch(/^Reports go to .*$/)
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
