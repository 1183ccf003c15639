import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { effectOfProperty } from '../exchange/effectNames.ts'
import type { Call } from '../statements/call.ts'
import { type Chosen, labelOf, startsOf, type World, withinWorld } from './calls.ts'
import { isChosen } from './chosen.ts'

/** A read after a write. */
export interface Look extends Chosen {
  /** Whether the write changes its answer, as the model knows. */
  readonly changes: boolean
}

/** The reads that show what a write does, of different operations first. */
export interface Looks {
  readonly changed: readonly Look[]
  /** Reads of a neighbour and by a bystander. */
  readonly unchanged: readonly Look[]
}

export const noLooks: Looks = { changed: [], unchanged: [] }

// Sent is not obeyed. A query parameter counts as checked if the model answers differently without
// it, and the server answers as the model; a property of a body, if that holds for what is read
// after the write.

/** The looks that a part has taken so far. */
export interface Looking {
  /** How often each operation was looked at, so that all have their turn. */
  readonly turns: Map<string, number>
  /** How often a write changed nothing that an operation shows; minus infinity if it once did. */
  readonly timesUnchanged: Map<string, number>
  /** How often each write was accepted, and rejected. */
  readonly writes: Map<string, number>
  readonly rejections: Map<string, number>
  /** The properties of bodies that were obeyed. */
  readonly obeyedProperties: Set<string>
  /** The operations that cannot be called. */
  readonly missing: Set<string>
}

export const createLooking = (): Looking => ({
  turns: new Map(),
  timesUnchanged: new Map(),
  writes: new Map(),
  rejections: new Map(),
  obeyedProperties: new Set(),
  missing: new Set(),
})

/** After so many writes an operation that never showed one is no longer tried. */
const mostIdle = 3

/** How many operations are tried after many writes of a kind. */
const fewReads = 4

/** How many operations that show a write are enough, and how many are tried at a time. */
const [enough, atATime] = [4, 5]

/** The end of a list that grows. */
const newestOf = ({ parameters }: Operation): Arguments => ({
  affix: 'prepend',
  ...Object.fromEntries(parameters.flatMap(({ name }) => (name === 'limit' || name === 'perPage' ? [[name, 10]] : []))),
})

/** The reads of the world about the records that a call names, and about a neighbour of each. */
function candidates(world: World, { args }: Call, reads: readonly Operation[]): Chosen[] {
  const text = JSON.stringify(args)
  const isNamed = (value: unknown) => text.includes(`"${value}"`) || text.includes(`:${value}`) || text.includes(`,${value}`)
  const namesActor = (start: Arguments) => Object.values(start).some(isNamed)
  const namedAndNear = (values: string[]) => {
    const first = values.findIndex(isNamed)
    const isNear = (index: number) => [1, values.length - 1].includes(Math.abs(index - first))
    return first < 0 ? [] : values.filter((value, index) => isNear(index) || isNamed(value))
  }
  return reads.flatMap((operation) => {
    const starts = startsOf(world, operation, namedAndNear)
    const paths = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const named = starts.filter((start) => paths.every((name) => isNamed(start[name])))
    const first = named[0]
    const at = first ? starts.indexOf(first) : -1
    const others = at < 0 ? [] : starts.filter((start) => paths.some((name) => start[name] !== first?.[name]) && sharesActor(start, first))
    // The first has the last as its neighbour.
    const distance = (start: Arguments) =>
      Math.min(Math.abs(starts.indexOf(start) - at), starts.length - Math.abs(starts.indexOf(start) - at))
    const near = others.toSorted((a, b) => distance(a) - distance(b)).slice(0, 2)
    const limits = operation.paging?.style === 'cursor' ? newestOf(operation) : withinWorld(world, operation)
    const own = paths.length > 0 ? named : starts.toSorted((a, b) => Number(namesActor(b)) - Number(namesActor(a))).slice(0, 3)
    return [...own.slice(0, 5), ...near].map((start) => {
      const all: Arguments = { ...start, ...limits }
      return { operation, args: all, label: labelOf(all, world) }
    })
  })
}

