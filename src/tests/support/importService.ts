import type { KeyedClientOptions } from '../../client/options.ts'
import { type ImportCounts, type ImportOptions, type ImportRecords, type ImportResult, importAll } from '../../import.ts'
import { at } from './calls.ts'
import { connectionError } from './stubFetch.ts'

type Kind = 'users' | 'groups' | 'members' | 'messages'
type ReceivedRecord = Record<string, unknown>

/**
 * A fault of one request: its connection is cut, its response comes too late, is a 500, or is not
 * JSON.
 */
type ResponseFault = 'cut' | 'late' | 500 | 'html'

/** How a service differs from one without faults. */
export interface Behaviour {
  /** Called with the number of each request as it arrives. */
  readonly onRequest?: (number: number) => void
  /** Whether the request of this number is rejected with 429. */
  readonly limited?: (number: number) => boolean
  /** The fault of the request of this number. */
  readonly fault?: (number: number) => ResponseFault | false
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

interface ImportRequest {
  readonly url: string
  readonly body: string
}

/** A service that imports each record once, and rejects existing records. */
export interface ImportService {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  /** Responds to a request; rejects if its connection is cut. */
  respond(request: ImportRequest): Promise<Response>
  /** What arrived, in order. */
  readonly requests: readonly ImportRequest[]
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

const failure = (status: number, code: string) => Response.json({ error: { code, message: 'The request failed.' } }, { status })

/** Makes a service that behaves as a test requires. */
export function importService(behaviour: Behaviour = {}): ImportService {
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
  const carriedOut = ({ url, body }: ImportRequest) => {
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
    return Response.json({ data: Object.fromEntries(results.filter((_, at) => !good[at] || !omit?.(good[at].record, good[at].time))) })
  }

  const requests: ImportRequest[] = []
  async function respond(request: ImportRequest): Promise<Response> {
    const number = requests.push(request)
    onRequest?.(number)
    if (limited?.(number)) {
      rejected++
      return Response.json({ error: {} }, { status: 429, headers: { 'retry-after': '0' } })
    }
    const wrong = fault?.(number)
    const response = !wrong || carryOut ? carriedOut(request) : undefined
    if (wrong === 'cut') throw connectionError('ECONNRESET')
    if (wrong === 500) return Response.json({ error: {} }, { status: 500 })
    if (wrong === 'html') return new Response('<html>', { headers: { 'content-type': 'text/html' } })
    return !wrong && response ? response : new Promise(() => {})
  }
  return {
    url: 'https://api.example',
    fetch: (input, { body } = {}) => respond({ url: String(input), body: String(body) }),
    respond,
    requests,
    ids,
    add,
    get limited() {
      return rejected
    },
  }
}

/** The records of a kind by what became of them, such as `70 created, 1 refused`. */
export const inWords = (counts: ImportCounts): string =>
  Object.entries(counts)
    .flatMap(([status, count]) => (count > 0 ? [`${count} ${status}`] : []))
    .join(', ')

/** Imports, and collects every result that `onProgress` received. */
export async function run(
  service: { url: string; fetch?: typeof globalThis.fetch },
  records: ImportRecords,
  options: ImportOptions = {},
  client: Partial<KeyedClientOptions> = {},
) {
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
