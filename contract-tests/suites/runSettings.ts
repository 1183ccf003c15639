import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { OperationResult } from './result.ts'
import type { Plan } from './serverPlan.ts'
import type { ServerSuiteOptions } from './serverSuite.ts'

const { version } = createRequire(import.meta.url)('cometchat-rest-testing/package.json') as { version: string }

/** What the shards of one run have in common. */
export interface RunSettings {
  /** The version of `cometchat-rest-testing`. */
  version: string
  /** The addresses of the server. */
  target: string
  /** The run's name, if the caller named it. */
  run: string
  /** The options that decide how the checks judge. */
  options: string
  /** A hash of the planned checks, those of all shards. */
  plan: string
}

/** The settings of a run, the same on every machine that runs a shard of it. */
export function settingsOf({ tasks, elsewhere }: Plan, options: ServerSuiteOptions): RunSettings {
  const { bases, run = '', allowWrites, strict, allowMissing = [], seed = 1, sample = 1, shard, records = [] } = options
  const checks = [
    ...tasks.map(({ contract, operation, cases, scenarios, notRun }) =>
      lineOf(contract.name, operation.id, [...cases, ...scenarios, ...notRun]),
    ),
    ...elsewhere.map(({ document, operation, notRun }: OperationResult) => lineOf(document, operation, notRun)),
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
