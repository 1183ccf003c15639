import { performance } from 'node:perf_hooks'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/contract.ts'
import type { OpenApiDocument } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import type { Target } from '../exchange/environment.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import { excludedBy, type Selection, selected, unusedExceptions } from './selection.ts'
import { extensionOf, runThread } from './thread.ts'
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
  /** The module that creates the target, a {@link TargetModule}. */
  readonly target: string
}

/** The target of a run, in the process of a worker. */
export interface RunTarget<Report> {
  readonly target: Target
  /** What the target reports at the end. */
  report(): Report
}

/** A module that a worker imports for its target. */
export interface TargetModule<Report> {
  /** @param documents - what the worker's operations need of the documents */
  createTarget(documents: readonly OpenApiDocument[]): Promise<RunTarget<Report>>
}

/** What a worker posts: a result for each operation, and at the end the target's report. */
export type WorkerMessage = { result: OperationResult } | { report: unknown }

/** Runs all checks against the mock. */
export const runSuite = async (options: SuiteOptions = {}): Promise<SuiteResult> =>
  (await runOn(new URL(`../mock/inProcessTarget${extensionOf(import.meta.url)}`, import.meta.url), options)).result

/**
 * Runs all checks against a target that works like the mock, in independent worker threads: their
 * number and order do not change the result.
 *
 * @param target - the module that creates it
 */
export async function runOn<Report>(target: URL, options: SuiteOptions = {}): Promise<{ result: SuiteResult; reports: Report[] }> {
  const { workers = 2, seed = 1, sample = 1, progress, signal } = options
  const start = performance.now()
  const contracts = await readContracts()
  const wanted = selected(operationsOfAll(contracts), options)
  const shares = distributed(wanted, Math.max(1, Math.min(workers, wanted.length)))
  const results: OperationResult[] = []
  const reports: Report[] = []
  await Promise.all(
    shares.map((operations) =>
      runThread<WorkerMessage>(
        import.meta.url,
        // From one folder above, because the CommonJS files are in a folder of their own.
        '../suites/worker',
        { operations: operations.map(({ id }) => id), seed, sample, target: target.href } satisfies WorkerTask,
        signal,
        (message) => {
          if ('report' in message) return void reports.push(message.report as Report)
          results.push(message.result)
          progress?.(results.length, wanted.length, results.filter(({ failed }) => failed.length > 0).length)
        },
      ),
    ),
  )
  const order = new Map(wanted.map(({ id }, index) => [id, index]))
  results.sort((a, b) => (order.get(a.operation) ?? 0) - (order.get(b.operation) ?? 0))
  const result: SuiteResult = {
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
  return { result, reports }
}

const operationsOfAll = (contracts: readonly Contract[]) => contracts.flatMap(({ operations }) => operations)

/** Distributes operations by path, so that each worker loads only the paths it needs. */
function distributed<Item extends { path: string }>(operations: Item[], count: number): Item[][] {
  const shares: Item[][] = Array.from({ length: count }, () => [])
  const groups = [...groupBy(operations, ({ path }) => path).values()]
  for (const [index, group] of groups.entries()) shares[index % count]?.push(...group)
  return shares
}
