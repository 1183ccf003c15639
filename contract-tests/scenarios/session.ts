import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import { parsed } from '../exchange/checks.ts'
import type { Environment } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import { type CaseResult, resultOf, shown } from '../exchange/runCase.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { valueAt } from '../spec/pointer.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { createFixtures, type Fixtures, SetupFailed } from './fixtures.ts'
import { invariants } from './invariants.ts'
import { exhaustedBy } from './scarceRecords.ts'
import type { ServerContext } from './serverContext.ts'
import { exchangeOnce, exchangeWhenSettled } from './settling.ts'

/** A JSON object. */
export type Body = Record<string, unknown>

/** Several calls, after which something must hold. */
export interface Scenario {
  /** Unique in its operation. */
  name: string
  /** The operation that it is about, which its result is counted for. */
  operation: string
  /** Further operations that it calls; it is left out where the server does not have one. */
  needs?: readonly string[]
  run(session: Session): Promise<void>
}

/** The scenario cannot go on, as something that it needs has failed; the finding has been told. */
class Stopped extends Error {}

/** How a scenario calls, and says what must hold. */
export interface Session {
  readonly fixtures: Fixtures
  readonly server: ServerContext
  /** Calls an operation, which must succeed. */
  call(operationId: string, given?: Arguments): Promise<Body>
  /** Calls an operation, and gives what stands in `data`. */
  data(operationId: string, given?: Arguments): Promise<Body>
  /** Calls an operation, and gives the list in `data`. */
  list(operationId: string, given?: Arguments): Promise<Body[]>
  /** Calls an operation, which must be refused. */
  refused(operationId: string, given: Arguments, why: string, statuses?: readonly number[]): Promise<void>
  /** Calls an operation, with another key if one is named, and returns the status of its response and its `data`, whether it succeeds or not. */
  attempt(operationId: string, given: Arguments, key?: string): Promise<{ status: number; data: unknown }>
  /** Says that something does not hold of the last answer. */
  found(rule: string, pointer: string, expected: string, got: unknown): void
  /** Holds a value of the last answer against what it must be. */
  same(rule: string, pointer: string, expected: unknown, got: unknown): void
  /** Records of the list must be there, others must not. */
  holds(rule: string, list: readonly Body[], key: string, present: readonly unknown[], absent?: readonly unknown[]): void
}

/** Statuses of a refusal. */
const refusals = [400, 401, 403, 404, 405, 409, 410, 422]

/** Runs a scenario with records of its own. */
export async function runScenario(
  environment: Environment,
  server: ServerContext,
  scenario: Scenario,
): Promise<CaseResult | { missing: string }> {
  const fixtures = createFixtures(server)
  const findings: Finding[] = []
  const start = performance.now()
  let last: Observation | undefined
  let broken: CaseResult['exchange']
  const tell = (more: readonly Finding[]) => {
    const exchange = last?.sent && shown(server.contract, last.sent, last.response)
    findings.push(...more.map((one) => ({ ...one, ...(exchange && { exchange }) })))
    if (more.length > 0) broken ??= exchange
  }

  async function send(operationId: string, given: Arguments, expectSuccess: boolean, key?: string): Promise<Observation> {
    const operation = server.operation(operationId)
    const alter = key === undefined ? {} : { alter: { in: 'header', name: 'apikey', value: key } as const }
    const testCase = { kind: 'scenario', name: scenario.name, given, expect: 'success', ...alter } as const
    await fixtures.reserve(operation)
    const send = expectSuccess ? exchangeWhenSettled : exchangeOnce
    // Calls may run side by side.
    const observation = await send(environment, server, operation, testCase)
    const exhausted = await exhaustedBy(server, observation)
    last = observation
    if (exhausted) throw new SetupFailed(exhausted)
    const error = 'error' in observation.outcome ? rootOf(observation.outcome.error) : undefined
    if (error instanceof ServerGone) throw error
    if (!observation.response) throw new SetupFailed(`${operationId} was not sent: ${(error as Error | undefined)?.message}`)
    if (isMissing(observation)) throw new Missing(operationId)
    const result = resultOf(observation, invariants)
    tell(expectSuccess ? result.findings : result.findings.filter(({ rule }) => rule !== 'positive_data_acceptance'))
    return observation
  }
  const session: Session = {
    fixtures,
    server,
    async call(operationId, given = {}) {
      const { response } = await send(operationId, given, true)
      if (!response || response.status >= 300) throw new Stopped()
      return (parsed(response.body) ?? {}) as Body
    },
    data: async (operationId, given) => ((await session.call(operationId, given)).data ?? {}) as Body,
    async list(operationId, given) {
      const { data } = await session.call(operationId, given)
      return Array.isArray(data) ? (data as Body[]) : []
    },
    async refused(operationId, given, why, statuses = refusals) {
      const { response } = await send(operationId, given, false)
      if (response && !statuses.includes(response.status))
        session.found(
          'negative_data_rejection',
          '',
          `a refusal (${statuses.join(', ')}), as ${why}`,
          `${response.status} ${response.body.slice(0, 80)}`,
        )
    },
    async attempt(operationId, given, key) {
      const { response } = await send(operationId, given, false, key)
      return { status: response?.status ?? 0, data: valueAt(parsed(response?.body ?? ''), '/data') }
    },
    found(rule, pointer, expected, got) {
      const operation = last?.operation.id ?? scenario.operation
      const place = pointer === '' ? 'response status' : `response ${last?.response?.status} body ${pointer}`
      tell([finding(operation, rule, place, expected, typeof got === 'string' ? got : (JSON.stringify(got) ?? 'nothing'))])
    },
    same(rule, pointer, expected, got) {
      if (!isDeepStrictEqual(expected, got)) session.found(rule, pointer, JSON.stringify(expected) ?? 'nothing', got)
    },
    holds(rule, list, key, present, absent = []) {
      const ids = new Set(list.map((one) => String(valueAt(one, key.startsWith('/') ? key : `/${key}`)).toLowerCase()))
      for (const id of present)
        if (!ids.has(String(id).toLowerCase()))
          session.found(rule, '/data', `a record with ${key} ${id}`, `${list.length} records without it`)
      for (const id of absent) if (ids.has(String(id).toLowerCase())) session.found(rule, '/data', `no record with ${key} ${id}`, 'one')
    },
  }
  try {
    await scenario.run(session)
  } catch (error) {
    if (error instanceof Missing) return { missing: error.message }
    const cause = error instanceof SetupFailed ? rootOf(error) : undefined
    if (cause instanceof ServerGone) throw cause
    if (error instanceof SetupFailed) return { missing: error.message }
    // A response that does not follow the document cannot be read further.
    if (error instanceof TypeError) session.found('response_readable', '', 'an answer as documented', error.message)
    else if (!(error instanceof Stopped)) throw error
  } finally {
    await fixtures.end()
  }
  return {
    operation: scenario.operation,
    name: scenario.name,
    kind: 'scenario',
    findings,
    status: last?.response?.status ?? 0,
    milliseconds: performance.now() - start,
    covers: [],
    sent: [],
    ...(broken && { exchange: broken }),
  }
}

/** The server does not have an operation. */
class Missing extends Error {}

function isMissing({ response }: Observation): boolean {
  if (!response) return false
  const code = (parsed(response.body) as { error?: { code?: unknown } } | undefined)?.error?.code
  return response.status === 501 || (response.status === 404 && code === 'ERR_API_NOT_FOUND')
}

/** The cause of an error. */
export function rootOf(error: unknown): unknown {
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return current
}
