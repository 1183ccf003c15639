import { itemOf } from './item.ts'
import { type ImportClient, type ImportKind, type ImportRecord, kinds } from './kinds.ts'
import { checkClient, checkedOptions, type ImportBatchOptions } from './options.ts'
import type { BatchResult } from './results.ts'
import { sendBatch } from './sendBatch.ts'
import { throwIfAborted } from './untilAborted.ts'

/**
 * Imports a batch of records of one kind: what a worker of a queue does with a job. `importAll`
 * uses it for any number of records.
 *
 * Records are sent in order, in requests of at most 50. Each gets exactly one result, whatever
 * happens to the requests: those without a response are sent again, and those that fail because of
 * a single record are split until that record is found.
 *
 * @example
 * ```ts
 * const results = await importBatch(chat, 'users', users, { sentBefore: job.attemptsMade > 0 })
 * const failed = results.filter(
 *   ({ status, sentBefore }) => status === 'refused' || (status === 'existed' && !sentBefore),
 * )
 * ```
 *
 * Source: the family Data Import of openapi/chat.
 *
 * @param chat - a chat client; its rate limiter sets the pace
 * @param kind - the kind of all these records
 * @param records - the records, in the order in which they are imported
 * @returns a result for each record, in their order
 * @throws TypeError for invalid arguments; the signal's reason; errors that would affect any
 * request, such as a wrong key. Some of the records may then exist: send all of them again with
 * `sentBefore`
 */
export async function importBatch<Kind extends ImportKind>(
  chat: ImportClient,
  kind: Kind,
  records: readonly ImportRecord[Kind][],
  options: ImportBatchOptions = {},
): Promise<BatchResult[]> {
  if (!kinds.includes(kind)) throw new TypeError(`importBatch: the kind must be one of ${kinds.join(', ')}.`)
  checkClient('importBatch', chat, [kind])
  if (!Array.isArray(records)) throw new TypeError(`importBatch: pass the ${kind} as an array.`)
  const { signal, attempts, sentBefore = false } = checkedOptions('importBatch', options)
  throwIfAborted(signal)
  // A copy, as `map` passes over what a list lacks.
  const items = [...records].map((record, index) => itemOf(kind, index, record))
  const sender = { chat, signal, attempts, advice: 'Send it again with `sentBefore`.' }
  return (await sendBatch(sender, kind, items, sentBefore)).results
}
