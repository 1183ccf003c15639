import type { ChatEvent } from '../../generated/chat.events.ts'
import { markOwn, showCaller } from '../errors/callerStack.ts'
import { WebhookError } from '../errors/WebhookError.ts'
import { parseJson } from '../response/parseJson.ts'
import { decompress, readWebhookBody } from './body.ts'
import { isAuthorized } from './credentials.ts'
import { checkOptions, type WebhookOptions, type WebhookSettings } from './options.ts'
import { type EdgeEvent, headerOf, requestIn, type WebhookRequest, type WrappedRequest } from './request.ts'
import { isSigned, signatureIn } from './signature.ts'
import type { UnknownEvent } from './UnknownEvent.ts'

/**
 * Reads an event from a request that CometChat posted. Checks the credentials first,
 * then reads the body, within a maximum size and time, checks its signature and parses it.
 *
 * @example
 * ```ts
 * const event = await parseWebhook(request, { username, password })
 * if (event.trigger === 'message_sent') console.log(event.data.message.id)
 * ```
 *
 * Basic authentication is off until `useBasicAuth` is set on the webhook. With `secret`, the
 * signature of the body is checked, too; sources contradict each other about signatures. Fields are
 * as CometChat sent them; without `validate`, only the envelope's `trigger` is checked.
 *
 * Source: the webhooks of openapi/chat.
 *
 * @param request - the request as the server provides it: see {@link WebhookRequest}
 * @returns the event; an {@link UnknownEvent} if its `trigger` is not described
 * @throws WebhookError if the request is rejected; respond with its `status`
 * @throws TypeError if the options are invalid, or the body has been read already and was not kept,
 * for a signature as bytes; and what a function of credentials throws
 * @throws Error if `credentials` or `validate` does not settle within `timeout`
 */
export async function parseWebhook<Incoming extends WebhookRequest | WrappedRequest | EdgeEvent>(
  request: Incoming,
  options: WebhookOptions<Incoming>,
): Promise<ChatEvent | UnknownEvent> {
  try {
    return await readEvent(request, options)
  } catch (error) {
    showCaller(error, parseWebhook)
    throw error
  }
}

async function readEvent<Incoming extends WebhookRequest | WrappedRequest | EdgeEvent>(
  request: Incoming,
  options: WebhookOptions<Incoming>,
): Promise<ChatEvent | UnknownEvent> {
  const { credentials, secrets, limit, timeout, validate } = checkOptions(options)
  const incoming = requestIn(request)
  return withTimeout(timeout, async (signal, whileIn) => {
    const authorized = credentials === undefined || isAuthorized(headerOf(incoming, 'authorization') ?? '', credentials, request)
    if (!(typeof authorized === 'boolean' ? authorized : await whileIn('credentials', authorized))) throw new WebhookError('unauthorized')
    const signature = secrets && signatureIn(incoming)
    if (secrets && !signature) throw new WebhookError('unauthorized')
    const body = await readWebhookBody(incoming, limit, signal, signature !== undefined)
    if (secrets && signature && !(await isSigned(body, signature, secrets))) throw new WebhookError('unauthorized')
    const encoding = headerOf(incoming, 'content-encoding')
    const decoded = encoding === undefined ? body : await decompress(body, encoding, limit)
    const event = eventIn(decoded ?? body, decoded === undefined)
    signal.throwIfAborted()
    if (validate) await whileIn('validate', checkValid(event, validate))
    return event
  })
}

/**
 * Parses an event.
 * @param maybeCompressed - whether the body may be compressed in an unsupported way
 */
function eventIn(body: Uint8Array, maybeCompressed: boolean): ChatEvent | UnknownEvent {
  let event: unknown
  try {
    event = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw new WebhookError(maybeCompressed ? 'unsupported-encoding' : 'malformed', cause)
  }
  if (typeof (event as { trigger?: unknown } | null)?.trigger !== 'string') throw new WebhookError('malformed')
  return event as ChatEvent | UnknownEvent
}

async function checkValid(event: ChatEvent | UnknownEvent, validate: NonNullable<WebhookSettings['validate']>): Promise<void> {
  let result: unknown
  try {
    result = await validate(event)
  } catch (cause) {
    throw new WebhookError('invalid', cause)
  }
  if (result === undefined || result === null || result === true || result === '') return
  if (Array.isArray(result) && result.length === 0) return
  if (result !== false && typeof result !== 'string' && !Array.isArray(result))
    throw new TypeError('parseWebhook: `validate` must return nothing, a boolean, a string or a list of problems, or throw.')
  throw new WebhookError('invalid', result === false ? undefined : result)
}

/** Waits for a function that was passed as an option; nothing follows once the time is over. */
type WhileIn = <Result>(option: string, result: Promise<Result>) => Promise<Result>

/**
 * @throws WebhookError if it takes longer than allowed, or an Error that names the function that
 * took so long; the signal is then aborted
 */
function withTimeout<Result>(timeout: number, run: (signal: AbortSignal, whileIn: WhileIn) => Promise<Result>): Promise<Result> {
  const controller = new AbortController()
  const { signal } = controller
  let awaited: string | undefined
  const whileIn: WhileIn = async (option, result) => {
    awaited = option
    const settled = await result
    awaited = undefined
    signal.throwIfAborted()
    return settled
  }
  if (timeout === Number.POSITIVE_INFINITY) return run(signal, whileIn)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = awaited && markOwn(new Error(`parseWebhook: \`${awaited}\` did not settle within \`timeout\`, ${timeout} ms.`))
      reject(late || new WebhookError('timeout'))
      controller.abort()
    }, timeout)
    run(signal, whileIn)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
