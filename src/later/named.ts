import type { ChatApiError } from '../errors/ChatApiError.ts'
import type { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import type { Answered } from '../response/answer.ts'
import { refusal, secretsOf } from './errorOf.ts'
import type { Shared } from './load.ts'
import { redactCause, redactText } from './redactText.ts'

/** The error that stands for what `attempt` threw, other than a time-out. */
export function named(shared: Shared, cause: unknown, call: Answered): ChatApiError | ChatConnectionError {
  const { ChatConnectionError, Redirected, largestBody, oversized, tooLarge } = shared
  const { method, path } = call.name
  const what = `${method} ${path}`
  const secrets = secretsOf(call)
  const facts = shared.factsOf(call)
  if (cause instanceof Redirected) {
    return refusal(
      shared,
      `${what} was answered with a redirect, which is not followed because the key would travel along. Check \`baseUrl\`.`,
      cause.response,
      call,
    )
  }
  if (cause === oversized)
    return new ChatConnectionError(`The answer to ${what} is larger than ${largestBody / 2 ** 20} MiB and was not read.`, tooLarge, facts)
  const code = codeOf(cause, secrets)
  const about = redactText(messageOf(cause), secrets)
  return new ChatConnectionError(
    `${what} got no complete answer: ${about}${code && !about.includes(code) ? ` (${code})` : ''}.`,
    code,
    facts,
    redactCause(cause, secrets),
  )
}

// Errors of another realm, such as a test runner's, are not instances of this realm's `Error`.
function codeOf(error: unknown, secrets: readonly string[]): string | undefined {
  let current = error as Partial<{ code: unknown; cause: unknown }> | undefined | null
  for (let depth = 0; current && depth < 5; current = current.cause as typeof current, depth++) {
    if (typeof current.code === 'string') return redactText(current.code, secrets)
  }
  return undefined
}

function messageOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } | null }
  return String(cause?.message || message || error).replace(/\.$/, '')
}
