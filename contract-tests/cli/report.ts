import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { reportFolder, writeReport } from '../report/write.ts'
import { CannotJoin, joinShards, type ShardReport } from '../suites/joinShards.ts'
import type { SuiteResult } from '../suites/result.ts'
import { type Command, readPositionals, UsageError } from './command.ts'

const help = `Merges the reports of a run that was split with \`check --shard 1/4\`, and prints and writes the report of the whole run.

  npx cometchat-rest-testing report merge shards/*/report.json

  --report FOLDER  folder for the merged reports (default: ${reportFolder})
  --help           prints this text

A folder means every report.json in it. The exit code is 1 if a check failed or a shard is missing, and 2 if the reports belong to different runs.`

/** `report`: merges the reports of a run's shards. */
export const report: Command = { help, run }

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readPositionals(args, { report: { type: 'string' } })
  const [action, ...files] = positionals
  if (action !== 'merge')
    throw new UsageError(
      action === undefined ? 'Missing action. Usage: report merge FILE…' : `Unknown action: ${action}. Usage: report merge FILE…`,
    )
  if (files.length === 0) throw new UsageError('report merge requires the reports of the shards. Example: shards/*/report.json')
  const reports = (await Promise.all(files.map(readReports))).flat()
  const { reasons } = await writeReport(joinedOf(reports), values.report)
  console.log(`Reports: ${values.report ?? reportFolder}`)
  return reasons.length > 0 ? 1 : 0
}

function joinedOf(reports: readonly ShardReport[]): SuiteResult {
  try {
    return joinShards(reports)
  } catch (error) {
    throw error instanceof CannotJoin ? new UsageError(error.message) : error
  }
}

/**
 * Reads a report, or every report.json in a folder and its subfolders.
 *
 * @throws UsageError naming the file if it cannot be read or is not a report of `check`
 */
async function readReports(path: string): Promise<ShardReport[]> {
  const inside = await readdir(path, { recursive: true }).catch(() => undefined)
  const files = inside ? inside.filter((name) => basename(name) === 'report.json').map((name) => join(path, name)) : [path]
  if (files.length === 0) throw new UsageError(`${path} has no report.json`)
  return Promise.all(files.sort().map(readReport))
}

async function readReport(file: string): Promise<ShardReport> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message.replace(/\.$/, '')}`)
  }
  if (!isResult(content)) throw new UsageError(`${file} is not a report of check`)
  return { file, result: content }
}

const isResult = (value: unknown): value is SuiteResult => {
  const { target, rerun, operations, excluded, webhooks } = (value ?? {}) as Partial<Record<keyof SuiteResult, unknown>>
  return (
    typeof target === 'string' &&
    typeof rerun === 'string' &&
    [operations, excluded, webhooks].every(Array.isArray) &&
    (operations as unknown[]).every(isOperationResult)
  )
}

const isOperationResult = (value: unknown): boolean => {
  const { operation, failed, findings, notRun, coverage } = (value ?? {}) as Record<string, unknown>
  return typeof operation === 'string' && [failed, findings, notRun].every(Array.isArray) && typeof coverage === 'object'
}
