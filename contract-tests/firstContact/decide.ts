import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../documents/isObject.ts'
import { step as at, changedAt, valueAt } from '../documents/pointer.ts'
import { codeOf, idOf, statusDifference } from '../evidence/differences.ts'
import type { Difference, Known, SeenReading } from '../evidence/seen.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type Environment, projectClient } from '../exchange/environment.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { createFakeChat } from '../fake/createFakeChat.ts'
import type { Reading } from '../fake/readings/reading.ts'
import { readings } from '../fake/readings/readings.ts'
import type { Step } from './plan.ts'
import { type Answer, createRecords, play, withNames } from './play.ts'
import { chosen } from './world.ts'

// A server is compared with the fake, which is sent the same calls: as the documents are taken, and
// with each other reading that they leave open. Where the two answer differently, the server's
// answer decides.

/** What the answers of a server decide. */
export interface Decisions {
  readonly readings: readonly SeenReading[]
  /** Readings that could not be decided. */
  readonly undecided: readonly Known[]
  /** Valid calls that the server answered with another status, which no reading explains. */
  readonly differences: readonly Difference[]
}

/** An answer of the fake, without its texts. */
type Shown = Pick<Answer, 'status' | 'code' | 'body'>

/** Places of calls that are not sent. */
type LeftOut = Pick<ReadonlySet<number>, 'has'>

/** The calls of a run, for fakes. */
interface Rehearsal {
  /**
   * Sends them to a fake that takes some readings.
   *
   * @param isEnough - whether an answer ends the replay
   */
  replay(taken: readonly Reading[], leftOut?: LeftOut, isEnough?: (shown: Shown, index: number) => boolean): Promise<(Shown | undefined)[]>
  /** A fake that takes some readings, and is sent one call after the other. */
  stage(taken: readonly Reading[]): Promise<Stage>
}

interface Stage {
  /** Sends the calls up to one that were not sent yet, but for some. */
  answer(index: number, leftOut: LeftOut): Promise<Shown | undefined>
  /** Does the same; what the last of them changed can be taken back. */
  tried(index: number, leftOut: LeftOut): Promise<{ readonly shown: Shown | undefined; undo(): void }>
}

/**
 * Decides which readings a server takes; without answers, which of them a plan can decide.
 *
 * @param prefix - of the identifiers that the run chose
 */
