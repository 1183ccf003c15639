import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

interface Action {
  readonly runs: { steps: { id?: string; run?: string }[] }
}

const file = fileURLToPath(new URL('../../../.github/actions/contract/action.yml', import.meta.url))
const action: Action = parse(await readFile(file, 'utf8'))
const step = action.runs.steps.find(({ id }) => id === 'artifact')?.run

/**
 * The names of the artifacts of several uses in one job. GitHub sets what a step writes to
 * `GITHUB_ENV` for the steps after it.
 */
async function names(...uses: { NAME?: string; PLACE?: string }[]): Promise<string[]> {
  const script = uses.map(
    ({ NAME = 'contract-report', PLACE = '' }) => `: > env.txt; ( NAME='${NAME}' PLACE='${PLACE}'\n${step}\n); set -a; . ./env.txt; set +a`,
  )
  const files = { GITHUB_ENV: 'env.txt', GITHUB_OUTPUT: 'output.txt' }
  const { stdout } = await runWithStubs(['-e', '-c', `${script.join('\n')}\ncat output.txt`], {}, files)
  return stdout.trim().split('\n')
}

const onLinux = test.skipIf(!canRunScripts)

onLinux('the checks of a job keep a report each', async () => {
  const use = { PLACE: '-test-0' }
  expect(await names(use, use, use)).toEqual([
    'name=contract-report-test-0',
    'name=contract-report-test-0.2',
    'name=contract-report-test-0.3',
  ])
})

onLinux('named artifacts are not counted', async () => {
  expect(await names({ PLACE: '-test-0' }, { NAME: 'chat' }, { NAME: 'calls' })).toEqual([
    'name=contract-report-test-0',
    'name=chat',
    'name=calls',
  ])
})
