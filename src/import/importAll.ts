import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import { passedTo, unknownName } from '../request/checks.ts'
import { hasProperties } from '../request/values.ts'
import { advanceCheckpoint, completeCheckpoint, type ImportCheckpoint } from './checkpoint.ts'
import { type ImportClient, type ImportKind, type ImportRecord, kinds, operations } from './kinds.ts'
import { checkClient, checkedOptions, type ImportBatchOptions } from './options.ts'
import { checkSource, type ImportSource, readBatches } from './readBatches.ts'
import { type ImportCounts, type ImportResult, statuses } from './results.ts'
import { type Sender, sendBatch } from './sendBatch.ts'
import { untilAborted } from './untilAborted.ts'

// The front door of this folder. In go a chat client and any number of records; out comes how many
// were created, with a result for each. `readBatches.ts` reads them in batches, `sendBatch.ts`
// sends a batch, and `checkpoint.ts` keeps where to continue.

/** How many problems a summary keeps. */
const keptProblems = 1000

/** After this many batches without any result, CometChat counts as unreachable. */
const mostLost = 3

/** The states, in their checkpoints, of the imports that are running. */
const running = new WeakSet<object>()

/**
 * The records to import, of any number. To continue after an interruption, pass the same records in
 * the same order.
 */
export type ImportRecords = { readonly [kind in ImportKind]?: ImportSource<ImportRecord[kind]> | undefined }

/** The argument of `onProgress`. */
export interface ImportProgress {
  /** The outcomes of the batch's records, in order; empty at the beginning and at the end. */
  readonly results: readonly ImportResult[]
  /** The number of records with each outcome, including those before an interruption. */
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /** Where to continue after an interruption: save it as JSON. */
  readonly checkpoint: ImportCheckpoint
}

/** Options of an import. */
export interface ImportOptions extends ImportBatchOptions {
  /**
   * Called before the first request, after each batch with the results of its records, and at the
   * end. If it returns a promise, for example to save the checkpoint, the import waits for it, but
   * no longer once the signal is aborted.
   */
  readonly onProgress?: ((progress: ImportProgress) => unknown) | undefined
  /**
   * Where to begin: `{}`, or the checkpoint of an interrupted import. The import updates the object
   * in place, so only one import at a time can have it.
   */
  readonly checkpoint?: ImportCheckpoint | undefined
  /**
   * Whether an earlier import may have sent these records; existing records are then not problems.
   * Default: `true` for an import that continues from a checkpoint, which may lack the last
   * batches, otherwise `false`.
   */
  readonly sentBefore?: boolean | undefined
}

/** The result of an import. */
export interface ImportSummary {
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /**
   * The first 1,000 records that were refused, whose outcome is unknown or, unless an earlier
   * import may have sent them, that existed. `onProgress` receives all results.
   */
  readonly problems: readonly ImportResult[]
  readonly checkpoint: ImportCheckpoint
}

/**
 * Imports users, then groups, then members, then messages: in batches of the size that CometChat
 * accepts, in order, and none of them twice. The client's rate limiter sets the pace.
 *
 * A request without a response is sent again: ids are unique, so CometChat rejects what it has
 * already, which then counts as `existed`. A single record that makes a whole request fail is found
 * and reported, and the others are imported. Memory does not grow with the number of records.
 *
 * @example
 * ```ts
 * const { counts } = await importAll(chat, { users, messages }, {
 *   onProgress: ({ checkpoint }) => save(checkpoint),
 *   checkpoint: await load(),
 * })
 * ```
 *
 * Source: the family Data Import of openapi/chat.
 *
 * @throws TypeError for invalid options, and for a checkpoint that was made with other records; the
 * signal's reason; errors that would affect any request, such as a wrong key, a missing right or a
 * service that is unreachable; and what a source or `onProgress` throws. `checkpoint` then says
 * where to continue
 */
