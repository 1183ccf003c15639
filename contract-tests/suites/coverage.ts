import type { RequestPart } from '../cases/case.ts'
import { requestConstraints } from '../cases/negatives.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { CaseResult } from '../exchange/caseResult.ts'

/** Coverage of a dimension, and what is missing. */
export interface Share {
  readonly covered: number
  readonly total: number
  readonly missing: string[]
}

/** The coverage of an operation by its cases. */
export interface Coverage {
  /** Operations that responded with a documented success. */
  readonly operations: Share
  /** Documented statuses with a valid response. */
  readonly statuses: Share
  /**
   * Parameters and bodies that were sent and accepted; on a server, query parameters only if their
   * effect was seen.
   */
  readonly parameters: Share
  /** Request constraints that were enforced. */
  readonly constraints: Share
  /** Parts of requests (path, query, header, body) with at least one rejected violation. */
  readonly canaries: Share
}

export const dimensions = ['operations', 'statuses', 'parameters', 'constraints', 'canaries'] as const

/** Measures what an operation's cases covered. */
export function coverageOf(contract: Contract, operation: Operation, results: readonly CaseResult[]): Coverage {
  const passed = results.filter(({ findings }) => findings.length === 0)
  const statuses = new Set(passed.map(({ status }) => (String(status) in operation.responses ? String(status) : 'default')))
  const sent = new Set(passed.flatMap((result) => result.sent))
  const covered = new Set(passed.flatMap((result) => result.covers))
  const constraints = requestConstraints(contract, operation)
  const rejectedParts = new Set(passed.filter(({ kind, canary }) => kind === 'negative' && canary).map(({ canary }) => canary))
  const testedParts = new Set(results.flatMap(({ kind, canary }) => (kind === 'negative' && canary ? [canary] : [])))
  const id = (what: string) => `${operation.id} ${what}`
  return {
    operations: share([operation.id], (name) => passed.some(({ operation: id, status }) => id === name && status >= 200 && status < 300)),
    statuses: share(Object.keys(operation.responses).map(id), (name) => statuses.has(name.split(' ')[1] ?? '')),
    parameters: share([...operation.parameters.map(({ name }) => name), ...(operation.body ? ['body'] : [])].map(id), (name) =>
      sent.has(name.split(' ')[1] ?? ''),
    ),
    constraints: share(constraints.map(id), (name) => covered.has(name.slice(operation.id.length + 1))),
    canaries: share([...testedParts].map(id), (name) => rejectedParts.has(name.split(' ')[1] as RequestPart)),
  }
}

function share(names: string[], covered: (name: string) => boolean): Share {
  const missing = names.filter((name) => !covered(name))
  return { covered: names.length - missing.length, total: names.length, missing }
}

/** Adds up the coverage of several operations. */
export function sumOf(coverages: readonly Coverage[]): Coverage {
  const add = (dimension: (typeof dimensions)[number]): Share => ({
    covered: coverages.reduce((sum, coverage) => sum + coverage[dimension].covered, 0),
    total: coverages.reduce((sum, coverage) => sum + coverage[dimension].total, 0),
    missing: coverages.flatMap((coverage) => coverage[dimension].missing),
  })
  return Object.fromEntries(dimensions.map((dimension) => [dimension, add(dimension)])) as unknown as Coverage
}
