import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { nextPage } from '../documents/nextPage.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { createRandom, numberFor } from '../documents/random.ts'
import type { Environment } from '../exchange/environment.ts'
import { Interrupted, notSampled } from '../exchange/outcome.ts'
import { type Purpose, sendingFor } from '../exchange/purpose.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, isSafe } from '../server/createdRecords.ts'
import { identifiersIn } from '../server/identifiers.ts'
import { neverSent } from '../server/neverSent.ts'
import { whyNotRun } from '../server/notRun.ts'
import { resourcesOf } from '../server/resources.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { sleep } from '../server/waiting.ts'
import type { Answer, Call, Step } from '../statements/call.ts'
import { redactText } from '../validate/secrets.ts'
import { bodiesOf, type Chosen, distinct, labelOf, type Maker, readsOf, spread, startsOf } from './calls.ts'
import { effectOfProperty } from './effects.ts'
import { judge } from './judge.ts'
import { type Look, lookAfterRejection, looksAfter, noLooks, obeyed } from './looks.ts'
import { type Names, withWorldNames } from './names.ts'
import { type Comparing, leave, leaveOnce, leaveOut, type PartRun, WorldEnded } from './partRun.ts'
import { type Part, readsOfPart } from './parts.ts'
import { type Sent, send } from './send.ts'
import { createTrace } from './trace.ts'
import { type Row, world } from './world.ts'
import { worldRecords } from './worldRecords.ts'

// A part of a run: the operations of some families, on worlds of their own.

/** How many worlds a part makes at most. */
const mostWorlds = 8

/** Compares the operations of a part. */
export async function runPart(
  environment: Environment,
  server: ServerContext,
  part: Part,
  { ids, chosen, listed, backing }: Pick<PartRun, 'ids' | 'chosen' | 'listed' | 'backing'>,
  { signal, outcomes, progress, made = () => {}, sample = 1, seed = 1 }: Comparing,
): Promise<void> {
  const run: PartRun = {
    environment,
    server,
    part,
    ids,
    chosen,
    home: (chosen[0] as Operation).id,
    outcomes,
    listed,
    backing,
    done: new Set(),
    turns: new Map(),
    idle: new Map(),
    full: new Map(),
    seen: new Set(),
    missing: new Set(),
    doubtful: false,
    sample,
    seed,
    signal,
    progress,
  }
  let maker: Maker | undefined
  try {
    const why = await whyNotCompared(run)
    if (why !== undefined) {
      for (const { id } of chosen) leave(run, id, 'everything', { category: 'left out by rule', reason: why })
      maker = await makeWorld(run, false).catch(() => undefined)
      return
    }
    for (let attempt = 1; attempt <= mostWorlds; attempt++) {
      try {
        if (signal?.aborted) throw new Interrupted(signal)
        for (const operation of scarceIn(run)) await server.scarce.reserve(run, operation)
        await callAll(run, (maker = await makeWorld(run)))
        return
      } catch (error) {
        if (error instanceof WorldEnded) continue
        for (const { id } of chosen) leaveOut(run, id, 'everything else', error)
        return
      } finally {
        await server.releaseScarce(run)
      }
    }
    for (const { id } of chosen) leaveOut(run, id, 'everything else', `a write may have been carried out twice in ${mostWorlds} worlds`)
  } finally {
    // A read at fault changes no record.
    const isSound = chosen.every((operation) => isSafe(operation) || !hasFindings(run, operation.id))
    made(chosen, maker && worldRecords(server, maker, isSound))
  }
}

/** The operations that make a part's records of which an app can have few. */
const scarceIn = ({ server, part }: PartRun): Operation[] =>
  [...(part.scarce ?? []), ...part.layers.flatMap((layer) => world[layer])]
    .map((row) => operationIn(server, row.operation))
    .filter(server.scarce.isCreatedBy)

