import { isChatApiError } from '../../src/index.ts'
import type { Arguments } from '../cases/arguments.ts'
import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import { parsed } from '../exchange/checks.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { checkDistinct, checkPage } from './invariants.ts'
import { patienceFor, waitedInVain } from './patience.ts'
import type { MessageAccess, ServerContext } from './serverContext.ts'
import { sleep } from './times.ts'

// For two or three seconds after a message was sent, the service returns 403 ERR_MESSAGE_NO_ACCESS
// for it, even to its sender.
const code = 'ERR_MESSAGE_NO_ACCESS'

/** The longest wait for one message, in milliseconds. */
const longest = 15_000

export function createMessageAccess(limit = longest): MessageAccess {
  const accessible = new Set<string>()
  return {
    async wait({ id, waits }, call, says) {
      let result = await call()
      if (id === undefined || accessible.has(id)) return result
      if (says(result) !== 'too early') {
        if (waits && says(result) === 'accessible') accessible.add(id)
        return result
      }
      const start = Date.now()
      const end = start + patienceFor(limit)
      for (
        let pause = 200;
        says(result) === 'too early' && Date.now() + pause < end && !accessible.has(id);
        pause = Math.min(pause * 1.5, 1500)
      ) {
        await sleep(pause)
        result = await call()
      }
      if (says(result) === 'too early') waitedInVain(start)
      accessible.add(id)
      return result
    },
  }
}

/** The message that arguments name. */
export function messageIn({ id, body }: Arguments): string | undefined {
  const { messageId } = (typeof body === 'object' && body !== null ? body : {}) as { messageId?: unknown }
  const named = id ?? messageId
  return named === undefined ? undefined : String(named)
}

/** Whether a client's error says that a message is not accessible yet. */
export const saysTooEarly = (error: unknown): boolean => isChatApiError(error) && error.status === 403 && error.code === code

const isTooEarly = (response: RawResponse | undefined): boolean =>
  response?.status === 403 && (parsed(response.body) as { error?: { code?: unknown } } | undefined)?.error?.code === code

/**
 * Sends a case. A page of a list whose counts disagree is read again: others may have changed the
 * list while the server counted.
 */
export async function exchangeOnce(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  testCase: Case,
): Promise<Observation> {
  const send = () => exchange(environment, server.contract, operation, testCase)
  const observation = await send()
  const isTorn = operation.method === 'GET' && [checkPage, checkDistinct].some((check) => check(observation).length > 0)
  return isTorn ? send() : observation
}

/**
 * Sends a case, and repeats it while it is too early for its message. If a rejection of the user is
 * expected, the first response counts.
 */
export function exchangeWhenAccessible(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  testCase: Case,
): Promise<Observation> {
  const send = () => exchangeOnce(environment, server, operation, testCase)
  return expectsAccess(testCase)
    ? server.messageAccess.wait({ id: messageIn(testCase.args), waits: operation.settles !== undefined }, send, ({ response }) =>
        isTooEarly(response) ? 'too early' : response && response.status < 300 ? 'accessible' : undefined,
      )
    : send()
}

/**
 * Whether a case may access the message that it names: it succeeds, or is rejected for its content.
 */
const expectsAccess = ({ expect }: Case): boolean =>
  expect === 'success' || (typeof expect === 'object' && ['path', 'query', 'header', 'body'].includes(expect.refuses))
