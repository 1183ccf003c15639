import type { ErrorCode } from '../../generated/chat.ts'
import { type ApiErrorFacts, ChatApiError } from '../errors/ChatApiError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { redactHeaders, redactText, redactValue, safeCause } from '../errors/redact.ts'
import type { ParsedBody } from './body.ts'
import { rateLimitOf } from './rateLimit.ts'
import { requestIdOf } from './result.ts'
import { retryAfterOf } from './retryAfter.ts'

/** How much of a body that is not JSON an error keeps, in characters. */
const excerptLength = 1000

/** The call that an error is about, and the credentials that the error must not show. */
interface ErrorContext {
  readonly facts: CallFacts
  readonly secrets: readonly string[]
}

/** The error for a redirect. It is not followed, because the key would be sent along. */
export const redirectError = (response: Response, context: ErrorContext): ChatApiError =>
  apiError(
    `${nameOf(context)} responded with a redirect, which is not followed because the key would travel along. Check \`baseUrl\`.`,
    response,
    context,
  )

/** The error for a response that failed, or whose body is not the documented JSON. */
export function responseError(response: Response, text: string, body: ParsedBody, context: ErrorContext): ChatApiError {
  return body.unread ? unreadableError(response, text, body.problem, context) : statusError(response, body.data ?? {}, context)
}

function unreadableError(response: Response, text: string, problem: unknown, context: ErrorContext): ChatApiError {
  const { secrets } = context
  const type = redactText(response.headers.get('content-type') ?? 'no content type', secrets)
  const body = text === '' ? 'an empty body' : `a body (${type}) that is not a JSON object`
  const clean = redactText(text, secrets)
  const excerpt = text === '' ? undefined : clean.slice(0, excerptLength)
  // The parser's message quotes the text, and may cut a key in half.
  const cause = clean === text ? safeCause(problem, secrets) : undefined
  return apiError(`${nameOf(context)} responded ${response.status} with ${body}.`, response, context, { excerpt }, cause)
}

/** The error for a failed response, read from its `ErrorBody`. */
function statusError(response: Response, body: object, context: ErrorContext): ChatApiError {
  const { error: said, message: besides } = body as Record<string, unknown>
  // A part of the service is documented with `error` as a plain text, beside `message`.
  const error = (typeof said === 'object' && said !== null ? said : { message: besides ?? said }) as Record<string, unknown>
  const clean = (value: unknown) => (typeof value === 'string' ? redactText(value, context.secrets) : undefined)
  const message = clean(error.message) ?? 'no reason given'
  const code = clean(error.code)
  return apiError(`${nameOf(context)} responded ${response.status}: ${message}${code ? ` (${code})` : ''}`, response, context, {
    code: code as ErrorCode | undefined,
    devMessage: clean(error.devMessage),
    details: redactValue(error.details, context.secrets),
    source: clean(error.source),
  })
}

/** An error with what a response's status line and headers say. */
function apiError(
  message: string,
  { status, headers }: Response,
  { facts, secrets }: ErrorContext,
  said: Partial<ApiErrorFacts> = {},
  cause?: unknown,
): ChatApiError {
  const requestId = requestIdOf(headers)
  return new ChatApiError(
    message,
    {
      ...said,
      status,
      headers: redactValue(redactHeaders(headers), secrets) as Record<string, string>,
      rateLimit: rateLimitOf(headers),
      retryAfter: retryAfterOf(status, headers),
      requestId: requestId && redactText(requestId, secrets),
    },
    facts,
    cause,
  )
}

const nameOf = ({ facts: { method, path } }: ErrorContext) => `${method} ${path}`