/** Why a part is not compared: rules of the app may act on the messages of the run. */
async function whyNotCompared({ environment, server, part }: PartRun): Promise<string | undefined> {
  if (part.rules === undefined) return undefined
  const { data } = await server.setUp(part.rules, {}).catch((error: Error) => {
    environment.notes?.add(`rules of the app may act on the messages of the run, as ${part.rules} failed: ${redactText(error.message)}`)
    return { data: [] }
  })
  const isOwn = (id: unknown) => String(id).startsWith(server.createdRecords?.prefix ?? 'contract-')
  const ids = (Array.isArray(data) ? data : []).flatMap((rule) =>
    isObject(rule) && rule.enabled === true && rule.default !== true && !isOwn(rule.id) ? [String(rule.id)] : [],
  )
  return ids.length === 0 ? undefined : `the app has enabled rules, which may act on the messages of the run: ${ids.join(', ')}`
}

const operationIn = ({ contract }: ServerContext, id: string): Operation =>
  contract.operations.find((operation) => operation.id === id) as Operation

/**
 * Makes a world.
 *
 * @param isJudged - whether its calls are compared
 */
async function makeWorld(run: PartRun, isJudged = true): Promise<Maker> {
  const { server, part } = run
  const { contract } = server
  run.doubtful = false
  const names: Names = { prefix: `${server.nextPrefix()}-`, chosen: new Map() }
  const trace = createTrace(contract, names.prefix, run.listed, run.backing)
  const maker: Maker = { contract, names, trace, isDrawn: (operation, what) => isDrawn(run, operation.id, what) }
  const isMade = (row: Row) => isJudged || !server.scarce.isCreatedBy(operationIn(server, row.operation))
  for (const row of (part.scarce ?? []).filter(isMade)) await makeRow(run, maker, row, isJudged)
  for (const layer of part.layers) {
    const rows = world[layer].filter(isMade)
    for (const [index, row] of rows.entries()) {
      // Records whose times differ.
      if (index === Math.floor(rows.length / 2)) await sleep(1100)
      await makeRow(run, maker, row, isJudged)
    }
  }
  return maker
}

async function makeRow(run: PartRun, maker: Maker, row: Row, isJudged: boolean): Promise<void> {
  const { full, environment, server } = run
  const call = callOf(run, maker, row)
  const { id } = call.operation
  // Whether the first of each kind is there at all, and no more than it.
  const isFirst = !full.has(`world ${id}`)
  const { changed, unchanged } = isFirst ? looksAfter(maker, call, readsOfPart(maker.contract, run.part), run) : noLooks
  const sent = await sendingFor('preparation', () => send(environment, server, maker.trace, call)).catch((error: unknown) => {
    // A record that it names could not be made.
    if (error instanceof BlockedBySafetyGuard) return undefined
    // The model does not have it either.
    leaveOutOnce(run, call.operation, 'the world', error, row.optional)
    return undefined
  })
  if (!sent) return
  noteName(maker, row, call, sent)
  if (!isJudged) return
  judge(run, maker, call, sent)
  if (isFirst) await lookAt(run, maker, call, [...changed.slice(0, 1), ...unchanged.slice(0, 1)], 'preparation')
  full.set(`world ${id}`, 1)
}

/** Whether a check of an operation failed. */
const hasFindings = (run: PartRun, id: string): boolean =>
  run.outcomes.get(id)?.results.some(({ findings }) => findings.length > 0) === true

/**
 * Goes on without an operation.
 *
 * @param what - what it was for
 * @param optional - whether a run need not have it
 * @throws the error if the run cannot go on
 */
function leaveOutOnce(run: PartRun, { id }: Operation, what: string, error: unknown, optional?: Row['optional']): void {
  const { home } = run
  const why = whyNotRun(error, home)
  if (['server gone', 'interrupted'].includes(why.category)) throw error
  const isOptional = optional === 'anyway' || (optional === 'if full' && why.missing === undefined)
  if (!run.missing.has(id)) leave(run, home, `${what}: ${id}`, isOptional ? { category: 'left out by rule', reason: why.reason } : why)
  run.missing.add(id)
}

