import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import { onAbort } from '../transport/abort.ts'
import { type ImportClient, type ImportKind, type ImportRecord, kinds, sending } from './kinds.ts'
import { createPace } from './pace.ts'
import { filled, type ImportCheckpoint, type ImportCounts, type ImportProgress, type ImportResult, note } from './results.ts'
import { type Item, type Sending, sendBatch } from './sendBatch.ts'

/** The most records that a request may hold. */
const batchSize = 50

/** How many requests a minute each import may have. */
const requestsAMinute = 60

/** How many results other than successes a summary keeps. */
const keptProblems = 1000

/** After this many batches in a row with an unknown outcome, the service counts as unreachable. */
const mostUnknown = 3

/** Records of one kind: a list, a generator, a stream, or a function that makes one of these from a record's number on. */
type Source<Record> = Iterable<Record> | AsyncIterable<Record> | ((from: number) => Iterable<Record> | AsyncIterable<Record>)

/**
 * What to import, of any length. An import that continues after an interruption must get the same records in the same order. A function
 * is asked only for the records that are left.
 */
export type ImportRecords = { readonly [kind in ImportKind]?: Source<ImportRecord[kind]> | undefined }

/** Options of an import. */
export interface ImportOptions {
  /** Called before the first request, and after each batch with the results of its records. If it returns a promise, such as that of saving the checkpoint, the import waits for it. */
  readonly onProgress?: ((progress: ImportProgress) => unknown) | undefined
  /** Ends the import. */
  readonly signal?: AbortSignal | undefined
  /** Where to begin: `{}`, or the checkpoint of an interrupted import. The object is updated in place. */
  readonly checkpoint?: ImportCheckpoint | undefined
  /** How many requests each of the four imports may make in a minute. 60 unless set, which is what the service publishes. */
  readonly requestsPerMinute?: number | undefined
  /** How often a request is sent in total while no response says what became of it. 5 unless set. */
  readonly attempts?: number | undefined
}

/** The result of an import. */
export interface ImportSummary {
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /** The first 1,000 records that were refused or whose outcome is unknown. `onProgress` receives all of them. */
  readonly problems: readonly ImportResult[]
  readonly checkpoint: ImportCheckpoint
}

/**
 * Imports users, then groups, then members, then messages: in batches of the size that the service accepts, within the imports' own rate limit, in order, and
 * none of them twice.
 *
 * ```ts
 * const { counts } = await importAll(chat, { users, messages }, { onProgress: ({ checkpoint }) => save(checkpoint), checkpoint: await load() })
 * ```
 *
 * A request without a response is sent again: ids are unique, so the service refuses what it has already. A record that was sent
 * before and is refused as existing counts as imported. Memory does not grow with the number of records.
 *
 * Source: the family Data Import of openapi/chat.
 *
 * @throws TypeError for invalid options, the signal's reason, and errors that would affect any request: a wrong key, a missing right, a service
 * that is unreachable. `checkpoint` then says where to continue
 */
export async function importAll(chat: ImportClient, records: ImportRecords, options: ImportOptions = {}): Promise<ImportSummary> {
  const { onProgress, signal, checkpoint = {}, requestsPerMinute = requestsAMinute, attempts = 5 } = options
  const unknown = Object.keys(records).find((kind) => !kinds.includes(kind as ImportKind))
  if (unknown !== undefined) throw new TypeError(`importAll: there are no records called \`${unknown}\`; it takes ${kinds.join(', ')}.`)
  for (const [name, value] of Object.entries({ requestsPerMinute, attempts }))
    if (!(typeof value === 'number' && value >= 1)) throw new TypeError(`importAll: \`${name}\` must be a number, 1 or more.`)
  // The last batches before an interruption may be missing from the checkpoint.
  const before = Object.keys(checkpoint ?? {}).length > 0
  const state = filled(checkpoint)
  const problems: ImportResult[] = []
  // Once before anything is sent, so that the saved checkpoint shows that an import has begun.
  await onProgress?.({ results: [], counts: countsOf(state), checkpoint })
  for (const kind of kinds) {
    const source = records[kind]
    if (!source) continue
    const at = state[kind]
    let lost = 0
    const how = { chat, kind, options: { signal }, attempts, before, pace: createPace(requestsPerMinute) }
    for await (const items of batches(kind, source, at, signal)) {
      const results = await outcomes(how, items)
      settle(at, results)
      problems.push(...results.filter(({ status }) => status !== 'imported').slice(0, keptProblems - problems.length))
      await onProgress?.({ results, counts: countsOf(state), checkpoint })
      lost = results.some(({ status }) => status !== 'unknown') ? 0 : lost + 1
      if (lost >= mostUnknown) throw gone(kind, attempts)
    }
  }
  return { counts: countsOf(state), problems, checkpoint }
}

