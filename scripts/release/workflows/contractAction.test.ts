import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

const { runs } = parse(await readFile('.github/actions/contract/action.yml', 'utf8')) as {
  runs: { steps: { id?: string; run?: string }[] }
}
const step = runs.steps.find(({ id }) => id === 'artifact')?.run

test.skipIf(!canRunScripts).each([
  [
    'the checks of a job keep a report each',
    ['', '', ''],
    ['contract-report-test-0', 'contract-report-test-0.2', 'contract-report-test-0.3'],
  ],
  ['named artifacts are not counted', ['', 'chat', ''], ['contract-report-test-0', 'chat', 'contract-report-test-0.2']],
])('%s', async (_, uses, names) => {
  // GitHub sets what a step writes to `GITHUB_ENV` for the steps after it.
  const script = uses.map(
    (name) =>
      `: > env.txt; ( NAME='${name || 'contract-report'}' PLACE='${name ? '' : '-test-0'}'\n${step}\n); set -a; . ./env.txt; set +a`,
  )
  const files = { GITHUB_ENV: 'env.txt', GITHUB_OUTPUT: 'output.txt' }
  const { stdout } = await runWithStubs(['-e', '-c', `${script.join('\n')}\ncat output.txt`], {}, files)
  expect(stdout.trim().split('\n')).toEqual(names.map((name) => `name=${name}`))
})
