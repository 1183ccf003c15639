import { performance } from 'node:perf_hooks'
import { readContracts } from '../document/contract.ts'
import { runThread } from '../run/thread.ts'
import type { MutantResult } from './mutant.ts'
import { createRandom, shuffled } from './random.ts'

/** What a worker is told. */
export interface MutationTask {
  operations: string[]
  seed: number
  /** Mutants of the provider and of the client for each operation. */
  provider: number
  client: number
}

/** How a mutation run is made. */
export interface MutationOptions {
  /** At least so many mutants of the provider in all; where that is less than one for each operation, some operations are left out. */
  provider: number
  /** At least so many mutants of the client in all. */
  client: number
  seed: number
  workers: number
  only?: string[] | undefined
  progress?: ((done: number, total: number, survived: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** What came of a mutation run. */
export interface MutationResult {
  seed: number
  operations: number
  milliseconds: number
  results: MutantResult[]
}

/** Makes mutants, the same for the same seed, and sees which the suite notices. */
export async function mutationRun({ provider, client, seed, workers, only, progress, signal }: MutationOptions): Promise<MutationResult> {
  const start = performance.now()
  const all = (await readContracts()).flatMap(({ operations }) => operations).filter(({ id }) => !only || only.includes(id))
  const most = Math.max(provider, client)
  const order = new Map(all.map(({ id }, index) => [id, index]))
  const chosen = most >= all.length ? all : shuffled(all, createRandom(seed)).slice(0, most)
  const each = (count: number) => Math.ceil(count / chosen.length)
  const shares: string[][] = Array.from({ length: Math.max(1, Math.min(workers, chosen.length)) }, () => [])
  for (const [index, { id }] of chosen.entries()) shares[index % shares.length]?.push(id)
  const results: MutantResult[] = []
  let done = 0
  await Promise.all(
    shares.map((operations) =>
      runThread<MutantResult | 'operation done'>(
        import.meta.url,
        'worker',
        { operations, seed, provider: each(provider), client: each(client) } satisfies MutationTask,
        signal,
        (message) => {
          if (message === 'operation done')
            progress?.(++done, chosen.length, results.filter(({ outcome }) => outcome === 'survived').length)
          else results.push(message)
        },
      ),
    ),
  )
  results.sort((one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0))
  return { seed, operations: chosen.length, milliseconds: performance.now() - start, results }
}
