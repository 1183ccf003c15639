import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../documents/contract.ts'
import { oncePer } from '../documents/oncePer.ts'
import { searched } from '../fake/readings/readings.ts'
import { isSafe } from '../server/createdRecords.ts'
import { answersDiffer, ownPart, type Pages } from './answers.ts'
import { type Answer, type Call, isRefused, type Step } from './call.ts'
import type { Difference, Shown } from './compare.ts'
import { isAlike, isLeftOut } from './leftOut.ts'
import { createModel, type Model } from './model.ts'
import { createPairs, type Pairs } from './pairs.ts'

/** What a server answered so far, beside the model. */
export interface Trace {
  readonly prefix: string
  readonly steps: readonly Step[]
  /** The names of the readings that the server was seen to take. */
  readonly adopted: readonly string[]
  /** Where the server leaves out what is optional; see {@link placeOf}. */
  readonly leftOut: ReadonlySet<string>
  /** The model's answer to a call now, in the server's identifiers. */
  peek(call: Call): Answer
  /**
   * The model's answer to a call now, as text in its own identifiers: whatever changes it shows.
   * Empty if the model cannot answer.
   */
  textOf(call: Call): string
  /** The same after a call. */
  after<Result>(call: Call, look: (textOf: Trace['textOf']) => Result): Result
  /** The records of the model. */
  readonly model: Model
  /** A value of the model with the server's identifiers. */
  toServer: Pairs['toServer']
  /** Compares the answer of a step with the model's, without taking it. */
  compare(step: Step): Difference[]
  /**
   * Takes a step, which stays in the trace if it agrees.
   *
   * @returns where the server's answer is not the model's
   */
  take(step: Step): Difference[]
  /** Keeps a step that differs only in places that are no longer compared. */
  keep(step: Step): void
  /**
   * Tries the readings that may explain a step that differs, on the whole history.
   *
   * @param differences - where it differs
   * @returns those that make all steps agree, which the trace then keeps with the step; `undefined`
   * if none do
   */
  adopt(step: Step, differences: readonly Difference[]): readonly string[] | undefined
}

/** Places that a finding has named, which are no longer compared; see {@link placeOf}. */
export type Known = ReadonlySet<string>

/** Where an operation differs, for any record. */
export const placeOf = ({ operation }: Call, { pointer }: Difference): string =>
  `${operation.id} ${pointer.replace(/\/(\d+|contract-[^/]*)(?=\/|$)/g, '/*')}`

/** A property that differs, wherever it is shown; `undefined` for a whole list or a status. */
export const propertyOf = ({ pointer }: Difference): string | undefined => {
  const name = /\/data\/(?:.*\/)?([a-z]\w*)$/i.exec(pointer)?.[1]
  return name === undefined ? undefined : `any ${name}`
}

/** Milliseconds around a response in which a time in it is the server's own time of the call. */
const around = 2500

/** Seconds by which a time may differ, if responses come at once. */
const leastTolerance = 4

/** Milliseconds by which the clock of a server may be ahead or behind. */
const mostAhead = 3_600_000

/** When a server carried out a call: the newest time in its response that is near the response. */
export function timeOf({ operation, at, took = 0, answer }: Pick<Step, 'operation' | 'at' | 'took' | 'answer'>, ahead = 0): number {
  const there = at + ahead
  if (isSafe(operation)) return there
  const times = timesIn(answer.body)
    .map((seconds) => seconds * 1000)
    .filter((time) => time + 500 - there <= around && there - time - 500 <= around + took)
  return times.length > 0 ? Math.max(...times) : there
}

/** The milliseconds by which a server's clock is ahead, as a record shows that it just made. */
function aheadAt({ at, answer }: Pick<Step, 'at' | 'answer'>): number {
  const ahead = Math.max(...timesIn(answer.body)) * 1000 + 500 - at
  return Math.abs(ahead) > around && Math.abs(ahead) < mostAhead ? ahead : 0
}

const timesIn = (value: unknown): number[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]) =>
        typeof child === 'number' && /^(created|updated|sent|edited|deleted|banned|joined)At$/.test(name) ? [child] : timesIn(child),
      )

/** The model's side of a trace, from its first step. */
interface Side {
  readonly model: Model
  readonly pairs: Pairs
  readonly shown: Shown
  readonly pages: Pages
  readonly leftOut: Set<string>
}

/**
 * @param known - places that are not compared; they may become more
 */
