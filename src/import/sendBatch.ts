import { isChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { showCaller } from '../errors/callerStack.ts'
import { writtenJson } from '../request/prepareRequest.ts'
import { isFailure, mayHaveArrived } from '../transport/mayHaveArrived.ts'
import { pauseBefore } from '../transport/pauseBefore.ts'
import type { Item } from './item.ts'
import { type ImportClient, type ImportKind, operations } from './kinds.ts'
import { type BatchResult, outcomeIn, outcomeOfRejection, type RecordOutcome } from './results.ts'
import { sleep, throwIfAborted } from './untilAborted.ts'

export const batchSize = 50

/** The statuses of a response that rejects a request for its content. */
const rejecting = new Set([400, 409, 413, 422])

/** The code of a 500 for a single record, such as a message without text. */
const exceptionCode = 'ERR_EXCEPTION'

/** The client and the settings of an import, and the last record that was accepted. */
export interface Sender {
  readonly chat: ImportClient
  readonly signal: AbortSignal | undefined
  /** How often a request is sent in total while no response says what became of its records. */
  readonly attempts: number
  /** The next step for a record whose outcome is unknown. */
  readonly advice: string
  /**
   * The record that CometChat responded to last, or in an earlier import. Sent again, it shows
   * whether CometChat works.
   */
  accepted?: { readonly kind: ImportKind; readonly item: Item }
}

interface Batch {
  readonly kind: ImportKind
  readonly results: Map<number, RecordOutcome>
  /**
   * The positions of records that an earlier request, of this run or another, may have created
   * although no response said so; and whether that request got no response.
   */
  readonly sentEarlier: Map<number, boolean>
  /** Records that failed on their own with the code of an exception. */
  exceptional: Item[]
  /** How many requests in a row had no usable response. */
  silent: number
  /** The error of the last request without a usable response. */
  failure: string
}

type Reply =
  | { readonly type: 'results'; readonly data: unknown }
  | { readonly type: 'rejected'; readonly code: string | undefined; readonly reason: string }
  | { readonly type: 'exception'; readonly reason: string }
  | { readonly type: 'accepted'; readonly reason: string }
  | { readonly type: 'silence'; readonly mayHaveArrived: boolean; readonly reason: string }

export interface SentBatch {
  readonly results: BatchResult[]
  /** Whether records were sent and no response said anything about any of them. */
  readonly isLost: boolean
  /** The error of the last request without a usable response; empty if there was none. */
  readonly failure: string
}

/**
 * Sends records until the outcome of each is known. Requests without a response are sent again: ids
 * are unique, so CometChat does not create a record twice. A request that fails because of what
 * is in it is split in two, down to the records that cause it.
 *
 * @param sentBefore - whether an earlier run may have sent these records
 * @throws errors that would affect any request, such as a wrong key, and those that do not come
 * from the request: of the function that fetches the key, or the signal's reason. Records that had
 * been sent may then exist
 */
export async function sendBatch(sender: Sender, kind: ImportKind, items: readonly Item[], sentBefore: boolean): Promise<SentBatch> {
  const batch: Batch = {
    kind,
    results: new Map(),
    sentEarlier: new Map(sentBefore ? items.map(({ index }) => [index, true]) : []),
    exceptional: [],
    silent: 0,
    failure: '',
  }
  const sent = items.filter(({ problem }) => problem === undefined)
  try {
    for (const part of requestsOf(sent)) await sendPart(sender, batch, part)
    await sendExceptional(sender, batch)
  } catch (error) {
    // Halves of halves fill a stack.
    throw showCaller(error, sendBatch)
  }
  return {
    results: items.map(({ index, id, problem }): BatchResult => {
      if (problem !== undefined) return { index, id, status: 'refused', reason: problem }
      const { status, ...rest } = batch.results.get(index) ?? { status: 'unknown', reason: unknownReason(batch.failure) }
      return { index, id, status, ...rest, ...(status === 'unknown' && { reason: `${rest.reason} ${sender.advice}` }) }
    }),
    isLost: sent.length > 0 && sent.every(({ index }) => (batch.results.get(index)?.status ?? 'unknown') === 'unknown'),
    failure: batch.failure,
  }
}

const unknownReason = (failure: string) =>
  `No response said whether the record was imported${failure && ` (${failure.replace(/\.$/, '')})`}.`

/**
 * Divides records into requests in which no id occurs twice. To CometChat, ids that differ only
 * in case are the same.
 */
function* requestsOf(items: readonly Item[]): Generator<readonly Item[]> {
  let request = new Map<string, Item>()
  for (const item of items) {
    const key = item.id.toLowerCase()
    if (request.size === batchSize || request.has(key)) {
      yield [...request.values()]
      request = new Map()
    }
    request.set(key, item)
  }
  yield [...request.values()]
}

/**
 * Sends records as one request, and in parts where the whole fails.
 * @param exceptions - how often requests with these records have failed with an exception
 */
async function sendPart(sender: Sender, batch: Batch, items: readonly Item[], exceptions = 0): Promise<void> {
  let unanswered = items
  for (let attempt = 1; unanswered.length > 0 && attempt <= sender.attempts && batch.silent < sender.attempts; attempt++) {
    if (attempt > 1) await sleep(pauseBefore(attempt - 1), sender.signal)
    const reply = await request(sender, batch.kind, unanswered)
    batch.silent = reply.type === 'silence' ? batch.silent + 1 : 0
    if (reply.type === 'results') note(sender, batch, unanswered, reply.data)
    if (reply.type === 'rejected' && unanswered.length === 1) {
      settleAlone(batch, unanswered, outcomeOfRejection({ code: reply.code, message: reply.reason }))
      return
    }
    if (reply.type === 'accepted') {
      batch.failure = reply.reason
      settle(batch, unanswered, { status: 'unknown', reason: unknownReason(reply.reason) })
      return
    }
    // CometChat may have imported the records before the one that it rejects.
    if (reply.type !== 'silence' || reply.mayHaveArrived)
      for (const { index } of unanswered) batch.sentEarlier.set(index, batch.sentEarlier.get(index) || reply.type === 'silence')
    if (reply.type === 'rejected') return sendHalves(sender, batch, unanswered, exceptions)
    if ('reason' in reply) batch.failure = reply.reason
    if (reply.type === 'exception' && ++exceptions >= Math.min(2, sender.attempts)) {
      if (unanswered.length > 1) return sendHalves(sender, batch, unanswered, exceptions)
      batch.exceptional.push(...unanswered)
      return
    }
    unanswered = unanswered.filter(({ index }) => !batch.results.has(index))
  }
}

async function sendHalves(sender: Sender, batch: Batch, items: readonly Item[], exceptions: number): Promise<void> {
  const half = Math.ceil(items.length / 2)
  await sendPart(sender, batch, items.slice(0, half), exceptions)
  await sendPart(sender, batch, items.slice(half), exceptions)
}

/**
 * Sends the records that failed on their own once more, as an exception may also be a temporary
 * fault of CometChat. If it persists, they are refused if CometChat responds to another record
 * at the same time, and unknown if it does not.
 */
async function sendExceptional(sender: Sender, batch: Batch): Promise<void> {
  const items = batch.exceptional
  if (items.length === 0) return
  batch.exceptional = []
  await sleep(pauseBefore(1), sender.signal)
  for (const item of items) await sendPart(sender, batch, [item], 1)
  if (batch.exceptional.length === 0) return
  const reason = `CometChat fails on this record alone with 500 ${exceptionCode}${batch.kind === 'messages' ? ', as it does on messages older than about six months and on those without text' : ''}.`
  const status = (await responds(sender)) ? 'refused' : 'unknown'
  settleAlone(batch, batch.exceptional, { status, code: exceptionCode, reason })
}

/** Whether CometChat responds to a record that it has responded to before. */
async function responds({ accepted, ...sender }: Sender): Promise<boolean> {
  if (!accepted) return false
  for (let attempt = 1; attempt <= sender.attempts; attempt++) {
    if (attempt > 1) await sleep(pauseBefore(attempt - 1), sender.signal)
    const { type } = await request(sender, accepted.kind, [accepted.item])
    if (type === 'results' || type === 'rejected') return true
    if (type === 'accepted') return false
  }
  return false
}

/** Records the results in a response. */
function note(sender: Sender, batch: Batch, items: readonly Item[], data: unknown): void {
  for (const item of items) {
    const outcome = outcomeIn(data, item.id)
    if (outcome) {
      sender.accepted = { kind: batch.kind, item }
      settle(batch, [item], outcome)
    } else batch.failure = 'a response has no result for it'
  }
}

function settle({ results, sentEarlier }: Batch, items: readonly Item[], outcome: RecordOutcome): void {
  for (const { index } of items) results.set(index, outcome.status === 'existed' ? existed(outcome, sentEarlier.has(index)) : outcome)
}

/**
 * Records the outcome of records that were sent alone. CometChat may reject a record that it has
 * already, from a request whose response was lost.
 */
function settleAlone(batch: Batch, items: readonly Item[], outcome: RecordOutcome): void {
  const maybeSent = {
    ...outcome,
    sentBefore: true,
    reason: `${asSentence(outcome.reason)} An earlier request may have created it.`,
  } as const
  for (const item of items) settle(batch, [item], outcome.status === 'refused' && batch.sentEarlier.get(item.index) ? maybeSent : outcome)
}

/** CometChat says that it has a record of this id, and not whether the two are alike. */
function existed(outcome: RecordOutcome, sentBefore: boolean): RecordOutcome {
  const reason = asSentence(outcome.reason)
  return sentBefore
    ? { ...outcome, sentBefore, reason: `${reason} An earlier request may have created it; otherwise it may differ.` }
    : { ...outcome, reason: `${reason} It may differ from the record that was sent, and was not changed.` }
}

/** A reason as a sentence, so that another can follow. */
const asSentence = (reason: string | undefined) => `${reason}`.replace(/\.?$/, '.')

/**
 * An import reaches its rate limit, so its calls wait for it, whatever the options of their client.
 * What fails is sent again here alone, where it is known that an earlier request may have been
 * carried out.
 */
const patient = { retries: 0, waitForRateLimit: true, maxWait: Number.POSITIVE_INFINITY, deadline: Number.POSITIVE_INFINITY }

async function request({ chat, signal }: Sender, kind: ImportKind, items: readonly Item[]): Promise<Reply> {
  try {
    const response = await chat[operations[kind].method]({ body: bodyOf(kind, items) }, { signal, ...patient })
    return { type: 'results', data: (response as { data?: unknown } | null | undefined)?.data }
  } catch (error) {
    return replyOf(error, kind, signal)
  }
}

/**
 * The body of a request. Its JSON is written here where an object would change the order of its
 * records.
 */
function bodyOf(kind: ImportKind, items: readonly Item[]): never {
  const records = Object.fromEntries(items.map(({ id, record }) => [id, record]))
  const body = { [kind]: records }
  // Every object has its whole numbers first.
  if (Object.keys(records).every((id, index) => id === items[index]?.id)) return body as never
  const lines = items.map(({ id, record }) => `${JSON.stringify(id)}:${JSON.stringify(record)}`)
  return Object.defineProperty(body, writtenJson, { value: `{${JSON.stringify(kind)}:{${lines.join()}}}` }) as never
}

/** @throws the error, if it says nothing about these records, or is not one of this request */
function replyOf(error: unknown, kind: ImportKind, signal: AbortSignal | undefined): Reply {
  throwIfAborted(signal)
  // A function that fetches the key may use a client of its own.
  if (!isChatError(error) || error.operationId !== `import-${kind}`) throw error
  const { message: reason } = error
  if (!isChatApiError(error)) return { type: 'silence', mayHaveArrived: error.attempts > 0 && mayHaveArrived(error), reason }
  const { status, code } = error
  if (rejecting.has(status) && !code?.startsWith('AUTH_')) return { type: 'rejected', code, reason }
  if (status === 500 && code === exceptionCode) return { type: 'exception', reason }
  // A success without a body: CometChat has the records, and sending them again would be for
  // nothing.
  if (status < 300 && error.excerpt === undefined) return { type: 'accepted', reason }
  // A success that cannot be read, or a server error, may follow an import that was carried out.
  if (status < 300 || isFailure(status)) return { type: 'silence', mayHaveArrived: true, reason }
  throw error
}
