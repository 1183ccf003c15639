import type { Operation } from '../documents/document.ts'
import { changedAt } from '../documents/pointer.ts'
import type { Environment } from '../exchange/environment.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, isSafe } from '../server/createdRecords.ts'
import { resourcesOf } from '../server/resources.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { sleep } from '../server/times.ts'
import type { Call } from './call.ts'
import { bodiesOf, type Chosen, labelOf, type Maker, readsOf, startsOf } from './calls.ts'
import { judge } from './judge.ts'
import { type Look, looksAfter } from './looks.ts'
import { type Names, named } from './names.ts'
import { addTo, type Comparing, leaveOut, notRun, type PartRun, WorldEnded } from './partRun.ts'
import { type Part, readsOfPart } from './parts.ts'
import { send } from './send.ts'
import { createTrace } from './trace.ts'
import { type Row, world } from './world.ts'

// A part of a run: the operations of some families, on worlds of their own.

/** How many worlds a part makes at most. */
const mostWorlds = 5

/** Compares the operations of a part. The readings that the server takes are noted. */
export async function runPart(
  environment: Environment,
  server: ServerContext,
  part: Part,
  chosen: readonly Operation[],
  { signal, outcomes, progress }: Comparing,
): Promise<void> {
  const run: PartRun = {
    environment,
    server,
    part,
    chosen,
    outcomes,
    known: new Set(),
    convicted: new Set(),
    done: new Set(),
    turns: new Map(),
    full: new Map(),
    adopted: [],
    doubtful: false,
    signal,
    progress,
  }
  for (let attempt = 1; attempt <= mostWorlds; attempt++) {
    try {
      await callAll(run, await makeWorld(run))
      return
    } catch (error) {
      if (error instanceof WorldEnded) continue
      for (const { id } of chosen) leaveOut(run, id, 'everything else', error)
      return
    }
  }
  for (const { id } of chosen)
    addTo(run, id, { notRun: [notRun(id, 'everything else', `the model and the server differed in ${mostWorlds} worlds`)] })
}

const operationIn = ({ contract }: ServerContext, id: string): Operation =>
  contract.operations.find((operation) => operation.id === id) as Operation

/** Makes a world, and compares each of its calls. */
async function makeWorld(run: PartRun): Promise<Maker> {
  const { server, part } = run
  const { contract } = server
  run.doubtful = false
  const names: Names = { prefix: `${server.nextPrefix()}-`, chosen: new Map() }
  const trace = createTrace(contract, names.prefix, run.known, run.adopted)
  const maker = { contract, names, trace }
  for (const layer of part.layers) {
    const rows = world[layer]
    for (const [index, row] of rows.entries()) {
      // Records whose times differ.
      if (index === Math.floor(rows.length / 2)) await sleep(1100)
      await makeRow(run, maker, row)
    }
  }
  return maker
}

async function makeRow(run: PartRun, maker: Maker, { operation: id, args, as }: Row): Promise<void> {
  const { contract, names } = maker
  const operation = operationIn(run.server, id)
  const isCreation = resourcesOf(contract).get(operation.path)?.create === operation
  if (run.convicted.has(id) && !isCreation) return
  const call: Chosen = { operation, args: named(contract, names, operation, args), label: `the world: ${labelOf(args, maker)}` }
  const looks = looksAfter(maker, call, readsOfPart(run.server.contract, run.part), run.turns).changed
  const sent = await sendingFor('preparation', () => send(run.environment, run.server, maker.trace, call))
  if (as !== undefined) names.chosen.set(as, String((sent.step.answer.body.data as { id?: unknown })?.id))
  await judge(run, maker, call, sent)
  // Whether the first of each kind is there at all.
  const [look, ...others] = run.full.has(`world ${id}`) ? [] : looks
  if (!look) return
  run.full.set(`world ${id}`, 1)
  await judge(run, maker, look, await sendingFor('preparation', () => send(run.environment, run.server, maker.trace, look)), {
    write: call,
    look,
    others,
  })
}

/** Makes every call of the part in a world. */
async function callAll(run: PartRun, maker: Maker): Promise<void> {
  const { chosen } = run
  for (const operation of chosen.filter(isSafe)) for (const read of readsOf(maker, operation)) await tryCall(run, maker, read)
  for (const operation of chosen.filter((candidate) => !isSafe(candidate)).sort((a, b) => rankOf(a) - rankOf(b)))
    await callWrite(run, maker, operation)
}

/** What creates comes first, what removes last. */
const rankOf = ({ method, path }: Operation): number => (method === 'DELETE' ? (path.endsWith('}') ? 3 : 2) : method === 'POST' ? 0 : 1)

