import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { createFakeChat } from '../fake.ts'
import type { SuiteResult } from '../suites/result.ts'
import { commandRuns } from './commandRuns.ts'

const run = commandRuns()

test('checks the whole fake without findings or leftovers and exits with 0', async () => {
  const fake = await createFakeChat({ users: [{ uid: 'mira', name: 'Mira Okafor' }], strict: false })
  const { url, close } = await fake.listen()
  const args = ['--target', `chat=${url}`, '--allow-writes', '--timeout', '60000', '--report', run.folder]
  // The fake keeps fewer requests than a run sends.
  const fetch = vi.spyOn(globalThis, 'fetch')
  const code = await check.run(args, new AbortController().signal)
  const sent = fetch.mock.calls.length
  const report = JSON.parse(await readFile(join(run.folder, 'report.json'), 'utf8')) as SuiteResult & {
    causes: unknown[]
    reasons: string[]
  }
  await close()
  const response = await fake.fetch('http://fake.example.com/users?withDeactivated=true&perPage=1000', {
    headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' },
  })
  const { data: users } = (await response.json()) as { data: { uid: string }[] }
  expect(report.reasons).toEqual([])
  expect(report.causes).toEqual([])
  expect(report.leftovers).toBeUndefined()
  expect(users.map(({ uid }) => uid)).toEqual(['mira'])
  expect(code).toBe(0)
  expect(report.requests).toBe(sent)
  expect(Object.keys(report.requestsFor ?? {})).toEqual(['cases', 'scenarios', 'preparation', 'removal'])
  expect(Object.values(report.requestsFor ?? {}).reduce((sum, count) => sum + count, 0)).toBe(sent)
  for (const count of Object.values(report.requestsFor ?? {})) expect(count).toBeGreaterThan(100)
  const [, announced = '0'] = /About ([\d,]+) requests/.exec(run.lines.join('\n')) ?? []
  expect(Number(announced.replace(',', '')) / sent).toBeGreaterThan(0.8)
  expect(Number(announced.replace(',', '')) / sent).toBeLessThan(1.25)
  expect(run.lines.join('\n')).toMatch(/All checks that ran passed: passed [\d,]{5,} of [\d,]+/)
})

test('reports an address where nothing listens before planning any checks', async () => {
  const { url, close } = await (await createFakeChat()).listen()
  await close()
  const checked = check.run(['--target', url, '--allow-writes', '--report', run.folder], new AbortController().signal)
  await expect(checked).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+ does not respond \(connect ECONNREFUSED .*\); nothing was checked\.$/)
  expect(run.lines.join('\n')).toMatch(/^Reports go to .*$/)
})
