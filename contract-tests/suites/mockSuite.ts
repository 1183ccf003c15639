import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { environmentOf } from '../exchange/environment.ts'
import { inProcessTarget } from '../mock/inProcessTarget.ts'
import { checkOperation } from './checkOperation.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import { excludedBy, type Selection, selected, unusedExceptions } from './selection.ts'
import { checkWebhook } from './webhooks.ts'

/** Options of a run against the mock. */
export interface SuiteOptions extends Selection {
  readonly seed?: number
  /** The share of cases to send, up to 1; at least one per operation. */
  readonly sample?: number
  /** Called after each operation. */
  readonly progress?: (done: number, total: number, failed: number) => void
  readonly signal?: AbortSignal
}

/** Checks operations, and calls back with the result of each. */
type CheckOperations = (
  operations: readonly (Operation & { document: DocumentName })[],
  settings: { seed: number; sample: number },
  done: (result: OperationResult) => void,
) => Promise<Pick<SuiteResult, 'target' | 'rerun'>>

/** Runs all checks against the mock, in this process. */
export const checkMock = (options: SuiteOptions = {}): Promise<SuiteResult> =>
  checkLikeMock(options, async (operations, { seed, sample }, done) => {
    const contracts = await readContracts()
    const environment = environmentOf(inProcessTarget(contracts), { timeout: 10_000, credentials: fakeCredentials, strict: true })
    for (const operation of operations) {
      // Nothing else waits for the event loop, so that a signal would only be seen at the end.
      await setImmediate()
      options.signal?.throwIfAborted()
      const contract = contracts.find(({ name }) => name === operation.document) as Contract
      done(await checkOperation(environment, contract, operation, seed, sample))
    }
    return { target: 'mock', rerun: 'npx cometchat-rest-testing check' }
  })

/** Runs all checks against a target that works like the mock, and summarizes the results. */
export async function checkLikeMock(options: SuiteOptions, check: CheckOperations): Promise<SuiteResult> {
  const { seed = 1, sample = 1, progress } = options
  const start = performance.now()
  const contracts = await readContracts()
  const all = contracts.flatMap(({ name: document, operations }) => operations.map((operation) => ({ ...operation, document })))
  const wanted = selected(all, options)
  const results: OperationResult[] = []
  const named = await check(wanted, { seed, sample }, (result) => {
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
    seed,
    ...named,
  }
}
