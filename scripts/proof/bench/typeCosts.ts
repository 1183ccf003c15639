import type { CallFiles } from '../../release/budget/callFiles.ts'
import { type Diagnostics, diagnose } from './compileCalls.ts'
import { median } from './median.ts'

/** The cost of the same calls through each client, under the project's compiler. */
export interface TypeCost {
  /** The cost relative to openapi-fetch. */
  readonly ratio: Diagnostics
  readonly ours: Diagnostics
  readonly openApiFetch: Diagnostics
}

/** Compares the cost of the calls; check times are medians of the runs, in which the files alternate. */
export async function typeCosts(folder: string, runs: number): Promise<TypeCost> {
  const seen: Record<keyof CallFiles, Diagnostics[]> = { ours: [], oursWithoutCalls: [], openApiFetch: [], openApiFetchWithoutCalls: [] }
  for (let run = 0; run < runs; run++)
    for (const file of Object.keys(seen) as (keyof CallFiles)[]) seen[file].push(await diagnose(folder, file))
  const cost = (calls: Diagnostics[], none: Diagnostics[]) => ({
    instantiations: median(calls.map((run) => run.instantiations)) - median(none.map((run) => run.instantiations)),
    checkTime: median(calls.map((run) => run.checkTime)) - median(none.map((run) => run.checkTime)),
  })
  const ours = cost(seen.ours, seen.oursWithoutCalls)
  const openApiFetch = cost(seen.openApiFetch, seen.openApiFetchWithoutCalls)
  const ratio = {
    instantiations: ours.instantiations / openApiFetch.instantiations,
    checkTime: ours.checkTime / openApiFetch.checkTime,
  }
  return { ratio, ours, openApiFetch }
}