const sharesActor = (start: Arguments, other: Arguments | undefined): boolean => start.onBehalfOf === other?.onBehalfOf

/**
 * The looks after a write, decided before it is sent.
 *
 * @param few - whether a few operations that showed such a write are enough
 */
export function looksAfter(world: World, call: Call, reads: readonly Operation[], { turns, timesUnchanged }: Looking, few = false): Looks {
  const keyOf = ({ id }: Operation) => `${call.operation.id} ${id}`
  const timesOf = (operation: Operation) => timesUnchanged.get(keyOf(operation)) ?? 0
  const inTurn = (a: Operation, b: Operation) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0)
  const open = reads.filter((operation) => (few ? timesOf(operation) < 0 : timesOf(operation) < mostIdle)).toSorted(inTurn)
  const tried = few ? open.slice(0, fewReads) : open
  const shows = new Set<Operation>()
  const looks: Look[] = []
  let reached = 0
  // A few at a time, until enough of them show the write.
  while (reached < tried.length && shows.size < enough) {
    const some = tried.slice(reached, (reached += atATime))
    // Also those of what the call makes, unless the server numbers it.
    const [all, after] = world.trace.after(call, (textOf) => {
      const own = candidates(world, call, some).filter(({ args }) => !Object.values(args).some(isChosen))
      return [own, own.map(textOf)] as const
    })
    for (const [index, read] of all.entries()) {
      const before = world.trace.textOf(read)
      const changes = before !== after[index]
      if (changes) shows.add(read.operation)
      if (changes || before.startsWith('{')) looks.push({ ...read, changes })
    }
  }
  if (shows.size > 0)
    for (const operation of tried.slice(0, reached))
      timesUnchanged.set(keyOf(operation), shows.has(operation) ? Number.NEGATIVE_INFINITY : timesOf(operation) + 1)
  const changed = onePerOperation(looks.filter(({ changes }) => changes))
  const near = looks.filter(({ changes, operation }) => !changes && (shows.has(operation) || shows.size === 0))
  return { changed, unchanged: onePerOperation(near) }
}

/** The look at the record that a write names, which changes nothing as it is rejected. */
export function lookAfterRejection(world: World, call: Call, reads: readonly Operation[]): Look[] {
  const parts = call.operation.path.split('/')
  const common = ({ path }: Operation) => parts.findIndex((part, index) => part !== path.split('/')[index]) >>> 0
  const near = reads.filter(({ path }) => path.includes('{')).toSorted((a, b) => common(b) - common(a))
  for (const operation of near)
    for (const read of candidates(world, call, [operation]))
      if (world.trace.textOf(read).startsWith('{')) return [{ ...read, changes: false }]
  return []
}

/**
 * The properties of a write's body without which its answer, or what changes through it, is
 * another.
 */
export function decisiveProperties(
  { trace }: World,
  { operation, args }: Call,
  changed: readonly Look[],
  known: ReadonlySet<string>,
): string[] {
  const { body } = args
  if (!isObject(body)) return []
  const names = Object.keys(body).filter((name) => !known.has(effectOfProperty(operation, name)))
  if (names.length === 0) return []
  const seen = (own: unknown) => {
    const call = { operation, args: { ...args, body: own } }
    return trace.textOf(call) + trace.after(call, (textOf) => changed.map(textOf)).join()
  }
  const usual = seen(body)
  return names.filter((name) => {
    const { [name]: _, ...others } = body
    return seen(others) !== usual
  })
}

/** Reads of different operations first. */
function onePerOperation(reads: readonly Look[]): Look[] {
  const seen = new Set<Operation>()
  const first = reads.filter(({ operation }) => !seen.has(operation) && seen.add(operation))
  return [...first, ...reads.filter((read) => !first.includes(read))]
}
