import type { NotRun } from '../exchange/outcome.ts'
import { sumOfRequests } from '../exchange/purpose.ts'
import { groupBy } from '../spec/groupBy.ts'
import type { OperationResult, SuiteResult } from './result.ts'
import type { RunSettings } from './runSettings.ts'
import { type Shard, shardName } from './shards.ts'

/** The result of one shard, and where it comes from. */
export interface ShardReport {
  /** For messages. */
  file: string
  result: SuiteResult
}

/** Results that are not those of one run. */
export class CannotJoin extends Error {}

/**
 * Joins the results of the shards of one run. The checks of a shard whose result is missing count as not run, which fails.
 *
 * @throws CannotJoin if a result is not that of a shard, is there twice, or belongs to another run than the first
 */
export function joinShards(reports: readonly ShardReport[]): SuiteResult {
  const [first, ...others] = reports.map(partOf)
  if (!first) throw new CannotJoin('No report was named')
  for (const other of others) {
    const different = differenceOf(first, other)
    if (different) throw new CannotJoin(`${other.file} is of another run than ${first.file}: ${different}`)
  }
  const seen = new Map<number, Part>()
  for (const part of [first, ...others]) {
    const before = seen.get(part.shard.index)
    if (before) throw new CannotJoin(`${before.file} and ${part.file} both are ${shardName(part.shard)}`)
    seen.set(part.shard.index, part)
  }
  const parts = [...seen.values()].sort((one, other) => one.shard.index - other.shard.index)
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter((index) => !seen.has(index))
  return joined(parts, missing)
}

interface Part {
  file: string
  result: SuiteResult
  shard: Shard
  settings: RunSettings
}

function partOf({ file, result }: ShardReport): Part {
  const { shard, settings } = result
  if (!shard || !settings) throw new CannotJoin(`${file} is the report of a whole run; a run with --shard 1/4 is a part of one`)
  return { file, result, shard, settings }
}

/** What two results do not have in common. */
function differenceOf(one: Part, other: Part): string | undefined {
  const names: Readonly<Record<keyof RunSettings, string>> = {
    version: 'the version of cometchat-rest-testing',
    target: 'the target',
    run: 'the name of the run (--run)',
    options: 'an option',
    plan: 'the choice of operations',
  }
  if (one.shard.of !== other.shard.of) return `one of ${other.shard.of} shards, not of ${one.shard.of}`
  for (const [key, name] of Object.entries(names) as [keyof RunSettings, string][]) {
    const [wanted, got] = [one.settings[key], other.settings[key]]
    if (wanted !== got) return key === 'plan' ? `${name} differs` : `${name} is ${got || 'not set'}, not ${wanted || 'not set'}`
  }
  return undefined
}

function joined(parts: readonly Part[], missing: readonly number[]): SuiteResult {
  const results = parts.map(({ result }) => result)
  const { shard: _, settings, leftovers: __, ended: ___, ...first } = results[0] as SuiteResult
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, one) => total + count(one), 0)
  const byOperation = groupBy(
    results.flatMap((one) => one.operations),
    ({ document, operation }) => `${document} ${operation}`,
  )
  const operations = [...byOperation.values()].map(operationOf)
  const ended = results.find((one) => one.ended !== undefined)?.ended
  const leftovers = results.flatMap((one) => one.leftovers ?? [])
  return {
    ...first,
    operations,
    otherOperations: results.flatMap(({ otherOperations = [] }) => otherOperations),
    cases: operations.reduce((total, { cases }) => total + cases, 0),
    requests: sum(({ requests = 0 }) => requests),
    requestsFor: sumOfRequests(results.flatMap(({ requestsFor = [] }) => requestsFor)),
    milliseconds: Math.max(...results.map(({ milliseconds }) => milliseconds)),
    waited: sum(({ waited = 0 }) => waited),
    workers: results.length,
    shards: { of: results.length + missing.length, missing: [...missing] },
    ...(settings && { settings }),
    ...(ended !== undefined && { ended }),
    ...(leftovers.length > 0 && { leftovers }),
  }
}

/** The result of an operation in the shard that has checked it; if there is none, in a shard that was not given. */
function operationOf(results: readonly OperationResult[]): OperationResult {
  const [first] = results as [OperationResult]
  const own = results.find(({ notRun }) => notRun.every(({ category }) => category !== 'shard'))
  if (own) return own
  const lost = (one: NotRun): NotRun =>
    one.category === 'shard' ? { ...one, category: 'shard missing', reason: `${one.reason}, which has no report` } : one
  return { ...first, notRun: first.notRun.map(lost) }
}
