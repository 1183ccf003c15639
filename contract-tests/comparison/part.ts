import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { Interrupted } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { whyNotModerated } from '../serverChecks/actingRules.ts'
import { BlockedBySafetyGuard, isSafe } from '../serverChecks/createdRecords.ts'
import { neverSent } from '../serverChecks/neverSent.ts'
import { resourcesOf } from '../serverChecks/resources.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import { sleep } from '../serverChecks/waiting.ts'
import type { Call } from '../statements/call.ts'
import { type Chosen, labelOf, readsOf, type World } from './calls.ts'
import { judge } from './judge.ts'
import { looksAfter, noLooks } from './looks.ts'
import { leaveOutOnce, lookAt, tryCall } from './makeCall.ts'
import { readPages } from './pages.ts'
import { isDrawn, type PartRun } from './partRun.ts'
import { readsOfPart } from './parts.ts'
import { type Sent, send } from './send.ts'
import { createTrace } from './trace.ts'
import { layers, type Row } from './world.ts'
import { type Names, withWorldNames } from './worldNames.ts'
import { worldRecords } from './worldRecords.ts'
import { callWrite } from './writes.ts'

// A part of a run: the operations of some families, on worlds of their own.

/** Compares the operations of a part. */
export async function runPart(run: PartRun): Promise<void> {
  const { server, chosen, settings, outcomes } = run
  let world: World | undefined
  try {
    const why = run.part.isModeration ? await whyNotModerated(run.environment, server) : undefined
    if (why !== undefined) {
      for (const { id } of chosen) outcomes.leave(id, 'everything', { category: 'left out by rule', reason: why })
      world = await makeWorld(run, false).catch(() => undefined)
      return
    }
    if (settings.signal?.aborted) throw new Interrupted(settings.signal)
    for (const operation of scarceIn(run)) await server.scarceRecords.reserve(run, operation)
    await callAll(run, (world = await makeWorld(run)))
  } catch (error) {
    for (const { id } of chosen) outcomes.leaveOut(id, 'everything else', error)
  } finally {
    await server.releaseScarce(run)
    // A read at fault changes no record.
    const isSound = chosen.every((operation) => isSafe(operation) || !outcomes.hasFindings(operation.id))
    settings.takeRecords?.(chosen, world && worldRecords(server, world, isSound))
  }
}

/** The operations that make a part's records of which an app can have few. */
const scarceIn = ({ server, part }: PartRun): Operation[] =>
  [...(part.scarce ?? []), ...part.layers.flatMap((layer) => layers[layer])]
    .map((row) => server.operation(row.operation))
    .filter(server.scarceRecords.isCreatedBy)

/**
 * Makes a world.
 *
 * @param isJudged - whether its calls are compared
 */
async function makeWorld(run: PartRun, isJudged = true): Promise<World> {
  const { server, part } = run
  const { contract } = server
  const names: Names = { prefix: `${server.nextPrefix()}-`, chosen: new Map() }
  const trace = createTrace(contract, names.prefix, {
    listed: run.listed,
    backing: run.environment.backing(contract),
    freedoms: run.environment.freedoms,
  })
  const world: World = { contract, names, trace, isDrawn: (operation, what) => isDrawn(run, operation, what) }
  const isMade = (row: Row) => isJudged || !server.scarceRecords.isCreatedBy(server.operation(row.operation))
  for (const row of (part.scarce ?? []).filter(isMade)) await makeRow(run, world, row, isJudged)
  for (const layer of [...part.layers.map((name) => layers[name]), isJudged ? (part.more ?? []) : []]) {
    const rows = layer.filter(isMade)
    for (const [index, row] of rows.entries()) {
      // Records whose times differ.
      if (index === Math.floor(rows.length / 2)) await sleep(1100)
      await makeRow(run, world, row, isJudged)
    }
  }
  return world
}

async function makeRow(run: PartRun, world: World, row: Row, isJudged: boolean): Promise<void> {
  const { looking, lookedAt, environment, server } = run
  const call = callOf(server, world, row)
  const { id } = call.operation
  // Whether the first of each kind is there at all, and no more than it.
  const isFirst = !lookedAt.has(id)
  lookedAt.add(id)
  const { changed, unchanged } = isFirst ? looksAfter(world, call, readsOfPart(world.contract, run.part), looking) : noLooks
  const sent = await sendingFor('preparation', () => send(environment, server, world.trace, call)).catch((error: unknown) => {
    // A record that it names could not be made.
    if (error instanceof BlockedBySafetyGuard) return undefined
    // The model does not have it either.
    leaveOutOnce(run, call.operation, 'the world', error, row.optional)
    return undefined
  })
  if (!sent) return
  noteName(world, row, call, sent)
  if (!isJudged) return
  judge(run, world, call, sent)
  if (isFirst) await lookAt(run, world, call, [...changed.slice(0, 1), ...unchanged.slice(0, 1)], 'preparation')
  run.settings.progress?.()
}

/** Notes what the server numbered, by the row's name for it. */
export function noteName({ contract, names }: World, { as }: Row, { operation }: Call, { step }: Sent): void {
  const id = valueAt(step.answer.body, resourcesOf(contract).get(operation.path)?.idPointer ?? '/data/id')
  if (as !== undefined && id !== undefined) names.chosen.set(as, String(id))
}

/** The call of a row, about the records of a world. */
export function callOf(server: ServerContext, world: World, { operation: id, args }: Row): Chosen {
  const operation = server.operation(id)
  const own = world.trace.toServer(withWorldNames(world.contract, world.names, operation, args))
  return { operation, args: own, label: labelOf(args, world) }
}

async function callAll(run: PartRun, world: World): Promise<void> {
  const { chosen, server } = run
  // Calls that the guard always stops are left out already.
  const isSent = (operation: Operation) => neverSent(server.contract, operation) === undefined
  for (const operation of chosen.filter(isSafe)) {
    const reads = readsOf(world, operation)
    const answers = new Map<Chosen, Sent | undefined>()
    try {
      for (const read of reads) answers.set(read, await tryCall(run, world, read))
      await readPages(run, world, operation, answers)
    } finally {
      for (const record of run.held.splice(0)) record()
    }
  }
  for (const operation of chosen.filter((candidate) => !isSafe(candidate) && isSent(candidate)).sort(inOrder))
    await callWrite(run, world, operation)
}

/**
 * Operations that create come first, and those that remove last: of these, what belongs to a record
 * before the record, so that a removed conversation is not in the way of marking it as unread.
 */
function inOrder(one: Operation, other: Operation): number {
  const rankOf = ({ method, path }: Operation) => (method === 'DELETE' ? (path.endsWith('}') ? 3 : 2) : method === 'POST' ? 0 : 1)
  const depthOf = ({ method, path }: Operation) => (method === 'DELETE' ? path.split('/').length : 0)
  return rankOf(one) - rankOf(other) || depthOf(other) - depthOf(one)
}
