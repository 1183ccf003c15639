import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Stats } from '../docs/coverage.ts'

const run = promisify(execFile)
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))

/** Without the project's own rules, which take longer to load than counting does. */
const configuration = fileURLToPath(new URL('openapi30.redocly.yaml', import.meta.url))

/** What Redocly counts in a bundle: operations, schemas, parameters and so on. */
export async function stats(file: string): Promise<Stats> {
  const { stdout } = await run(process.execPath, [redocly, 'stats', file, '--format=json', '--config', configuration], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return JSON.parse(stdout)
}
