import type { Case, RequestPart } from '../cases/case.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Finding } from '../validate/finding.ts'
import { curlOf, redactedResponse } from '../validate/printedExchange.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { backedFindings } from './backedFindings.ts'
import type { CaseResult } from './caseResult.ts'
import { type Check, checks, fromEarlierResponse, rejectsUser } from './checks.ts'
import type { Environment } from './environment.ts'
import { exchange, type Observation } from './exchange.ts'

/**
 * Sends a case through the client, and checks the request, the response and the client's result
 * against the document.
 */
export const runCase = async (environment: Environment, contract: Contract, operation: Operation, testCase: Case): Promise<CaseResult> =>
  resultOf(await exchange(environment, contract, operation, testCase))

/** The findings of the checks in an observed exchange. */
export function findingsOf(observation: Observation, more: readonly Check[] = []): Finding[] {
  const { environment, operation, sent, response } = observation
  const compared = (sent && response && environment.compare?.(operation.id, sent, response)) ?? []
  const all = [...[...checks, ...more].flatMap((check) => check(observation)), ...compared]
  // A request with an invalid value that the server returned earlier shows nothing else.
  const invalid = all.filter(({ rule }) => rule === fromEarlierResponse)
  return backedFindings(observation, invalid.length > 0 ? invalid : all)
}

/** Checks an observed exchange. */
export function resultOf(observation: Observation, more: readonly Check[] = []): CaseResult {
  const { contract, operation, testCase, sent, response, milliseconds } = observation
  const findings = findingsOf(observation, more)
  const passed = findings.length === 0
  // Some violations may be accepted, such as a limit that the server lowers, and a request may be
  // rejected for its user. These show nothing about the constraint.
  const isEnforced = typeof testCase.expect !== 'object' || ((response?.status ?? 0) >= 400 && !rejectsUser(observation))
  return {
    operation: operation.id,
    name: testCase.name,
    kind: testCase.kind,
    findings,
    status: response?.status ?? 0,
    milliseconds,
    covers: passed && isEnforced ? (testCase.covers ?? []) : [],
    ...(testCase.kind === 'negative' &&
      typeof testCase.expect === 'object' &&
      (isEnforced || !passed) &&
      isPlace(testCase.expect.refuses) && { canary: testCase.expect.refuses }),
    sent: passed && testCase.expect === 'success' ? Object.keys(testCase.args) : [],
    ...(!passed && sent && { exchange: printedExchange(contract, sent, response) }),
  }
}

/** An exchange as a report shows it. */
export const printedExchange = (
  contract: Contract,
  request: RawRequest,
  response: RawResponse | undefined,
): { curl: string; response: string } => ({
  curl: curlOf([contract], request),
  response: response ? redactedResponse(response) : 'no response',
})

const isPlace = (text: string): text is RequestPart => ['path', 'query', 'header', 'body'].includes(text)
