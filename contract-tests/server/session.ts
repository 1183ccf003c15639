import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { parsed } from '../exchange/checks.ts'
import type { Environment } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import { errorCodeOf, failsRun, type NotRun, OperationMissing, type Outcomes, Restricted, restrictionOf } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { type RecordedCall, recordCalls } from '../exchange/recordedCalls.ts'
import { findingsOf, shown } from '../exchange/runCase.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { noteOf } from './codeStatuses.ts'
import { different } from './compare.ts'
import { createFixtures } from './fixtures.ts'
import { invariants } from './invariants.ts'
import { exchangeOnce, exchangeWhenAccessible } from './messageAccess.ts'
import { isMocked, MockedByFake, whyNotRun } from './notRun.ts'
import { patienceFor, waitedInVain, withPatience } from './patience.ts'
import { exhaustedBy } from './quotas.ts'
import type { Scenario, Session } from './scenario.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { doubled, failureIn, mayBeDoubled, mostAttempts, serverFailure } from './serverFailures.ts'
import { QuotaUsedUp, SetupFailed } from './setupErrors.ts'
import { sleep } from './times.ts'

/** The scenario or step ends, as a call that it needs has failed; the finding has been recorded. */
class Stopped extends Error {}

/** Statuses of a rejection. */
const refusals = [400, 401, 403, 404, 405, 409, 410, 422]

/** The state of a running scenario. */
interface ScenarioRun {
  readonly environment: Environment
  readonly server: ServerContext
  readonly scenario: Scenario
  readonly fixtures: Fixtures
  readonly findings: Finding[]
  /**
   * Findings about responses of 500 or above: they count in optional parts, too, and whatever a
   * repetition finds.
   */
  readonly failures: Finding[]
  readonly notRun: NotRun[]
  /** The last response. Calls may run side by side. */
  last: Observation | undefined
  /** How many optional parts are in progress, in which findings do not count. */
  quiet: number
  /** `false` once the scenario ended because a call that it needs could not be made. */
  finished: boolean
  /** The exchange of the first finding. */
  broken: CaseResult['exchange']
  readonly calls: RecordedCall[]
}

/**
 * Runs a scenario with its own records. If it finds something, and the server may have carried out
 * a write twice, it is run again.
 *
 * @returns its result, unless it could not be run at all, and the steps that were not run. Findings
 * from before an early end are kept.
 */
export async function runScenario(environment: Environment, server: ServerContext, scenario: Scenario): Promise<Outcomes> {
  for (let attempt = 1; ; attempt++) {
    const { isDoubtful, ...outcomes } = await runOnce(environment, server, scenario)
    if (!isDoubtful) return outcomes
    if (attempt < mostAttempts) continue
    const { operation, name } = scenario
    return { results: [], notRun: [{ operation, name, kind: 'scenario', ...doubled }] }
  }
}

async function runOnce(environment: Environment, server: ServerContext, scenario: Scenario): Promise<Outcomes & { isDoubtful: boolean }> {
  const fixtures = createFixtures(server)
  const run: ScenarioRun = {
    environment,
    server,
    scenario,
    fixtures,
    findings: [],
    failures: [],
    notRun: [],
    last: undefined,
    quiet: 0,
    finished: true,
    broken: undefined,
    calls: [],
  }
  const session = sessionOf(run)
  const { calls } = run
  const start = performance.now()
  try {
    await sendingFor('scenarios', () =>
      recordCalls(calls, () => withPatience(server, () => runPart(run, scenario.name, () => scenario.run(session)))),
    )
  } finally {
    await fixtures.end()
  }
  const { notRun, broken } = run
  const findings = [...run.failures, ...run.findings]
  // A response of 500 or above is a finding, whatever led to it.
  const isDoubtful = mayBeDoubled(calls) && run.failures.length === 0 && (run.findings.length > 0 || notRun.some(failsRun))
  if (!run.finished && findings.length === 0) return { results: [], notRun, isDoubtful }
  const result: CaseResult = {
    operation: scenario.operation,
    name: scenario.name,
    kind: 'scenario',
    findings,
    status: run.last?.response?.status ?? 0,
    milliseconds: performance.now() - start,
    covers: [],
    sent: [],
    ...(broken && { exchange: broken }),
  }
  // A scenario that ended early has failed already; it is counted once.
  return { results: [result], notRun: notRun.filter(({ name }) => name !== scenario.name), isDoubtful }
}