export function createTrace(contract: Contract, prefix: string, known: Known, adopted: readonly string[] = []): Trace {
  const steps: Step[] = []
  /** Those that showed what the server chose. */
  const telling = new Set<Step>()
  let names = [...adopted]
  /** Unknown until the first record of the world. */
  let ahead: number | undefined
  let side = createSide(contract, names)
  /** Answers since the last step that changed anything, as many calls are tried several times. */
  const peeked = new Map<string, Answer>()

  /** Milliseconds that the slowest response took, in which a server may have made its records. */
  let slowest = 0

  function differencesOf(own: Side, expected: Answer, step: Step, disputed: readonly string[]): Difference[] {
    const isCompared = (difference: Difference) =>
      !(step.isAtOnce && difference.pointer !== '') && !known.has(placeOf(step, difference)) && !known.has(propertyOf(difference) ?? '')
    slowest = Math.max(slowest, step.took ?? 0)
    const beside = { ...own, contract, prefix, disputed, tolerance: leastTolerance + slowest / 1000 }
    const all = answersDiffer(beside, expected, step).filter(isCompared)
    const place = all.length === 0 ? -1 : steps.indexOf(step)
    // A reading has to explain something of the record, if not the status.
    if (own !== side && place < 0 && !disputed.includes('') && !isAlike(expected.body.data, step.answer.body.data)) return all
    const before = place < 0 ? steps : steps.slice(0, place)
    const left = all.filter((difference) => !isLeftOut(before, step, difference))
    if (left.length === 0) for (const difference of all) own.leftOut.add(placeOf(step, difference))
    return left
  }

  /** What the model answers to a step, whose effect stays. */
  function follow(own: Side, step: Step): Answer {
    if (ahead === undefined && !isSafe(step.operation) && timesIn(step.answer.body).length > 0) ahead = aheadAt(step)
    const call = own.pairs.toModel(step)
    const expected = isRefused(step) ? own.model.peek(call) : own.model.take(call, timeOf(step, ahead))
    const learned =
      expected.status < 300 && step.answer.status < 300 && own.pairs.learn(expected.body, ownPart(step.operation, prefix, step.answer.body))
    if (learned) telling.add(step)
    if (learned || (!isRefused(step) && !isSafe(step.operation) && expected.status < 300)) peeked.clear()
    return expected
  }

  function takeOn(own: Side, step: Step, disputed: readonly string[] = []): Difference[] {
    if (!isSafe(step.operation)) own.pages.clear()
    return differencesOf(own, follow(own, step), step, disputed)
  }

  /** The model's side with other readings; where the last step then differs, or another does. */
  function replayed(readingNames: readonly string[], last: Step, disputed: readonly string[]): Side | readonly Difference[] {
    const quick = createSide(contract, readingNames)
    for (const step of steps) if (!isSafe(step.operation) || telling.has(step)) follow(quick, step)
    const differences = takeOn(quick, last, disputed)
    if (differences.length > 0) return differences
    const own = createSide(contract, readingNames)
    const agrees = steps.every((step) => takeOn(own, step).length === 0) && takeOn(own, last, disputed).length === 0
    return agrees ? own : []
  }

  function peek(call: Call): Answer {
    const key = `${call.operation.id} ${JSON.stringify([call.args, call.key])}`
    const answer = peeked.get(key) ?? side.model.peek(side.pairs.toModel(call))
    peeked.set(key, answer)
    return answer
  }

  const inServers = oncePer((answer: Answer) => side.pairs.toServer(answer))

  const trace: Trace = {
    prefix,
    steps,
    get adopted() {
      return names
    },
    get leftOut() {
      return side.leftOut
    },
    get model() {
      return side.model
    },
    peek: (call) => inServers(peek(call)),
    textOf: (call) => textOf(() => asText(peek(call))),
    after: (call, look) =>
      side.model.after(side.pairs.toModel(call), () => look((read) => textOf(() => asText(side.model.peek(side.pairs.toModel(read)))))),
    toServer: (value) => side.pairs.toServer(value),
    compare: (step) => differencesOf(side, side.model.peek(side.pairs.toModel(step)), step, []),
    take(step) {
      const differences = takeOn(side, step)
      if (differences.length === 0) steps.push(step)
      return differences
    },
    keep: (step) => void steps.push(step),
    adopt(step, differences) {
      peeked.clear()
      const disputed = differences.map(({ pointer }) => pointer)
      const called = new Set([step, ...steps.filter(({ operation }) => !isSafe(operation))].map(({ operation }) => operation.id))
      const open = searched.filter(({ name, operations }) => operations.some((id) => called.has(id)) && !names.includes(name))
      // Those of the call itself first.
      const own = open.filter(({ operations }) => operations.includes(step.operation.id)).map(({ name }) => name)
      const ordered = new Set([...own, ...open.map(({ name }) => name)])
      // Two together explain a step if each changes something in it.
      const changing = new Set<string>()
      const explains = (more: readonly string[]): boolean => {
        const replay = replayed([...names, ...more], step, disputed)
        const isFound = 'model' in replay
        if (isFound) {
          names = [...names, ...more]
          side = replay
          steps.push(step)
        } else if (!isDeepStrictEqual(replay, differences)) for (const name of more) changing.add(name)
        return isFound
      }
      const pairs = () => pairsOf([...ordered].filter((name) => changing.has(name)))
      return (
        [...ordered].map((name) => [name]).find(explains) ??
        pairs().find((pair) => pair.some((name) => own.includes(name)) && explains(pair))
      )
    },
  }
  return trace
}

const asText = oncePer(({ status, body }: Answer) => (status < 300 ? JSON.stringify(body) : String(status)))

/** A handler may fail on a value that it cannot read. */
function textOf(text: () => string): string {
  try {
    return text()
  } catch {
    return ''
  }
}

const createSide = (contract: Contract, names: readonly string[]): Side => ({
  model: createModel(contract, names),
  pairs: createPairs(contract),
  shown: { records: new Map(), states: new Set() },
  pages: new Map(),
  leftOut: new Set(),
})

const pairsOf = (names: readonly string[]): string[][] =>
  names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]))
