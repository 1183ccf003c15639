import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { NotRun } from '../exchange/outcome.ts'
import { notRunGroups, notRunLine } from '../report/notRunGroups.ts'
import { writeReport } from '../report/report.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import { withAllowedMissing } from '../suites/allowMissing.ts'
import type { Coverage } from '../suites/coverage.ts'
import type { OperationResult, SuiteResult } from '../suites/result.ts'
import { finding } from '../validate/finding.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const full = { covered: 1, total: 1, missing: [] }
const coverage: Coverage = { operations: full, statuses: full, parameters: full, constraints: full, canaries: full }

/** An operation that passed, or failed with a finding. */
function operation(id: string, failed: boolean, covered: Partial<Coverage> = {}): OperationResult {
  const found = failed
    ? [finding(id, 'response_schema_conformance', 'response 200 body /data/uid', 'must be string', '<b>5</b> & "more"')]
    : []
  return {
    document: 'chat',
    operation: id,
    method: 'GET',
    path: '/users',
    tag: 'Users',
    cases: 3,
    passed: failed ? 2 : 3,
    notRun: [],
    failed: failed
      ? [{ operation: id, name: 'example: all', kind: 'example', findings: found, status: 200, milliseconds: 1, covers: [], sent: [] }]
      : [],
    findings: found,
    milliseconds: 5,
    coverage: { ...coverage, ...covered },
    effects: [],
  }
}

const result = (operations: OperationResult[], mock = true): SuiteResult => ({
  target: 'mock',
  mock,
  operations,
  excluded: [],
  webhooks: [],
  cases: 6,
  milliseconds: 12,
  seed: 1,
  rerun: 'npx cometchat-rest-testing check',
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a run passes if every check passes and something was checked', () => {
  expect(verdictOf(result([operation('list-users', false)])).reasons).toEqual([])
  expect(verdictOf(result([operation('list-users', true)])).reasons).toEqual(['1 check failed'])
  expect(verdictOf(result([])).reasons).toEqual(['nothing was checked'])
})

test.each(['operations', 'statuses', 'canaries'] as const)('uncovered %s fail a run against the mock', (dimension) => {
  const missing = { covered: 0, total: 1, missing: ['list-users 404'] }
  expect(verdictOf(result([operation('list-users', false, { [dimension]: missing })])).reasons).toEqual([
    `${dimension}: 0 of 1 covered; missing: list-users 404`,
  ])
  // A server cannot be made to return every status.
  expect(verdictOf(result([operation('list-users', false, { [dimension]: missing })], false)).reasons).toEqual([])
})

/** An operation with checks that did not run. */
const partly = (id: string, ...notRun: Pick<NotRun, 'category' | 'reason' | 'missing'>[]): OperationResult => ({
  ...operation(id, false),
  notRun: notRun.map((reason, index) => ({ operation: id, name: `case ${index}`, kind: 'example', ...reason })),
})

test('checks that could not run fail the run and are counted in the headline', () => {
  const unprepared = partly('list-users', { category: 'setup failed', reason: 'could not be prepared: no role' })
  const { reasons, headline } = verdictOf(result([unprepared], false))
  expect(reasons).toEqual(['1 check could not be tried (1 setup failed)'])
  expect(headline).toBe('Incomplete: 1 check could not be tried (1 setup failed). Total: passed 3 of 4; not run 1 (25 %): 1 setup failed.')
})

test('a run with skipped checks passes, but does not claim that all checks passed', () => {
  const run = result([partly('create-user', { category: 'writes not allowed', reason: 'it writes' })], false)
  const { reasons, headline } = verdictOf({ ...run, excluded: [{ operations: 5, reason: 'not selected by --only, --tag or --except' }] })
  expect(reasons).toEqual([])
  expect(headline).toBe(
    'All checks that ran passed: passed 3 of 4; not run 1 (25 %): 1 writes not allowed. Left out: 5 operations not selected by --only, --tag or --except.',
  )
  expect(verdictOf(result([operation('list-users', false)])).headline).toBe('All checks passed: passed 3 of 3.')
})

test('an operation that the safety guard blocks completely fails the run, unless it may be missing', () => {
  const blocked = { category: 'blocked by the safety guard', reason: 'it names a record that the run did not create' } as const
  const neverRun = { coverage: { ...coverage, operations: { covered: 0, total: 1, missing: ['flag-a-message'] } }, cases: 0, passed: 0 }
  const untried = { ...partly('flag-a-message', blocked), ...neverRun }
  const partlyTried = partly('pin-message', blocked)
  const failing = { ...operation('save-message', true), ...neverRun, notRun: untried.notRun }
  const sampled = { ...partly('react', blocked, { category: 'sample', reason: 'not in the sample' }), ...neverRun }
  const run = result([partlyTried, failing, untried, sampled], false)
  const verdict = verdictOf(run)
  const reason = 'the safety guard kept 1 operation from being tried at all: flag-a-message'
  expect(verdict.reasons).toEqual(['1 check failed', reason])
  expect(verdict.headline).toContain(reason)
  expect(table(run, verdict)).toContain('✗ never tried, because the safety guard stops it: Users: flag-a-message')
  expect(table(run, verdict)).toContain('If these need not be tried, add --allow-missing flag-a-message')
  expect(verdictOf(result([partlyTried], false)).reasons).toEqual([])
  for (const name of ['flag-a-message', 'Users']) {
    const operations = run.operations.map(({ operation: id, tag }) => ({ id, tag }))
    const allowed = { ...run, operations: withAllowedMissing(run.operations, operations, [name]) }
    expect(verdictOf(allowed).reasons).toEqual(['1 check failed'])
  }
})

