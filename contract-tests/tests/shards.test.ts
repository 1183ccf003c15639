import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { report } from '../cli/report.ts'
import { verdictOf } from '../report/verdict.ts'
import { writeReport } from '../report/write.ts'
import { joinShards } from '../suites/joinShards.ts'
import type { SuiteResult } from '../suites/result.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { distributed } from '../suites/shards.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const only = [
  'get-user',
  'list-users',
  'create-role',
  'get-role',
  'list-groups',
  'get-group',
  'list-reasons',
  'list-apikeys',
  'unblock-users',
]
const options: Partial<ServerSuiteOptions> = { only, allowWrites: true, sample: 0.2, run: 'night-7' }
let server: TestServer
let folder: string
let whole: SuiteResult
let shards: SuiteResult[]

beforeAll(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  folder = await mkdtemp(join(tmpdir(), 'shards-'))
  const runs = [1, 2, 3, 4].map((index) => server.run({ ...options, shard: { index, of: 4 } }))
  ;[whole, shards] = await Promise.all([server.run(options), Promise.all(runs)])
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Every planned check with its outcome. */
const outcomesOf = ({ operations }: SuiteResult) =>
  operations.map(({ operation, passed, failed, notRun, coverage }) => ({
    operation,
    passed,
    failed: failed.map(({ name }) => name).sort(),
    notRun: notRun.map(({ name, category }) => `${category}: ${name}`).sort(),
    covered: coverage.constraints.covered,
  }))

const asReports = (results: readonly SuiteResult[]) => results.map((result, index) => ({ file: `${index + 1}.json`, result }))

test('joined shards have the same outcomes as a complete run', () => {
  expect(outcomesOf(joinShards(asReports(shards.toReversed())))).toEqual(outcomesOf(whole))
  expect(verdictOf(joinShards(asReports(shards)))).toEqual(verdictOf(whole))
})

test('exactly one shard checks each operation, and the others report it as not run', () => {
  for (const id of only) {
    const own = shards.map(({ operations }) => operations.find(({ operation }) => operation === id))
    expect(own.filter((result) => result?.notRun.every(({ category }) => category !== 'shard'))).toHaveLength(1)
  }
  for (const shard of shards) {
    expect(verdictOf(shard).reasons).toEqual([])
    expect(verdictOf(shard).headline).toMatch(/^All checks that ran passed: .* shard/)
  }
})

test('distributes operations evenly in any order, and keeps families with a quota together', () => {
  const portions = Array.from({ length: 60 }, (_, index) => ({
    contract: { name: 'chat' as const },
    operation: { id: `operation-${index}`, tag: index % 6 === 0 ? 'Moderation' : 'Users' },
    requests: 10 + ((index * 37) % 50),
  }))
  const found = distributed(portions, 4, new Set(['Moderation']))
  const reversed = distributed(portions.toReversed(), 4, new Set(['Moderation']))
  for (const portion of portions) expect(reversed.get(portion)).toBe(found.get(portion))
  expect(new Set(portions.filter(({ operation }) => operation.tag === 'Moderation').map((portion) => found.get(portion))).size).toBe(1)
  const loads = [1, 2, 3, 4].map((shard) =>
    portions.reduce((sum, portion) => sum + (found.get(portion) === shard ? portion.requests : 0), 0),
  )
  expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.2)
})

/** Writes reports as `check` does and joins them on the command line. */
async function merged(results: readonly SuiteResult[]): Promise<{ code: number; printed: string }> {
  const shardsFolder = await mkdtemp(join(folder, 'shards-'))
  for (const [index, result] of results.entries()) await writeReport(result, join(shardsFolder, `contract-report-shard-${index}`), () => {})
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const signal = new AbortController().signal
  const code = await report.run(['merge', shardsFolder, '--report', join(folder, 'joined')], signal).finally(() => vi.restoreAllMocks())
  return { code, printed: lines.join('\n') }
}

test('report merge writes a report of all shards and exits with 0 if all passed', async () => {
  const { code, printed } = await merged(shards)
  expect(printed).toContain(verdictOf(whole).headline)
  expect(code).toBe(0)
  const joined = JSON.parse(await readFile(join(folder, 'joined', 'report.json'), 'utf8')) as SuiteResult
  expect(outcomesOf(joined)).toEqual(outcomesOf(whole))
  for (const file of ['index.html', 'junit.xml']) expect(await readFile(join(folder, 'joined', file), 'utf8')).toContain('unblock-users')
})

test('report merge fails and names missing shards', async () => {
  const { code, printed } = await merged([shards[0], shards[3]] as SuiteResult[])
  expect(printed).toMatch(/Failed: shard 2 of 4, shard 3 of 4 missing; \d+ checks could not be tried \(\d+ shard missing\)/)
  expect(code).toBe(1)
})

test('report merge fails if a shard failed', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/groups/') ? { ...response, status: 203 } : response)
  const failing = await server.run({ ...options, shard: { index: shardWith('get-group'), of: 4 } })
  server.changeResponse = (_, response) => response
  const { code, printed } = await merged(shards.map((shard) => (shard.shard?.index === failing.shard?.index ? failing : shard)))
  expect(printed).toMatch(/✗ get-group/)
  expect(code).toBe(1)
})

const shardWith = (id: string): number =>
  shards.findIndex(({ operations }) =>
    operations.some(({ operation, notRun }) => operation === id && notRun.every(({ category }) => category !== 'shard')),
  ) + 1

test('report merge rejects reports of different runs', async () => {
  const [first, second] = shards as [SuiteResult, SuiteResult]
  const other = (settings: object) => ({ ...second, settings: { ...second.settings, ...settings } }) as SuiteResult
  await expect(merged([first, first])).rejects.toThrow(/are both shard 1 of 4/)
  await expect(merged([first, whole])).rejects.toThrow(/is the report of a complete run/)
  await expect(merged([first, other({ target: 'chat=https://b.example.com/v3' })])).rejects.toThrow(/another run .*: the target is/)
  await expect(merged([first, other({ version: '9.0.0' })])).rejects.toThrow(/the version of cometchat-rest-testing is 9\.0\.0/)
  await expect(merged([first, other({ run: 'night-8' })])).rejects.toThrow(/the name of the run \(--run\) is night-8, not night-7/)
  const otherSelection = await server.run({ ...options, only: ['list-users'], shard: { index: 2, of: 4 } })
  await expect(merged([first, otherSelection])).rejects.toThrow(/the selection of operations differs/)
})

test.each([
  ['a missing file', undefined, /cannot be read: ENOENT/],
  ['invalid JSON', '{"operations": [', /cannot be read: /],
  ['the report of another tool', '{"tests": 3}', /is not a report of check/],
  ['a file that contains null', 'null', /is not a report of check/],
])('report merge rejects %s', async (_, content, message) => {
  const file = join(folder, 'bad.json')
  await rm(file, { force: true })
  if (content !== undefined) await writeFile(file, content)
  await expect(report.run(['merge', file], new AbortController().signal)).rejects.toThrow(message)
})
