import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { camelCase } from '../spec/names.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { errorResponse } from './service.ts'

/** How a call fails. */
export interface Failure {
  /** The response's status. */
  status?: number
  /** The error's code; one that goes with the status unless set. */
  code?: string
  message?: string
  /** Seconds that the header `Retry-After` asks to wait. */
  retryAfter?: number
  /** `true` breaks the connection instead of responding: `fetch` throws. */
  connection?: boolean
}

/** What tests have asked for: failures, delays and a rate limit. */
export interface Plan {
  /** The methods for tests. */
  asked: {
    failNext(operation: string, failure: Failure): void
    rateLimit(perMinute: number | undefined): void
    delay(milliseconds: number): void
  }
  /** Waits as long as was asked for. */
  wait(signal: AbortSignal | undefined): Promise<void>
  /** The planned failure of a call, if any. */
  failure(operation: Operation | undefined, now: number): RawResponse | undefined
  /** Adds the headers of the rate limit to an answer. */
  count(response: RawResponse, now: number): void
  reset(): void
}

const codes: Record<number, string> = {
  400: 'ERR_BAD_REQUEST',
  401: 'AUTH_ERR_APIKEY_NOT_FOUND',
  403: 'AUTH_ERR_NO_ACCESS',
  404: 'ERR_UID_NOT_FOUND',
  429: 'ERR_TOO_MANY_REQUESTS',
}

/** Makes an empty plan. */
export function createPlan(contracts: readonly Contract[]): Plan {
  const names = contracts.flatMap(({ operations }) => operations.map(({ id }) => id))
  const failures: { operation: string; failure: Failure }[] = []
  let wait = 0
  let limit: { perMinute: number; window: number; used: number } | undefined

  const windowOf = (now: number) => now - (now % 60)

  return {
    asked: {
      failNext(operation, failure) {
        const id = operation === '*' ? operation : names.find((name) => name === operation || camelCase(name) === operation)
        if (!id) throw new Error(`There is no operation ${operation}.${nearest(operation, names)}`)
        if (
          !failure.connection &&
          !(Number.isInteger(failure.status) && (failure.status as number) >= 400 && (failure.status as number) < 600)
        )
          throw new Error('A failure needs a status between 400 and 599, or connection: true.')
        failures.push({ operation: id, failure })
      },
      rateLimit(perMinute) {
        if (perMinute !== undefined && !(Number.isInteger(perMinute) && perMinute > 0))
          throw new RangeError(`${perMinute} is not a number of requests a minute.`)
        limit = perMinute === undefined ? undefined : { perMinute, window: -1, used: 0 }
      },
      delay(milliseconds) {
        if (!(milliseconds >= 0)) throw new RangeError(`${milliseconds} is not a time in milliseconds.`)
        wait = milliseconds
      },
    },
    async wait(signal) {
      if (wait > 0) await sleep(wait, undefined, signal && { signal })
      signal?.throwIfAborted()
    },
    failure(called, now) {
      if (limit) {
        if (limit.window !== windowOf(now)) Object.assign(limit, { window: windowOf(now), used: 0 })
        limit.used += 1
        if (limit.used > limit.perMinute) {
          const seconds = limit.window + 60 - now
          return forced({ status: 429, retryAfter: seconds, message: `Too many requests in this minute; try again in ${seconds} seconds.` })
        }
      }
      const index = failures.findIndex(({ operation }) => operation === '*' || operation === called?.id)
      const [next] = index < 0 ? [] : failures.splice(index, 1)
      if (next?.failure.connection) throw new TypeError('The fake broke the connection, as it was told to.')
      return next && forced(next.failure)
    },
    count({ headers }, now) {
      if (!limit) return
      const left = Math.max(0, limit.perMinute - limit.used)
      const reset = windowOf(now) + 60
      for (const [name, value] of Object.entries({ Limit: limit.perMinute, Remaining: left, Reset: reset }))
        headers.push([`X-RateLimit-${name}`, String(value)])
      // The client measures the window by its own clock.
      headers.push(['Date', new Date(now * 1000).toUTCString()])
    },
    reset() {
      failures.length = 0
      wait = 0
      limit = undefined
    },
  }
}

function forced({ status = 500, code, message, retryAfter }: Failure): RawResponse {
  const said = code ?? codes[status] ?? 'ERR_EXCEPTION'
  const headers: [string, string][] = retryAfter === undefined ? [] : [['Retry-After', String(retryAfter)]]
  return errorResponse(status, said, message ?? `The fake failed with ${status}, as it was told to.`, undefined, headers)
}

/** Suggests the name that shares most letters at the beginning and the end. */
function nearest(wanted: string, names: readonly string[]): string {
  const distance = (name: string) => {
    let row = Array.from({ length: name.length + 1 }, (_, index) => index)
    for (const [index, letter] of [...wanted].entries()) {
      const next = [index + 1]
      for (let column = 1; column <= name.length; column++)
        next[column] = Math.min(
          (row[column] as number) + 1,
          (next[column - 1] as number) + 1,
          (row[column - 1] as number) + (name[column - 1] === letter ? 0 : 1),
        )
      row = next
    }
    return row.at(-1) as number
  }
  const [best] = names.map(camelCase).sort((one, other) => distance(one) - distance(other))
  return best && distance(best) <= wanted.length / 2 ? ` Did you mean ${best}?` : ''
}
