import type { ErrorCode } from '../../generated/chat.ts'
import { type ApiErrorFacts, ChatApiError } from '../errors/ChatApiError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import type { Received } from '../transport/attempt.ts'
import { rateLimitOf } from '../transport/rateLimit.ts'
import { redacted, redactHeaders, redactText } from '../transport/redact.ts'
import { retryAfterOf } from '../transport/retry.ts'
import type { CallName } from '../transport/transport.ts'
import { parseJson } from './parseJson.ts'

/** How much of a response that cannot be read its error keeps, in characters. */
const excerptLength = 1000

/** A call that was answered. */
export interface Answered {
  readonly name: CallName
  readonly attempts: number
  /** The headers that hold its credentials, which must not be shown; `undefined` before they are added. */
  readonly signed: Readonly<Record<string, string>> | undefined
}

/** The credentials that a call was sent with, which must not be shown. */
export const secretsOf = ({ signed }: Pick<Answered, 'signed'>): readonly string[] => Object.values(signed ?? {})

/** What an error says about a call. */
export const factsOf = ({ name, attempts }: Answered): CallFacts => ({ ...name, attempts })

/**
 * The JSON of a response of any status; `undefined` for a success without a body.
 *
 * @throws ChatApiError if a body is missing, or is not a JSON object or list, such as an HTML page of a proxy, or JSON cut short
 */
export function bodyOf({ response, text }: Received, call: Answered): object | undefined {
  const { status, ok } = response
  let problem: unknown
  try {
    const value = text === '' ? undefined : parseJson(text)
    if (typeof value === 'object' && value !== null) return value
    // An empty 200 is most likely a response whose body was lost, unless the specification documents it without one.
    if (text === '' && ok && (status !== 200 || call.name.bodiless)) return undefined
  } catch (cause) {
    problem = cause
  }
  throw notUnderstood({ response, text }, call, problem)
}

function notUnderstood({ response, text }: Received, call: Answered, problem: unknown): ChatApiError {
  const secrets = secretsOf(call)
  const { method, path } = call.name
  const type = redactText(response.headers.get('content-type') ?? 'an unnamed content type', secrets)
  const body = text === '' ? 'an empty body' : `a body (${type}) that is not a JSON object`
  const cause = secrets.some((secret) => text.includes(secret)) ? undefined : problem
  const excerpt = text === '' ? undefined : redactText(text, secrets).slice(0, excerptLength)
  return refusal(`${method} ${path} answered ${response.status} with ${body}.`, response, call, { excerpt }, cause)
}

/** The error for a failed response, read from its `ErrorBody`. */
export function errorOf(response: Response, body: object, call: Answered): ChatApiError {
  const secrets = secretsOf(call)
  const { error: said, message: besides } = body as Record<string, unknown>
  // One part of the service is documented with `error` as a plain text, beside `message`.
  const error = (typeof said === 'object' && said !== null ? said : { message: besides ?? said }) as Record<string, unknown>
  const clean = (value: unknown) => (typeof value === 'string' ? redactText(value, secrets) : undefined)
  const message = clean(error.message) ?? 'no reason given'
  const code = clean(error.code)
  const { method, path } = call.name
  return refusal(`${method} ${path} answered ${response.status}: ${message}${code ? ` (${code})` : ''}`, response, call, {
    code: code as ErrorCode | undefined,
    devMessage: clean(error.devMessage),
    details: redactDeep(error.details, secrets),
    source: clean(error.source),
  })
}

/** The error in a response, with what its status line and headers say. */
export function refusal(
  message: string,
  { status, headers }: Response,
  call: Answered,
  said: Partial<ApiErrorFacts> = {},
  cause?: unknown,
): ChatApiError {
  const secrets = secretsOf(call)
  const facts = {
    ...said,
    status,
    headers: Object.fromEntries(Object.entries(redactHeaders(headers)).map(([name, value]) => [name, redactText(value, secrets)])),
    rateLimit: rateLimitOf(headers),
    retryAfter: retryAfterOf(status, headers),
    requestId: requestIdOf(headers),
  }
  return new ChatApiError(message, facts, factsOf(call), cause)
}

/** The id by which the service knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined

function redactDeep(value: unknown, secrets: readonly string[], depth = 0): unknown {
  // Nested deeper than the stack allows; the service never sends such a body.
  if (depth > 100) return redacted
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, secrets, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redactText(key, secrets), redactDeep(item, secrets, depth + 1)]))
}
