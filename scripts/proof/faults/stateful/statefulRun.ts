import { type Contract, readContracts } from '../../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../../contract-tests/documents/random.ts'
import { runThread } from '../../../../contract-tests/suites/thread.ts'
import { allFaults } from './allFaults.ts'
import type { FaultResult } from './runFaults.ts'
import { variants } from './variants.ts'

/** The input of a worker: ids of faults and of harmless variants. */
export interface StatefulTask {
  readonly faults: string[]
  readonly harmless: string[]
}

/** Options of a run of stateful faults. */
export interface StatefulOptions {
  /** Number of faults. Default: all. */
  readonly faults?: number | undefined
  /** Number of harmless variants. Default: all. */
  readonly harmless?: number | undefined
  /** Seed of the sample. */
  readonly seed: number
  readonly workers: number
  /** Only faults of these operations. */
  readonly only?: string[] | undefined
  readonly progress?: ((done: number, total: number, survived: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of a run of stateful faults. */
export interface StatefulResult {
  readonly faults: FaultResult[]
  /** Harmless variants; a noticed variant is a false alarm. */
  readonly variants: FaultResult[]
  readonly milliseconds: number
}

/** The share of the visible generic faults, and of the curated ones, that must be noticed. It rises with the checks. */
export const requiredShares = { generic: 0.8, curated: 0.95 }

/** Puts faults into the fake, one at a time, and records which of them the unchanged checks of a server notice. */
export async function statefulRun({ faults, harmless, seed, workers, only, progress, signal }: StatefulOptions): Promise<StatefulResult> {
  const start = performance.now()
  const [contract] = (await readContracts()) as [Contract]
  const order = <Item>(all: Item[], count: number | undefined) =>
    count === undefined ? all : shuffled(all, createRandom(seed)).slice(0, count)
  const chosen = order(
    allFaults(contract).filter(({ operation }) => !only || only.includes(operation)),
    faults,
  )
  const tried = only ? [] : order([...variants], harmless)
  const total = chosen.length + tried.length
  const count = Math.max(1, Math.min(workers, total))
  // Faults of an operation go to the same worker, which compares them with the same responses.
  const operations = [...new Set(chosen.map(({ operation }) => operation))]
  const results: FaultResult[] = []
  await Promise.all(
    Array.from({ length: count }, (_, worker) =>
      runThread<FaultResult>(
        import.meta.url,
        'worker',
        {
          faults: chosen.filter(({ operation }) => operations.indexOf(operation) % count === worker).map(({ id }) => id),
          harmless: tried.filter((_, index) => index % count === worker).map(({ id }) => id),
        } satisfies StatefulTask,
        signal,
        (result) => {
          results.push(result)
          const failed = results.filter(({ kind, outcome }) => outcome === (kind === 'variant' ? 'noticed' : 'missed'))
          progress?.(results.length, total, failed.length)
        },
      ),
    ),
  )
  const place = new Map([...chosen, ...tried].map(({ id }, index) => [id, index]))
  results.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return {
    faults: results.filter(({ kind }) => kind !== 'variant'),
    variants: results.filter(({ kind }) => kind === 'variant'),
    milliseconds: performance.now() - start,
  }
}

/** Noticed, missed and equivalent faults, and the share of the visible ones that is noticed. */
function score(faults: readonly FaultResult[]) {
  const count = (outcome: FaultResult['outcome']) => faults.filter((fault) => fault.outcome === outcome).length
  const [noticed, visible, equivalent] = [count('noticed'), count('noticed') + count('missed'), count('equivalent')]
  return { noticed, visible, equivalent, share: visible === 0 ? 1 : noticed / visible }
}

const sides = ['generic', 'curated'] as const

const ofSide = (faults: readonly FaultResult[], side: (typeof sides)[number]) =>
  faults.filter(({ generic }) => generic === (side === 'generic'))

const alarmsIn = ({ variants: harmless }: StatefulResult) => harmless.filter(({ outcome }) => outcome === 'noticed')

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What is wrong with a run; empty if it passed. */
export function statefulFaults(run: StatefulResult): string[] {
  const low = sides.flatMap((side) => {
    const { noticed, visible, share } = score(ofSide(run.faults, side))
    const required = requiredShares[side]
    return share < required ? [`${noticed} of ${visible} visible ${side} faults are noticed, ${percent(required)} are required`] : []
  })
  const alarms = alarmsIn(run)
  return alarms.length === 0
    ? low
    : [...low, `${alarms.length} harmless variants are reported (${alarms.map(({ id }) => id).join(', ')}); none may be`]
}

/** The run for a terminal: noticed of visible for each operator, and every missed fault, equivalent fault and false alarm by name. */
export function statefulTable(run: StatefulResult): string {
  const row = (name: string, faults: readonly FaultResult[], end = '') => {
    const { noticed, visible, equivalent } = score(faults)
    return `  ${name.padEnd(32)} ${String(noticed).padStart(7)} ${String(visible).padStart(4)}  ${String(equivalent).padStart(10)}${end}`
  }
  const lines = [`${'Stateful faults in the fake'.padEnd(34)} noticed   of  equivalent`]
  const generic = ofSide(run.faults, 'generic')
  for (const [kind, own] of groupBy(generic, ({ kind }) => kind)) lines.push(row(kind, own))
  for (const [side, name] of [
    ['generic', 'generic, together'],
    ['curated', 'interplay of features, curated'],
  ] as const) {
    const own = ofSide(run.faults, side)
    if (own.length > 0) lines.push(row(name, own, `  ${percent(score(own).share)}`))
  }
  lines.push('')
  const named = (title: string, faults: readonly FaultResult[], line: (fault: FaultResult) => string) => {
    if (faults.length > 0) lines.push(title, ...faults.map((fault) => `  ${line(fault)}`), '')
  }
  const withOutcome = (outcome: FaultResult['outcome']) => run.faults.filter((fault) => fault.outcome === outcome)
  named('Not noticed:', withOutcome('missed'), ({ id, what, why }) => `${id}: ${what} (${why})`)
  named('Equivalent: no fixed request shows them:', withOutcome('equivalent'), ({ id }) => id)
  named('False alarms:', alarmsIn(run), ({ id, what, why }) => `${id}: ${what}: ${why}`)
  lines.push(`${run.faults.length} faults and ${run.variants.length} harmless variants in ${(run.milliseconds / 1000).toFixed(1)} s.`)
  return lines.join('\n')
}