/**
 * Tries the calls of a write: those that the model rejects, and each body where the model accepts
 * it.
 */
async function callWrite(run: PartRun, maker: Maker, operation: Operation): Promise<void> {
  const { trace } = maker
  const bodies = bodiesOf(maker, operation)
  const [first] = bodies
  const peek = (args: Call['args']) => {
    try {
      return trace.peek({ operation, args })
    } catch {
      return undefined
    }
  }
  const seen = new Set<string>()
  for (const start of startsOf(maker, operation)) {
    const args = withBody(maker, operation, start, first?.body)
    const answer = peek(args)
    if (!answer || answer.status < 300) continue
    const key = `${JSON.stringify(answer)} ${start.onBehalfOf}`
    if (seen.has(key) || seen.size >= 6) continue
    seen.add(key)
    await tryCall(run, maker, { operation, args, label: labelOf(args, maker) })
  }
  const used = new Map<string, number>()
  for (const { body, label } of bodies) {
    const starts = startsOf(maker, operation)
      .map((start) => ({ start, args: withBody(maker, operation, start, body) }))
      .sort((a, b) => (used.get(keyOf(a.start)) ?? 0) - (used.get(keyOf(b.start)) ?? 0))
    const perActor = body === first?.body ? new Set(starts.map(({ start }) => start.onBehalfOf)) : new Set([undefined])
    for (const actor of perActor) {
      const found = starts.find(
        ({ start, args }) => (perActor.size === 1 || start.onBehalfOf === actor) && (peek(args)?.status ?? 500) < 300,
      )
      if (!found) continue
      used.set(keyOf(found.start), (used.get(keyOf(found.start)) ?? 0) + 1)
      const who = found.start.onBehalfOf === undefined ? '' : ` ${labelOf({ onBehalfOf: found.start.onBehalfOf }, maker)}`
      await tryCall(run, maker, { operation, args: found.args, label: `${label}${who}` })
    }
  }
}

const keyOf = (start: object): string => JSON.stringify(start)

/** Arguments with a body; a record that it creates has a new identifier. */
function withBody({ contract, trace, names }: Maker, operation: Operation, start: Call['args'], body: unknown): Call['args'] {
  if (body === undefined) return start
  const { create, idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  const args = { ...start, body }
  if (create !== operation || idProperty === undefined) return args
  return changedAt(args, `/body/${idProperty}`, (id) =>
    typeof id === 'string' && id.length < 60 ? `${names.prefix}${id.replace(names.prefix, '')}-${trace.steps.length}` : id,
  ) as Call['args']
}

/** Makes a call once in a part, with the looks after it, and records why it could not be made. */
async function tryCall(run: PartRun, maker: Maker, call: Chosen): Promise<void> {
  const { done, signal, environment, server, convicted } = run
  const key = `${call.operation.id} ${call.label}`
  if (done.has(key) || signal?.aborted || convicted.has(call.operation.id)) return
  done.add(key)
  try {
    const looks = isSafe(call.operation) ? [] : looksOf(run, maker, call)
    const sent = await sendingFor('scenarios', () => send(environment, server, maker.trace, call))
    await judge(run, maker, call, sent)
    for (const [index, look] of looks.entries()) {
      const seen = await sendingFor('scenarios', () => send(environment, server, maker.trace, look))
      await judge(run, maker, look, seen, { write: call, look, others: looks.slice(index + 1) })
    }
  } catch (error) {
    if (error instanceof WorldEnded || error instanceof ServerGone) throw error
    if (error instanceof BlockedBySafetyGuard) return void done.add(key)
    leaveOut(run, call.operation.id, call.label, error)
  } finally {
    run.progress()
  }
}

/** The looks after a write: more after the first of an operation. */
function looksOf(run: PartRun, maker: Maker, call: Chosen): readonly Look[] {
  const { turns, full } = run
  const times = full.get(call.operation.id) ?? 0
  if (maker.trace.peek(call).status >= 300)
    return times > 0 ? [] : looksAfter(maker, call, readsOfPart(run.server.contract, run.part), turns).unchanged.slice(0, 1)
  full.set(call.operation.id, times + 1)
  const { changed, unchanged } = looksAfter(maker, call, readsOfPart(run.server.contract, run.part), turns)
  const looks = [...changed.slice(0, times < 2 ? 4 : 2), ...unchanged.slice(0, times < 2 ? 3 : 0)]
  for (const { operation } of looks) turns.set(operation.id, (turns.get(operation.id) ?? 0) + 1)
  return looks
}
