import { performance } from 'node:perf_hooks'
import type { Contract } from '../spec/contract.ts'
import { readContracts } from '../spec/contract.ts'
import { groupBy } from '../spec/groupBy.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import { excludedBy, type Selection, selected, unusedExceptions } from './selection.ts'
import { runThread } from './thread.ts'
import { checkWebhook } from './webhooks.ts'

/** Which part of the operations a run is about, and how it is done. */
export interface SuiteOptions extends Selection {
  workers?: number
  seed?: number
  /** The share of the cases that are sent, up to 1; of each operation at least one. */
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

/** Runs all checks against the mock, in worker threads that share nothing: neither order nor number of workers changes a result. */
export async function runSuite(options: SuiteOptions = {}): Promise<SuiteResult> {
  const { workers = 2, seed = 1, sample = 1, progress, signal } = options
  const start = performance.now()
  const contracts = await readContracts()
  const wanted = selected(operationsOfAll(contracts), options)
  const shares = shared(wanted, Math.max(1, Math.min(workers, wanted.length)))
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
  results.sort((one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0))
  return {
    target: 'mock',
    mock: true,
    operations: results,
    excluded: excludedBy(operationsOfAll(contracts), wanted),
    unused: unusedExceptions(operationsOfAll(contracts), options).map((one) => `--except ${one}`),
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

/** Operations distributed by path, so that each worker loads only the paths it needs. */
function shared<One extends { path: string }>(operations: One[], count: number): One[][] {
  const shares: One[][] = Array.from({ length: count }, () => [])
  const groups = [...groupBy(operations, ({ path }) => path).values()]
  for (const [index, group] of groups.entries()) shares[index % count]?.push(...group)
  return shares
}
