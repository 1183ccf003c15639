import { bare } from './callers.ts'
import { output } from './childScript.ts'
import type { Prepared } from './prepare.ts'

/** What calls of one client cost in memory. */
export interface MemoryUse {
  readonly name: string
  /** Bytes allocated per call with a stubbed `fetch`, as a multiple of bare `fetch`. */
  readonly ratio: number
  /** Bytes allocated per call with a stubbed `fetch`. */
  readonly allocated: number
  /** How many of 5,000 calls to the server, 1,000 at a time, failed. */
  readonly failed: number
  /** By how many bytes per call the heap had grown after these and a collection. */
  readonly growth: number
}

/** Measures what calls allocate and whether anything stays. */
export async function memoryUse(prepared: Prepared, server: string): Promise<MemoryUse[]> {
  const results: Record<string, Omit<MemoryUse, 'name' | 'ratio'>> = JSON.parse(
    await output('memory.worker.ts', [JSON.stringify(prepared), server], ['--expose-gc', '--max-semi-space-size=64']),
  )
  const least = results[bare]?.allocated ?? Number.NaN
  return Object.entries(results).map(([name, result]) => ({ name, ratio: result.allocated / least, ...result }))
}
