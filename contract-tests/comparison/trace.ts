import { isDeepStrictEqual } from 'node:util'
import { type Backing, createBacking } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { generalPlace, propertyAt } from '../documents/pointer.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { type Call, isRefused, type ServerAnswer, type Step } from '../statements/call.ts'
import { type Difference, lastOf, type Told } from '../statements/statement.ts'
import { statementOf } from '../statements/statements.ts'
import { recordsNamedBy } from '../statements/subjects.ts'
import { identityOf } from './align.ts'
import { isChosen } from './chosen.ts'
import { type Deviation, isOfList, type Shown } from './compare.ts'
import { answersDiffer, ownPart } from './compareAnswers.ts'
import { createModel, type Model } from './modelApp.ts'
import { createPairs, type Pairs } from './pairs.ts'

/** The answers of a server so far, and the model, which follows them. */
export interface Trace extends Told {
  /** The model's answer to a call now, in the server's identifiers. */
  peek(call: Call): ServerAnswer
  /**
   * The model's answer to a call now, as text in its own identifiers: whatever changes it shows.
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
   * Takes a step. Where the server accepts what the model rejects, the model does it, too.
   *
   * @param isDoubtful - whether it is a write that may have been carried out twice: it is not
   *   compared, and what follows has no statement
   * @returns where the server's answer is not the model's, in places that were not listed before
   */
  take(step: Step, isDoubtful?: boolean): Difference[]
  /**
   * Takes a step that is judged elsewhere and may name records that the model does not have. Its
   * differences are neither listed nor counted, so they hide none of a compared call.
   */
  takeUnlisted(step: Step, isDoubtful?: boolean): void
  /** Whether the server may have some records otherwise, as an earlier step differs. */
  isTouched(): boolean
  /**
   * Whether the server refused a call that the model accepts, with the same status and the same
   * properties in its body.
   *
   * @param changed - a property that only one of the two calls may have
   */
  hasRefused(step: Step, changed?: string): boolean
}

/**
 * Places where a server differs, each reported once for an operation, whatever the record. After a
 * finding, its property is not reported anywhere else either.
 */
export type Listed = Set<string>

/**
 * Identifies a difference, so that each is reported once: its operation, place, kind and records.
 * One that follows from an earlier difference hides no other.
 */
export function keyOf(difference: Difference): string {
  const { operation, place, kind, expected, got } = difference
  const shown =
    kind === 'status' ? [expected, got] : [recordKind(difference), ...(place === '/data' ? parametersOf(lastOf(difference)) : [])]
  return [operation, generalPlace(place), kind, ...shown, ...(difference.follows ? ['follows'] : [])].join(' ')
}

/** What {@link keyOf} is with a statement: a difference without one does not hide it. */
const statedKeyOf = (difference: Difference): string => `${keyOf(difference)} stated`

/** Of which kind a message is that only one side lists. */
export function recordKind({ place, expected, got }: Pick<Difference, 'place' | 'expected' | 'got'>): string {
  const { category, type } = (expected ?? got ?? {}) as { category?: string; type?: string }
  return place === '/data' && category !== undefined ? [category, type].join(' ').trim() : ''
}

/** The names of the query parameters of a call. */
export const parametersOf = ({ operation, args }: Call): string[] =>
  operation.parameters.flatMap(({ name, in: at }) => (at === 'query' && args[name] !== undefined ? [name] : [])).sort()

/** Whether a parameter only selects a page of a list or adds a property, and omits no record. */
const keepsAll = ({ parameters, paging }: Operation, name: string): boolean =>
  paging?.parameters?.includes(name) ||
  parameters.some((parameter) => parameter.name === name && parameter['x-adds'] !== undefined && !parameter['x-filter'])

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

/** The state that all traces of a run share. */
interface Shared {
  /** Places that are not told again; they become more. */
  readonly listed?: Listed
  readonly backing?: Backing
  /** How often a difference was not told, by the freedom that a server used. */
  readonly freedoms?: Map<string, number> | undefined
}

