import type { Operation } from '../documents/document.ts'
import { isInSample } from '../documents/random.ts'
import type { Environment } from '../exchange/environment.ts'
import { addOutcomes, type NotRun, notSampled, type Outcomes, type RunSettings } from '../exchange/outcome.ts'
import type { KnownRecords } from '../serverChecks/createdFixtures.ts'
import { whyNotRun } from '../serverChecks/notRun.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import type { Looking } from './looks.ts'
import type { Part } from './parts.ts'
import type { Listed } from './trace.ts'

/** The state that all worlds of a part share. */
export interface PartRun {
  readonly environment: Environment
  readonly server: ServerContext
  readonly part: Part
  /** The selected operations of the part. */
  readonly chosen: readonly Operation[]
  readonly settings: Comparing
  readonly outcomes: PartOutcomes
  /** Differences that the run has told. */
  readonly listed: Listed
  /** The operations whose first record in a world was looked at. */
  readonly lookedAt: Set<string>
  readonly looking: Looking
  /** The calls that were made, which are not made again. */
  readonly madeCalls: Set<string>
  /** Outcomes to record once all lists of an operation are read. */
  readonly held: (() => void)[]
}

/** How a comparison reports. The first call of each operation is in every sample, and looks are. */
export interface Comparing extends RunSettings {
  /** Takes the records of a part for the cases of its operations, if its world could be made. */
  takeRecords?(chosen: readonly Operation[], records: KnownRecords | undefined): void
}

type Why = Pick<NotRun, 'category' | 'reason' | 'missing'>

/**
 * Collects the outcomes of a part by operation. Outcomes of an operation that is not selected count
 * for the first operation of the part.
 */
export interface PartOutcomes {
  /** The first operation of the part. */
  readonly firstOperation: string
  add(id: string, outcomes: Partial<Outcomes>): void
  leave(id: string, name: string, why: Why): void
  /** Notes something once, by default by its reason. */
  leaveOnce(id: string, name: string, why: Why, key?: string): void
  /** Notes what could not be made, and the error that says why. */
  leaveOut(id: string, name: string, error: unknown): void
  hasFindings(id: string): boolean
}

/** @param ids - all selected operations of the run */
export function createPartOutcomes(all: Map<string, Outcomes>, ids: ReadonlySet<string>, home: string): PartOutcomes {
  const noted = new Set<string>()
  const add: PartOutcomes['add'] = (id, outcomes) => addOutcomes(all, ids.has(id) ? id : home, outcomes)
  const leave: PartOutcomes['leave'] = (operation, name, why) => add(operation, { notRun: [{ operation, name, kind: 'scenario', ...why }] })
  return {
    ...{ firstOperation: home, add, leave },
    leaveOnce(id, name, why, key = why.reason) {
      if (!noted.has(`${id} ${key}`)) leave(id, name, why)
      noted.add(`${id} ${key}`)
    },
    leaveOut: (id, name, error) => leave(id, name, whyNotRun(error, ids.has(id) ? id : home)),
    hasFindings: (id) => all.get(id)?.results.some(({ findings }) => findings.length > 0) === true,
  }
}

/** Notes once what an operation is not compared in, as a rule of the checks leaves it out. */
export const leaveByRule = ({ outcomes }: PartRun, { id }: Operation, what: string, reason: string): void =>
  outcomes.leaveOnce(id, what, { category: 'left out by rule', reason })

/**
 * Whether calls are in the sample, by what they have in common: what is not is noted. Another run
 * draws the same, at another time.
 */
export function isDrawn({ outcomes, settings: { sample = 1, seed = 1 } }: PartRun, { id }: Operation, name: string): boolean {
  const key = `${id} ${name.replace(/\d{10}/g, 'time')}`
  if (isInSample(key, sample, seed)) return true
  outcomes.leaveOnce(id, name, { category: 'sample', reason: notSampled(sample) }, key)
  return false
}
