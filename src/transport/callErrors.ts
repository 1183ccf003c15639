import { ChatAbortError } from '../errors/ChatAbortError.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { type CallFacts, nameOfCall } from '../errors/ChatError.ts'
import { ChatRateLimitError } from '../errors/ChatRateLimitError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { keepStack } from '../errors/callerStack.ts'
import type { ErrorContext } from '../errors/connectionError.ts'
import type { Refusal } from './callQueue.ts'
import type { CallState } from './callState.ts'
import { limitLabel } from './rateLimiter.ts'
import type { Ended } from './waitFor.ts'

export function factsOf({ operation, attempts, waited }: CallState): CallFacts {
  const { name, operationId, method, path } = operation
  return { name, operationId, method, path, attempts, waited }
}

/** The facts of a call for its error, and the parts that the error must not show. */
export const errorContext = (call: CallState): ErrorContext => ({
  facts: factsOf(call),
  secrets: secretsOf(call),
  url: call.request.url,
  path: call.operation.path,
})

/** The credentials of a call, and those in its address, which nothing may show. */
export function secretsOf({ credentials, request, operation }: CallState): string[] {
  const named = (operation.secrets ?? []).flatMap((name) => {
    const inPath = pathValueIn(request.url, operation.path, name)
    return inPath === undefined ? new URL(request.url).searchParams.getAll(name) : [decoded(inPath)]
  })
  return [...Object.values(credentials ?? {}), ...named].filter((secret) => secret !== '')
}

/** A step of a path. `request` and `fetchFor` send escapes as they are written, valid or not. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The value of a path parameter in an address, as it was encoded. */
export function pathValueIn(url: string, path: string, parameter: string): string | undefined {
  const [address = ''] = url.split('?')
  const steps = path.split('/')
  const place = steps.indexOf(`{${parameter}}`)
  return place < 0 ? undefined : address.split('/').at(place - steps.length)
}

/** The error of a call that its signal or its deadline ended. */
export function endedError(call: CallState, { by, reason }: Ended): unknown {
  if (by !== 'signal') return new ChatTimeoutError(call.settings[by], factsOf(call), by)
  // Signals from another realm, such as a test runner's, are not instances of this realm's class.
  const isPlatforms = Object.prototype.toString.call(reason) === '[object DOMException]'
  return isPlatforms ? new ChatAbortError(reason as DOMException, factsOf(call)) : keepStack(reason)
}

/**
 * The error of a call that would have to wait longer than it may.
 *
 * @param rejection - that of its last attempt, if CometChat rejected that with 429
 */
export function refusedError(call: CallState, rejection: unknown, { resumesAt, option, isOperation }: Refusal): unknown {
  const { settings, operation, request, waited } = call
  const resumesIn = resumesAt - performance.now()
  const limit = isOperation ? nameOfCall({ ...operation, name: undefined }) : limitLabel(request.limit)
  const what = isOperation ? '`' : 'the rate limit `'
  const reason = `it waited ${seconds(waited)} for ${what}${limit}\`, which is closed for another ${seconds(resumesIn)}, and \`${option}\` allows ${seconds(settings[option])}`
  if (rejection instanceof ChatApiError) return withRemark(call, rejection, `It was not sent again: ${reason}`)
  const closed = { limit, resumesAt: new Date(Date.now() + resumesIn) }
  return new ChatRateLimitError(`${nameOfCall(operation)} was not sent: ${reason}.`, closed, factsOf(call))
}

/** An error of CometChat's with a remark, and with what is known of the whole call now. */
export const withRemark = (call: CallState, error: unknown, remark: string): unknown =>
  error instanceof ChatApiError
    ? new ChatApiError(`${error.message.replace(/\.$/, '')}. ${remark}.`, error, factsOf(call), error.cause)
    : error

const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`
