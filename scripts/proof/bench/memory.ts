import { bare } from './callers.ts'
import { output } from './childScript.ts'
import type { Prepared } from './prepare.ts'

/** The memory cost of a client's calls. */
export interface MemoryUse {
  readonly name: string
  /** Bytes allocated per call with a stubbed `fetch`, as a multiple of bare `fetch`. */
  readonly ratio: number
  /** Bytes allocated per call with a stubbed `fetch`. */
  readonly allocated: number
  /** Number of failures among 5,000 calls to the server, 1,000 at a time. */
  readonly failed: number
  /** Growth of the heap after these calls and a garbage collection, in bytes per call. */
  readonly growth: number
}

/** Measures how much calls allocate, and whether anything is retained. */
export async function memoryUse(prepared: Prepared, server: string): Promise<MemoryUse[]> {
  const results: Record<string, Omit<MemoryUse, 'name' | 'ratio'>> = JSON.parse(
    await output('memory.worker.ts', [JSON.stringify(prepared), server], ['--expose-gc', '--max-semi-space-size=64']),
  )
  const least = results[bare]?.allocated ?? Number.NaN
  return Object.entries(results).map(([name, result]) => ({ name, ratio: result.allocated / least, ...result }))
}