/** Notes what the server numbered, by the row's name for it. */
function noteName({ contract, names }: Maker, { as }: Row, { operation }: Call, { step }: Sent): void {
  const id = valueAt(step.answer.body, resourcesOf(contract).get(operation.path)?.idPointer ?? '/data/id')
  if (as !== undefined && id !== undefined) names.chosen.set(as, String(id))
}

/** The call of a row, about the records of a world. */
function callOf({ server }: PartRun, maker: Maker, { operation: id, args }: Row): Chosen {
  const operation = operationIn(server, id)
  const own = maker.trace.toServer(withWorldNames(maker.contract, maker.names, operation, args))
  return { operation, args: own, label: labelOf(args, maker) }
}

/** Looks at what a write did. */
async function lookAt(run: PartRun, maker: Maker, write: Chosen, looks: readonly Look[], purpose: Purpose = 'scenarios'): Promise<void> {
  for (const look of looks) {
    if (run.missing.has(look.operation.id)) continue
    // The write may have shown what the server chose.
    const sent = { ...look, args: maker.trace.toServer(look.args) }
    const seen = await sendingFor(purpose, () => send(run.environment, run.server, maker.trace, sent)).catch((error: unknown) => {
      leaveOutOnce(run, look.operation, 'what it shows after writes', error)
      return undefined
    })
    if (!seen) continue
    judge(run, maker, look, seen, { write, look })
  }
}

/** Makes every call of the part in a world. */
async function callAll(run: PartRun, maker: Maker): Promise<void> {
  const { chosen, server } = run
  // What the guard always stops is left out already.
  const isSent = (operation: Operation) => neverSent(server.contract, operation) === undefined
  for (const operation of chosen.filter(isSafe)) {
    const reads = readsOf(maker, operation)
    for (const read of reads) await tryCall(run, maker, read)
    await walk(run, maker, operation, reads)
  }
  for (const operation of chosen.filter((candidate) => !isSafe(candidate) && isSent(candidate)).sort((a, b) => rankOf(a) - rankOf(b)))
    await callWrite(run, maker, operation)
}

/** How many pages are walked, and how many records each of them has at least. */
const pages = { most: 6, records: 2 }

/**
 * Walks the longest list of some reads page by page, as the server's own answers continue it, or
 * notes why not.
 */
async function walk(run: PartRun, maker: Maker, operation: Operation, reads: readonly Chosen[]): Promise<void> {
  const { paging, parameters } = operation
  if (paging === undefined || paging.style === 'none') return
  const lengthOf = (read: Chosen) => [valueAt(maker.trace.peek(read).body, paging.items ?? '/none') ?? []].flat().length
  // Others may add to a list of the whole app meanwhile.
  const isOwn = ({ args }: Chosen) => operation.path.includes('{') || JSON.stringify(args).includes(maker.names.prefix)
  const isWhole = ({ args, obeys }: Chosen) => obeys === undefined && !paging.parameters?.some((name) => args[name] !== undefined)
  const [first] = reads.filter((read) => isOwn(read) && isWhole(read)).sort((a, b) => lengthOf(b) - lengthOf(a))
  const sizes = parameters.filter(({ name }) => name === 'perPage' || name === 'limit')
  const [size] = sizes
  const why = paging.disputed
    ? 'a server may return the whole list at once'
    : sizes.length > 1
      ? 'of its sizes no source says which counts'
      : !size || !first
        ? 'nothing limits them to records of the run'
        : lengthOf(first) <= pages.records
          ? 'the world has too few records for several'
          : undefined
  if (why !== undefined) leaveOnce(run, operation, 'the pages of the list', why)
  if (why !== undefined || !first || !size || !maker.isDrawn(operation, 'pages')) return
  const records = Math.max(pages.records, Math.ceil(lengthOf(first) / (pages.most - 1)))
  const whole = (await makeCall(run, maker, first))?.step
  if (!whole || whole.answer.status >= 300) return
  let next: Call['args'] | undefined = {}
  const steps: Step[] = []
  for (let page = 1; next && page <= pages.most; page++) {
    const args: Call['args'] = { ...first.args, [size.name]: records, ...next }
    const sent = await makeCall(run, maker, {
      ...first,
      args,
      walk: { whole, pages: [...steps] },
      label: `page ${page} ${first.label}`.trim(),
    })
    if (!sent || sent.step.answer.status >= 300) return
    next = nextPage(paging, sent.step.answer.body, page)
    steps.push(sent.step)
  }
}

