import type { ErrorCode } from '../../generated/chat.ts'
import type { ApiErrorFacts, ChatApiError } from '../errors/ChatApiError.ts'
import type { Answered, Body } from '../response/answer.ts'
import type { Received } from '../transport/attempt.ts'
import { retryAfterOf } from '../transport/retry.ts'
import type { Shared } from './load.ts'
import { redacted, redactText } from './redactText.ts'

/** How much of a response that cannot be read its error keeps, in characters. */
const excerptLength = 1000

/** The credentials that a call was sent with, which must not be shown. */
export const secretsOf = ({ signed }: Pick<Answered, 'signed'>): readonly string[] => Object.values(signed ?? {})

/** The error that an answer stands for: one that failed, or a body that is not understood. */
export const errorOf = (shared: Shared, received: Received, body: Body, call: Answered): ChatApiError =>
  body.unread ? notUnderstood(shared, received, body.problem, call) : refused(shared, received.response, body.data ?? {}, call)

function notUnderstood(shared: Shared, { response, text }: Received, problem: unknown, call: Answered): ChatApiError {
  const secrets = secretsOf(call)
  const { method, path } = call.name
  const type = redactText(response.headers.get('content-type') ?? 'an unnamed content type', secrets)
  const body = text === '' ? 'an empty body' : `a body (${type}) that is not a JSON object`
  const cause = secrets.some((secret) => text.includes(secret)) ? undefined : problem
  const excerpt = text === '' ? undefined : redactText(text, secrets).slice(0, excerptLength)
  return refusal(shared, `${method} ${path} answered ${response.status} with ${body}.`, response, call, { excerpt }, cause)
}

/** The error for a failed response, read from its `ErrorBody`. */
function refused(shared: Shared, response: Response, body: object, call: Answered): ChatApiError {
  const secrets = secretsOf(call)
  const { error: said, message: besides } = body as Record<string, unknown>
  // One part of the service is documented with `error` as a plain text, beside `message`.
  const error = (typeof said === 'object' && said !== null ? said : { message: besides ?? said }) as Record<string, unknown>
  const clean = (value: unknown) => (typeof value === 'string' ? redactText(value, secrets) : undefined)
  const message = clean(error.message) ?? 'no reason given'
  const code = clean(error.code)
  const { method, path } = call.name
  return refusal(shared, `${method} ${path} answered ${response.status}: ${message}${code ? ` (${code})` : ''}`, response, call, {
    code: code as ErrorCode | undefined,
    devMessage: clean(error.devMessage),
    details: redactDeep(error.details, secrets),
    source: clean(error.source),
  })
}

/** The error in a response, with what its status line and headers say. */
export function refusal(
  shared: Shared,
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
    headers: Object.fromEntries(Object.entries(shared.redactHeaders(headers)).map(([name, value]) => [name, redactText(value, secrets)])),
    rateLimit: shared.rateLimitOf(headers),
    retryAfter: retryAfterOf(shared, status, headers),
    requestId: shared.requestIdOf(headers),
  }
  return new shared.ChatApiError(message, facts, shared.factsOf(call), cause)
}

function redactDeep(value: unknown, secrets: readonly string[], depth = 0): unknown {
  // Nested deeper than the stack allows; the service never sends such a body.
  if (depth > 100) return redacted
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, secrets, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redactText(key, secrets), redactDeep(item, secrets, depth + 1)]))
}
