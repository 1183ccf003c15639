import type { ErrorCode } from '../../generated/chat.ts'
import { type ApiErrorFacts, ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import { nameOfCall } from '../errors/ChatError.ts'
import type { ErrorContext } from '../errors/connectionError.ts'
import { redactHeaders, redactText, redactValue, safeCause } from '../errors/redact.ts'
import { ownProperty } from '../request/checks.ts'
import { largestBody, type ParsedBody } from './body.ts'
import { detailsOf } from './details.ts'
import { rateLimitOf } from './rateLimit.ts'
import { type ResponseHead, requestIdOf } from './result.ts'
import { retryAfterOf } from './retryAfter.ts'

/** How much of a body that is not JSON an error keeps, in characters. */
const excerptLength = 1000

/** The error for a redirect. It is not followed, because the key would be sent along. */
export const redirectError = (head: ResponseHead, context: ErrorContext): ChatApiError =>
  apiError('with a redirect, which would take the key along. Check `baseUrl`.', head, context)

/** The error for a rejection whose body did not arrive. */
export const cutOffError = (head: ResponseHead, context: ErrorContext): ChatApiError =>
  apiError(`${head.status}, and the rest of the response did not arrive.`, head, context)

/** The code of the error for a body that is larger than anything CometChat sends. */
export const tooLargeCode = 'TOO_LARGE'

export const oversizedError = ({ facts }: ErrorContext): ChatConnectionError =>
  new ChatConnectionError(
    `${nameOfCall(facts)} responded with more than ${largestBody / 2 ** 20} MiB, which were not read.`,
    tooLargeCode,
    facts,
  )

/** The error for a response that failed, or whose body is not the documented JSON. */
export function responseError(head: ResponseHead, text: string, body: ParsedBody, context: ErrorContext): ChatApiError {
  if (!body.data) return unreadableError(head, text, body.problem, context)
  // A success that is none: what it is instead, nothing but its text says.
  const excerpt = head.ok ? excerptOf(text, context) : undefined
  if (body.missing === undefined || ownProperty(body.data, 'error') !== undefined) return statusError(head, body.data, excerpt, context)
  return apiError(`${head.status} without ${body.missing}, which the specification requires.`, head, context, { excerpt })
}

const excerptOf = (text: string, { secrets }: ErrorContext) => redactText(text, secrets).slice(0, excerptLength)

function unreadableError(head: ResponseHead, text: string, problem: unknown, context: ErrorContext): ChatApiError {
  const { status, ok, headers } = head
  const without = ok ? 'out the documented body. CometChat accepted the request, so it is not sent again.' : ' an empty body.'
  if (text === '') return apiError(`${status} with${without}`, head, context)
  const type = redactText(headers.get('content-type') ?? 'no content type', context.secrets)
  const clean = redactText(text, context.secrets)
  const excerpt = clean.slice(0, excerptLength)
  // The parser's message quotes the text, and may cut a key in half.
  const cause = clean === text ? safeCause(problem, context) : undefined
  return apiError(`${status} with a body (${type}) that is not a JSON object.`, head, context, { excerpt }, cause)
}

/** The error for a failed response, read from its `ErrorBody`. */
function statusError(head: ResponseHead, body: object, excerpt: string | undefined, context: ErrorContext): ChatApiError {
  const thrown = ownProperty(body, 'error')
  // A part of the API is documented with `error` as a plain text, beside `message`.
  const error = typeof thrown === 'object' && thrown !== null ? thrown : { message: ownProperty(body, 'message') ?? thrown }
  const clean = (name: string) => {
    const value = ownProperty(error, name)
    return typeof value === 'string' ? redactText(value, context.secrets) : undefined
  }
  const message = clean('message') ?? 'no reason given'
  const code = clean('code')
  const details = redactValue(ownProperty(error, 'details'), context.secrets)
  const said = withDetail(message + (code ? ` (${code})` : ''), detailsOf(details))
  return apiError(`${head.status}: ${said}`, head, context, {
    code: code as ErrorCode | undefined,
    devMessage: clean('devMessage'),
    details,
    source: clean('source'),
    excerpt,
  })
}

const detailLength = 300

/** A message that ends with the first of the details, unless it says that already. */
function withDetail(message: string, [detail = '']: Iterable<string>): string {
  if (message.includes(detail)) return message
  return `${message}: ${detail.length > detailLength ? `${detail.slice(0, detailLength)}…` : detail}`
}

/** An error with what a response's status line and headers say, and what the call responded. */
function apiError(
  responded: string,
  { status, headers }: ResponseHead,
  { facts, secrets }: ErrorContext,
  said: Partial<ApiErrorFacts> = {},
  cause?: unknown,
): ChatApiError {
  const requestId = requestIdOf(headers)
  return new ChatApiError(
    `${nameOfCall(facts)} responded ${responded}`,
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
