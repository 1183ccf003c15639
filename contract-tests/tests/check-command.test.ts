import { expect, test } from 'vitest'
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