function sessionOf(run: ScenarioRun): Session {
  const { scenario } = run
  const session: Session = {
    fixtures: run.fixtures,
    server: run.server,
    async call(operationId, args = {}) {
      const { response } = await callOperation(run, operationId, args, true)
      if (!response || response.status >= 300) throw new Stopped()
      return (parsed(response.body) ?? {}) as Json
    },
    data: async (operationId, args) => ((await session.call(operationId, args)).data ?? {}) as Json,
    async rejects(operationId, args, why, statuses = refusals) {
      const { response } = await callOperation(run, operationId, args, false)
      if (!response || response.status >= 500 || statuses.includes(response.status)) return
      const expected = `a rejection (${statuses.join(', ')}), as ${why}`
      const found = findingOf(run, 'negative_data_rejection', '', expected, `${response.status} ${response.body.slice(0, 80)}`)
      record(run, [{ ...found, statuses: statuses.map(String) }])
    },
    async attempt(operationId, args, key) {
      const { response } = await callOperation(run, operationId, args, false, key)
      const body = parsed(response?.body ?? '')
      return { status: response?.status ?? 0, data: valueAt(body, '/data'), body }
    },
    step: (name, part) => runPart(run, `${scenario.name} › ${name}`, part),
    async optional(part) {
      run.quiet++
      try {
        return await part()
      } catch (error) {
        if (error instanceof Stopped || error instanceof TypeError) return undefined
        noteFailure(run, failureIn(error))
        if (['server gone', 'interrupted'].includes(whyNotRun(error, scenario.operation).category)) throw error
        return undefined
      } finally {
        run.quiet--
      }
    },
    soon: (check, longest = longestEffect) => repeated(run, check, longest),
    report: (rule, pointer, expected, got) => record(run, [findingOf(run, rule, pointer, expected, got)]),
    equal(rule, pointer, expected, got) {
      if (!isDeepStrictEqual(expected, got)) session.report(rule, pointer, JSON.stringify(expected) ?? 'nothing', got)
    },
    unchanged(before, after, except) {
      for (const { pointer, expected, got } of different(before, after, except))
        session.report('data_unchanged', `/data${pointer}`, expected, got)
    },
    contains(rule, list, key, present, absent = []) {
      const ids = new Set(list.map((record) => String(valueAt(record, key.startsWith('/') ? key : `/${key}`)).toLowerCase()))
      for (const id of present)
        if (!ids.has(String(id).toLowerCase()))
          session.report(rule, '/data', `a record with ${key} ${id}`, `${list.length} records without it`)
      for (const id of absent)
        if (ids.has(String(id).toLowerCase())) session.report(rule, '/data', `no record with ${key} ${id}`, 'a record with it')
    },
  }
  return session
}

/** Makes a call of a scenario, and records the findings about its response. */
async function callOperation(
  run: ScenarioRun,
  operationId: string,
  args: Arguments,
  expectSuccess: boolean,
  key?: string,
): Promise<Observation> {
  const { environment, server, scenario } = run
  const operation = server.operation(operationId)
  const alter = key === undefined ? {} : { alter: { in: 'header', name: 'apikey', value: key } as const }
  const testCase = { kind: 'scenario', name: scenario.name, args, expect: 'success', ...alter } as const
  await run.fixtures.reserve(operation)
  const exchange = expectSuccess ? exchangeWhenAccessible : exchangeOnce
  const observation = await exchange(environment, server, operation, testCase)
  const exhausted = await exhaustedBy(server, observation)
  run.last = observation
  if (exhausted) throw new QuotaUsedUp(exhausted)
  const { response, outcome, failure } = observation
  const cause = failure ?? ('error' in outcome ? outcome.error : undefined)
  if (!response) throw new SetupFailed(`${operationId} got no response: ${(cause as Error | undefined)?.message}`, { cause })
  if (environment.presence?.isMissing(operationId, response.status, errorCodeOf(response))) throw new OperationMissing(operationId)
  if (isMocked(response)) throw new MockedByFake()
  const restriction = restrictionOf(response)
  if (restriction) throw new Restricted(operationId, restriction)
  const findings = findingsOf(observation, invariants)
  const note = noteOf(observation)
  if (note !== undefined) environment.notes?.add(note)
  const failed = serverFailure(observation.operation, observation.response)
  noteFailure(run, failed)
  record(run, expectSuccess && !failed ? findings : findings.filter(({ rule }) => rule !== 'positive_data_acceptance'))
  return observation
}

