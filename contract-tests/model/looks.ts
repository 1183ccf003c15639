import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isSafe } from '../server/createdRecords.ts'
import type { Answer, Call } from './call.ts'
import { type Chosen, labelOf, type Maker, startsOf, withinWorld } from './calls.ts'
import { isModelled } from './model.ts'

/** The reads that show what a write does: the model knows which change. */
export interface Looks {
  /** Reads whose answers change, of different operations first. */
  readonly changed: readonly Chosen[]
  /** Reads of a neighbour and by a bystander, whose answers do not. */
  readonly unchanged: readonly Chosen[]
}

/** How often each operation was looked at, so that all have their turn. */
export type Turns = Map<string, number>

/** The reads of the world about the records that a call names, and about a neighbour of each. */
function candidates(maker: Maker, { args }: Call, reads: readonly Operation[]): Chosen[] {
  const text = JSON.stringify(args)
  const isNamed = (value: unknown) => text.includes(`"${value}"`) || text.includes(`:${value}`) || text.includes(`,${value}`)
  return reads.flatMap((operation) => {
    const starts = startsOf(maker, operation)
    const paths = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const named = starts.filter((start) => paths.every((name) => isNamed(start[name])))
    const first = named[0]
    const at = first ? starts.indexOf(first) : -1
    const others = at < 0 ? [] : starts.filter((start) => paths.some((name) => start[name] !== first?.[name]) && sharesActor(start, first))
    const near = others.toSorted((a, b) => Math.abs(starts.indexOf(a) - at) - Math.abs(starts.indexOf(b) - at)).slice(0, 2)
    const limits = withinWorld(maker, operation)
    return [...(paths.length > 0 ? named : starts).slice(0, 12), ...near].map((start) => {
      const all: Arguments = { ...start, ...limits }
      return { operation, args: all, label: labelOf(all, maker) }
    })
  })
}

const sharesActor = (start: Arguments, other: Arguments | undefined): boolean => start.onBehalfOf === other?.onBehalfOf

/** The looks after a write, decided before it is sent. */
export function looksAfter(maker: Maker, call: Call, reads: readonly Operation[], turns: Turns): Looks {
  const all = candidates(maker, call, reads)
  const answers = (peek: (read: Call) => Answer) => all.map((read) => textOf(() => peek(read)))
  const before = answers(maker.trace.peek)
  const after = maker.trace.after(call, answers)
  const rank = ({ operation }: Chosen) => turns.get(operation.id) ?? 0
  const changed = onePerOperation(all.filter((_, index) => before[index] !== after[index]).sort((a, b) => rank(a) - rank(b)))
  const others = all.filter((_, index) => before[index] === after[index] && before[index]?.startsWith('{'))
  const shows = new Set(changed.map(({ operation }) => operation))
  const near = others.filter(({ operation }) => shows.has(operation) || shows.size === 0)
  return { changed, unchanged: onePerOperation(near.sort((a, b) => rank(a) - rank(b))) }
}

/** Reads of different operations first. */
function onePerOperation(reads: readonly Chosen[]): Chosen[] {
  const seen = new Set<Operation>()
  const first = reads.filter(({ operation }) => !seen.has(operation) && seen.add(operation))
  return [...first, ...reads.filter((read) => !first.includes(read))]
}

function textOf(answer: () => Answer): string {
  try {
    const { status, body } = answer()
    return status < 300 ? JSON.stringify(body) : String(status)
  } catch {
    return ''
  }
}

/** The operations that read what the model knows. */
export const readsAmong = (operations: readonly Operation[]): Operation[] =>
  operations.filter((operation) => isSafe(operation) && isModelled(operation))