/** What creates comes first, what removes last. */
const rankOf = ({ method, path }: Operation): number => (method === 'DELETE' ? (path.endsWith('}') ? 3 : 2) : method === 'POST' ? 0 : 1)

/**
 * Tries the calls of a write: those that the model rejects, and each body where the model accepts
 * it.
 */
async function callWrite(run: PartRun, maker: Maker, operation: Operation): Promise<void> {
  const { contract, trace } = maker
  const { create, idProperty, unique } = resourcesOf(contract).get(operation.path) ?? {}
  const namesRecord = (args: Call['args']) => identifiersIn(contract, operation, args).length > 0
  // What names no record at all the guard always stops.
  const isSent = (body: unknown) => create === operation || operation.path.includes('{') || namesRecord({ body })
  const bodies = bodiesOf(maker, operation).filter(({ body }) => isSent(body))
  const [first] = bodies
  const peek = (args: Call['args']) => {
    try {
      return trace.peek({ operation, args })
    } catch {
      return undefined
    }
  }
  const severalPaths = operation.parameters.filter((parameter) => parameter.in === 'path').length > 1
  const allStarts = () => startsOf(maker, operation, severalPaths ? (values) => values.slice(0, mostValues) : undefined, true)
  const isOpen = create === operation && idProperty !== undefined && unique !== true
  if (isOpen) leaveOnce(run, operation, 'an identifier that is taken', 'the documents do not say what happens')
  // With a new identifier, and with one that is taken.
  const rejected = (maker.isDrawn(operation, 'rejections') ? allStarts() : []).flatMap((start) =>
    distinct([withBody(maker, operation, start, first?.body), ...(isOpen ? [] : [asGiven(start, first?.body)])]).flatMap((args) => {
      const code = rejectionOf(peek(args))
      return code === undefined ? [] : [{ args, code, actor: start.onBehalfOf }]
    }),
  )
  const firstOf = (key: (one: (typeof rejected)[number]) => string) =>
    [...new Map(rejected.toReversed().map((one) => [key(one), one])).values()].reverse()
  const kinds = distinct([...firstOf(({ code }) => code), ...firstOf(({ code, actor }) => `${code} ${actor}`)])
  const tried = kinds.slice(0, mostRejections)
  if (kinds.length > tried.length)
    leaveOnce(run, operation, `${kinds.length - tried.length} more rejections`, 'a run tries only some of many like them')
  for (const { args } of tried) await tryCall(run, maker, { operation, args, label: labelOf(args, maker) })
  const codes = new Set(rejected.map(({ code }) => code))
  const used = new Map<string, number>()
  const accepts = (args: Call['args']) => (peek(args)?.status ?? 500) < 300
  const usual = spread(
    allStarts().filter((start) => accepts(withBody(maker, operation, start, first?.body))),
    mostUsual,
  )
  for (const { body, label, example } of bodies) {
    const isAccepted = (starts: typeof usual) => starts.some((start) => accepts(withBody(maker, operation, start, body)))
    const few = body === first?.body ? [] : usual
    const all = few.length > 0 && isAccepted(few) ? [] : allStarts()
    // A body that is accepted nowhere is sent where another is: one reason for a rejection.
    const starts = (few.length === 0 || isAccepted(all) ? all : few)
      .map((start) => ({ start, args: withBody(maker, operation, start, body) }))
      .sort((a, b) => (used.get(keyOf(a.start)) ?? 0) - (used.get(keyOf(b.start)) ?? 0))
    for (const { args } of starts) {
      const code = rejectionOf(peek(args))
      if (code === undefined || codes.has(code)) continue
      codes.add(code)
      await tryCall(run, maker, { operation, args, label: `${label} ${labelOf(args, maker)}` })
    }
    const perActor = body === first?.body ? new Set(starts.map(({ start }) => start.onBehalfOf)) : new Set([undefined])
    for (const actor of perActor) {
      const accepted: typeof starts = []
      for (const one of starts) {
        if (accepted.length === mostStarts) break
        if ((perActor.size === 1 || one.start.onBehalfOf === actor) && accepts(one.args)) accepted.push(one)
      }
      const found = mostObeyed(run, maker, operation, accepted)
      if (!found) continue
      used.set(keyOf(found.start), (used.get(keyOf(found.start)) ?? 0) + 1)
      const who = found.start.onBehalfOf === undefined ? '' : ` ${labelOf({ onBehalfOf: found.start.onBehalfOf }, maker)}`
      const made = await tryCall(run, maker, { operation, args: found.args, label: `${label}${who}`, ...(example && { example }) })
      // An app can have few of some records.
      if (made && operation.quota?.per === 'app') await removeAgain(run, maker, operation, made)
    }
  }
}

