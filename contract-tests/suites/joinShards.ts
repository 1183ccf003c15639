import { groupBy } from '../documents/groupBy.ts'
import type { NotRun } from '../exchange/outcome.ts'
import { sumOfRequests } from '../exchange/purpose.ts'
import type { OperationResult, RunSettings, SuiteResult } from './result.ts'
import { type Shard, shardName } from './shards.ts'

/** A shard's result and its file. */
export interface ShardReport {
  /** For error messages. */
  file: string
  result: SuiteResult
}

/** Thrown for results that do not belong to the same run. */
export class CannotJoin extends Error {}

/**
 * Joins the results of a run's shards. Checks of a missing shard count as not run, which fails the run.
 *
 * @throws CannotJoin if a result is not from a shard, occurs twice, or belongs to another run than the first
 */
export function joinShards(reports: readonly ShardReport[]): SuiteResult {
  const [first, ...others] = reports.map(partOf)
  if (!first) throw new CannotJoin('No reports to join')
  for (const other of others) {
    const different = differenceOf(first, other)
    if (different) throw new CannotJoin(`${other.file} belongs to another run than ${first.file}: ${different}`)
  }
  const seen = new Map<number, ShardResult>()
  for (const part of [first, ...others]) {
    const before = seen.get(part.shard.index)
    if (before) throw new CannotJoin(`${before.file} and ${part.file} are both ${shardName(part.shard)}`)
    seen.set(part.shard.index, part)
  }
  const parts = [...seen.values()].sort((a, b) => a.shard.index - b.shard.index)
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter((index) => !seen.has(index))
  return joined(parts, missing)
}

interface ShardResult {
  file: string
  result: SuiteResult
  shard: Shard
  settings: RunSettings
}

function partOf({ file, result }: ShardReport): ShardResult {
  const { shard, settings } = result
  if (!shard || !settings) throw new CannotJoin(`${file} is the report of a complete run, not of a shard (--shard 1/4)`)
  return { file, result, shard, settings }
}

/** The first difference between the settings of two results. */
function differenceOf(first: ShardResult, other: ShardResult): string | undefined {
  const names: Readonly<Record<keyof RunSettings, string>> = {
    version: 'the version of cometchat-rest-testing',
    target: 'the target',
    run: 'the name of the run (--run)',
    options: 'an option',
    plan: 'the selection of operations',
  }
  if (first.shard.of !== other.shard.of) return `it has ${other.shard.of} shards, not ${first.shard.of}`
  for (const [key, name] of Object.entries(names) as [keyof RunSettings, string][]) {
    const [wanted, got] = [first.settings[key], other.settings[key]]
    if (wanted !== got) return key === 'plan' ? `${name} differs` : `${name} is ${got || 'not set'}, not ${wanted || 'not set'}`
  }
  return undefined
}

function joined(parts: readonly ShardResult[], missing: readonly number[]): SuiteResult {
  const results = parts.map(({ result }) => result)
  const { shard: _, settings, leftovers: __, ended: ___, ...first } = results[0] as SuiteResult
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0)
  const byOperation = groupBy(
    results.flatMap((result) => result.operations),
    ({ document, operation }) => `${document} ${operation}`,
  )
  const operations = [...byOperation.values()].map(operationOf)
  const ended = results.find((result) => result.ended !== undefined)?.ended
  const leftovers = results.flatMap((result) => result.leftovers ?? [])
  return {
    ...first,
    operations,
    otherOperations: results.flatMap(({ otherOperations = [] }) => otherOperations),
    cases: operations.reduce((total, { cases }) => total + cases, 0),
    requests: sum(({ requests = 0 }) => requests),
    requestsFor: sumOfRequests(results.flatMap(({ requestsFor = [] }) => requestsFor)),
    milliseconds: Math.max(...results.map(({ milliseconds }) => milliseconds)),
    waited: sum(({ waited = 0 }) => waited),
    repeated: sumOfRepeats(results),
    notes: [...new Set(results.flatMap(({ notes = [] }) => notes))].sort(),
    workers: results.length,
    shards: { of: results.length + missing.length, missing: [...missing] },
    ...(settings && { settings }),
    ...(ended !== undefined && { ended }),
    ...(leftovers.length > 0 && { leftovers }),
  }
}

function sumOfRepeats(results: readonly SuiteResult[]): NonNullable<SuiteResult['repeated']> {
  const all: NonNullable<SuiteResult['repeated']> = {}
  for (const [reason, count] of results.flatMap(({ repeated = {} }) => Object.entries(repeated) as [keyof typeof all, number][]))
    all[reason] = (all[reason] ?? 0) + count
  return all
}

/** The result from the shard that checked the operation; if that shard is missing, the checks count as not run. */
function operationOf(results: readonly OperationResult[]): OperationResult {
  const [first] = results as [OperationResult]
  const own = results.find(({ notRun }) => notRun.every(({ category }) => category !== 'shard'))
  if (own) return own
  const asMissing = (check: NotRun): NotRun =>
    check.category === 'shard' ? { ...check, category: 'shard missing', reason: `${check.reason}, whose report is missing` } : check
  return { ...first, notRun: first.notRun.map(asMissing) }
}
