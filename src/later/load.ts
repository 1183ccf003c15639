import { checkedNumbers, refuseUnknown } from '../client/options.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { headerEntries } from '../request/headers.ts'
import { headerValue, nameOf, queryPart, Refusal } from '../request/request.ts'
import { factsOf, requestIdOf } from '../response/answer.ts'
import { largestBody, oversized, Redirected, tooLarge, within } from '../transport/attempt.ts'
import { longestWait, rateLimitOf, untilReset } from '../transport/rateLimit.ts'
import { isSecretHeader, redactHeaders } from '../transport/redact.ts'
import type { Later } from './later.ts'

/** What the later part shares with the rest. It is handed in, as `raw` is handed what it shares. */
const shared = {
  ChatApiError,
  ChatConnectionError,
  ChatTimeoutError,
  Redirected,
  checkedNumbers,
  factsOf,
  headerEntries,
  headerValue,
  isSecretHeader,
  largestBody,
  longestWait,
  nameOf,
  oversized,
  queryPart,
  rateLimitOf,
  redactHeaders,
  refuseUnknown,
  requestIdOf,
  tooLarge,
  untilReset,
}
export type Shared = typeof shared

/** The later part, once it is loaded. */
export let later: Later | undefined
let loading: Promise<Later> | undefined

/**
 * Loads code that most calls do not need: failures, messages about arguments, forms, paging, options of a call. If loading fails, the next call that needs it
 * tries again.
 */
export const load = (): Promise<Later> =>
  (loading ??= within(() => import('./later.ts'), longestWait, undefined).then(
    ({ laterOf }) => (later = laterOf(shared)),
    (cause) => {
      loading = undefined
      throw cause
    },
  ))

/** Takes what could not be loaded for an error of the call that needs it. */
export const notLoaded =
  (call: Omit<CallFacts, 'attempts'>) =>
  (cause: unknown): never => {
    const facts = { ...call, attempts: 0 }
    throw new ChatConnectionError('A part of the client could not be loaded; the next call tries again.', 'LOAD_FAILED', facts, cause)
  }

/** What a call is rejected with: the error that explains a refused argument, or the error itself. */
export const explained = (error: unknown): unknown =>
  error instanceof Refusal
    ? load().then(
        ({ explain }) => explain(error),
        () => new TypeError(`${error.where}: \`${error.name || 'arguments'}\` cannot be sent as given.`),
      )
    : error
