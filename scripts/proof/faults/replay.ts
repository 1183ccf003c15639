import { rememberStore } from '../../../contract-tests/comparison/rememberStore.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
import { putRecords, snapshotRecords } from '../../../contract-tests/fake/snapshot.ts'
import type { Store } from '../../../contract-tests/fake/store.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import type { Fault } from './fault.ts'
import { type FaultyServer, faultyServer } from './faultyServer.ts'

// Predicts what a fault changes in a run without running the checks again: the recorded requests
// are sent to a server with the fault, at the recorded times. Until a response differs, a run would
// send the same requests, so no check can notice a fault that changes none.

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

/** A server without a fault that records its requests and responses. */
export function recordingServer(contract: Contract): { readonly recording: Recording; readonly respond: FaultyServer['respond'] } {
  const recording: Recording = { start: Date.now(), requests: [] }
  // Its first records are of one second, as in a replay, even if it takes long to make them.
  let isMade = false
  const server = faultyServer(contract, undefined, () => (isMade ? Date.now() : recording.start))
  isMade = true
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
 * @returns finds the operations whose responses a fault changes, or only the first of them
 * @throws if the server without a fault does not respond as before
 */
export function createReplay(contract: Contract, { start, requests }: Recording): (fault: Fault, isFirstEnough: boolean) => Set<string> {
  const kept: Partial<Store>[] = []
  const healthy = serverAt(contract, start)
  for (const [index, recorded] of requests.entries()) {
    if (index % stretch === 0) kept.push(snapshotRecords(healthy.store))
    if (!healthy.responds(recorded)) throw new Error(`The server without a fault responds otherwise to ${recorded.request.url}.`)
  }
  return (fault, isFirstEnough) => {
    const first = requests.findIndex(({ operation }) => operation === fault.operation)
    const responses = new Set<string>()
    if (first < 0) return responses
    const from = Math.floor(first / stretch)
    const server = serverAt(contract, start, fault)
    putRecords(server.store, kept[from] ?? {})
    // A read changes no record, and the same records give the same responses.
    const isWrite = requests[first]?.request.method !== 'GET'
    for (const [index, recorded] of requests.slice(from * stretch).entries()) {
      const mayDiffer = recorded.operation === fault.operation || (isWrite && index + from * stretch > first)
      if (recorded.request.method === 'GET' && !mayDiffer) continue
      if (!server.responds(recorded)) responses.add(recorded.operation ?? '')
      if (isFirstEnough && responses.size > 0) break
    }
    return responses
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

/**
 * The part of a response that is compared, which leaves out the message of an error: no document
 * specifies its wording.
 */
function shownIn({ status, headers, body }: RawResponse): string {
  const { error } = (parsed(body) ?? {}) as { error?: { code?: string } }
  return JSON.stringify([status, headers, typeof error?.code === 'string' ? [error.code, Object.keys(error)] : body])
}

/** The records of a server in their order, as text. */
const recordsIn = ({ store }: Pick<FaultyServer, 'store'>): string =>
  JSON.stringify(store, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [[...value], { ...value }] : value))
