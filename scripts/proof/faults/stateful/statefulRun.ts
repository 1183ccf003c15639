import { groupBy } from '../../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../../contract-tests/documents/random.ts'
import { runThread } from '../../../../contract-tests/suites/thread.ts'
import { allFaults } from './allFaults.ts'
import type { FaultResult } from './runFaults.ts'
import { variants } from './variants.ts'

/** The input of a worker: ids of faults and of harmless variants. */
export interface StatefulTask {
  faults: string[]
  harmless: string[]
}

/** Options of a run of stateful faults. */
export interface StatefulOptions {
  /** Number of faults. Default: all. */
  faults?: number | undefined
  /** Number of harmless variants. Default: all. */
  harmless?: number | undefined
  /** Seed of the sample. */
  seed: number
  workers: number
  /** Only faults of these operations. */
  only?: string[] | undefined
  progress?: ((done: number, total: number, survived: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** The result of a run of stateful faults. */
export interface StatefulResult {
  faults: FaultResult[]
  /** Harmless variants; a noticed variant is a false alarm. */
  variants: FaultResult[]
  milliseconds: number
}

/** The share of the faults that must be noticed. */
export const requiredShare = 0.95

/** Puts faults into the fake, one at a time, and records which of them the unchanged checks of a server notice. */
export async function statefulRun({ faults, harmless, seed, workers, only, progress, signal }: StatefulOptions): Promise<StatefulResult> {
  const start = performance.now()
  const order = <Item>(all: Item[], count: number | undefined) =>
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
          progress?.(results.length, total, results.filter((candidate) => (candidate.kind === 'variant') === candidate.noticed).length)
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

/** What is wrong with a run; empty if it passed. */
export function statefulFaults({ faults, variants: harmless }: StatefulResult): string[] {
  const noticed = faults.filter((fault) => fault.noticed).length
  const alarms = harmless.filter((variant) => variant.noticed)
  return [
    ...(faults.length > 0 && noticed / faults.length < requiredShare
      ? [`${noticed} of ${faults.length} stateful faults are noticed, ${requiredShare * 100} % are required`]
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
  for (const [kind, own] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const noticed = own.filter((fault) => fault.noticed).length
    lines.push(`  ${kind.padEnd(32)} ${String(noticed).padStart(7)} ${String(own.length).padStart(4)}${noticed < own.length ? '  ✗' : ''}`)
  }
  const noticed = faults.filter((fault) => fault.noticed).length
  const share = faults.length === 0 ? '' : `  ${((noticed / faults.length) * 100).toFixed(1)} %`
  lines.push(
    `  ${`together, ${kinds.size} kinds`.padEnd(32)} ${String(noticed).padStart(7)} ${String(faults.length).padStart(4)}${share}`,
    '',
  )
  const survivors = faults.filter((fault) => !fault.noticed)
  if (survivors.length > 0) lines.push('Not noticed:', ...survivors.map(({ id, what, why }) => `  ${id}: ${what} (${why})`), '')
  const alarms = harmless.filter((variant) => variant.noticed)
  if (alarms.length > 0) lines.push('False alarms:', ...alarms.map(({ id, what, why }) => `  ${id}: ${what}: ${why}`), '')
  lines.push(`${faults.length} faults and ${harmless.length} harmless variants in ${(milliseconds / 1000).toFixed(1)} s.`)
  return lines.join('\n')
}
