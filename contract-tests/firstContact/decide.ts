import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { step as at, valueAt } from '../documents/pointer.ts'
import { codeOf, idOf, statusDifference } from '../evidence/differences.ts'
import type { Difference, Known, SeenReading } from '../evidence/seen.ts'
import type { Reading } from '../fake/readings/reading.ts'
import { readings } from '../fake/readings/readings.ts'
import { createModel } from '../model/model.ts'
import type { Step } from './plan.ts'
import { type Answer, createRecords } from './play.ts'

// A server is compared with the model, which gets the same calls: as the documents are taken, and
// with each other reading that they leave open. Where the two answer differently, the server's
// answer decides.

/** What the answers of a server decide. */
export interface Decisions {
  readonly readings: readonly SeenReading[]
  /** Readings that could not be decided. */
  readonly undecided: readonly Known[]
  /** Operations with a call that could not be compared, as the model lacks what it needs. */
  readonly unmade: readonly Known[]
  /** Valid calls that the server answered with another status, which no reading explains. */
  readonly differences: readonly Difference[]
}

/** An answer of the model, with the names of records in place of their identifiers. */
type Shown = Pick<Answer, 'status' | 'code' | 'body'>

/** Places of calls that are not made. */
type LeftOut = Pick<ReadonlySet<number>, 'has'>

/** A model that takes some readings, and gets one call after the other. */
interface Stage {
  /** Makes the calls up to one, but for some. */
  answer(index: number, leftOut: LeftOut): Shown | undefined
  /** What the call would answer after those before it, but for some. */
  peek(index: number, leftOut: LeftOut): Shown | undefined
}

/**
 * Decides which readings a server takes; without answers, which of them a plan can decide.
 *
 * @param prefix - of the identifiers that the run chose
 */
export function decide(steps: readonly Step[], answers?: readonly Answer[], prefix = 'contract-'): Decisions {
  const calls = answers?.filter(({ why }) => why === undefined) ?? steps.map((step): Answer => ({ step, differences: [] }))
  const [first] = calls
  if (!first) return { readings: [], undecided: readings.map(({ name }) => name as Known), unmade: [], differences: [] }
  // The same for every model, so that nothing but readings makes answers differ.
  const now = Date.now()
  const stage = (taken: readonly Reading[]) => stageOf(first.step.contract, calls, prefix, taken, now)
  const replay = (taken: readonly Reading[], leftOut: LeftOut = new Set()) => {
    const { answer } = stage(taken)
    return calls.map((_, index) => (leftOut.has(index) ? undefined : answer(index, leftOut)))
  }
  const server: readonly (Shown | undefined)[] = answers ? calls : replay([])
  const called = new Set(calls.map(({ step }) => step.operation.id))
  const open = readings.filter(({ operations }) => operations.some((id) => called.has(id)))
  const { taken, decided, leftOut } = explained(stage, server, open, calls)
  let base = replay(taken, leftOut)
  let pending = open.filter((own) => !taken.includes(own))
  // With a reading that the server takes, the model shows more of the others.
  for (let before = -1; before < taken.length; ) {
    before = taken.length
    for (const reading of pending) {
      const { answer } = stage([...taken, reading])
      const skipped = new Set([...leftOut.keys(), ...unconcerned(reading, calls)])
      const side = (index: number) => sideOf(base[index], answer(index, skipped), server[index])
      let shows: ReturnType<typeof side>
      const index = calls.findIndex((_, place) => !skipped.has(place) && (shows = side(place)) !== undefined)
      if (!shows) continue
      pending = pending.filter((own) => own !== reading)
      decided.push({ reading: reading.name as Known, taken: shows === 'other', operation: operationAt(calls, index) })
      if (shows === 'base') continue
      taken.push(reading)
      base = replay(taken, leftOut)
    }
  }
  const names = new Set<string>(decided.map(({ reading }) => reading))
  return {
    readings: decided,
    undecided: readings.flatMap(({ name }) => (names.has(name) ? [] : [name as Known])),
    unmade: [...new Set([...leftOut].flatMap(([index, expected]) => (expected === undefined ? operationAt(calls, index) : [])))],
    differences: [...leftOut].flatMap(([index, expected]) => {
      const { step, status = 0, code, differences } = calls[index] as Answer
      // A status that the documents do not have is a difference already.
      return expected === undefined || differences.some(({ place }) => place === 'status')
        ? []
        : [statusDifference(step.operation, expected, status, code)]
    }),
  }
}

/** The places of calls that a reading cannot change: other reads, if it only changes reads. */
function unconcerned({ operations }: Reading, calls: readonly Answer[]): number[] {
  const isRead = ({ step }: Answer) => step.operation.method === 'GET'
  const onlyReads = operations.every((id) => calls.every((call) => call.step.operation.id !== id || isRead(call)))
  return calls.flatMap((call, index) => (onlyReads && isRead(call) && !operations.includes(call.step.operation.id) ? [index] : []))
}