export function createTrace(
  contract: Contract,
  prefix: string,
  { listed = new Set(), backing = createBacking(contract.document), freedoms = new Map() }: Shared = {},
): Trace {
  const steps: Step[] = []
  const touched = new Set<string>()
  const refused: Step[] = []
  const model = createModel(contract)
  const pairs = createPairs(contract)
  const shown: Shown = { records: new Map(), states: new Set(), times: new Map() }
  /** Unknown until the first record of the world. */
  let ahead: number | undefined
  /** Answers since the last step that changed anything, as many calls are tried several times. */
  const peeked = new Map<string, ServerAnswer>()
  /** Milliseconds that the slowest response took, in which a server may have made its records. */
  let slowest = 0

  const limits = ({ operation, args }: Call) => limitsOf(prefix, operation, args)

  /** Records about which a list differs anyway, and filters on which other differences depend. */
  const differing = { anyway: new Set<string>(), by: new Map<string, string[][]>() }

  /** The filters on which a difference in a list depends. */
  function filtersIn({ place, kind, expected, got }: Deviation, step: Step): string[] | undefined {
    const { operation } = step
    const identity = identityOf(expected ?? got)
    if (identity === undefined || !isOfList({ place, kind })) return undefined
    const key = `${operation.id} ${kind} ${identity}`
    const filters = parametersOf(step).filter((name) => !limits(step).has(name) && !keepsAll(operation, name))
    if (filters.length === 0) differing.anyway.add(key)
    if (differing.anyway.has(key)) return undefined
    // Of several filters those that differ without the others.
    const known = differing.by.get(`${operation.id} ${kind}`) ?? []
    const fewer = known.find((names) => names.every((name) => filters.includes(name)))
    if (!fewer) differing.by.set(`${operation.id} ${kind}`, [...known, filters])
    return fewer ?? filters
  }

  /** Records and properties of them that the server shows with another value. */
  const values = new Set<string>()
  const valueKey = (id: unknown, place: string) => `${id} ${propertyAt(place)}`.toLowerCase()

  /** Whether a filter of a list compares a property that the server shows with another value. */
  const comparesDiffering = ({ operation, args }: Step, id: unknown): boolean =>
    operation.parameters.some(
      ({ name, 'x-filter': filter }) =>
        args[name] !== undefined && filter?.properties.some((property) => values.has(valueKey(id, property.replaceAll('.', '/')))),
    )

  /** Whether a difference was not told before. */
  const isFresh = (difference: Difference): boolean =>
    !listed.has(statedKeyOf(difference)) && (difference.statement !== undefined || !listed.has(keyOf(difference)))

  /** The records of a call. */
  const recordsIn = (step: Step) => recordsNamedBy(contract, step)

  /** The records of the calls that are compared. What other calls name, the model may not have. */
  const compared = new Set<string>()

  const isTouched = (ids: readonly string[]) => ids.some((id) => touched.has(id))

  /** Where a step differs, with what the documents state about it. */
  function differencesOf(expected: ServerAnswer, step: Step, free: (freedom: string) => void = () => undefined): Difference[] {
    slowest = Math.max(slowest, step.took ?? 0)
    const { isKnown } = pairs
    const beside = { contract, model, pairs, shown, isKnown, prefix, tolerance: leastTolerance + slowest / 1000, free }
    const all = withoutCounts(answersDiffer(beside, expected, step)).map(({ owner, ...deviates }): Difference => {
      const difference: Difference = { operation: step.operation.id, ...deviates, calls: [step] }
      const id = deviates.place === '/data' ? identityOf(deviates.expected ?? deviates.got) : owner
      const isAboutTouched = isTouched([...recordsIn(step), ...(id ? [String(id).toLowerCase()] : [])])
      const statement = isAboutTouched ? undefined : statementOf({ steps, prefix, limits }, difference, contract, backing)
      const follows = isAboutTouched || (!statement && isOfList(deviates) && comparesDiffering(step, id))
      if (id) values.add(valueKey(id, deviates.place))
      const filters = filtersIn(deviates, step)
      return {
        ...difference,
        follows,
        ...(filters && { filters }),
        ...(statement && { statement, calls: [...statement.because.filter((because) => because !== step), step] }),
      }
    })
    // Of the records that only one side lists, the first, or the first that the documents state.
    const told = all.find((one) => isOfList(one) && one.statement) ?? all.find(isOfList)
    return all.filter((one) => !isOfList(one) || one === told)
  }

  /** The model's answer to a step, whose effect stays. */
  function follow(step: Step, isDoubtful: boolean): ServerAnswer {
    if (ahead === undefined && !isSafe(step.operation) && timesIn(step.answer.body).length > 0) ahead = aheadAt(step)
    const call = pairs.toModel(step)
    const at = timeOf(step, ahead)
    // A write that is rejected when it is repeated was carried out before.
    const expected = isRefused(step) && !isDoubtful ? model.peek(call) : model.take(call, at)
    const isForced = !isSafe(step.operation) && expected.status >= 300 && step.answer.status < 300
    const followed = (isForced && model.force(call, at)) || expected
    const learned =
      followed.status < 300 && step.answer.status < 300 && pairs.learn(followed.body, ownPart(step.operation, prefix, step.answer.body))
    if (learned || isForced || isDoubtful || (!isRefused(step) && !isSafe(step.operation) && expected.status < 300)) peeked.clear()
    return expected
  }

  function peek(call: Call): ServerAnswer {
    const key = `${call.operation.id} ${JSON.stringify(call.args)}`
    const answer = peeked.get(key) ?? model.peek(pairs.toModel(call))
    peeked.set(key, answer)
    return answer
  }

  /** Notes the records of which the server may know otherwise than the model from now on. */
  function touch(step: Step, difference: Difference): void {
    const { place, expected, got } = difference
    if (place === '' && isRefused(step)) refused.push(step)
    if (place === '' && !isSafe(step.operation) && !isRefused(step)) for (const id of recordsIn(step)) if (compared.has(id)) touched.add(id)
    // That a filter is read otherwise says nothing about the records.
    const isWhole = parametersOf(step).every((name) => limits(step).has(name))
    const id = place === '/data' && isWhole ? identityOf(expected ?? got) : undefined
    if (id !== undefined && !isChosen(id)) touched.add(String(id).toLowerCase())
  }

  /** Takes a step, and returns where the server's answer is not the model's. */
  function taken(step: Step, isDoubtful: boolean, free?: (freedom: string) => void): Difference[] {
    const expected = follow(step, isDoubtful)
    if (isDoubtful) for (const id of recordsIn(step)) touched.add(id)
    const all = isDoubtful ? [] : differencesOf(expected, step, free)
    for (const difference of all) touch(step, difference)
    steps.push(step)
    return all
  }

  const inServers = oncePer((answer: ServerAnswer) => pairs.toServer(answer))

  return {
    ...{ prefix, steps, limits, model },
    peek: (call) => inServers(peek(call)),
    textOf: (call) => asText(peek(call)),
    after: (call, look) => model.after(pairs.toModel(call), () => look((read) => asText(model.peek(pairs.toModel(read))))),
    toServer: (value) => pairs.toServer(value),
    compare: (step) => differencesOf(model.peek(pairs.toModel(step)), step).filter(isFresh),
    take(step, isDoubtful = false) {
      for (const id of recordsIn(step)) compared.add(id)
      const count = (freedom: string) => freedoms.set(freedom, (freedoms.get(freedom) ?? 0) + 1)
      const fresh = taken(step, isDoubtful, count).filter(isFresh)
      for (const difference of fresh) listed.add(difference.statement ? statedKeyOf(difference) : keyOf(difference))
      return fresh
    },
    takeUnlisted: (step, isDoubtful = false) => void taken(step, isDoubtful),
    isTouched: () => touched.size > 0,
    hasRefused({ operation, args: { body }, answer: { status } }, changed) {
      const namesOf = (sent: unknown) => (isObject(sent) ? Object.keys(sent).filter((name) => name !== changed) : []).sort()
      const names = namesOf(body)
      const isAlike = ({ args }: Step) => isDeepStrictEqual(namesOf(args.body), names)
      return names.length > 0 && refused.some((step) => step.operation === operation && step.answer.status === status && isAlike(step))
    },
  }
}

/** Without what counts the records of a list that differs; of several counts, the first. */
function withoutCounts(all: readonly Deviation[]): Deviation[] {
  const isCount = ({ place }: Deviation) => place.startsWith('/meta/')
  const [first] = all
  return all.filter((one) => !isCount(one) || one === first)
}

/** The parameters that only choose a page, or the records of the world; see `withinWorld`. */
const limitsOf = (prefix: string, { parameters }: Call['operation'], args: Call['args']): ReadonlySet<string> =>
  new Set(parameters.flatMap(({ name }) => (pageParameters.has(name) || args[name] === prefix ? [name] : [])))

const pageParameters: ReadonlySet<string> = new Set(['page', 'perPage', 'limit'])

const asText = oncePer(({ status, body }: ServerAnswer) => (status < 300 ? JSON.stringify(body) : String(status)))
