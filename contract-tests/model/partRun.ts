import type { Operation } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import type { NotRun, Outcomes } from '../exchange/outcome.ts'
import type { KnownRecords } from '../server/createdFixtures.ts'
import { whyNotRun } from '../server/notRun.ts'
import type { ServerContext } from '../server/serverContext.ts'
import type { Backing } from '../statements/backing.ts'
import type { Idle, Turns } from './looks.ts'
import type { Part } from './parts.ts'
import type { Listed } from './trace.ts'

/** What the worlds of a part share. */
export interface PartRun {
  readonly environment: Environment
  readonly server: ServerContext
  readonly part: Part
  /** The ids of all selected operations of the run. */
  readonly ids: ReadonlySet<string>
  /** Those of the part. */
  readonly chosen: readonly Operation[]
  /** The selected operation for which outcomes of others are counted. */
  readonly home: string
  readonly outcomes: Map<string, Outcomes>
  /** Differences that the run has told. */
  readonly listed: Listed
  readonly backing: Backing
  readonly done: Set<string>
  readonly turns: Turns
  readonly idle: Idle
  /** How often each write was made. */
  readonly full: Map<string, number>
  /** The operations that looks cannot use. */
  readonly missing: Set<string>
  /** The properties of bodies that were seen to be obeyed. */
  readonly seen: Set<string>
  /** Whether a write in the current world may have been carried out twice. */
  doubtful: boolean
  /** The share of calls to make, and the seed that draws them. */
  readonly sample: number
  readonly seed: number
  readonly signal: AbortSignal | undefined
  readonly progress: () => void
}

/** How a comparison reports. */
export interface Comparing {
  readonly signal: AbortSignal | undefined
  /** The share of calls to make; the first of each operation is always made, and so are looks. */
  readonly sample?: number | undefined
  readonly seed?: number | undefined
  /** Takes the outcomes, by the operation that each is counted for. */
  readonly outcomes: Map<string, Outcomes>
  /** Decides which places back findings; shared by the whole run. */
  readonly backing?: Backing
  /** Called after each call. */
  progress(): void
  /** Takes the records of a part for the cases of its operations, if its world could be made. */
  made?(chosen: readonly Operation[], records: KnownRecords | undefined): void
}

/** A write may have been carried out twice: its world is given up. */
export class WorldEnded extends Error {}

/** Records what could not be made, and why: an error, or a sentence. */
export function leaveOut(run: PartRun, operation: string, name: string, why: unknown): void {
  const counted = run.ids.has(operation) ? operation : run.home
  leave(run, operation, name, typeof why === 'string' ? { category: 'setup failed', reason: why } : whyNotRun(why, counted))
}

export const leave = (run: PartRun, operation: string, name: string, why: Pick<NotRun, 'category' | 'reason' | 'missing'>): void =>
  addTo(run, operation, { notRun: [{ operation, name, kind: 'scenario', ...why }] })

/** Records once what an operation is not compared in. */
export function leaveOnce(
  run: PartRun,
  { id }: Operation,
  what: string,
  reason: string,
  category: NotRun['category'] = 'left out by rule',
): void {
  if (run.done.has(`${id} ${reason}`)) return
  run.done.add(`${id} ${reason}`)
  leave(run, id, what, { category, reason })
}

/** Counts outcomes for an operation, if it is selected. */
export function addTo(run: PartRun, id: string, { results = [], notRun = [] }: Partial<Outcomes>): void {
  const known = outcomesOf(run, id)
  known.results.push(...results)
  known.notRun.push(...notRun)
}

/** Where the outcomes of an operation are counted. */
export function outcomesOf({ outcomes, ids, home }: PartRun, id: string): Outcomes {
  const operation = ids.has(id) ? id : home
  const known = outcomes.get(operation) ?? { results: [], notRun: [] }
  outcomes.set(operation, known)
  return known
}
