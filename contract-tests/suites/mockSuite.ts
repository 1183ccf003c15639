import { performance } from 'node:perf_hooks'
import type { DocumentName } from '../documents/bundles.ts'
import { readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import { excludedBy, type Selection, selected, unusedExceptions } from './selection.ts'
import { runThread } from './thread.ts'
import { checkWebhook } from './webhooks.ts'

/** Options of a run against the mock. */
export interface SuiteOptions extends Selection {
  readonly workers?: number
  readonly seed?: number
  /** The share of cases to send, up to 1; at least one per operation. */
  readonly sample?: number
  /** Called after each operation. */
  readonly progress?: (done: number, total: number, failed: number) => void
  readonly signal?: AbortSignal
}

/** The task of a worker. */
export interface WorkerTask {
  readonly operations: string[]
  readonly seed: number
  readonly sample: number
}

/** Checks operations, and calls back with the result of each. */
type CheckOperations = (
  operations: readonly (Operation & { document: DocumentName })[],
  settings: { workers: number; seed: number; sample: number },
  done: (result: OperationResult) => void,
) => Promise<Pick<SuiteResult, 'target' | 'rerun'>>

/**
 * Runs all checks against the mock, in independent worker threads: their number and order do not
 * change the result.
 */
export const runSuite = (options: SuiteOptions = {}): Promise<SuiteResult> =>
  runOn(options, async (operations, { workers, seed, sample }, done) => {
    await Promise.all(
      distributed(operations, workers).map((share) =>
        // From one folder above, because the CommonJS files are in a folder of their own.
        runThread<OperationResult>(
          import.meta.url,
          '../suites/worker',
          { operations: share.map(({ id }) => id), seed, sample } satisfies WorkerTask,
          options.signal,
          done,
        ),
      ),
    )
    return { target: 'mock', rerun: 'npx cometchat-rest-testing check' }
  })

/** Runs all checks against a target that works like the mock, and summarizes the results. */
export async function runOn(options: SuiteOptions, check: CheckOperations): Promise<SuiteResult> {
  const { workers = 2, seed = 1, sample = 1, progress } = options
  const start = performance.now()
  const contracts = await readContracts()
  const all = contracts.flatMap(({ name: document, operations }) => operations.map((operation) => ({ ...operation, document })))
  const wanted = selected(all, options)
  const results: OperationResult[] = []
  const named = await check(wanted, { workers, seed, sample }, (result) => {
    results.push(result)
    progress?.(results.length, wanted.length, results.filter(({ failed }) => failed.length > 0).length)
  })
  const order = new Map(wanted.map(({ id }, index) => [id, index]))
  results.sort((a, b) => (order.get(a.operation) ?? 0) - (order.get(b.operation) ?? 0))
  return {
    mock: true,
    operations: results,
    excluded: excludedBy(all, wanted),
    unused: unusedExceptions(all, options).map((pattern) => `--except ${pattern}`),
    webhooks:
      options.only || options.tags || options.except
        ? []
        : contracts.flatMap((contract) => contract.webhooks.map((event) => checkWebhook(contract, event))),
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    milliseconds: performance.now() - start,
    workers,
    seed,
    ...named,
  }
}

/** Distributes operations, at most so many shares; each gets some of each family. */
export function distributed<Item>(operations: readonly Item[], count: number): Item[][] {
  const shares = Math.max(1, Math.min(count, operations.length))
  return Array.from({ length: shares }, (_, share) => operations.filter((_, index) => index % shares === share))
}
