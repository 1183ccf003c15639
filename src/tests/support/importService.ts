import { type Arrived, serve, type TestServer } from './server.ts'

type Kind = 'users' | 'groups' | 'members' | 'messages'
type ImportRecord = Record<string, unknown>

/** What may go wrong with a request: its connection is cut, its answer comes too late, it is a 500, or no JSON. */
type Trouble = 'cut' | 'late' | 500 | 'html'

interface Behaviour {
  /** How many requests pass in a window of so many milliseconds; others are answered with 429. */
  readonly limit?: { readonly requests: number; readonly window: number }
  /** What goes wrong with the request of this number. */
  readonly trouble?: (number: number) => Trouble | undefined
  /** Whether a request with which something goes wrong is carried out all the same. */
  readonly carryOut?: boolean
  /** The code with which a record is refused. */
  readonly refuse?: (record: ImportRecord) => string | false
  /** Whether a record has its whole request refused. */
  readonly choke?: (record: ImportRecord) => boolean
  /** Whether the answer leaves a record out, the `time`th time that it comes. */
  readonly forget?: (record: ImportRecord, time: number) => boolean
}

/** A service that imports records once, and refuses what it has already. */
export interface ImportService extends TestServer {
  /** What was imported, in order. */
  readonly ids: Readonly<Record<Kind, readonly string[]>>
  /** How many requests were answered with 429. */
  readonly refused: number
  /** Puts a record in, as somebody else would. */
  add(kind: Kind, id: string): void
}

const taken: Record<Kind, string> = {
  users: 'ERR_UID_ALREADY_EXISTS',
  groups: 'ERR_GUID_ALREADY_EXISTS',
  members: 'ERR_ALREADY_JOINED',
  messages: 'ERR_IMPORT_MUID_ALREADY_EXISTS',
}

/** Starts a service that behaves as a test wishes. */
export async function importService(behaviour: Behaviour = {}): Promise<ImportService> {
  const { limit, trouble, carryOut = false, refuse, choke, forget } = behaviour
  const ids: Record<Kind, string[]> = { users: [], groups: [], members: [], messages: [] }
  const there = new Set<string>()
  const seen = new Map<string, number>()
  let refused = 0
  let window = { ends: 0, used: 0 }

  const add = (kind: Kind, id: string) => {
    there.add(`${kind} ${id.toLowerCase()}`)
    ids[kind].push(id)
  }
  const outcome = (kind: Kind, id: string, record: ImportRecord) => {
    const code = there.has(`${kind} ${id.toLowerCase()}`) ? taken[kind] : refuse?.(record)
    if (code) return { success: false, error: { code, message: `${id} is refused.` } }
    add(kind, id)
    return { success: true, data: record }
  }
  const carriedOut = ({ url, body }: Arrived) => {
    const kind = url.split('/').at(-1) as Kind
    const records = Object.entries((JSON.parse(body) as Record<Kind, Record<string, ImportRecord>>)[kind])
    if (records.some(([, record]) => choke?.(record)))
      return { status: 400, answer: { error: { code: 'ERR_BAD_REQUEST', message: 'No.' } } }
    const data = records
      .map(([id, record]) => [id, outcome(kind, id, record), record] as const)
      .filter(([id, , record]) => {
        const time = (seen.get(id) ?? 0) + 1
        seen.set(id, time)
        return !forget?.(record, time)
      })
    return { status: 200, answer: { data: Object.fromEntries(data.map(([id, result]) => [id.toLowerCase(), result])) } }
  }

  const server = await serve((response, request, number) => {
    const now = Date.now()
    if (limit) {
      if (now >= window.ends) window = { ends: now + limit.window, used: 0 }
      if (++window.used > limit.requests) {
        refused++
        response.writeHead(429, { 'retry-after': String((window.ends - now) / 1000) }).end('{"error":{}}')
        return
      }
    }
    const wrong = trouble?.(number)
    const { status, answer } = wrong === undefined || carryOut ? carriedOut(request) : { status: 200, answer: {} }
    if (wrong === 'cut') response.socket?.destroy()
    else if (wrong === 500) response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}')
    else if (wrong === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    else if (wrong !== 'late') response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return {
    ...server,
    ids,
    add,
    get refused() {
      return refused
    },
  }
}
