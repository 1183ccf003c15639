import type { KeyedClientOptions } from '../../client/options.ts'
import { type ImportOptions, type ImportRecords, type ImportResult, importAll } from '../../import.ts'
import { at } from './calls.ts'
import { type Arrived, serve, type TestServer } from './server.ts'

type Kind = 'users' | 'groups' | 'members' | 'messages'
type ReceivedRecord = Record<string, unknown>

/**
 * A fault of one request: its connection is cut, its response comes too late, is a 500, or is not
 * JSON.
 */
type ResponseFault = 'cut' | 'late' | 500 | 'html'

interface Behaviour {
  /** Called with the number of each request as it arrives. */
  readonly onRequest?: (number: number) => void
  /** Whether the request of this number is rejected with 429. */
  readonly limited?: (number: number) => boolean
  /** The fault of the request of this number. */
  readonly fault?: (number: number) => ResponseFault | undefined
  /** Whether a faulty request is carried out all the same, as far as its first invalid record. */
  readonly carryOut?: boolean
  /** The code with which a record is rejected. */
  readonly reject?: (record: ReceivedRecord) => string | false
  /** Whether a record has its whole request rejected with 400. */
  readonly rejectAll?: (record: ReceivedRecord) => boolean
  /**
   * Whether a record makes its request fail with 500 `ERR_EXCEPTION`, for the `time`th time; the
   * others are imported.
   */
  readonly exception?: (record: ReceivedRecord, time: number) => boolean
  /** Whether the response leaves a record out, the `time`th time that it is sent. */
  readonly omit?: (record: ReceivedRecord, time: number) => boolean
}

/** A service that imports each record once, and rejects existing records. */
export interface ImportService extends TestServer {
  /** What was imported, in order. */
  readonly ids: Readonly<Record<Kind, readonly string[]>>
  /** How many requests were rejected with 429. */
  readonly limited: number
  /** Adds a record that another program imported. */
  add(kind: Kind, id: string): void
}

const existsCodes: Record<Kind, string> = {
  users: 'ERR_UID_ALREADY_EXISTS',
  groups: 'ERR_GUID_ALREADY_EXISTS',
  members: 'ERR_ALREADY_JOINED',
  messages: 'ERR_IMPORT_MUID_ALREADY_EXISTS',
}

const failure = (status: number, code: string) => ({ status, body: { error: { code, message: 'The request failed.' } } })

/** Starts a service that behaves as a test requires. */
export async function importService(behaviour: Behaviour = {}): Promise<ImportService> {
  const { onRequest, limited, fault, carryOut = false, reject, rejectAll, exception, omit } = behaviour
  const ids: Record<Kind, string[]> = { users: [], groups: [], members: [], messages: [] }
  const existing = new Set<string>()
  const times = new Map<string, number>()
  let rejected = 0

  const add = (kind: Kind, id: string) => {
    existing.add(`${kind} ${id.toLowerCase()}`)
    ids[kind].push(id)
  }
  const outcome = (kind: Kind, id: string, record: ReceivedRecord) => {
    const code = existing.has(`${kind} ${id.toLowerCase()}`) ? existsCodes[kind] : reject?.(record)
    if (code) return { success: false, error: { code, message: `The record ${id} is rejected.` } }
    add(kind, id)
    return { success: true, data: record }
  }
  const carriedOut = ({ url, body }: Arrived) => {
    const kind = url.split('/').at(-1) as Kind
    const records = Object.entries((JSON.parse(body) as Record<Kind, Record<string, ReceivedRecord>>)[kind]).map(([id, record]) => {
      const time = (times.get(id) ?? 0) + 1
      times.set(id, time)
      return { id, record, time }
    })
    const invalid = records.findIndex(({ record }) => rejectAll?.(record))
    const good = records.filter(({ record, time }) => !exception?.(record, time))
    if (invalid >= 0) {
      for (const { id, record } of carryOut ? good.filter((one) => records.indexOf(one) < invalid) : []) outcome(kind, id, record)
      return failure(400, 'ERR_BAD_REQUEST')
    }
    const results = good.map(({ id, record }) => [id.toLowerCase(), outcome(kind, id, record)] as const)
    if (good.length < records.length) return failure(500, 'ERR_EXCEPTION')
    return {
      status: 200,
      body: { data: Object.fromEntries(results.filter((_, at) => !good[at] || !omit?.(good[at].record, good[at].time))) },
    }
  }

  const server = await serve((response, request, number) => {
    onRequest?.(number)
    if (limited?.(number)) {
      rejected++
      response.writeHead(429, { 'retry-after': '0' }).end('{"error":{}}')
      return
    }
    const wrong = fault?.(number)
    const { status, body } = wrong === undefined || carryOut ? carriedOut(request) : { status: 200, body: {} }
    if (wrong === 'cut') response.socket?.destroy()
    else if (wrong === 500) response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}')
    else if (wrong === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    else if (wrong !== 'late') response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return {
    ...server,
    ids,
    add,
    get limited() {
      return rejected
    },
  }
}

type Client = Partial<KeyedClientOptions>

/** Imports, and collects every result that `onProgress` received. */
export async function run(service: { url: string }, records: ImportRecords, options: ImportOptions = {}, client: Client = {}) {
  const results: ImportResult[] = []
  const summary = await importAll(at(service, client), records, {
    ...options,
    onProgress(progress) {
      results.push(...progress.results)
      return options.onProgress?.(progress)
    },
  })
  return { ...summary, results }
}
