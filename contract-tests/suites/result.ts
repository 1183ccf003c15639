import { type Category, categories, type NotRun, type Outcomes } from '../exchange/outcome.ts'
import type { RequestCounts } from '../exchange/purpose.ts'
import type { CaseResult } from '../exchange/runCase.ts'
import type { DocumentName } from '../spec/bundles.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import type { Finding } from '../validate/finding.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import type { RunSettings } from './runSettings.ts'
import type { Shard } from './shards.ts'
import type { WebhookResult } from './webhooks.ts'

/** The result of one operation. Every planned check is in one of `passed`, `failed` and `notRun`. */
export interface OperationResult {
  document: DocumentName
  operation: string
  method: string
  path: string
  /** Its family, such as `Users`. */
  tag: string
  /** How many checks were run. */
  cases: number
  passed: number
  failed: CaseResult[]
  notRun: NotRun[]
  findings: Finding[]
  milliseconds: number
  coverage: Coverage
}

/** An operation and where the documents describe it. */
export type NamedOperation = Pick<OperationResult, 'document' | 'operation' | 'method' | 'path'>

/** Operations that the caller left out of a run. */
export interface Exclusion {
  operations: number
  /** Why, such as `not selected by --only, --tag or --except`. */
  reason: string
}

/** The result of a whole run. */
export interface SuiteResult {
  target: string
  /** Whether the target was the mock, which can be asked for everything. */
  mock: boolean
  operations: OperationResult[]
  /** Operations that the caller left out; they have no entry in `operations`. */
  excluded: Exclusion[]
  /** Options that had no effect, such as `--except list-groups` in a run of other operations. */
  unused?: string[]
  /** Operations that were not selected, but that findings are about. */
  otherOperations?: NamedOperation[]
  webhooks: WebhookResult[]
  /** How many checks were run. */
  cases: number
  /** How many requests were sent to a server. */
  requests?: number
  /** How many of them were for cases, for scenarios, to prepare either, and to remove records. */
  requestsFor?: RequestCounts
  milliseconds: number
  /** How long the server asked to wait, in milliseconds, as it limits the rate of requests. */
  waited?: number
  workers: number
  seed: number
  /** The part of a run that this is, if it was split. */
  shard?: Shard
  /** How many shards were joined to this result, and the numbers of those that were not given. */
  shards?: { of: number; missing: number[] }
  /** What the shards of one run have in common. */
  settings?: RunSettings
  /** Why the run ended early, if it did: the server no longer responds. */
  ended?: string
  /** What the run made and could not remove. */
  leftovers?: Leftovers[]
  /** The command that makes such a run; the operation is added to it. */
  rerun: string
}

/** Records of a run that are still there. */
export interface Leftovers {
  /** The beginning of their identifiers. */
  prefix: string
  /** The path of each with the reason why it could not be removed, such as `/users/contract-3k-mira: 403 …`. */
  failures: string[]
  /** Lists that could not be read, so that it is not known what they hold, each with the reason. */
  unread: string[]
}

/** Adds up what came of an operation's checks. */
export function operationResult(
  contract: Contract,
  operation: Operation,
  { results, notRun }: Outcomes,
  milliseconds: number,
): OperationResult {
  const failed = results.filter(({ findings }) => findings.length > 0)
  return {
    document: contract.name,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    cases: results.length,
    passed: results.length - failed.length,
    failed,
    notRun,
    findings: failed.flatMap(({ findings }) => findings),
    milliseconds,
    coverage: coverageOf(contract, operation, results),
  }
}

/** How many checks were planned and what came of them. */
export interface Counts {
  planned: number
  passed: number
  failed: number
  notRun: number
  /** The checks that were not run, by category, those that fail a run first. */
  categories: [category: Category, count: number][]
}

/** Counts the outcomes of several operations. */
export function countsOf(operations: readonly Pick<OperationResult, 'passed' | 'failed' | 'notRun'>[]): Counts {
  const sum = (count: (one: (typeof operations)[number]) => number) => operations.reduce((total, one) => total + count(one), 0)
  const passed = sum((one) => one.passed)
  const failed = sum((one) => one.failed.length)
  const notRun = operations.flatMap((one) => one.notRun)
  const count = (category: Category) => notRun.filter((one) => one.category === category).length
  const counted = (Object.keys(categories) as Category[]).map((category): [Category, number] => [category, count(category)])
  return { planned: passed + failed + notRun.length, passed, failed, notRun: notRun.length, categories: counted.filter(([, n]) => n > 0) }
}
