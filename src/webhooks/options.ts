import type { ChatEvent } from '../../generated/chat.events.ts'
import { timerTime, unknownName } from '../request/checks.ts'
import { type CredentialSource, checkCredentials, type WebhookCredentials } from './credentials.ts'
import type { EdgeEvent, WebhookRequest, WrappedRequest } from './request.ts'
import { type AcceptedSecrets, checkSecrets } from './signature.ts'
import type { UnknownEvent } from './UnknownEvent.ts'

/**
 * The result of a validator: nothing or `true` for a valid event; `false`, a string or a list of
 * problems for an invalid one.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a validator that only throws returns nothing.
export type ValidationResult = void | undefined | null | boolean | string | readonly unknown[]

/** How a request is read, whatever its credentials. */
export interface WebhookSettings {
  /**
   * The maximum size of a body in bytes, compressed or not. `Infinity` for no limit. Default:
   * 1,048,576 (1 MiB).
   */
  readonly limit?: number | undefined
  /**
   * The time limit in milliseconds for the whole body to arrive, and for the functions
   * `credentials` and `validate` to settle. `Infinity` for no limit. Default: 10,000.
   */
  readonly timeout?: number | undefined
  /**
   * Checks the event further, for example against a schema. If it throws, or returns `false`, a
   * string or a list that is not empty, the event is rejected with the reason `invalid`. Default:
   * only `trigger` is checked.
   */
  readonly validate?: ((event: ChatEvent | UnknownEvent) => ValidationResult | Promise<ValidationResult>) | undefined
  /**
   * The webhook's secret from the dashboard, or a list, such as the old and the new one during a
   * rotation. A request is then rejected unless its header `X-CometChat-Signature` has the
   * hexadecimal HMAC-SHA256 of the raw body. With credentials as well, both must be right. Default:
   * no signature is checked. `undefined` from the environment is an error, because it must not turn
   * the check off.
   *
   * Sources contradict each other about the header, so set this once you have found that your
   * webhook sends it.
   */
  readonly secret?: AcceptedSecrets | undefined
}

/** Options of a webhook with one user name and password. */
export interface SingleWebhookOptions extends WebhookSettings, WebhookCredentials {
  readonly credentials?: undefined
}

/** Options of several webhooks, or of a webhook whose credentials change. */
export interface MultipleWebhookOptions<Request> extends WebhookSettings {
  /**
   * The accepted credentials: a pair, a list, such as the old and the new ones during a rotation,
   * or a function of the request, for example for tenants with different paths. If the function
   * returns nothing, the request is rejected; if it throws, `parseWebhook` throws the same error.
   */
  readonly credentials: CredentialSource<Request>
  readonly username?: undefined
  readonly password?: undefined
}

/** Options of a webhook with signatures only. */
export interface SignedWebhookOptions extends WebhookSettings {
  readonly secret: AcceptedSecrets | undefined
  readonly credentials?: undefined
  readonly username?: undefined
  readonly password?: undefined
}

/** Options of `parseWebhook`. */
export type WebhookOptions<Request = WebhookRequest | WrappedRequest | EdgeEvent> =
  | SingleWebhookOptions
  | MultipleWebhookOptions<Request>
  | SignedWebhookOptions

export interface CheckedOptions<Request> {
  /** `undefined` where the signature alone is checked. */
  readonly credentials: CredentialSource<Request> | undefined
  /** `undefined` where no signature is checked. */
  readonly secrets: readonly string[] | undefined
  readonly limit: number
  readonly timeout: number
  readonly validate: WebhookSettings['validate']
}

const optionNames = ['username', 'password', 'credentials', 'secret', 'limit', 'timeout', 'validate']

/** @throws TypeError naming the option and the fix */
export function checkOptions<Request>(passed: WebhookOptions<Request>): CheckedOptions<Request> {
  if (typeof passed !== 'object' || passed === null) throw new TypeError('parseWebhook: pass `{ username, password }`.')
  const unknown = unknownName(passed, optionNames)
  if (unknown) throw new TypeError(`parseWebhook: ${unknown}`)
  const options: typeof passed = Object.assign(Object.create(null), passed)
  const { username, password, credentials, limit = 2 ** 20, timeout = 10_000, validate } = options
  if (credentials !== undefined && (username !== undefined || password !== undefined))
    throw new TypeError('parseWebhook: pass either `credentials`, or `username` and `password`.')
  if (!(typeof limit === 'number' && limit > 0))
    throw new TypeError('parseWebhook: `limit` must be a number of bytes above 0, or Infinity for no limit.')
  if (!(typeof timeout === 'number' && timeout > 0 && (timeout < 2 ** 31 || timeout === Number.POSITIVE_INFINITY)))
    throw new TypeError('parseWebhook: `timeout` must be a number of milliseconds above 0, or Infinity for no limit.')
  if (validate !== undefined && typeof validate !== 'function') throw new TypeError('parseWebhook: `validate` must be a function.')
  // Present and `undefined`, as from the environment, is no less an error than for a user name.
  const secrets = 'secret' in options ? checkSecrets(options.secret) : undefined
  const isBasic = credentials !== undefined || secrets === undefined || 'username' in options || 'password' in options
  const source = credentials === undefined ? { username, password } : credentials
  if (isBasic && typeof source !== 'function' && checkCredentials(source).length === 0)
    throw new TypeError('parseWebhook: `credentials` must not be an empty list.')
  return { credentials: isBasic ? source : undefined, secrets, limit, timeout: timerTime(timeout), validate }
}
