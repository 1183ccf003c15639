import type { Arguments } from '../cases/arguments.ts'
import { isObject } from '../documents/isObject.ts'
import { parsed } from '../exchange/checks.ts'
import type { Environment } from '../exchange/environment.ts'
import { causesOf, errorCodeOf, Restricted, restrictionOf } from '../exchange/outcome.ts'
import { resultOf } from '../exchange/runCase.ts'
import { nothingToRead } from '../server/existingRecords.ts'
import { invariants } from '../server/invariants.ts'
import { exchangeWhenAccessible } from '../server/messageAccess.ts'
import { isMocked, mocked, whyNotRun } from '../server/notRun.ts'
import type { Fixtures } from '../server/serverContext.ts'
import type { Finding } from '../validate/finding.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { redactText } from '../validate/redact.ts'
import type { Step } from './steps.ts'

/** What became of a step. */
export interface StepResult {
  readonly step: Step
  readonly outcome: 'accepted' | 'not available' | 'rejected' | 'not tried'
  readonly status?: number
  readonly code?: string
  /** Why it was not tried or is not available. */
  readonly reason?: string
  readonly findings: readonly Finding[]
  /** Of a step that was accepted. */
  readonly args?: Arguments
  readonly body?: Record<string, unknown>
}

/** Sends the request of a step: the documents' first example, with records of the fixtures. */
export async function takeStep(environment: Environment, fixtures: Fixtures, step: Step): Promise<StepResult> {
  const { server, operation } = step
  const result = (outcome: StepResult['outcome'], more: Partial<StepResult> = {}): StepResult => ({ step, outcome, findings: [], ...more })
  try {
    const args = await fixtures.prepare(operation, exampleOf(step))
    const testCase = { kind: 'example', name: 'the first example', args, expect: 'success' } as const
    const observation = await exchangeWhenAccessible(environment, server, operation, testCase)
    const { response, failure } = observation
    if (!response) return result('not tried', { reason: reasonOf(failure, operation.id) })
    if (isMocked(response)) return result('not tried', { reason: mocked.reason })
    const seen = seenIn(response)
    const restriction = restrictionOf(response)
    if (restriction?.category === 'rate limit') return result('not tried', { reason: restriction.reason })
    const why = unavailable(environment, operation.id, response) ?? restriction?.reason
    if (why !== undefined) return result('not available', { ...seen, reason: why })
    const { findings } = resultOf(observation, invariants)
    const body = parsed(response.body)
    return response.status < 300
      ? result('accepted', { ...seen, findings, args, body: isObject(body) ? body : {} })
      : result('rejected', { ...seen, findings })
  } catch (error) {
    const isRestricted = causesOf(error).some((cause) => cause instanceof Restricted)
    return result(isRestricted ? 'not available' : 'not tried', { reason: reasonOf(error, operation.id) })
  }
}

/** The document's first example, on behalf of the example's user where that is possible. */
function exampleOf({ server, operation, records }: Step): Arguments {
  const acting = operation.parameters.find(({ name, in: place }) => name === 'onBehalfOf' && place === 'header')
  return { ...(records === 'own' && acting && { onBehalfOf: acting.example }), ...server.exampleOf(operation) }
}

const reasonOf = (error: unknown, operationId: string): string => {
  try {
    const { reason } = whyNotRun(error, operationId)
    return reason.includes(nothingToRead) ? 'the app has no such record' : reason
  } catch {
    return redactText((error as Error | undefined)?.message ?? 'it got no response')
  }
}

/**
 * Why a response says that the app does not have the operation: it is missing, or the key's scope
 * does not allow it.
 */
function unavailable({ presence }: Environment, operationId: string, response: RawResponse): string | undefined {
  const code = errorCodeOf(response)
  if (presence?.isMissing(operationId, response.status, code)) return 'the server does not have it'
  if ([401, 403].includes(response.status) && code?.startsWith('AUTH_ERR_')) return `the key does not allow it (${response.status} ${code})`
  return undefined
}

function seenIn(response: RawResponse): Pick<StepResult, 'status' | 'code'> {
  const code = errorCodeOf(response)
  return { status: response.status, ...(code !== undefined && { code }) }
}
