import type { Operation } from '../documents/document.ts'
import { effectOfProperty } from '../exchange/effectNames.ts'
import { Interrupted } from '../exchange/outcome.ts'
import { type Purpose, sendingFor } from '../exchange/purpose.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, isSafe } from '../serverChecks/createdRecords.ts'
import { whyNotRun } from '../serverChecks/notRun.ts'
import type { Chosen, World } from './calls.ts'
import { judge } from './judge.ts'
import { decisiveProperties, type Look, lookAfterRejection, looksAfter } from './looks.ts'
import type { PartRun } from './partRun.ts'
import { readsOfPart } from './parts.ts'
import { type Sent, send } from './send.ts'
import type { Row } from './world.ts'

/** Makes a call once in a part. */
export async function tryCall(run: PartRun, world: World, call: Chosen): Promise<Sent | undefined> {
  const key = `${call.operation.id} ${call.label} ${JSON.stringify(call.args).replaceAll(world.names.prefix, '')}`
  if (run.madeCalls.has(key)) return undefined
  run.madeCalls.add(key)
  return makeCall(run, world, call)
}

/**
 * Makes a call, with the looks after it, and records why it could not be made.
 *
 * @param isShown - whether looks follow a write
 * @returns `undefined` if it was not made
 */
export async function makeCall(run: PartRun, world: World, call: Chosen, isShown = !isSafe(call.operation)): Promise<Sent | undefined> {
  const { environment, server, outcomes, settings } = run
  if (settings.signal?.aborted) throw new Interrupted(settings.signal)
  try {
    const { looks, obeys } = isShown ? looksOf(run, world, call) : { looks: [], obeys: call.obeys ?? [] }
    const sent = await sendingFor('scenarios', () => send(environment, server, world.trace, call))
    judge(run, world, { ...call, obeys }, sent)
    await lookAt(run, world, call, looks)
    return sent
  } catch (error) {
    if (error instanceof ServerGone) throw error
    if (error instanceof BlockedBySafetyGuard)
      outcomes.leave(call.operation.id, call.label, { category: 'left out by rule', reason: `the safety guard stops it, as ${error.rule}` })
    else outcomes.leaveOut(call.operation.id, call.label, error)
    return undefined
  } finally {
    settings.progress?.()
  }
}

/** How many writes of an operation are followed by a choice among all looks. */
const mostLong = 2

/** How many rejections of an operation are followed by a look. */
const mostRejected = 3

/**
 * The looks after a write, more after the first of an operation, and the properties that it obeys.
 */
function looksOf(run: PartRun, world: World, call: Chosen): { looks: readonly Look[]; obeys: readonly string[] } {
  const { looking, part } = run
  const { turns, writes, rejections, obeyedProperties: known } = looking
  const reads = readsOfPart(world.contract, part)
  const once = (counts: Map<string, number>) => {
    const before = counts.get(call.operation.id) ?? 0
    counts.set(call.operation.id, before + 1)
    return before
  }
  if (world.trace.peek(call).status >= 300)
    return { looks: once(rejections) < mostRejected ? lookAfterRejection(world, call, reads) : [], obeys: [] }
  const times = once(writes)
  const { changed, unchanged } = looksAfter(world, call, reads, looking, times >= mostLong)
  const obeys = decisiveProperties(world, call, changed, known)
  for (const name of obeys) known.add(effectOfProperty(call.operation, name))
  // A write without a new effect is looked at once.
  const [most, mostElse] = times < mostLong ? [4, times === 0 ? 3 : 0] : [obeys.length > 0 ? 2 : 1, 0]
  const looks = [...changed.slice(0, most), ...unchanged.slice(0, mostElse)]
  for (const { operation } of looks) turns.set(operation.id, (turns.get(operation.id) ?? 0) + 1)
  return { looks, obeys }
}

/** Looks at what a write did. */
export async function lookAt(
  run: PartRun,
  world: World,
  write: Chosen,
  looks: readonly Look[],
  purpose: Purpose = 'scenarios',
): Promise<void> {
  for (const look of looks) {
    if (run.looking.missing.has(look.operation.id)) continue
    // The write may have shown what the server chose.
    const sent = { ...look, args: world.trace.toServer(look.args) }
    const seen = await sendingFor(purpose, () => send(run.environment, run.server, world.trace, sent)).catch((error: unknown) => {
      leaveOutOnce(run, look.operation, 'what it shows after writes', error)
      return undefined
    })
    if (!seen) continue
    judge(run, world, look, seen, { write, look })
  }
}

/**
 * Goes on without an operation.
 *
 * @param what - what it was for
 * @param optional - whether a run need not have it
 * @throws the error if the run cannot go on
 */
export function leaveOutOnce(run: PartRun, { id }: Operation, what: string, error: unknown, optional?: Row['optional']): void {
  const { outcomes, looking } = run
  const why = whyNotRun(error, outcomes.firstOperation)
  if (['server gone', 'interrupted'].includes(why.category)) throw error
  const isOptional = optional === 'anyway' || (optional === 'if full' && why.missing === undefined)
  if (!looking.missing.has(id))
    outcomes.leave(outcomes.firstOperation, `${what}: ${id}`, isOptional ? { category: 'left out by rule', reason: why.reason } : why)
  looking.missing.add(id)
}
