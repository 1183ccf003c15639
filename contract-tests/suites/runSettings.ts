import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { OperationResult, RunSettings } from './result.ts'
import type { ServerPlan } from './serverPlan.ts'
import type { ServerSuiteOptions } from './serverSuiteOptions.ts'

const { version } = createRequire(import.meta.url)('cometchat-rest-testing/package.json') as { version: string }

/** The settings of a run, identical for all of its shards. */
export function settingsOf({ tasks, otherShards }: ServerPlan, options: ServerSuiteOptions): RunSettings {
  const { bases, run = '', allowWrites, strict, allowMissing = [], seed = 1, sample = 1, shard, records = [] } = options
  const checks = [
    ...tasks.map(({ contract, operation, cases, scenarios, notRun }) =>
      lineOf(contract.name, operation.id, [...cases, ...scenarios, ...notRun]),
    ),
    ...otherShards.map(({ document, operation, notRun }: OperationResult) => lineOf(document, operation, notRun)),
  ]
  return {
    version,
    target: Object.entries(bases)
      .map(([name, base]) => `${name}=${base}`)
      .sort()
      .join(' '),
    run,
    options: JSON.stringify({ allowWrites, strict, allowMissing, seed, sample, records, shards: shard?.of }),
    plan: createHash('sha256').update(checks.sort().join('\n')).digest('hex').slice(0, 16),
  }
}

const lineOf = (document: string, operation: string, checks: readonly { name: string }[]): string =>
  `${document} ${operation} ${checks
    .map(({ name }) => name)
    .sort()
    .join('\t')}`
