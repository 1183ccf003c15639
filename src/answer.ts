import type { ErrorCode } from '../generated/chat.ts'
import { ChatApiError } from './errors/ChatApiError.ts'
import type { CallFacts } from './errors/ChatError.ts'
import { rateLimitOf } from './rateLimit.ts'
import { redacted, redactText } from './redact.ts'
import { retryAfterOf } from './retry.ts'
import type { Answer, CallName } from './transport.ts'

/**
 * The JSON of an answer, of whatever status.
 *
 * @throws ChatApiError if there is no body, or it is not JSON: an HTML page of a proxy, or JSON cut short
 */
export function jsonOf(answer: Answer, call: CallName): unknown {
  const { response, text, attempts } = answer
  const facts = { ...call, attempts }
  if (text === '') throw refused(`${call.method} ${call.path} answered ${response.status} with an empty body.`, answer, facts)
  try {
    return parse(text)
  } catch (cause) {
    const type = response.headers.get('content-type') ?? 'an unnamed content type'
    throw refused(
      `${call.method} ${call.path} answered ${response.status} with a body (${type}) that is not JSON.`,
      answer,
      facts,
      {},
      cause,
    )
  }
}

/** The error that a failed answer stands for, read from its `ErrorBody`. */
export function errorOf(answer: Answer, call: CallName, secrets: readonly string[]): ChatApiError {
  let body: unknown
  try {
    body = jsonOf(answer, call)
  } catch (error) {
    return error as ChatApiError
  }
  const { error: said, message: besides } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  // One part of the service is documented with `error` as a plain text, beside `message`.
  const error = (typeof said === 'object' && said !== null ? said : { message: besides ?? said }) as Record<string, unknown>
  const clean = (value: unknown) => (typeof value === 'string' ? redactText(value, secrets) : undefined)
  const message = clean(error.message) ?? 'no reason given'
  const { status } = answer.response
  const code = clean(error.code)
  return refused(
    `${call.method} ${call.path} answered ${status}: ${message}${code ? ` (${code})` : ''}`,
    answer,
    { ...call, attempts: answer.attempts },
    {
      code: code as ErrorCode | undefined,
      devMessage: clean(error.devMessage),
      details: redactDeep(error.details, secrets),
      source: clean(error.source),
    },
  )
}

function refused(
  message: string,
  { response }: Answer,
  call: CallFacts,
  said: { code?: ErrorCode | undefined; devMessage?: string | undefined; details?: unknown; source?: string | undefined } = {},
  cause?: unknown,
): ChatApiError {
  const { status, headers } = response
  const facts = {
    status,
    code: said.code,
    devMessage: said.devMessage,
    details: said.details,
    source: said.source,
    rateLimit: rateLimitOf(headers),
    retryAfter: retryAfterOf(status, headers),
    requestId: headers.get('x-request-id') ?? headers.get('request-id') ?? undefined,
  }
  return new ChatApiError(message, facts, call, cause)
}

/** Parses JSON. A `__proto__` in it is dropped, lest it become a prototype where the caller copies the answer. */
function parse(text: string): unknown {
  if (!text.includes('__proto__') && !text.includes('\\u005')) return JSON.parse(text)
  return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
}

function redactDeep(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, secrets))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [secrets.includes(key) ? redacted : key, redactDeep(item, secrets)]))
}
