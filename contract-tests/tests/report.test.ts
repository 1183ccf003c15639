import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { verdictOf } from '../report/verdict.ts'
import { writeReport } from '../report/write.ts'
import type { Coverage } from '../suites/coverage.ts'
import type { OperationResult, SuiteResult } from '../suites/mockSuite.ts'
import { finding } from '../validate/finding.ts'

const full = { covered: 1, total: 1, missing: [] }
const coverage: Coverage = { operations: full, statuses: full, parameters: full, constraints: full, canaries: full }

/** An operation that passed, or failed with one finding. */
function operation(id: string, failed: boolean, covered: Partial<Coverage> = {}): OperationResult {
  const found = failed
    ? [finding(id, 'response_schema_conformance', 'response 200 body /data/uid', 'must be string', '<b>5</b> & "more"')]
    : []
  return {
    document: 'chat',
    operation: id,
    method: 'GET',
    path: '/users',
    cases: 3,
    failed: failed
      ? [{ operation: id, name: 'example: all', kind: 'example', findings: found, status: 200, milliseconds: 1, covers: [], sent: [] }]
      : [],
    findings: found,
    milliseconds: 5,
    coverage: { ...coverage, ...covered },
  }
}

const result = (operations: OperationResult[], mock = true): SuiteResult => ({
  target: 'mock',
  mock,
  operations,
  unchecked: [],
  webhooks: [],
  cases: 6,
  milliseconds: 12,
  workers: 1,
  seed: 1,
  rerun: 'npx cometchat-rest-testing check',
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a run passes if every case does and operations, statuses and canaries are covered', () => {
  expect(verdictOf(result([operation('list-users', false)])).reasons).toEqual([])
  expect(verdictOf(result([operation('list-users', true)])).reasons).toEqual(['1 case failed'])
  expect(verdictOf(result([])).reasons).toEqual(['nothing was checked'])
})

test.each(['operations', 'statuses', 'canaries'] as const)('%s that are not covered fail a run on the mock, and are named', (dimension) => {
  const missing = { covered: 0, total: 1, missing: ['list-users 404'] }
  expect(verdictOf(result([operation('list-users', false, { [dimension]: missing })])).reasons).toEqual([
    `${dimension}: 0 of 1 covered; missing: list-users 404`,
  ])
  // A server cannot be asked for every status.
  expect(verdictOf(result([operation('list-users', false, { [dimension]: missing })], false)).reasons).toEqual([])
})

test('the reports name operation, place, expected and got, and carry any text', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  const printed: string[] = []
  await writeReport(result([operation('list-users', true), operation('get-user', false)]), folder, (text) => printed.push(text))
  const [json, junit, html] = await Promise.all(
    ['report.json', 'junit.xml', 'index.html'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  await rm(folder, { recursive: true })
  expect(JSON.parse(json ?? '')).toMatchObject({ reasons: ['1 case failed'], coverage: { operations: { covered: 2 } } })
  expect(junit).toContain('<testsuite name="chat" tests="2" failures="1">')
  expect(junit).toContain(
    'list-users: response 200 body /data/uid: expected must be string, got &lt;b&gt;5&lt;/b&gt; &amp; &quot;more&quot;',
  )
  expect(html?.match(/<tr id=/g)).toHaveLength(2)
  expect(html).not.toContain('<b>5</b>')
  expect(printed[0]).toMatch(/^::error file=openapi\/chat\/users\/users\.yaml,line=\d+,title=list-users::list-users: response 200 body/)
  expect(printed.at(-1)).toMatch(/1 failed.*\nFailed: 1 case failed\.$/s)
})
