import type { CallOptions } from '../client/options.ts'
import { isChatApiError } from '../errors/ChatApiError.ts'
import { isChatConnectionError } from '../errors/ChatConnectionError.ts'
import { isChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { sleep } from '../transport/abort.ts'
import { pauseBefore } from '../transport/retry.ts'
import { type Failure, type ImportClient, type ImportKind, sending } from './kinds.ts'
import type { ImportResult } from './results.ts'

/** A record to send, and its position among the records of its kind. */
export interface Item {
  readonly index: number
  readonly id: string
  readonly record: object
}

/** How a batch is sent. */
export interface Sending {
  readonly chat: ImportClient
  readonly kind: ImportKind
  readonly options: CallOptions
  /** How often a request is sent in total if no response arrives. */
  readonly attempts: number
  /** Whether an interrupted import may have sent these records before. */
  readonly before: boolean
  /** Waits until one more request may be sent. */
  readonly pace: (signal: AbortSignal | undefined) => Promise<void>
}

/** The codes with which the service refuses what it has already. */
const there = /_ALREADY_(EXISTS|JOINED|BANNED)$/

/** The statuses of a request that is refused for what is in it. */
const refusing = new Set([400, 409, 413, 422])

/** The outcome of one request: a response, a refusal of the whole batch, or none; `sent` says whether it may have been carried out. */
type Outcome =
  | Awaited<ReturnType<ImportClient['importUsers']>>
  | { readonly refused: Failure }
  | { readonly sent: boolean; readonly wait?: number | undefined }

/**
 * Sends records until the outcome of each is known. Those without a response are sent again; their unique ids prevent duplicates. A
 * batch that is refused as a whole is split in two, down to the invalid records.
 *
 * @returns an outcome for each record, in their order
 * @throws errors that would affect any request: a wrong key, a missing right, the signal's reason
 */
export async function sendBatch(how: Sending, items: readonly Item[]): Promise<ImportResult[]> {
  const results = new Map<number, ImportResult>()
  let open = items
  let { before } = how
  for (let attempt = 1; open.length > 0 && attempt <= how.attempts; attempt++) {
    const outcome = await sendOnce(how, open)
    if ('refused' in outcome) {
      const half = Math.ceil(open.length / 2)
      const parts = open.length > 1 ? [open.slice(0, half), open.slice(half)] : []
      for (const part of parts) for (const result of await sendBatch({ ...how, before }, part)) results.set(result.index, result)
      if (open[0] && parts.length === 0) results.set(open[0].index, failed(how.kind, open[0], outcome.refused, before))
    } else if ('data' in outcome) {
      for (const item of open) {
        const result = outcome.data[item.id] ?? outcome.data[item.id.toLowerCase()]
        if (result)
          results.set(
            item.index,
            result.success ? { ...about(how.kind, item), status: 'imported' } : failed(how.kind, item, result.error, before),
          )
      }
    }
    open = open.filter(({ index }) => !results.has(index))
    // A record that exists from now on was most likely created by this import.
    if ('data' in outcome || ('sent' in outcome && outcome.sent)) before = true
    if (open.length > 0 && attempt < how.attempts)
      await sleep(('wait' in outcome ? outcome.wait : undefined) ?? pauseBefore(attempt), how.options.signal ?? undefined)
  }
  return items.map((item) => results.get(item.index) ?? unknown(how.kind, item))
}

async function sendOnce({ chat, kind, options, pace }: Sending, items: readonly Item[]): Promise<Outcome> {
  await pace(options.signal)
  const records = Object.fromEntries(items.map(({ id, record }) => [id, record as never]))
  try {
    return await sending[kind].send(chat, records, options)
  } catch (error) {
    if (error instanceof TypeError) return { refused: error }
    if (isChatConnectionError(error) || isChatTimeoutError(error)) return { sent: error.attempts > 0 }
    if (!isChatApiError(error)) throw error
    const { status, code, retryAfter } = error
    if (refusing.has(status)) return { refused: { code, message: error.message } }
    if (status === 429) return { sent: false, wait: retryAfter === undefined ? undefined : retryAfter * 1000 }
    // A success that cannot be read, or a server error, may follow an import that was carried out.
    if (status < 300 || status === 408 || status >= 500) return { sent: true }
    throw error
  }
}

const about = (kind: ImportKind, { index, id }: Item) => ({ kind, index, id })

function failed(kind: ImportKind, item: Item, error: Failure, before: boolean): ImportResult {
  const { code, message: reason = 'The service gives no reason.' } = error
  if (before && code && there.test(code)) return { ...about(kind, item), status: 'imported', wasThere: true }
  return { ...about(kind, item), status: 'refused', ...(code && { code }), reason }
}

const unknown = (kind: ImportKind, item: Item): ImportResult => ({
  ...about(kind, item),
  status: 'unknown',
  reason:
    'No answer told whether it was imported. Import again with the checkpoint: it is sent again, and taken for imported if the service has it already.',
})
