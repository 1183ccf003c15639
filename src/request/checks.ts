import { didYouMean } from './didYouMean.ts'
import { hasProperties, pathValue } from './values.ts'
import { withoutPrototype } from './withoutPrototype.ts'

/**
 * Checks that options are an object, and that all of them exist: a misspelt option would otherwise
 * have no effect without notice.
 *
 * @returns a copy without a prototype, as a polluted one must not add options
 * @throws TypeError naming the option, and those that may be meant or all that exist
 */
export function ownOptions<Options extends object>(where: string, options: Options, known: readonly string[]): Options {
  if (!hasProperties(options)) throw new TypeError(`${where}: pass the options as an object.`)
  const unknown = unknownName(options, known)
  if (unknown) throw new TypeError(`${where}: ${unknown}`)
  return withoutPrototype(options)
}

/** A property of an object or its class, but not one of a polluted prototype of all objects. */
export function passedTo(value: object, name: string): unknown {
  for (let owner = value; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    if (Object.hasOwn(owner, name)) return (value as Record<string, unknown>)[name]
  return undefined
}

/**
 * Where an object keeps the value of a `__proto__` that was dropped from it. A registered symbol,
 * as the package may be loaded twice.
 */
export const droppedValue = Symbol.for('cometchat-rest.dropped')

/**
 * A property of a parsed object itself: a name such as `toString` is also that of an inherited
 * property. Finds a `__proto__` that was dropped, where a response has a property for each id.
 */
export function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const key = name === '__proto__' ? droppedValue : name
  return Object.hasOwn(value, key) ? (value as Record<PropertyKey, unknown>)[key] : undefined
}

/** Says which property of an object does not exist, and which may be meant. */
export function unknownName(value: object, known: readonly string[], kind = 'option'): string | undefined {
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const hint = didYouMean(unknown, known) || ` It takes ${known.map((name) => `\`${name}\``).join(', ')}.`
  return `there is no ${kind} \`${unknown}\`.${hint}`
}

/** The options of sending that a client, `withOptions` and a single call take. */
export const sendOptionNames = ['timeout', 'deadline', 'retries', 'maxWait', 'waitForRateLimit', 'settling'] as const

/**
 * Checks the options of sending.
 * @throws TypeError naming the option and what it must be
 */
export function checkSendOptions(options: { readonly [name in (typeof sendOptionNames)[number]]?: unknown }): void {
  const { timeout, deadline, retries, maxWait, waitForRateLimit, settling } = options
  for (const [name, value] of Object.entries({ timeout, deadline, maxWait })) {
    if (value !== undefined && !(isDuration(value) && (value > 0 || name === 'maxWait')))
      throw new TypeError(
        `\`${name}\` must be a number of milliseconds ${name === 'maxWait' ? 'from' : 'above'} 0 to below 2^31, or Infinity for no limit.`,
      )
  }
  if (retries !== undefined && (!Number.isInteger(retries) || (retries as number) < 0))
    throw new TypeError('`retries` must be a whole number, 0 or more.')
  if (waitForRateLimit !== undefined && typeof waitForRateLimit !== 'boolean')
    throw new TypeError('`waitForRateLimit` must be true or false.')
  if (settling === undefined || typeof settling === 'boolean') return
  if (!Array.isArray(settling)) throw new TypeError('`settling` must be true, false or a list of ids of messages.')
  for (const id of settling) pathValue('`settling`', 'id', id)
}

/** Whether a value is a whole number that is large enough, or Infinity for no limit. */
export const isWhole = (value: unknown, least: number): boolean =>
  value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && (value as number) >= least)

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && (value === Number.POSITIVE_INFINITY || (value >= 0 && value < 2 ** 31))

/** A duration as timers take it: they end at once if it is above 2^31 - 1, be it by a fraction. */
export const timerTime = (milliseconds: number): number =>
  milliseconds === Number.POSITIVE_INFINITY ? milliseconds : Math.min(milliseconds, 2 ** 31 - 1)

/** Checks a signal. An `AbortController` passed in its place would never abort the call. */
export function checkSignal(signal: unknown): void {
  const { addEventListener, removeEventListener } = Object(signal) as Partial<AbortSignal>
  if (signal !== undefined && (typeof addEventListener !== 'function' || typeof removeEventListener !== 'function'))
    throw new TypeError('`signal` must be an AbortSignal, such as `new AbortController().signal`.')
}

/** @throws TypeError naming an option of what the calls of a client share */
export function checkParts(maxConcurrent: unknown, rateLimiter: unknown, fetch: unknown): void {
  if (!isWhole(maxConcurrent, 1)) throw new TypeError('`maxConcurrent` must be a whole number, 1 or more, or Infinity for no limit.')
  if (rateLimiter !== undefined && typeof (rateLimiter as { acquire?: unknown } | null)?.acquire !== 'function')
    throw new TypeError('`rateLimiter` must be a RateLimiter, such as `createMemoryRateLimiter()`.')
  if (typeof fetch !== 'function') throw new TypeError('`fetch` must be a function; this platform has no global `fetch`.')
}
