import { groupBy } from '../../../contract-tests/spec/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/suites/random.ts'
import { runThread } from '../../../contract-tests/suites/thread.ts'
import { allFaults } from './allFaults.ts'
import type { FaultResult } from './runFaults.ts'
import { variants } from './variants.ts'

/** The input of a worker: ids of faults and of harmless variants. */
export interface StatefulTask {
  faults: string[]
  harmless: string[]
}

/** How the third part of a mutation run is made. */
export interface StatefulOptions {
  /** So many faults; all of them unless set. */
  faults?: number | undefined
  /** So many harmless variants; all of them unless set. */
  harmless?: number | undefined
  /** Chooses the faults, where not all are tried. */
  seed: number
  workers: number
  /** Only faults of these operations. */
  only?: string[] | undefined
  progress?: ((done: number, total: number, survived: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** What came of it. */
export interface StatefulResult {
  faults: FaultResult[]
  /** Harmless variants; a noticed variant is a false alarm. */
  variants: FaultResult[]
  milliseconds: number
}

/** The share of the faults that must be noticed. */
export const demandedOfFaults = 0.95

/** Puts faults into the fake, one at a time, and sees which the unchanged checks of a server notice. */
export async function statefulRun({ faults, harmless, seed, workers, only, progress, signal }: StatefulOptions): Promise<StatefulResult> {
  const start = performance.now()
  const order = <One>(all: One[], count: number | undefined) =>
    count === undefined ? all : shuffled(all, createRandom(seed)).slice(0, count)
  const chosen = order(
    allFaults().filter(({ operation }) => !only || only.includes(operation)),
    faults,
  )
  const tried = only ? [] : order([...variants], harmless)
  const total = chosen.length + tried.length
  const count = Math.max(1, Math.min(workers, total))
  const share = (all: readonly { id: string }[], worker: number) => all.filter((_, index) => index % count === worker).map(({ id }) => id)
  const results: FaultResult[] = []
  await Promise.all(
    Array.from({ length: count }, (_, worker) =>
      runThread<FaultResult>(
        import.meta.url,
        'worker',
        { faults: share(chosen, worker), harmless: share(tried, worker) } satisfies StatefulTask,
        signal,
        (result) => {
          results.push(result)
          progress?.(results.length, total, results.filter((one) => (one.kind === 'variant') === one.noticed).length)
        },
      ),
    ),
  )
  const place = new Map([...chosen, ...tried].map(({ id }, index) => [id, index]))
  results.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  return {
    faults: results.filter(({ kind }) => kind !== 'variant'),
    variants: results.filter(({ kind }) => kind === 'variant'),
    milliseconds: performance.now() - start,
  }
}

/** What is wrong with a run; empty if it passed. */
export function statefulFaults({ faults, variants: harmless }: StatefulResult): string[] {
  const noticed = faults.filter((one) => one.noticed).length
  const alarms = harmless.filter((one) => one.noticed)
  return [
    ...(faults.length > 0 && noticed / faults.length < demandedOfFaults
      ? [`${noticed} of ${faults.length} stateful faults are noticed, ${demandedOfFaults * 100} % are demanded`]
      : []),
    ...(alarms.length > 0
      ? [`${alarms.length} harmless variants are reported (${alarms.map(({ id }) => id).join(', ')}); none may be`]
      : []),
  ]
}

/** The run for a terminal: noticed of total for each kind, every survivor and every false alarm. */
export function statefulTable({ faults, variants: harmless, milliseconds }: StatefulResult): string {
  const lines = [`${'Stateful faults in the fake'.padEnd(34)} noticed   of`]
  const kinds = groupBy(faults, ({ kind }) => kind)
  for (const [kind, own] of [...kinds].sort(([one], [other]) => one.localeCompare(other))) {
    const noticed = own.filter((one) => one.noticed).length
    lines.push(`  ${kind.padEnd(32)} ${String(noticed).padStart(7)} ${String(own.length).padStart(4)}${noticed < own.length ? '  ✗' : ''}`)
  }
  const noticed = faults.filter((one) => one.noticed).length
  const share = faults.length === 0 ? '' : `  ${((noticed / faults.length) * 100).toFixed(1)} %`
  lines.push(
    `  ${`together, ${kinds.size} kinds`.padEnd(32)} ${String(noticed).padStart(7)} ${String(faults.length).padStart(4)}${share}`,
    '',
  )
  const survivors = faults.filter((one) => !one.noticed)
  if (survivors.length > 0) lines.push('Not noticed:', ...survivors.map(({ id, what, why }) => `  ${id}: ${what} (${why})`), '')
  const alarms = harmless.filter((one) => one.noticed)
  if (alarms.length > 0) lines.push('False alarms:', ...alarms.map(({ id, what, why }) => `  ${id}: ${what}: ${why}`), '')
  lines.push(`${faults.length} faults and ${harmless.length} harmless variants in ${(milliseconds / 1000).toFixed(1)} s.`)
  return lines.join('\n')
}
