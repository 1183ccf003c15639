import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type Json, parsed } from '../../../contract-tests/documents/json.ts'
import { putRecords, snapshotRecords } from '../../../contract-tests/fake/snapshot.ts'
import type { Store } from '../../../contract-tests/fake/store.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import type { Fault } from './fault.ts'
import { type FaultyServer, faultyServer } from './faultyServer.ts'

// What a fault changes in a run, without the run: its requests are sent again to a server with the
// fault, at the same times. Until the first response that differs, a run of the server with the
// fault is the same, so that no check can notice a fault without one.

/** A request of a run against the server without a fault. */
export interface RecordedRequest {
  readonly request: RawRequest
  readonly response: RawResponse
  readonly operation: string | undefined
  /** The time of the server, in milliseconds. */
  readonly at: number
}

/** The requests of a run against the server without a fault, in order. */
export interface Recording {
  /** When the server began. */
  readonly start: number
  readonly requests: RecordedRequest[]
}

/** What a fault changes in a recorded run. */
export interface Change {
  /** The operations whose responses are others. */
  readonly responses: ReadonlySet<string>
  /** Whether a record or a response ever is another. */
  readonly isAny: boolean
}

/** A server that writes down what it is asked, and without a fault. */
export function recordingServer(contract: Contract): { readonly recording: Recording; readonly respond: FaultyServer['respond'] } {
  const server = faultyServer(contract)
  const recording: Recording = { start: Date.now(), requests: [] }
  const respond = (request: RawRequest): RawResponse => {
    const response = server.respond(request)
    recording.requests.push({ request, response, operation: server.operationOf(request), at: Date.now() })
    return response
  }
  return { recording, respond }
}

/** After so many requests the records are kept, so that a replay can begin there. */
const stretch = 200

/**
 * Replays a recording to servers with faults.
 *
 * @returns what a fault changes; of the responses only the first, if that is enough
 * @throws if the server without a fault does not respond as before
 */
export function createReplay(contract: Contract, { start, requests }: Recording): (fault: Fault, isFirstEnough: boolean) => Change {
  const kept: Partial<Store>[] = []
  const healthy = serverAt(contract, start)
  for (const [index, recorded] of requests.entries()) {
    if (index % stretch === 0) kept.push(snapshotRecords(healthy.store))
    if (!healthy.responds(recorded)) throw new Error(`The server without a fault responds otherwise to ${recorded.request.url}.`)
  }
  return (fault, isFirstEnough) => {
    const first = requests.findIndex(({ operation }) => operation === fault.operation)
    const from = Math.floor(first / stretch)
    const responses = new Set<string>()
    if (first < 0) return { responses, isAny: false }
    // A read changes no record.
    const mayChange = requests[first]?.request.method !== 'GET'
    const [server, twin] = [serverAt(contract, start, fault), serverAt(contract, start)]
    for (const { store } of [server, twin]) putRecords(store, kept[from] ?? {})
    let isOther = false
    for (const recorded of requests.slice(from * stretch)) {
      const isOwn = recorded.operation === fault.operation
      const isRead = recorded.request.method === 'GET'
      // The same records give the same response.
      if (isRead && !isOwn && !isOther) continue
      if (mayChange && !isRead && !isOther) twin.responds(recorded)
      if (!server.responds(recorded)) responses.add(recorded.operation ?? '')
      if (isFirstEnough && responses.size > 0) break
      isOther ||= responses.size > 0 || (isOwn && !isRead && !isSame(server.store, twin.store))
    }
    return { responses, isAny: isOther || responses.size > 0 }
  }
}

/** A server with the clock of a recording. */
function serverAt(contract: Contract, start: number, fault?: Fault) {
  let now = start
  const { store, respond } = faultyServer(contract, fault, () => now)
  return {
    store,
    /** Whether it responds as recorded. */
    responds({ request, response, at }: RecordedRequest): boolean {
      now = at
      return shownIn(respond(request)) === shownIn(response)
    },
  }
}

/** What is compared of a response. No document says how an error is worded. */
function shownIn({ status, headers, body }: RawResponse): string {
  const { error } = (parsed(body) ?? {}) as { error?: { code?: string } }
  return JSON.stringify([status, headers, typeof error?.code === 'string' ? [error.code, Object.keys(error)] : body])
}

/** Whether two values have the same content in the same order; functions do not count. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b || typeof a === 'function'
  if (a instanceof Map || a instanceof Set) {
    const others = (b as typeof a).entries()
    if (a.size !== (b as typeof a).size) return false
    for (const [key, value] of a.entries()) {
      const [otherKey, other] = others.next().value as [unknown, unknown]
      if (!isSame(key, otherKey) || !isSame(value, other)) return false
    }
  }
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isSame((a as Json)[name], (b as Json)[name]))
}