export async function importAll(chat: ImportClient, records: ImportRecords, options: ImportOptions = {}): Promise<ImportSummary> {
  checkRecords(records)
  checkClient('importAll', chat, kinds)
  const checked = checkedOptions('importAll', options, ['onProgress', 'checkpoint'])
  const { onProgress, signal, checkpoint = {}, attempts, sentBefore = Object.keys(Object(checkpoint)).length > 0 } = checked
  if (onProgress !== undefined && typeof onProgress !== 'function') throw new TypeError('importAll: `onProgress` must be a function.')
  const state = completeCheckpoint(checkpoint)
  checkComplete(records, state)
  const problems: ImportResult[] = []
  const isProblem = ({ status }: ImportResult) => status !== 'created' && !(status === 'existed' && sentBefore)
  const report = (results: readonly ImportResult[]) => untilAborted(onProgress?.({ results, counts: countsOf(state), checkpoint }), signal)
  // A copy of the checkpoint, such as `{ ...checkpoint }`, has the same states.
  if (running.has(state.users)) throw new TypeError('importAll: another import is running with this `checkpoint`; wait until it has ended.')
  running.add(state.users)
  try {
    // Once before anything is sent, so that the saved checkpoint shows that an import has begun.
    await report([])
    const sender: Sender = { chat, signal, attempts, advice: 'Import again with the checkpoint: it is then sent again.' }
    let lostBatches = 0
    for (const kind of kinds) {
      const source = sourceIn(records, kind)
      if (source !== undefined)
        for await (const { items, fingerprint, done } of readBatches(kind, source, state[kind], signal)) {
          if (done) sender.accepted ??= { kind, item: done }
          const { isLost, failure, ...batch } = await sendBatch(sender, kind, items, sentBefore)
          const results = batch.results.map((result): ImportResult => ({ kind, ...result }))
          advanceCheckpoint(state[kind], results)
          state[kind].fingerprint = fingerprint
          problems.push(...results.filter(isProblem).slice(0, keptProblems - problems.length))
          await report(results)
          lostBatches = isLost ? lostBatches + 1 : 0
          if (lostBatches >= mostLost) throw unreachable(kind, failure, attempts)
        }
      state[kind].finished = true
    }
    await report([])
    return { counts: countsOf(state), problems, checkpoint }
  } finally {
    running.delete(state.users)
  }
}

function checkRecords(records: ImportRecords): void {
  if (!hasProperties(records)) throw new TypeError('importAll: pass the records as an object, such as `{ users, messages }`.')
  const unknown = unknownName(records, kinds, 'kind of records')
  if (unknown) throw new TypeError(`importAll: ${unknown}`)
  for (const kind of kinds) checkSource(kind, sourceIn(records, kind))
}

const sourceIn = (records: ImportRecords, kind: ImportKind) => passedTo(records, kind) as ImportSource<object> | undefined

/** @throws TypeError if records are missing that the checkpoint has begun to import */
function checkComplete(records: ImportRecords, state: Required<ImportCheckpoint>): void {
  for (const kind of kinds) {
    const { next, again, finished } = state[kind]
    if (sourceIn(records, kind) === undefined && next > 0 && (!finished || again.length > 0))
      throw new TypeError(`importAll: \`checkpoint.${kind}\` is at record ${next}, and there are no ${kind}. Pass the same records again.`)
  }
}

const countsOf = (state: Required<ImportCheckpoint>): ImportSummary['counts'] =>
  Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(statuses.map((status) => [status, state[kind][status]]))]),
  ) as unknown as ImportSummary['counts']

const unreachable = (kind: ImportKind, failure: string, attempts: number) =>
  new ChatConnectionError(
    `importAll: CometChat gave no result for the last ${mostLost} batches (${failure}). Continue from the checkpoint when it responds again.`,
    'NO_ANSWERS',
    {
      name: operations[kind].method,
      operationId: `import-${kind}`,
      method: 'POST',
      path: `/data_import/${kind}`,
      attempts,
    },
  )
