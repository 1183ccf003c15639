import { performance } from 'node:perf_hooks'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { runThread } from '../../../contract-tests/suites/thread.ts'
import type { MutantResult } from './mutant.ts'

/** The task of a worker. */
export interface MutationTask {
  readonly operations: string[]
  readonly seed: number
  /** Mutants of the provider and of the client for each operation. */
  readonly provider: number
  readonly client: number
}

/** Options of a mutation run. */
export interface MutationOptions {
  /** The minimum number of provider mutants in total; if it is smaller than the number of operations, some operations are left out. */
  readonly provider: number
  /** The minimum number of client mutants in total. */
  readonly client: number
  readonly seed: number
  readonly workers: number
  readonly only?: string[] | undefined
  readonly progress?: ((done: number, total: number, survived: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of a mutation run. */
export interface MutationResult {
  readonly seed: number
  readonly operations: number
  readonly milliseconds: number
  readonly results: MutantResult[]
}

/** Runs a sample of mutants, determined by the seed, and records which of them the suite notices. */
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
  results.sort((a, b) => (order.get(a.operation) ?? 0) - (order.get(b.operation) ?? 0))
  return { seed, operations: chosen.length, milliseconds: performance.now() - start, results }
}
