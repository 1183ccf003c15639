import type { TurnedAway } from '../documents/backing.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { type Category, categories, type NotRun, type Outcomes } from '../exchange/outcome.ts'
import type { RequestCounts } from '../exchange/purpose.ts'
import type { RepeatReason } from '../exchange/serverTarget.ts'
import type { PlayedSentences } from '../statements/sentences/unplayed.ts'
import type { Finding } from '../validate/finding.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import type { WebhookResult } from './webhooks.ts'

/** The result of an operation. Every planned check counts in `passed`, `failed` or `notRun`. */
export interface OperationResult {
  readonly document: DocumentName
  readonly operation: string
  readonly method: string
  readonly path: string
  /** Its family, such as `Users`. */
  readonly tag: string
  /** Number of checks that ran. */
  readonly cases: number
  readonly passed: number
  readonly failed: CaseResult[]
  readonly notRun: NotRun[]
  readonly findings: Finding[]
  readonly milliseconds: number
  readonly coverage: Coverage
  /**
   * The parameters and properties whose effect the checks show, also of other operations; see
   * `effects.ts`.
   */
  readonly effects: string[]
}

/** Identifies an operation in the documents. */
export type NamedOperation = Pick<OperationResult, 'document' | 'operation' | 'method' | 'path'>

/** Operations that the caller left out of a run. */
export interface Exclusion {
  readonly operations: number
  /** Why, such as `not selected by --only, --tag or --except`. */
  readonly reason: string
}

/** The result of a whole run. */
export interface SuiteResult {
  readonly target: string
  /** Whether the target was the mock, which can return every documented response. */
  readonly mock: boolean
  readonly operations: OperationResult[]
  /** Operations that the caller left out; they have no entry in `operations`. */
  readonly excluded: Exclusion[]
  /** Options that had no effect, such as `--except list-groups` in a run of other operations. */
  readonly unused?: string[]
  /** Operations with findings that were not selected. */
  readonly otherOperations?: NamedOperation[]
  /** For a server: parameters and properties that were sent, but whose effect no check saw. */
  readonly unchecked?: string[]
  readonly webhooks: WebhookResult[]
  /** Number of checks that ran. */
  readonly cases: number
  /** Number of requests sent to a server. */
  readonly requests?: number
  /** Number of requests by purpose. */
  readonly requestsFor?: RequestCounts
  readonly milliseconds: number
  /** Milliseconds of waiting as the server asked. */
  readonly waited?: number
  /** Remarks that are no findings, such as a code with another status than the inferred one. */
  readonly notes?: string[]
  /** Where a server differs from the fake, and no document states what is right. */
  readonly differences?: readonly ListedDifference[]
  /** How often a difference was not told, by what the documents leave to the server. */
  readonly freedoms?: Readonly<Record<string, number>>
  /** Groups that the caller expects; others fail the run. */
  readonly expectedDifferences?: readonly string[]
  /** Whether differences fail the run. */
  readonly strict?: boolean
  /** Number of places that back no finding, as they are inferred, disputed or without a source. */
  readonly turnedAway?: readonly TurnedAway[]
  /** For a server on which the run writes: what becomes of the sentences of each description. */
  readonly sentences?: readonly PlayedSentences[]
  /** Number of repeated requests by reason, as {@link RepeatReason} names it. */
  readonly repeated?: Partial<Record<RepeatReason, number>>
  readonly seed: number
  /** Why the run ended early, if the server stopped responding. */
  readonly ended?: string
  /** Records that the run created and could not remove. */
  readonly leftovers?: Leftovers[]
  /** The command that repeats the run; reports add the operation. */
  readonly rerun: string
}

/** Records that a run could not remove. */
export interface Leftovers {
  /** The prefix of their identifiers. */
  readonly prefix: string
  /** The path of each with the reason, such as `/users/contract-3k-mira: 403 …`. */
  readonly failures: string[]
  /** Lists that could not be read and may contain more records, with the reason. */
  readonly unread: string[]
}

/** Summarizes the outcomes of an operation's checks. */
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
    effects: [...new Set(results.flatMap(({ effects = [] }) => effects))],
  }
}

/**
 * Whether the run sent none of an operation's cases, because it could not prepare them or the
 * safety guard stopped them. Scenarios of an operation may fail before they call it.
 */
export const isNeverTried = ({ coverage, failed, notRun }: OperationResult): boolean =>
  coverage.operations.covered === 0 &&
  failed.every(({ kind }) => kind === 'scenario') &&
  notRun.some(({ category }) => untried.has(category)) &&
  notRun.every(({ category }) => untried.has(category) || category === 'left out by rule')

const untried: ReadonlySet<Category> = new Set([
  'operation missing',
  'setup failed',
  'blocked by the safety guard',
  'allowed to be missing',
])

/** Numbers of planned checks by outcome. */
export interface ResultCounts {
  readonly planned: number
  readonly passed: number
  readonly failed: number
  readonly notRun: number
  /** Checks that did not run, by category; categories that fail the run come first. */
  readonly categories: [category: Category, count: number][]
}

/** The counts of each family of operations. */
export const familiesOf = (operations: readonly OperationResult[]): (ResultCounts & { readonly tag: string; readonly size: number })[] =>
  [...groupBy(operations, ({ tag }) => tag)].map(([tag, own]) => ({ tag, size: own.length, ...countsOf(own) }))

/** Counts the outcomes of several operations. */
export function countsOf(operations: readonly Pick<OperationResult, 'passed' | 'failed' | 'notRun'>[]): ResultCounts {
  const passed = operations.reduce((total, operation) => total + operation.passed, 0)
  const failed = operations.reduce((total, operation) => total + operation.failed.length, 0)
  const notRun = operations.flatMap((operation) => operation.notRun)
  const count = (category: Category) => notRun.filter((check) => check.category === category).length
  const counted = (Object.keys(categories) as Category[]).map((category): [Category, number] => [category, count(category)])
  return { planned: passed + failed + notRun.length, passed, failed, notRun: notRun.length, categories: counted.filter(([, n]) => n > 0) }
}