/** How many starts that the first body has are tried with others. */
const mostUsual = 8

/** The most rejections of the first body. */
const mostRejections = 8

/** What a rejection says. */
const rejectionOf = (answer: Answer | undefined): string | undefined =>
  answer && answer.status >= 300 ? JSON.stringify(answer) : undefined

/** The most records for each of several path parameters: those of the world come first. */
const mostValues = 9

/** How many starts are compared. */
const mostStarts = 4

/**
 * Of a few starts, the first where most properties of the body matter: `unset` needs something to
 * remove.
 */
function mostObeyed<Start extends { args: Call['args'] }>(
  { seen }: PartRun,
  maker: Maker,
  operation: Operation,
  starts: readonly Start[],
): Start | undefined {
  const [first] = starts
  const names = Object.keys((first?.args.body ?? {}) as object)
  if (names.every((name) => seen.has(effectOfProperty(operation, name)))) return first
  const few = starts.map((start) => ({ start, count: obeyed(maker, { operation, args: start.args }, [], seen).length }))
  return few.sort((a, b) => b.count - a.count)[0]?.start
}

const keyOf = (start: object): string => JSON.stringify(start)

/** Arguments with a body as it is. */
const asGiven = (start: Call['args'], body: unknown): Call['args'] => (body === undefined ? start : { ...start, body })

/** Arguments with a body; the records that it creates have new identifiers. */
export function withBody({ contract, trace, names }: Maker, operation: Operation, start: Call['args'], body: unknown): Call['args'] {
  const newId = (id: unknown) =>
    typeof id === 'string' && id.length < 60 ? `${names.prefix}${id.replace(names.prefix, '')}-${trace.steps.length}` : id
  const args = asGiven(start, withNewKeys(body, names.prefix, newId))
  const { create, idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  if (body === undefined || create !== operation || idProperty === undefined) return args
  return changedAt(args, `/body/${idProperty}`, newId) as Call['args']
}

/** A body in which the records of a map that are keyed by their identifiers have new ones. */
function withNewKeys(body: unknown, prefix: string, newId: (id: unknown) => unknown): unknown {
  if (!isObject(body)) return body
  const plain = (id: unknown) => String(id).replace(prefix, '')
  const renamed = ([key, record]: [string, unknown]): [string, unknown] => {
    const name = isObject(record) ? Object.keys(record).find((property) => plain(record[property]) === plain(key)) : undefined
    return name === undefined ? [key, record] : [String(newId(key)), { ...(record as Json), [name]: newId(key) }]
  }
  const isMap = (value: unknown) => isObject(value) && Object.values(value).every(isObject)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isMap(value) ? Object.fromEntries(Object.entries(value as Json).map(renamed)) : value,
    ]),
  )
}

