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

/** After so many batches in a row of which nothing is known, the service counts as gone. */
const mostUnknown = 3

/** Records of one kind: a list, a generator, a stream, or a function that makes one of these from a record's number on. */
type Source<Record> = Iterable<Record> | AsyncIterable<Record> | ((from: number) => Iterable<Record> | AsyncIterable<Record>)

/**
 * What to import, of any length. An import that goes on after an interruption has to get the same records in the same order. Of a function it only
 * asks for the records that are left.
 */
export type ImportRecords = { readonly [kind in ImportKind]?: Source<ImportRecord[kind]> | undefined }

/** What an import can be told. */
export interface ImportOptions {
  /** Told before the first request, and after each batch what became of its records. A promise that it returns is awaited, such as that of saving the checkpoint. */
  readonly onProgress?: ((progress: ImportProgress) => unknown) | undefined
  /** Ends the import. */
  readonly signal?: AbortSignal | undefined
  /** Where to begin: `{}`, or what an import that was interrupted has left. It is kept up to date in place. */
  readonly checkpoint?: ImportCheckpoint | undefined
  /** How many requests each of the four imports may make in a minute. 60 unless set, which is what the service publishes. */
  readonly requestsPerMinute?: number | undefined
  /** How often a request is sent in all of which no answer tells what became of it. 5 unless set. */
  readonly attempts?: number | undefined
}

/** What an import comes to. */
export interface ImportSummary {
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /** The first 1,000 records that were refused or of which nothing is known. `onProgress` is told all of them. */
  readonly problems: readonly ImportResult[]
  readonly checkpoint: ImportCheckpoint
}

/**
 * Imports users, then groups, then members, then messages: cut to the sizes that the service takes, within the imports' own rate limit, in order, and
 * none of them twice.
 *
 * ```ts
 * const { counts } = await importAll(chat, { users, messages }, { onProgress: ({ checkpoint }) => save(checkpoint), checkpoint: await load() })
 * ```
 *
 * A request that got no answer is sent again: ids are unique, so the service refuses what it has already. What it refuses of records that were sent
 * before counts as imported. Memory does not grow with the number of records.
 *
 * Source: the family Data Import of openapi/chat.
 *
 * @throws TypeError for options that cannot be meant, the signal's reason, and what would refuse any request: a wrong key, a missing right, a service
 * that is gone. `checkpoint` then says where to go on
 */
export async function importAll(chat: ImportClient, records: ImportRecords, options: ImportOptions = {}): Promise<ImportSummary> {
  const { onProgress, signal, checkpoint = {}, requestsPerMinute = requestsAMinute, attempts = 5 } = options
  const unknown = Object.keys(records).find((kind) => !kinds.includes(kind as ImportKind))
  if (unknown !== undefined) throw new TypeError(`importAll: there are no records called \`${unknown}\`; it takes ${kinds.join(', ')}.`)
  for (const [name, value] of Object.entries({ requestsPerMinute, attempts }))
    if (!(typeof value === 'number' && value >= 1)) throw new TypeError(`importAll: \`${name}\` must be a number, 1 or more.`)
  // What was sent last before an interruption may not have come back to the checkpoint.
  const before = Object.keys(checkpoint ?? {}).length > 0
  const state = filled(checkpoint)
  const problems: ImportResult[] = []
  // Once before anything is sent: who saves the checkpoint can tell from then on that there was a first time.
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

/** Notes what became of records. Those that come again were counted as unknown before. */
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

/** Sends a batch but for what cannot be sent: a record without an id. */
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

/** Cuts records to batches in which no id stands twice, and leaves out those that have been dealt with. */
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
    // The service takes ids for the same that differ in case only.
    const mark = id === '' ? `${here}` : `=${id.toLowerCase()}`
    if (batch.size === batchSize || batch.has(mark)) {
      yield [...batch.values()]
      batch = new Map()
    }
    batch.set(mark, { index: here, id, record: record as object })
  }
  if (batch.size > 0) yield [...batch.values()]
}

/** Gives records, but no longer than until the signal is aborted: a stream may never give its next one. */
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
    // Not awaited: what never gave its next record may never end either.
    Promise.resolve(iterator.return?.()).catch(() => {})
  }
}