test('lists missing operations by family and other checks by reason', () => {
  const missing = (id: string) => partly(id, { category: 'operation missing', reason: 'the server does not have it', missing: id })
  const unprepared = partly('flag-a-message', {
    category: 'setup failed',
    reason: 'could not be prepared: the server does not have create-reason',
    missing: 'create-reason',
  })
  const run = result([missing('list-users'), missing('get-user'), operation('create-user', false), unprepared], false)
  const groups = notRunGroups(run)
  expect(groups.map(notRunLine)).toEqual([
    'operation missing: 2 checks of list-users, get-user: Users: 2 of 4 operations',
    'setup failed: 1 check of flag-a-message: could not be prepared: the server does not have create-reason',
  ])
  const hint = 'If the server may lack what is missing, add --allow-missing'
  expect(table(run, verdictOf(run))).toContain(`${hint} 'list-users,get-user'`)
  const none = result([missing('list-users'), missing('get-user')], false)
  expect(table(none, verdictOf(none))).toContain(`${hint} 'Users'`)
  expect(notRunGroups(none).map(notRunLine)).toEqual([expect.stringMatching(/: Users: the server has no operation of this family$/)])
  const noneTried = result([missing('list-users'), missing('get-user'), { ...operation('update-user', false), cases: 0 }], false)
  expect(table(noneTried, verdictOf(noneTried))).toContain(`${hint} 'Users'`)
  const some = /: Users: the server has none of the 2 operations that could be tried$/
  expect(notRunGroups(noneTried).map(notRunLine)).toEqual([expect.stringMatching(some)])
})

test('names every operation whose checks are left out by a rule', () => {
  const reason = 'it targets data that a run cannot create'
  const ids = ['list-users', 'get-user', 'create-user', 'update-user', 'delete-user']
  const groups = (category: 'left out by rule' | 'sample') => {
    const operations = ids.map((id) => partly(id, { category, reason }))
    return notRunGroups(result(operations, false))
  }
  expect(groups('left out by rule').map(notRunLine)).toEqual([`left out by rule: 5 checks of ${ids.join(', ')}: ${reason}`])
  expect(groups('sample').map(notRunLine)).toEqual([`sample: 5 checks of list-users, get-user, create-user and 2 more: ${reason}`])
})

test('reports name the operation, location, expected and actual value, and escape all text', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  const folder = await temporaryFolder()
  const printed: string[] = []
  await writeReport(result([operation('list-users', true), operation('get-user', false)]), folder, (text) => printed.push(text))
  const [json, junit] = await Promise.all(['report.json', 'junit.xml'].map((name) => readFile(join(folder, name), 'utf8')))
  expect(JSON.parse(json ?? '')).toMatchObject({ reasons: ['1 check failed'], coverage: { operations: { covered: 2 } } })
  expect(junit).toContain('<testsuite name="chat" tests="2" failures="1" errors="0" skipped=')
  expect(junit).toContain(
    'list-users: response 200 body /data/uid: expected must be string, got &lt;b&gt;5&lt;/b&gt; &amp; &quot;more&quot;',
  )
  expect(printed[0]).toMatch(/^::error title=list-users::list-users: response 200 body/)
  expect(printed.at(-1)).toMatch(/\nFailed: 1 check failed\. Total: passed 5 of 6; failed 1\.$/s)
})

test('writes annotations and a job summary without control characters', async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary.md'))
  const bad = operation('list-users', true)
  for (const found of bad.findings) Object.assign(found, { got: 'x\n::stop-commands::t\x1b[2J | <b>' })
  const printed: string[] = []
  await writeReport(result([bad], false), join(folder, 'out'), (text) => printed.push(text))
  expect(printed[0]).toMatch(/^::error title=list-users::/)
  expect(printed[0]).not.toContain('\n')
  expect(printed.at(-1)).not.toMatch(/^\s*::/m)
  expect(printed.join('')).not.toContain('\x1b')
  const summary = await readFile(join(folder, 'summary.md'), 'utf8')
  expect(summary).toMatch(/^\| list-users \| response 200 body \/data\/uid \| .* \| 1 \|$/m)
  expect(summary).not.toContain('<b>')
  expect(summary).not.toContain('\x1b')
  expect((await stat(join(folder, 'out', 'report.json'))).mode & 0o777).toBe(0o600)
})
