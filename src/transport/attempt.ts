import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import { nameOfCall } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { markOwn } from '../errors/callerStack.ts'
import { connectionError } from '../errors/connectionError.ts'
import { nameOf } from '../request/values.ts'
import { discardBody, largestBody, oversized, parseBody, readText } from '../response/body.ts'
import { redirectError, responseError } from '../response/responseError.ts'
import { type CallState, errorContext, factsOf } from './callState.ts'
import { tooLarge } from './retry.ts'
import { waitFor } from './waitFor.ts'

/** The outcome of sending a request once. */
export interface Attempt {
  /** The response, if it arrived completely. */
  readonly response: Response | undefined
  readonly text: string
  readonly data: object | undefined
  /** The error that stands for this attempt; `undefined` for a success. */
  readonly error: unknown
  /**
   * Whether the response is a complete `ErrorBody` or success, which `rawClient` returns as it is.
   */
  readonly readable: boolean
  /** How long it took, in milliseconds. */
  ms: number
}

/**
 * Sends a call's request once, and reads the whole response. Never throws: what went wrong is the
 * attempt's `error`.
 */
export async function attempt(call: CallState): Promise<Attempt> {
  const { signal, settings } = call
  const { timeout } = settings
  const began = performance.now()
  // The end of an attempt's time must not end the call.
  const controller = new AbortController()
  let outcome: Attempt
  try {
    signal?.throwIfAborted()
    // The wait ends by itself, so that a `fetch` that ignores its signal cannot hang the call.
    outcome = await waitFor(sendAndRead(call, controller.signal), {
      signal,
      timeout,
      timeoutError: () => new ChatTimeoutError(timeout, factsOf(call)),
      onGiveUp: (reason) => controller.abort(reason),
    })
  } catch (error) {
    outcome = failed(error)
  }
  outcome.ms = performance.now() - began
  return outcome
}

const failed = (error: unknown, response?: Response): Attempt => ({ response, text: '', data: undefined, error, readable: false, ms: 0 })

async function sendAndRead(call: CallState, signal: AbortSignal): Promise<Attempt> {
  const { fetch, credentials } = call.connection
  const { url, method, headers, body } = call.request
  // Once for all attempts of a call. What a function that fetches a key throws is thrown as it is.
  call.credentials ??= await credentials()
  // If the key arrives too late, nothing is sent.
  signal.throwIfAborted()
  call.attempts++
  // A followed redirect would carry the key to another host.
  const init: RequestInit = { method, headers: Object.assign({}, headers, call.credentials), redirect: 'manual', signal }
  if (body !== undefined) init.body = body as BodyInit
  let response: Response
  let content: unknown
  try {
    response = await fetch(url, init)
    if (!isResponse(response)) return failed(notAResponse(response))
    if (signal.aborted) {
      discardBody(response)
      return failed(signal.reason)
    }
    if (isRedirect(response)) {
      discardBody(response)
      return failed(redirectError(response, errorContext(call)), response)
    }
    content = await readText(response)
  } catch (cause) {
    if (isContractViolation(cause)) return failed(markOwn(cause))
    const { facts, secrets } = errorContext(call)
    return failed(connectionError(cause, facts, secrets))
  }
  if (content === oversized) return failed(oversizedError(call))
  // An incomplete test double may have no text.
  const text = content ?? ''
  if (typeof text !== 'string') return failed(notAResponse(response, `, and its \`text()\` gave something ${nameOf(text)}`))
  const parsed = parseBody(response, text, call.operation.bodiless)
  const error = response.ok && !parsed.unread ? undefined : responseError(response, text, parsed, errorContext(call))
  return { response, text, data: parsed.data, error, readable: !parsed.unread, ms: 0 }
}

/**
 * Whether a `fetch` of a test or of development found that the request or response breaks the
 * specification, such as that of the testing package. It is no failure of the connection: its error
 * is thrown as it is, and the request is not sent again.
 */
const isContractViolation = (error: unknown): boolean => (error as Partial<Error> | null | undefined)?.name === 'ContractViolationError'

const isResponse = (value: Partial<Response> | undefined) => typeof value?.headers?.get === 'function' && typeof value.text === 'function'

/**
 * The error for a `fetch` that returns something else, such as an incomplete test double. Another
 * attempt would not help.
 */
const notAResponse = (value: unknown, detail = '') =>
  markOwn(
    new TypeError(
      `\`fetch\` must return a Response, with \`status\`, \`headers\` and \`text()\`; what it returned is ${nameOf(value)}${detail}.`,
    ),
  )

const isRedirect = ({ status, redirected, type }: Response) => (status >= 300 && status < 400) || redirected || type === 'opaqueredirect'

const oversizedError = (call: CallState) =>
  new ChatConnectionError(
    `${nameOfCall(call.operation)} responded with more than ${largestBody / 2 ** 20} MiB, which were not read.`,
    tooLarge,
    factsOf(call),
  )
