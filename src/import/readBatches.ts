import { nameOf } from '../request/values.ts'
import { fingerprintedRecords, fingerprintOf, type KindCheckpoint } from './checkpoint.ts'
import { type Item, idOfRecord, itemOf } from './item.ts'
import type { ImportKind } from './kinds.ts'
import { batchSize } from './sendBatch.ts'
import { sleep, throwIfAborted, untilAborted } from './untilAborted.ts'

// A list comes first: it is what the compiler explains a wrong record by.
type Records<Record> = readonly Record[] | Iterable<Record> | AsyncIterable<Record>

/**
 * Records of one kind: a list, a generator, a stream, or a function that returns one of these from
 * a record's number on.
 */
export type ImportSource<Record> = Records<Record> | ((from: number) => Records<Record>)

export interface SourceBatch {
  readonly items: readonly Item[]
  /** The checkpoint's fingerprint once they are done. */
  readonly fingerprint: string
  /** A record that is done, of an earlier import. */
  readonly done: Item | undefined
}

/**
 * Reads the records that are left, in batches: those to send again, then those from the
 * checkpoint's `next` on. Those before it are compared with the checkpoint's fingerprint.
 *
 * @throws TypeError if the checkpoint was made with other records, before any of them is sent
 */
export async function* readBatches(
  kind: ImportKind,
  source: ImportSource<object>,
  { next, again, fingerprint, finished = false }: Readonly<KindCheckpoint>,
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceBatch, void, undefined> {
  const isFunction = typeof source === 'function'
  const from = isFunction ? Math.max(0, Math.min(next - fingerprintedRecords, again[0]?.[0] ?? next)) : 0
  const records = readUntilAborted(kind, isFunction ? source(from) : source, signal)
  const repeated: Item[] = []
  let range = 0
  const ids: string[] = []
  let done: Item | undefined
  let lastDone: unknown
  const batchOf = (items: readonly Item[]): SourceBatch => ({ items, fingerprint: fingerprintOf(ids), done })
  const remember = (id: string) => {
    ids.push(id)
    if (ids.length > fingerprintedRecords) ids.shift()
  }
  try {
    for (let index = from; index < next; index++) {
      const { done: isOver, value } = await records.next()
      if (isOver) throw otherRecords(kind, `it is at record ${next}, and there are only ${index}`)
      remember(idOfRecord(kind, value))
      if (index === again[range]?.[1]) range++
      if (index >= (again[range]?.[0] ?? next)) repeated.push(itemOf(kind, index, value))
      else lastDone = value
    }
    if (fingerprint !== undefined && fingerprintOf(ids) !== fingerprint)
      throw otherRecords(kind, `the records before number ${next} do not have the same ids`)
    const item = itemOf(kind, 0, lastDone)
    if (!item.problem) done = item
    for (let start = 0; start < repeated.length; start += batchSize) yield batchOf(repeated.slice(start, start + batchSize))
    let items: Item[] = []
    let index = next
    for await (const record of records) {
      if (finished) throw otherRecords(kind, `it belongs to a finished import of ${next} records, and there are more`)
      const item = itemOf(kind, index++, record)
      items.push(item)
      remember(item.id)
      if (items.length === batchSize) {
        yield batchOf(items)
        items = []
      }
    }
    if (items.length > 0) yield batchOf(items)
  } finally {
    await records.return()
  }
}

const otherRecords = (kind: ImportKind, problem: string) =>
  new TypeError(
    `importAll: \`checkpoint.${kind}\` was made with other records: ${problem}. Pass the same records in the same order, or begin another import with \`{}\`.`,
  )

/** After how many records the event loop gets a turn: reading many may need none. */
const recordsPerTurn = 5000

/** @throws TypeError if records cannot be read from a source; that of a function shows later */
export function checkSource(kind: ImportKind, source: unknown): void {
  if (source !== undefined && typeof source !== 'function') iterationOf(kind, source)
}

function iterationOf(kind: ImportKind, source: unknown): () => Iterator<unknown> | AsyncIterator<unknown> {
  const { [Symbol.asyncIterator]: asynchronous, [Symbol.iterator]: synchronous } = Object(source)
  const iterate = asynchronous ?? synchronous
  if (typeof iterate === 'function' && typeof source !== 'string') return iterate.bind(source)
  throw new TypeError(
    `importAll: \`${kind}\` must be a list, a generator, a stream or a function that returns one; it is ${nameOf(source)}.`,
  )
}

/** Yields records until the signal is aborted: a stream may never yield its next record. */
async function* readUntilAborted(
  kind: ImportKind,
  source: unknown,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const iterator = iterationOf(kind, source)()
  if (typeof iterator?.next !== 'function') throw new TypeError(`importAll: the iterator of \`${kind}\` must have a method \`next()\`.`)
  let isOver = false
  try {
    for (let index = 1; ; index++) {
      throwIfAborted(signal)
      if (index % recordsPerTurn === 0) await sleep(0, signal)
      // An error of `next` is the source's own, which then needs no end.
      isOver = true
      const result = await untilAborted(iterator.next(), signal)
      if (typeof result !== 'object' || result === null)
        throw new TypeError(`importAll: \`next()\` of \`${kind}\` must return an object; it returned ${nameOf(result)}.`)
      if (result.done) return
      isOver = false
      yield await untilAborted(result.value, signal)
    }
  } finally {
    if (!isOver || signal?.aborted) endSource(iterator)
  }
}

/**
 * Lets a source free what it holds. Not awaited, as a stream that hangs may never end either; its
 * error must not hide why the import ended.
 */
async function endSource(iterator: Iterator<unknown> | AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.()
  } catch {}
}
