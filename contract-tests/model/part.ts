import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { Environment } from '../exchange/environment.ts'
import type { NotRun, Outcomes } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { shown } from '../exchange/runCase.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, isSafe } from '../server/createdRecords.ts'
import { whyNotRun } from '../server/notRun.ts'
import { resourcesOf } from '../server/resources.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { doubled } from '../server/serverFailures.ts'
import { sleep } from '../server/times.ts'
import type { Call } from './call.ts'
import { bodiesOf, type Chosen, labelOf, type Maker, readsOf, startsOf } from './calls.ts'
import { findingOf } from './findings.ts'
import { looksAfter, readsAmong, type Turns } from './looks.ts'
import { isModelled } from './model.ts'
import { type Names, named } from './names.ts'
import { type Sent, send } from './send.ts'
import { createTrace, placeOf, propertyOf } from './trace.ts'
import { type Layer, type Row, world } from './world.ts'

// A part of a run: the operations of some families, on worlds of their own.

/** The families that are compared together, and the layers of the world that they need. */
export interface Part {
  readonly name: string
  readonly tags: readonly string[]
  readonly layers: readonly Layer[]
}

export const parts: readonly Part[] = [
  { name: 'users', tags: ['Users', 'Friends', 'Blocked Users'], layers: ['users'] },
  { name: 'groups', tags: ['Groups', 'Group Members', 'Banned Users'], layers: ['users', 'groups'] },
]

/** What the worlds of a part share. */
interface PartRun {
  readonly environment: Environment
  readonly server: ServerContext
  readonly part: Part
  /** The operations that are called for their own sake. */
  readonly chosen: readonly Operation[]
  readonly outcomes: Map<string, Outcomes>
  /** Places that a finding has named. */
  readonly known: Set<string>
  /** Writes that a finding has named; they are no longer called. */
  readonly convicted: Set<string>
  readonly done: Set<string>
  readonly turns: Turns
  readonly full: Map<string, number>
  adopted: readonly string[]
  /** Whether a write in the current world may have been carried out twice. */
  doubtful: boolean
  readonly signal: AbortSignal | undefined
  readonly progress: () => void
}

/** How a comparison reports. */
export interface Comparing {
  readonly signal: AbortSignal | undefined
  /** Takes the outcomes, by the operation that each is counted for. */
  readonly outcomes: Map<string, Outcomes>
  /** Called after each call. */
  progress(): void
}

/** A write differs: its world is given up. */
class WorldEnded extends Error {}

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

const notRun = (operation: string, name: string, reason: string): NotRun => ({
  operation,
  name,
  kind: 'scenario',
  category: 'setup failed',
  reason,
})

function leaveOut(run: PartRun, operation: string, name: string, error: unknown): void {
  addTo(run, operation, { notRun: [{ operation, name, kind: 'scenario', ...whyNotRun(error, operation) }] })
}

function addTo({ outcomes }: PartRun, operation: string, { results = [], notRun = [] }: Partial<Outcomes>): void {
  const known = outcomes.get(operation) ?? { results: [], notRun: [] }
  outcomes.set(operation, known)
  known.results.push(...results)
  known.notRun.push(...notRun)
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
  const looks = looksAfter(maker, call, readsFor(run), run.turns).changed
  const sent = await sendingFor('preparation', () => send(run.environment, run.server, maker.trace, call))
  if (as !== undefined) names.chosen.set(as, String((sent.step.answer.body.data as { id?: unknown })?.id))
  await judge(run, maker, call, sent, undefined)
  // Whether the first of each kind is there at all.
  const [look] = run.full.has(`world ${id}`) ? [] : looks
  if (!look) return
  run.full.set(`world ${id}`, 1)
  await judge(run, maker, look, await sendingFor('preparation', () => send(run.environment, run.server, maker.trace, look)), call)
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
    const looks = isSafe(call.operation) ? undefined : looksOf(run, maker, call)
    const sent = await sendingFor('scenarios', () => send(environment, server, maker.trace, call))
    await judge(run, maker, call, sent, undefined)
    for (const look of looks ?? []) {
      const seen = await sendingFor('scenarios', () => send(environment, server, maker.trace, look))
      await judge(run, maker, look, seen, call)
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
function looksOf(run: PartRun, maker: Maker, call: Chosen): readonly Chosen[] {
  const { turns, full } = run
  const times = full.get(call.operation.id) ?? 0
  if (maker.trace.peek(call).status >= 300) return times > 0 ? [] : looksAfter(maker, call, readsFor(run), turns).unchanged.slice(0, 1)
  full.set(call.operation.id, times + 1)
  const { changed, unchanged } = looksAfter(maker, call, readsFor(run), turns)
  const looks = [...changed.slice(0, times < 2 ? 4 : 2), ...unchanged.slice(0, times < 2 ? 3 : 0)]
  for (const { operation } of looks) turns.set(operation.id, (turns.get(operation.id) ?? 0) + 1)
  return looks
}

/** The operations that can show what the part writes. */
const readsFor = ({ server: { contract }, part }: PartRun): Operation[] => {
  const tags = parts.filter(({ layers }) => layers.every((layer) => part.layers.includes(layer))).flatMap(({ tags: own }) => own)
  return readsAmong(contract.operations).filter(({ tag }) => tags.includes(tag))
}

/**
 * Records the outcome of a call. A difference is a finding.
 *
 * @param write - the write after which a read looks
 * @throws WorldEnded if the model and the server differ for good
 */
async function judge(run: PartRun, maker: Maker, call: Chosen, sent: Sent, write: Chosen | undefined): Promise<void> {
  const { environment, server, known, convicted } = run
  const { differences, observation, findings, step } = sent
  run.doubtful ||= sent.doubtful
  if (run.doubtful && differences.length > 0) {
    addTo(run, (run.chosen[0] ?? call.operation).id, {
      notRun: [{ operation: call.operation.id, name: call.label, kind: 'scenario', ...doubled }],
    })
    throw new WorldEnded()
  }
  for (const name of sent.adopted) environment.notes?.add(`takes the reading ${name}`)
  run.adopted = maker.trace.adopted
  const own = differences.length > 0 ? await findingOf({ environment, server, maker, call, sent, write }) : undefined
  const blamed = own?.blamed ?? call.operation
  const all = [...findings.map((found) => ({ ...found })), ...(own ? [own.finding] : [])]
  const result: CaseResult = {
    operation: blamed.id,
    name: own ? own.name : `${call.label}`,
    kind: 'scenario',
    findings: all,
    status: step.answer.status,
    milliseconds: observation.milliseconds,
    covers: [],
    sent: Object.keys(call.args),
    ...(all.length > 0 && observation.sent && { exchange: shown(server.contract, observation.sent, observation.response) }),
  }
  // What prepares counts only if it shows something.
  const home = run.chosen.includes(blamed) ? blamed : all.length > 0 ? run.chosen[0] : undefined
  if (home) addTo(run, home.id, { results: [result] })
  if (!own) return
  for (const difference of differences) {
    known.add(placeOf(call, difference))
    if (!isSafe(blamed)) known.add(propertyOf(difference) ?? '')
  }
  if (!isSafe(blamed)) convicted.add(blamed.id)
  if (!isSafe(call.operation) || !isSafe(blamed)) throw new WorldEnded()
}

/** The operations of a part among those that are chosen. */
export const operationsOf = (part: Part, contract: Contract, ids: ReadonlySet<string>): Operation[] =>
  contract.operations.filter((operation) => part.tags.includes(operation.tag) && ids.has(operation.id) && isModelled(operation))
