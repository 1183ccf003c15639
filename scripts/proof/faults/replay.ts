import { rememberStore } from '../../../contract-tests/comparison/rememberStore.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
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
      isOther ||= responses.size > 0 || (isOwn && !isRead && recordsIn(server) !== recordsIn(twin))
    }
    return { responses, isAny: isOther || responses.size > 0 }
  }
}

/**
 * The faults that change no response and no record of a recording, all of them in one replay: until
 * a fault changes anything, its server has the records of the server without it.
 */
export function withoutEffect(contract: Contract, { start, requests }: Recording, faults: readonly Fault[]): Set<Fault> {
  const open = groupBy(faults, ({ operation }) => operation)
  const servers = new Map<Fault, ReturnType<typeof serverAt>>()
  const healthy = serverAt(contract, start)
  for (const recorded of requests) {
    const own = open.get(recorded.operation ?? '') ?? []
    const isRead = recorded.request.method === 'GET'
    const restore = isRead || own.length === 0 ? () => {} : rememberStore(healthy.store)
    healthy.responds(recorded)
    const records = isRead || own.length === 0 ? '' : recordsIn(healthy)
    const isUnchanged = (fault: Fault) => {
      restore()
      const server = servers.get(fault) ?? serverAt(contract, start, fault)
      servers.set(fault, server)
      Object.assign(server.store, healthy.store)
      return server.responds(recorded) && (isRead || recordsIn(server) === records)
    }
    if (own.length > 0) open.set(recorded.operation ?? '', own.filter(isUnchanged))
    restore()
    if (!isRead && own.length > 0) healthy.responds(recorded)
  }
  return new Set([...open.values()].flat())
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

/** The records of a server in their order, as text. */
const recordsIn = ({ store }: Pick<FaultyServer, 'store'>): string =>
  JSON.stringify(store, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [[...value], { ...value }] : value))
