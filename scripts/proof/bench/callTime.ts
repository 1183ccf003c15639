import { bare } from './callers.ts'
import { output } from './childScript.ts'
import { median } from './median.ts'
import type { Prepared } from './prepare.ts'

/** The time of a client's call: in microseconds, and relative to bare `fetch` in the same run. */
export interface CallTime {
  readonly name: string
  readonly ratio: number
  /** The ratios of the single runs, lowest and highest. */
  readonly range: readonly [number, number]
  readonly microseconds: number
}

type RunTimes = Record<'server' | 'stubbed', Record<string, number>>

/**
 * Compares call times on a local server and with a stubbed `fetch`: medians of the runs, each in a separate process.
 */
export async function callTimes(prepared: Prepared, server: string, runs: number): Promise<Record<'server' | 'stubbed', CallTime[]>> {
  const times: RunTimes[] = []
  for (let run = 0; run < runs; run++) times.push(JSON.parse(await output('callTime.worker.ts', [JSON.stringify(prepared), server])))
  return { server: summary(times.map((run) => run.server)), stubbed: summary(times.map((run) => run.stubbed)) }
}

function summary(runs: readonly Record<string, number>[]): CallTime[] {
  const names = Object.keys(runs[0] ?? {})
  return names.map((name) => {
    const times = runs.map((run) => run[name] ?? Number.NaN)
    const ratios = runs.map((run, index) => (times[index] ?? Number.NaN) / (run[bare] ?? Number.NaN))
    return { name, ratio: median(ratios), range: [Math.min(...ratios), Math.max(...ratios)], microseconds: median(times) }
  })
}
