import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import { brokenRuleOf } from '../exchange/backedFindings.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import type { Finding } from '../validate/finding.ts'
import { checkDistinct, checkPage } from './invariants.ts'
import type { ServerContext } from './serverContext.ts'
import { eventuallyOnce } from './waiting.ts'

/**
 * Sends a case, again while it is too early for its record, as the documents state. A page of a
 * list whose counts disagree is read again: others may have changed the list while the server
 * counted. If they agree then, the first page is listed as a difference.
 */
export async function exchangeSettled(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  testCase: Case,
): Promise<Observation> {
  const { settles } = operation
  const send = () => exchange(environment, server.contract, operation, testCase)
  if (!settles || !expectsAccess(testCase)) {
    const observation = await send()
    const torn = tornIn(observation)
    if (torn.length === 0) return observation
    const again = await send()
    if (tornIn(again).length === 0) environment.differences.push(...torn.map((found) => brokenRuleOf(observation, found)))
    return again
  }
  let observation: Observation | undefined
  const isEarly = async () => {
    observation = await send()
    const { response } = observation
    return response?.status === settles.status && errorCodeOf(response) === settles.code
  }
  const limit = 2 * settles.seconds.max * 1000 + environment.effectsWithin
  await eventuallyOnce(server, String(testCase.args[settles.parameter]), async () => !(await isEarly()), limit)
  return observation as Observation
}

/** The contradictions within a page of a list. */
const tornIn = (observation: Observation): Finding[] =>
  observation.operation.method === 'GET' ? [checkPage, checkDistinct].flatMap((check) => check(observation)) : []

/** Whether a case succeeds, or is rejected for its body, if it may access its record. */
const expectsAccess = ({ expect }: Case): boolean => expect === 'success' || (typeof expect === 'object' && expect.refuses === 'body')
