import type { Case, Place } from '../cases/case.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import type { Finding } from '../validate/finding.ts'
import type { WireRequest, WireResponse } from '../validate/rawExchange.ts'
import { answerOf, curlOf } from '../validate/redact.ts'
import { type Judge, judges } from './checks.ts'
import type { Environment } from './environment.ts'
import { exchange, type Observation } from './exchange.ts'

/** The result of one case. */
export interface CaseResult {
  operation: string
  name: string
  kind: Case['kind']
  findings: Finding[]
  /** The status of the answer; 0 if none came. */
  status: number
  milliseconds: number
  /** Constraints whose violation the target refused. */
  covers: string[]
  /** Names of the parameters that were sent. */
  sent: string[]
  /** The place that a broken request had to be refused for. */
  canary?: Place
  /** Of a case with findings: the request as a line for a shell, and the answer; without credentials. */
  exchange?: { curl: string; answer: string }
}

/** Sends one case through the client, and checks the request, the response and the client's result against the document. */
export async function runCase(
  environment: Environment,
  contract: Contract,
  operation: Operation,
  one: Case,
  more: readonly Judge[] = [],
): Promise<CaseResult> {
  return resultOf(await exchange(environment, contract, operation, one), more)
}

/** Judges what was observed. */
export function resultOf(observation: Observation, more: readonly Judge[] = []): CaseResult {
  const { contract, operation, one, sent, answer, milliseconds } = observation
  const findings = [...judges, ...more].flatMap((judge) => judge(observation))
  const passed = findings.length === 0
  return {
    operation: operation.id,
    name: one.name,
    kind: one.kind,
    findings,
    status: answer?.status ?? 0,
    milliseconds,
    covers: passed ? (one.covers ?? []) : [],
    ...(one.kind === 'negative' && typeof one.expect === 'object' && isPlace(one.expect.refuses) && { canary: one.expect.refuses }),
    sent: passed && one.expect === 'success' ? Object.keys(one.given) : [],
    ...(!passed && sent && { exchange: shown(contract, sent, answer) }),
  }
}

/** An exchange as a report may hold it. */
export const shown = (contract: Contract, request: WireRequest, answer: WireResponse | undefined): { curl: string; answer: string } => ({
  curl: curlOf([contract], request),
  answer: answer ? answerOf(answer) : 'no answer',
})

const isPlace = (text: string): text is Place => ['path', 'query', 'header', 'body'].includes(text)