export async function decide(steps: readonly Step[], answers?: readonly Answer[], prefix = 'contract-'): Promise<Decisions> {
  const calls = answers?.filter(({ why }) => why === undefined) ?? steps.map((step): Answer => ({ step, differences: [] }))
  const rehearsal = await rehearsed(
    calls.map(({ step }) => step),
    prefix,
  )
  const { replay } = rehearsal
  const server: readonly (Shown | undefined)[] = answers ? calls : await replay([])
  const called = new Set(calls.map(({ step }) => step.operation.id))
  const open = readings.filter(({ operations }) => operations.some((id) => called.has(id)))
  const { taken, decided, leftOut } = await explained(rehearsal, server, open, calls)
  let base = await replay(taken, leftOut)
  let pending = open.filter((own) => !taken.includes(own))
  // With a reading that the server takes, the model shows more of the others.
  for (let before = -1; before < taken.length; ) {
    before = taken.length
    for (const reading of pending) {
      const side = (shown: Shown | undefined, index: number) => sideOf(base[index], shown, server[index])
      const skipped = new Set([...leftOut.keys(), ...unconcerned(reading, calls)])
      const others = await replay([...taken, reading], skipped, (shown, index) => side(shown, index) !== undefined)
      const index = others.length - 1
      const shows = side(others[index], index)
      if (!shows) continue
      pending = pending.filter((own) => own !== reading)
      decided.push({ reading: reading.name as Known, taken: shows === 'other', operation: operationAt(calls, index) })
      if (shows === 'base') continue
      taken.push(reading)
      base = await replay(taken, leftOut)
    }
  }
  const names = new Set<string>(decided.map(({ reading }) => reading))
  return {
    readings: decided,
    undecided: readings.flatMap(({ name }) => (names.has(name) ? [] : [name as Known])),
    differences: [...leftOut].flatMap(([index, expected]) => {
      const { step, status = 0, code, differences } = calls[index] as Answer
      // A status that the documents do not have is a difference already.
      return differences.some(({ place }) => place === 'status') ? [] : [statusDifference(step.operation, expected, status, code)]
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
 * places of such calls, with the status that it has.
 */
async function explained({ stage }: Rehearsal, server: readonly (Shown | undefined)[], open: readonly Reading[], calls: readonly Answer[]) {
  const taken: Reading[] = []
  const decided: SeenReading[] = []
  const leftOut = new Map<number, number>()
  let model = await stage(taken)
  let others = new Map<Reading, Stage>()
  for (let index = 0; index < calls.length; index++) {
    if (leftOut.has(index)) continue
    const { shown, undo } = await model.tried(index, leftOut)
    if (isSameStatus(shown, server[index])) continue
    undo()
    const before = new Set(calls.slice(0, index + 1).map(({ step }) => step.operation.id))
    const untried = open.filter((reading) => !taken.includes(reading) && reading.operations.some((id) => before.has(id)))
    let found: Reading | undefined
    for (const reading of untried) {
      const other = others.get(reading) ?? (await stage([...taken, reading]))
      others.set(reading, other)
      const attempt = await other.tried(index, leftOut)
      if (isSameStatus(attempt.shown, server[index])) found = reading
      if (found) break
      attempt.undo()
    }
    if (!found) leftOut.set(index, shown?.status ?? 0)
    else {
      taken.push(found)
      decided.push({ reading: found.name as Known, taken: true, operation: operationAt(calls, index) })
      // From the start, since the reading may change what was the same before.
      model = await stage(taken)
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

/** An identifier in recorded requests, in the place of one that a fake chooses. */
const placeholder = (name: string, names: readonly string[]): string => String(70_000_001 + names.indexOf(name))

/** Plays steps on a fake once, and returns what sends the same requests to others. */
async function rehearsed(steps: readonly Step[], prefix: string): Promise<Rehearsal> {
  const names = steps.flatMap(({ makes }) => (makes === undefined || chosen.some((name) => name === makes) ? [] : [makes]))
  const requests: (readonly [string, RequestInit] | undefined)[] = []
  // The same in every replay, so that nothing but readings makes answers differ.
  const now = Math.floor(Date.now() / 1000)
  /** A fake with what sends a recorded request to it. */
  const fakeWith = async (taken: readonly Reading[]) => {
    const fake = await createFakeChat({ strict: false, now, readings: taken.map(({ name }) => name) })
    let ids = new Map<string, string>()
    const own = (text: string) => text.replace(/7\d{7}/g, (found) => ids.get(found) ?? found)
    const send = async ({ makes = '' }: Step, index: number, [url, init]: readonly [string, RequestInit]) => {
      fake.at(now + index)
      const response = await fake.fetch(own(url), { ...init, ...(typeof init.body === 'string' && { body: own(init.body) }) })
      const { status, headers } = response
      const body: unknown = JSON.parse((await response.text()) || 'null')
      const id = valueAt(body, '/data/id')
      if (names.includes(makes) && status < 300 && id !== undefined) ids.set(placeholder(makes, names), String(id))
      return { status, headers, body, ids }
    }
    /** Returns what takes back all that is sent from now on. */
    const mark = () => {
      const [records, known] = [fake.snapshot(), new Map(ids)]
      return () => {
        fake.restore(records)
        ids = known
      }
    }
    return { send, mark }
  }
  const plain = await fakeWith([])
  let latest: readonly [string, RequestInit] | undefined
  const fetch: typeof globalThis.fetch = async (input, { method, headers, body } = {}) => {
    latest = [String(input), { method, headers, body } as RequestInit]
    const index = requests.length
    const { makes = '' } = steps[index] as Step
    const shown = await plain.send(steps[index] as Step, index, latest)
    const answered =
      names.includes(makes) && shown.status < 300 ? changedAt(shown.body, '/data/id', () => placeholder(makes, names)) : shown.body
    return Response.json(answered, shown)
  }
  const target = serverTarget({ bases: { chat: 'https://model.invalid/v3' }, timeout: 86_400_000, guard: () => {}, fetch })
  const client: Environment['client'] = (document, settings) => projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY })
  const environment: Environment = { target, timeout: 86_400_000, credentials: fakeCredentials, strict: false, client }
  await play(environment, steps, createRecords(prefix), new AbortController().signal, () => {
    requests.push(latest)
    latest = undefined
  })
  const stage = async (taken: readonly Reading[]): Promise<Stage> => {
    const { send, mark } = await fakeWith(taken)
    let next = 0
    const sent = async (index: number) => {
      next = index + 1
      const [request, step] = [requests[index], steps[index] as Step]
      return request && shownOf(step, await send(step, index, request), names)
    }
    const reach = async (index: number, leftOut: LeftOut) => {
      for (let place = next; place < index; place++) if (!leftOut.has(place)) await sent(place)
    }
    return {
      async answer(index, leftOut) {
        await reach(index, leftOut)
        return sent(index)
      },
      async tried(index, leftOut) {
        await reach(index, leftOut)
        const undo = mark()
        return { shown: await sent(index), undo }
      },
    }
  }
  return {
    stage,
    async replay(taken, leftOut = new Set(), isEnough) {
      const { answer } = await stage(taken)
      const shown: (Shown | undefined)[] = []
      for (const index of requests.keys()) {
        const own = leftOut.has(index) ? undefined : await answer(index, leftOut)
        shown.push(own)
        if (own && isEnough?.(own, index)) break
      }
      return shown
    },
  }
}

function shownOf(
  { contract, operation }: Step,
  { status, body, ids }: { status: number; body: unknown; ids: ReadonlyMap<string, string> },
  names: readonly string[],
): Shown {
  const code = valueAt(body, '/error/code')
  if (status >= 300) return { status, code: typeof code === 'string' ? codeOf(contract, operation, code) : undefined }
  const known = new Map(
    names.flatMap((name) => (ids.has(placeholder(name, names)) ? [[ids.get(placeholder(name, names)) as string, name]] : [])),
  )
  return { status, body: withNames(body, known) }
}
