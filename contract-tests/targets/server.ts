import { performance } from 'node:perf_hooks'
import type { DocumentName } from '../document/bundles.ts'
import type { WireRequest, WireResponse } from '../referee/wire.ts'
import type { Target } from '../run/environment.ts'

/** A server to test, by the addresses that the caller named. */
export interface ServerSettings {
  bases: Partial<Record<DocumentName, string>>
  /** Milliseconds until an answer counts as not given. */
  timeout: number
  /** The most requests in a second; unlimited unless set. */
  rate?: number | undefined
  /** Looks at each request before it is sent, and throws to stop it. */
  guard: (request: WireRequest) => void
  signal?: AbortSignal | undefined
}

/** How many requests in a row may go without an answer before the target counts as silent. */
const patience = 5

/** A server as a target. Nothing is sent to any other host, and a redirect is an answer like any other. */
export function serverTarget({ bases, timeout, rate, guard, signal }: ServerSettings): Target {
  let unanswered = 0
  let probes = 0
  let next = 0
  const base = (document: DocumentName) => bases[document] ?? ''
  return {
    name: [...new Set(Object.values(bases))].join(', '),
    mock: false,
    base,
    async send(request, document) {
      if (!request.url.startsWith(`${base(document)}/`)) throw new Error(`${request.url} is not under ${base(document)}; it is not sent`)
      guard(request)
      signal?.throwIfAborted()
      // A silent target is asked again now and then, so that a run against one ends.
      if (unanswered >= patience && ++probes % 25 !== 0)
        throw new Error(`not asked: the last ${unanswered} requests got no answer within ${timeout} ms`)
      if (rate) {
        const wait = next - Date.now()
        next = Math.max(next, Date.now()) + 1000 / rate
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      }
      try {
        const answer = await ask(request, timeout, signal)
        unanswered = 0
        return answer
      } catch (error) {
        unanswered++
        const { name, message, cause } = error as Error
        throw new Error(
          name === 'TimeoutError' ? `no answer within ${timeout} ms` : cause instanceof Error ? `${message}: ${cause.message}` : message,
        )
      }
    },
  }
}

async function ask({ method, url, headers, body }: WireRequest, timeout: number, signal: AbortSignal | undefined): Promise<WireResponse> {
  const limit = fairTimeout(timeout)
  const init: RequestInit = { method, headers, redirect: 'manual', signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal }
  if (body !== undefined) init.body = body
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  } finally {
    limit.clear()
  }
}

/** A time limit that does not count the time in which this process was too busy to hear an answer, such as while it compiled a schema. */
function fairTimeout(timeout: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const arm = (wait: number): NodeJS.Timeout => {
    const due = performance.now() + wait
    return setTimeout(() => {
      const late = performance.now() - due
      if (late > 100) timer = arm(late)
      else controller.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError'))
    }, wait)
  }
  let timer = arm(timeout)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
