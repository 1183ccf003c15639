import type { ChatApiError } from '../errors/ChatApiError.ts'
import { nameOfCall } from '../errors/ChatError.ts'
import { markOwn } from '../errors/callerStack.ts'
import { connectionError } from '../errors/connectionError.ts'
import { readBody } from '../request/readBody.ts'
import { oversized } from '../request/readBytes.ts'
import { nameOf } from '../request/values.ts'
import { discardBody, parseBody, readText } from '../response/body.ts'
import { cutOffError, oversizedError, redirectError, responseError } from '../response/responseError.ts'
import { headOf, type Received, type ResponseHead } from '../response/result.ts'
import { endedError, errorContext } from './callErrors.ts'
import type { CallState } from './callState.ts'
import { revealedBy } from './limitPolicy.ts'
import { isLost, type Permit } from './rateLimiter.ts'
import { Ended, waitFor } from './waitFor.ts'

export type Attempt =
  | (Received & { readonly type: 'success'; readonly error?: undefined })
  // A response that did not succeed, with a complete `ErrorBody`.
  | (Received & { readonly type: 'rejection'; readonly error: ChatApiError })
  | FailedAttempt

/** No response, or none that can be read; or a call that was not sent, or ended before. */
export interface FailedAttempt {
  readonly type: 'failure'
  readonly data?: undefined
  readonly error: unknown
  /** Status and headers, if they arrived. */
  readonly head: ResponseHead | undefined
  /** Whether this ends the call, as nothing was sent or another attempt would fail alike. */
  readonly isFinal: boolean
}

export const failedAttempt = (error: unknown, head?: ResponseHead, isFinal = false): FailedAttempt => ({
  type: 'failure',
  error,
  head,
  isFinal,
})

/**
 * Sends a call's request once, and reads the whole response: fetches the credentials and reads the
 * body that is sent, both once for all attempts, all within `timeout`. Gives permit and place back
 * whatever comes of it.
 *
 * @returns `undefined` if its permit was lost before anything was sent
 */
export async function attempt(call: CallState, permit: Permit): Promise<Attempt | undefined> {
  const { attempts, settings, connection } = call
  // The end of an attempt's time must not end the call, so each attempt has one of its own.
  const controller = new AbortController()
  const sending: Sending = { signal: controller.signal, isOver: false, head: undefined }
  try {
    // The wait ends by itself, so that a `fetch` that ignores its signal cannot hang the call.
    const result = await waitFor<Attempt | undefined>(
      call,
      (wait) => {
        sendAndRead(call, permit, sending).then(
          (result) => wait.settle(result),
          (error) => wait.fail(error),
        )
        return (by) => {
          sending.isOver = true
          controller.abort(by.by === 'signal' ? by.reason : endedError(call, by))
        }
      },
      settings.timeout,
    )
    if (!(result instanceof Ended)) return result
    const isTimeout = result.by === 'timeout'
    if (isTimeout && sending.head?.status === 429) return cutOff(call, sending.head)
    return failedAttempt(endedError(call, result), undefined, !isTimeout || call.attempts === attempts)
  } finally {
    connection.queue.done(call, permit, revealedBy(sending.head, call.attempts > attempts))
  }
}

interface Sending {
  readonly signal: AbortSignal
  /** Whether nobody waits for it any longer. */
  isOver: boolean
  /** Status and headers of the response, once they have arrived. */
  head: ResponseHead | undefined
}

async function sendAndRead(call: CallState, permit: Permit, sending: Sending): Promise<Attempt | undefined> {
  const { operation, request, connection } = call
  const { url, method, headers, body } = request
  const { signal } = sending
  try {
    // An error of a function that fetches a key is thrown as it is.
    call.credentials ??= await connection.credentials()
    call.body ??= typeof body === 'object' ? await readBody(operation.name ?? nameOfCall(operation), body, headers, signal) : body
  } catch (error) {
    return failedAttempt(error, undefined, true)
  }
  // If they arrive too late, nothing is sent.
  if (sending.isOver || isLost(permit)) return undefined
  call.attempts++
  // A followed redirect would carry the key to another host. Without a prototype, as a polluted one
  // must not add to it.
  const init = { __proto__: null, method, headers: Object.assign({}, headers, call.credentials), redirect: 'manual', signal } as RequestInit
  if (call.body !== undefined) init.body = call.body as BodyInit
  try {
    const response = await connection.fetch(url, init)
    const head = headOf(response)
    if (!head) return failedAttempt(notAResponse(response))
    sending.head = head
    const isToDiscard = sending.isOver || isRedirect(head, response)
    if (isToDiscard) discardBody(response)
    if (sending.isOver) return undefined
    if (isToDiscard) return failedAttempt(redirectError(head, errorContext(call)), head)
    const text = await readText(response, head, signal)
    if (text === oversized) return head.status === 429 ? cutOff(call, head) : failedAttempt(oversizedError(errorContext(call)))
    // An incomplete test double may have no text.
    if (typeof (text ?? '') !== 'string')
      return failedAttempt(notAResponse(response, `, and its \`text()\` gave something ${nameOf(text)}`))
    return outcomeOf(call, response, head, (text ?? '') as string)
  } catch (cause) {
    try {
      return failedBy(cause, call, sending.head)
    } catch {
      return failedBy('an error that cannot be read', call, sending.head)
    }
  }
}

function failedBy(cause: unknown, call: CallState, head: ResponseHead | undefined): FailedAttempt {
  // The testing package's `fetch`: what breaks the specification is no failure of the connection.
  if ((cause as Partial<Error> | null | undefined)?.name === 'ContractViolationError') return failedAttempt(markOwn(cause))
  // What it says of the limit has arrived.
  if (head?.status === 429) return cutOff(call, head)
  return failedAttempt(connectionError(cause, errorContext(call)))
}

function outcomeOf(call: CallState, response: Response, head: ResponseHead, text: string): Attempt {
  const parsed = parseBody(head, text, call.operation)
  const { data, isAsDocumented } = parsed
  const received = { response, head, text, data }
  if (head.ok && isAsDocumented) return { type: 'success', ...received, error: undefined }
  const error = responseError(head, text, parsed, errorContext(call))
  return isAsDocumented ? { type: 'rejection', ...received, error } : failedAttempt(error, head)
}

const cutOff = (call: CallState, head: ResponseHead): FailedAttempt => failedAttempt(cutOffError(head, errorContext(call)), head)

/** The error for a `fetch` that returns something else, such as an incomplete test double. */
const notAResponse = (value: unknown, detail = '') =>
  markOwn(
    new TypeError(`\`fetch\` must return a Response, with \`status\`, \`headers\` and \`text()\`; it returned ${nameOf(value)}${detail}.`),
  )

/** A 304 is no redirect: it answers a condition in the caller's own headers. */
const isRedirect = ({ status }: ResponseHead, { redirected, type }: Response) =>
  (status >= 300 && status < 400 && status !== 304) || redirected || type === 'opaqueredirect'
