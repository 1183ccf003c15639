import { performance } from 'node:perf_hooks'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/contract.ts'
import { groupBy } from '../documents/groupBy.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import { excludedBy, type Selection, selected, unusedExceptions } from './selection.ts'
import { runThread } from './thread.ts'
import { checkWebhook } from './webhooks.ts'

/** Options of a run against the mock. */
export interface SuiteOptions extends Selection {
  workers?: number
  seed?: number
  /** The share of cases to send, up to 1; at least one per operation. */
  sample?: number
  /** Called after each operation. */
  progress?: (done: number, total: number, failed: number) => void
  signal?: AbortSignal
}

/** The task of a worker. */
export interface WorkerTask {
  operations: string[]
  seed: number
  sample: number
}

/** Runs all checks against the mock, in independent worker threads: their number and order do not change the result. */
export async function runSuite(options: SuiteOptions = {}): Promise<SuiteResult> {
  const { workers = 2, seed = 1, sample = 1, progress, signal } = options
  const start = performance.now()
  const contracts = await readContracts()
  const wanted = selected(operationsOfAll(contracts), options)
  const shares = distributed(wanted, Math.max(1, Math.min(workers, wanted.length)))
  const results: OperationResult[] = []
  await Promise.all(
    shares.map((operations) =>
      runThread<OperationResult>(
        import.meta.url,
        'worker',
        { operations: operations.map(({ id }) => id), seed, sample } satisfies WorkerTask,
        signal,
        (result) => {
          results.push(result)
          progress?.(results.length, wanted.length, results.filter(({ failed }) => failed.length > 0).length)
        },
      ),
    ),
  )
  const order = new Map(wanted.map(({ id }, index) => [id, index]))
  results.sort((a, b) => (order.get(a.operation) ?? 0) - (order.get(b.operation) ?? 0))
  return {
    target: 'mock',
    mock: true,
    operations: results,
    excluded: excludedBy(operationsOfAll(contracts), wanted),
    unused: unusedExceptions(operationsOfAll(contracts), options).map((pattern) => `--except ${pattern}`),
    webhooks:
      options.only || options.tags || options.except
        ? []
        : contracts.flatMap((contract) => contract.webhooks.map((event) => checkWebhook(contract, event))),
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    milliseconds: performance.now() - start,
    workers: shares.length,
    seed,
    rerun: 'npx cometchat-rest-testing check',
  }
}

const operationsOfAll = (contracts: readonly Contract[]) => contracts.flatMap(({ operations }) => operations)

/** Distributes operations by path, so that each worker loads only the paths it needs. */
function distributed<Item extends { path: string }>(operations: Item[], count: number): Item[][] {
  const shares: Item[][] = Array.from({ length: count }, () => [])
  const groups = [...groupBy(operations, ({ path }) => path).values()]
  for (const [index, group] of groups.entries()) shares[index % count]?.push(...group)
  return shares
}