/** The longest time, in milliseconds, that an effect on other records may take. */
const longestEffect = 5000

/** Repeats checks while they find something, and keeps the findings of the last time. */
async function repeated(run: ScenarioRun, check: () => Promise<void>, longest: number): Promise<void> {
  const { findings, notRun, broken } = run
  const [found, omitted] = [findings.length, notRun.length]
  const start = Date.now()
  // What may take longer than most is waited for in few checks.
  const end = start + (longest > longestEffect ? longest : patienceFor(longest))
  for (let pause = 100; ; pause *= 2) {
    let stopped: unknown
    await check().catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error
      stopped = error
    })
    if (findings.length === found) return
    const left = end - Date.now()
    if (left <= 0) {
      waitedInVain(start)
      if (stopped) throw stopped
      return
    }
    findings.length = found
    notRun.length = omitted
    run.broken = broken
    await sleep(Math.min(pause, left))
  }
}

/** Runs the scenario or a step of it, and records why it ends early. */
async function runPart<Result>(run: ScenarioRun, name: string, part: () => Promise<Result>): Promise<Result | undefined> {
  const { scenario, notRun, findings } = run
  const found = findings.length
  try {
    return await part()
  } catch (error) {
    if (error instanceof Stopped) return undefined
    const failed = failureIn(error)
    if (failed) return void noteFailure(run, failed)
    const isUnreadable = error instanceof TypeError
    // A response that is not as documented has been reported.
    if (isUnreadable && findings.length > found) return undefined
    if (name === scenario.name) run.finished = false
    const why = whyNotRun(isUnreadable ? unreadable(run, error) : error, scenario.operation)
    // A step that is tried before and after something is missing once.
    if (!notRun.some((known) => known.name === name)) notRun.push({ operation: scenario.operation, name, kind: 'scenario', ...why })
    return undefined
  }
}

/**
 * A response is as documented, but lacks something optional, so that the scenario cannot continue.
 */
const unreadable = ({ last, scenario }: ScenarioRun, cause: TypeError): SetupFailed =>
  new SetupFailed(`the response of ${last?.operation.id ?? scenario.operation} lacks what the next step needs: ${cause.message}`, { cause })

/** A finding about the last response. */
function findingOf({ last, scenario }: ScenarioRun, rule: string, pointer: string, expected: string, got: unknown): Finding {
  const operation = last?.operation.id ?? scenario.operation
  const place = pointer === '' ? 'response status' : `response ${last?.response?.status} body ${pointer}`
  return finding(operation, rule, place, expected, typeof got === 'string' ? got : (JSON.stringify(got) ?? 'nothing'))
}

function record(run: ScenarioRun, more: readonly Finding[]): void {
  if (run.quiet === 0) add(run, run.findings, more)
}

const noteFailure = (run: ScenarioRun, failed: Finding | undefined): void => add(run, run.failures, failed ? [failed] : [])

function add(run: ScenarioRun, findings: Finding[], more: readonly Finding[]): void {
  if (more.length === 0) return
  const { last, server } = run
  const exchange = last?.sent && shown(server.contract, last.sent, last.response)
  findings.push(...more.map((found) => ({ ...found, ...(exchange && { exchange }) })))
  run.broken ??= exchange
}