const operationAt = (calls: readonly Answer[], index: number): Known => idOf((calls[index] as Answer).step.operation)

/**
 * Looks for readings that explain other statuses. What none explains is left out of the model: the
 * places of such calls, with the status that it has; `undefined` if it lacks what the call needs.
 */
function explained(
  stage: (taken: readonly Reading[]) => Stage,
  server: readonly (Shown | undefined)[],
  open: readonly Reading[],
  calls: readonly Answer[],
) {
  const taken: Reading[] = []
  const decided: SeenReading[] = []
  const leftOut = new Map<number, number | undefined>()
  let model = stage(taken)
  let others = new Map<Reading, Stage>()
  for (let index = 0; index < calls.length; index++) {
    if (leftOut.has(index)) continue
    const shown = model.peek(index, leftOut)
    if (isSameStatus(shown, server[index])) continue
    const before = new Set(calls.slice(0, index + 1).map(({ step }) => step.operation.id))
    const untried = open.filter((reading) => !taken.includes(reading) && reading.operations.some((id) => before.has(id)))
    const found = untried.find((reading) => {
      const other = others.get(reading) ?? stage([...taken, reading])
      others.set(reading, other)
      return isSameStatus(other.peek(index, leftOut), server[index])
    })
    if (!found) leftOut.set(index, shown?.status)
    else {
      taken.push(found)
      decided.push({ reading: found.name as Known, taken: true, operation: operationAt(calls, index) })
      // From the start, since the reading may change what was the same before.
      model = stage(taken)
      others = new Map()
      index = -1
    }
  }
  return { taken, decided, leftOut }
}

const isSameStatus = (model: Shown | undefined, server: Shown | undefined): boolean =>
  model?.status === server?.status && (model?.code === undefined || server?.code === undefined || model.code === server.code)

/** Which of two answers a server's is, in all that differs between them; `undefined` if neither. */
function sideOf(base: Shown | undefined, other: Shown | undefined, server: Shown | undefined): 'base' | 'other' | undefined {
  if (!base || !other || !server) return undefined
  if (!isSameStatus(base, other)) return isSameStatus(server, other) ? 'other' : isSameStatus(server, base) ? 'base' : undefined
  const places = (base.status ?? 0) < 300 ? placesOf(base.body, other.body, '') : []
  const is = (side: 0 | 1) =>
    places.every(({ pointer, values }) => isLike(values[side], values[side === 0 ? 1 : 0], valueAt(server.body, pointer)))
  return places.length === 0 ? undefined : is(1) ? 'other' : is(0) ? 'base' : undefined
}

/** Whether a value is as expected; what is merely there or not may have any value. */
const isLike = (expected: unknown, opposite: unknown, got: unknown): boolean =>
  expected === undefined || opposite === undefined
    ? (expected === undefined) === (got === undefined || got === null)
    : isDeepStrictEqual(expected, got)

/** Where two bodies differ, but for times and texts for people. */
function placesOf(base: unknown, other: unknown, pointer: string): { pointer: string; values: [base: unknown, other: unknown] }[] {
  if (isDeepStrictEqual(base, other) || (Number(base) > 1e9 && Number(other) > 1e9) || pointer.endsWith('/message')) return []
  if (isObject(base) && isObject(other))
    return [...new Set([...Object.keys(base), ...Object.keys(other)])].flatMap((name) =>
      placesOf(base[name], other[name], at(pointer, name)),
    )
  if (Array.isArray(base) && Array.isArray(other))
    return base.length === other.length
      ? base.flatMap((item, index) => placesOf(item, other[index], at(pointer, index)))
      : [{ pointer: `${pointer}/length`, values: [base.length, other.length] }]
  return [{ pointer, values: [base, other] }]
}

/** Makes calls on a model that takes some readings. */
function stageOf(contract: Contract, calls: readonly Answer[], prefix: string, taken: readonly Reading[], now: number): Stage {
  const model = createModel(
    contract,
    taken.map(({ name }) => name),
  )
  const records = createRecords(prefix)
  let next = 0
  const shownAt = (index: number, hasEffect: boolean): Shown | undefined => {
    const { step } = calls[index] as Answer
    const args = records.resolved(step)
    if (args === undefined) return undefined
    const call = { operation: step.operation, args }
    // A call a second.
    const { status, body } = hasEffect ? model.take(call, now + index * 1000) : model.peek(call)
    if (hasEffect) records.note(step, { step, status, differences: [], body })
    const code = valueAt(body, '/error/code')
    return status >= 300
      ? { status, code: typeof code === 'string' ? codeOf(step.contract, step.operation, code) : undefined }
      : { status, body: records.named(body) }
  }
  const reach = (index: number, leftOut: LeftOut) => {
    for (; next < index; next++) if (!leftOut.has(next)) shownAt(next, true)
  }
  return {
    answer(index, leftOut) {
      reach(index, leftOut)
      next = index + 1
      return shownAt(index, true)
    },
    peek(index, leftOut) {
      reach(index, leftOut)
      return shownAt(index, false)
    },
  }
}