const gone = (kind: ImportKind, attempts: number) =>
  new ChatConnectionError(
    `importAll: of the last ${mostUnknown} batches of ${kind} nothing is known. Go on from the checkpoint when the service answers again.`,
    'NO_ANSWERS',
    { operationId: `import-${kind}`, method: 'POST', path: `/data_import/${kind}`, attempts },
  )

const countsOf = (state: Required<ImportCheckpoint>): ImportSummary['counts'] =>
  Object.fromEntries(
    kinds.map((kind) => {
      const { imported, refused, unknown } = state[kind]
      return [kind, { imported, refused, unknown }]
    }),
  ) as unknown as ImportSummary['counts']

/** Notes the outcome of records. Records that are sent again were counted as unknown before. */
function settle(at: Required<ImportCheckpoint>[ImportKind], results: readonly ImportResult[]): void {
  for (const result of results) {
    const range = result.index < at.next && at.again.find(([from]) => from === result.index)
    if (range) {
      range[0]++
      at.unknown--
      at.again = at.again.filter(([from, to]) => from < to)
    }
    note(at, result)
  }
  at.next = Math.max(at.next, ...results.map(({ index }) => index + 1))
}

/** Sends a batch without the records that have no id, which cannot be sent. */
async function outcomes(how: Sending, items: readonly Item[]): Promise<ImportResult[]> {
  const sent = await sendBatch(
    how,
    items.filter(({ id }) => id !== ''),
  )
  const results = new Map(sent.map((result) => [result.index, result]))
  const { kind } = how
  const reason = `It has no \`${sending[kind].id}\`, by which the service could tell what became of it.`
  return items.map(({ index, id }) => results.get(index) ?? { kind, index, id, status: 'refused', reason })
}

/** Divides records into batches in which no id occurs twice, and leaves out those that are done. */
async function* batches(
  kind: ImportKind,
  source: Source<object>,
  { next, again }: Required<ImportCheckpoint>[ImportKind],
  signal: AbortSignal | undefined,
): AsyncGenerator<Item[], void, undefined> {
  const ranges = structuredClone(again)
  const from = Math.min(next, ...ranges.map(([first]) => first))
  const isFunction = typeof source === 'function'
  let index = isFunction ? from : 0
  let batch = new Map<string, Item>()
  for await (const record of untilAborted(kind, isFunction ? source(from) : source, signal)) {
    const here = index++
    if (here < next && !ranges.some(([first, last]) => here >= first && here < last)) continue
    const given = (record as Record<string, unknown> | null)?.[sending[kind].id]
    const id = typeof given === 'string' ? given : ''
    // To the service, ids that differ only in case are the same.
    const mark = id === '' ? `${here}` : `=${id.toLowerCase()}`
    if (batch.size === batchSize || batch.has(mark)) {
      yield [...batch.values()]
      batch = new Map()
    }
    batch.set(mark, { index: here, id, record: record as object })
  }
  if (batch.size > 0) yield [...batch.values()]
}

/** Yields records until the signal is aborted: a stream may never yield its next one. */
async function* untilAborted(kind: ImportKind, source: unknown, signal: AbortSignal | undefined): AsyncGenerator<unknown, void, undefined> {
  const { [Symbol.asyncIterator]: asynchronous, [Symbol.iterator]: synchronous } = Object(source)
  const make: (() => Iterator<unknown> | AsyncIterator<unknown>) | undefined = asynchronous ?? synchronous
  if (!make || typeof source === 'string')
    throw new TypeError(`importAll: \`${kind}\` must be a list, a generator, a stream or a function that returns one.`)
  const iterator = make.call(source)
  let off: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    off = signal && onAbort(signal, () => reject(signal.reason))
  })
  aborted.catch(() => {})
  try {
    for (;;) {
      signal?.throwIfAborted()
      const next = iterator.next()
      const { done, value } = next instanceof Promise ? await Promise.race([next, aborted]) : next
      if (done) return
      yield value
    }
  } finally {
    off?.()
    // Not awaited: a stream that hangs may never end either.
    Promise.resolve(iterator.return?.()).catch(() => {})
  }
}
