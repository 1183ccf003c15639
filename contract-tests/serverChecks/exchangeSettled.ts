import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { checkDistinct, checkPage } from './invariants.ts'
import type { ServerContext } from './serverContext.ts'
import { eventuallyOnce } from './waiting.ts'

/**
 * Sends a case, again while it is too early for its record, as the documents state. A page of a
 * list whose counts disagree is read again: others may have changed the list while the server
 * counted.
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
    const isTorn = operation.method === 'GET' && [checkPage, checkDistinct].some((check) => check(observation).length > 0)
    return isTorn ? send() : observation
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

/** Whether a case succeeds, or is rejected for its body, if it may access its record. */
const expectsAccess = ({ expect }: Case): boolean => expect === 'success' || (typeof expect === 'object' && expect.refuses === 'body')