/** Removes a record that a call made. */
async function removeAgain(run: PartRun, maker: Maker, operation: Operation, { step }: Sent): Promise<void> {
  const { remove, idPointer = '/data/id' } = resourcesOf(maker.contract).get(operation.path) ?? {}
  const [parameter] = remove?.parameters.filter((one) => one.in === 'path') ?? []
  const id = valueAt(step.answer.body, idPointer)
  if (!remove || !parameter || id === undefined || step.answer.status >= 300) return
  const args = { [parameter.name]: id }
  await makeCall(run, maker, { operation: remove, args, label: labelOf(args, maker) })
}

/** Makes a call once in a part. */
async function tryCall(run: PartRun, maker: Maker, call: Chosen): Promise<Sent | undefined> {
  const key = `${call.operation.id} ${call.label} ${JSON.stringify(call.args).replaceAll(maker.names.prefix, '')}`
  if (run.done.has(key)) return undefined
  run.done.add(key)
  return makeCall(run, maker, call)
}

/**
 * Whether calls are in the sample: what is not is noted. Another run draws the same, at
 * another time.
 */
function isDrawn(run: PartRun, operation: string, name: string): boolean {
  const { sample, seed, done } = run
  const key = `${operation} ${name.replace(/\d{10}/g, 'time')}`
  if (sample >= 1 || createRandom(seed + numberFor(key))() < sample) return true
  if (!done.has(key)) leave(run, operation, name, { category: 'sample', reason: notSampled(sample) })
  done.add(key)
  return false
}

/**
 * Makes a call, with the looks after it, and records why it could not be made.
 *
 * @returns `undefined` if it was not made
 */
async function makeCall(run: PartRun, maker: Maker, call: Chosen): Promise<Sent | undefined> {
  const { signal, environment, server } = run
  if (signal?.aborted) throw new Interrupted(signal)
  try {
    const { looks, obeys } = isSafe(call.operation) ? { looks: [], obeys: call.obeys ?? [] } : looksOf(run, maker, call)
    const sent = await sendingFor('scenarios', () => send(environment, server, maker.trace, call))
    judge(run, maker, { ...call, obeys }, sent)
    await lookAt(run, maker, call, looks)
    return sent
  } catch (error) {
    if (error instanceof WorldEnded || error instanceof ServerGone) throw error
    if (error instanceof BlockedBySafetyGuard)
      leave(run, call.operation.id, call.label, { category: 'left out by rule', reason: `the safety guard stops it, as ${error.rule}` })
    else leaveOut(run, call.operation.id, call.label, error)
    return undefined
  } finally {
    run.progress()
  }
}

/** How many writes of an operation are followed by a choice among all looks. */
const mostLong = 2

/**
 * The looks after a write, more after the first of an operation, and the properties that it obeys.
 */
function looksOf(run: PartRun, maker: Maker, call: Chosen): { looks: readonly Look[]; obeys: readonly string[] } {
  const { turns, full, seen, part } = run
  const times = full.get(call.operation.id) ?? 0
  const isRejected = maker.trace.peek(call).status >= 300
  const reads = readsOfPart(maker.contract, part)
  if (isRejected) return { looks: times > 0 ? [] : lookAfterRejection(maker, call, reads), obeys: [] }
  const { changed, unchanged } = looksAfter(maker, call, reads, run, times >= mostLong)
  full.set(call.operation.id, (full.get(call.operation.id) ?? 0) + 1)
  const [most, mostElse] = times < 2 ? [4, 3] : [2, 0]
  const looks = [...changed.slice(0, most), ...unchanged.slice(0, mostElse)]
  for (const { operation } of looks) turns.set(operation.id, (turns.get(operation.id) ?? 0) + 1)
  const obeys = obeyed(maker, call, changed, seen)
  for (const name of obeys) seen.add(effectOfProperty(call.operation, name))
  return { looks, obeys }
}
