import type { ErrorCode } from '../../generated/chat.ts'
import { type ApiErrorFacts, ChatApiError } from '../errors/ChatApiError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { rateLimitOf } from '../transport/rateLimit.ts'
import { redacted, redactText } from '../transport/redact.ts'
import { retryAfterOf } from '../transport/retry.ts'
import type { Answer, CallName } from '../transport/transport.ts'
import { parseJson } from './parseJson.ts'

/**
 * The JSON of an answer, of whatever status.
 *
 * @param secrets - the credentials, of which a parser's error could quote a piece
 * @throws ChatApiError if there is no body, or it is no JSON object or list: an HTML page of a proxy, or JSON cut short
 */
export function jsonOf(answer: Answer, call: CallName, secrets: readonly string[]): object {
  let problem: unknown
  try {
    const value = parseJson(answer.text)
    if (typeof value === 'object' && value !== null) return value
  } catch (cause) {
    problem = cause
  }
  throw noJson(answer, call, secrets, problem)
}

function noJson(answer: Answer, call: CallName, secrets: readonly string[], problem: unknown): ChatApiError {
  const { response, text, attempts } = answer
  const type = redactText(response.headers.get('content-type') ?? 'an unnamed content type', secrets)
  const body = text === '' ? 'an empty body' : `a body (${type}) that is not a JSON object`
  const cause = text === '' || secrets.some((secret) => text.includes(secret)) ? undefined : problem
  return refused(`${call.method} ${call.path} answered ${response.status} with ${body}.`, answer, { ...call, attempts }, {}, cause)
}

/** The error that a failed answer stands for, read from its `ErrorBody`. */
export function errorOf(answer: Answer, call: CallName, secrets: readonly string[]): ChatApiError {
  let body: object
  try {
    body = jsonOf(answer, call, secrets)
  } catch (error) {
    return error as ChatApiError
  }
  const { error: said, message: besides } = body as Record<string, unknown>
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

function refused(message: string, { response }: Answer, call: CallFacts, said: Partial<ApiErrorFacts> = {}, cause?: unknown): ChatApiError {
  const { status, headers } = response
  const facts = {
    ...said,
    status,
    rateLimit: rateLimitOf(headers),
    retryAfter: retryAfterOf(status, headers),
    requestId: headers.get('x-request-id') ?? headers.get('request-id') ?? undefined,
  }
  return new ChatApiError(message, facts, call, cause)
}

function redactDeep(value: unknown, secrets: readonly string[], depth = 0): unknown {
  // Nested deeper than the stack could follow; the service never is.
  if (depth > 100) return redacted
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, secrets, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [secrets.includes(key) ? redacted : key, redactDeep(item, secrets, depth + 1)]),
  )
}
