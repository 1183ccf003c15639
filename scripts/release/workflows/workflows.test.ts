import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

interface Steps {
  readonly steps: readonly { readonly id?: string; readonly name?: string; readonly run?: string }[]
}

/** The script of a step, by its name or id, of a workflow's job or of an action. */
async function scriptOf(file: string, step: string, job?: string): Promise<string> {
  const { jobs, runs } = parse(await readFile(`.github/${file}.yml`, 'utf8')) as { jobs: Record<string, Steps>; runs: Steps }
  const found = (job === undefined ? runs : jobs[job])?.steps.find(({ id, name }) => [id, name].includes(step))
  if (found?.run === undefined) throw new Error(`${file} has no script ${step}`)
  return found.run
}

const onLinux = test.skipIf(!canRunScripts)

onLinux('runs no command that a published document contains, neither from the output nor from an error', async () => {
  const script = `GITHUB_OUTPUT=output.txt\n${await scriptOf('workflows/nightly', 'Compare', 'upstream')}`
  const npm = `printf '%s\\n' '::error::from an edition'; echo '::warning::from an error' >&2; printf '::add-mask::x'; exit 1`
  const run = () => runWithStubs(['-e', '-c', `exec 2>&1\n${script}`], { npm })
  const { status, stdout } = await run()
  expect(status).toBe(0)
  const [first = '', ...rest] = stdout.trimEnd().split('\n')
  const [, token] = /^::stop-commands::([0-9a-f]{32})$/.exec(first) ?? []
  expect(rest).toEqual(['::warning::from an error', '::error::from an edition', '::add-mask::x', `::${token}::`])
  expect((await run()).stdout).not.toContain(token)
})

onLinux('quotes published documents in an issue as indented code only', async () => {
  const news = `seeds.json: 1 difference\\r# A heading\\r\\n@mira\\n\`\`\`\\n${'x'.repeat(50_000)}`
  const gh = `case "$*" in 'issue create'*) cat body.md ;; esac`
  const environment = { GITHUB_RUN_ID: '4201', LABEL: 'upstream', TITLE: 'Changed' }
  const script = `printf '${news}' > news.txt\n${await scriptOf('workflows/nightly', 'Open an issue, or add to the open one', 'upstream')}`
  const { status, stdout, called } = await runWithStubs(['-e', '-c', script], { gh }, environment)
  expect(status).toBe(0)
  expect(called.at(-1)).toBe('gh issue create --title Changed --label upstream --body-file body.md')
  const [head, blank, ...quoted] = stdout.split(/\r\n?|\n/)
  expect([head, blank]).toEqual(['Found by `npm run upstream`:', ''])
  const end = quoted.findIndex((line) => !line.startsWith('    '))
  expect(end).toBe(4)
  expect(quoted.slice(end).join('')).toBe('The rest is in the log of run 4201.')
})

onLinux('a release has the documents, and the bill of materials of what npm installs', async () => {
  const script = `mkdir generated && touch generated/chat.openapi.json\n${await scriptOf('workflows/release', 'Release', 'bundles')}\ncat sbom.json checksums.txt`
  const stubs = {
    npm: `case "$1" in sbom) echo "bill of $PWD" ;; esac`,
    gh: `case "$*" in 'release view'*) exit 1 ;; esac`,
    node: '',
    sha256sum: 'echo "checked $*"',
  }
  const { status, stdout, called } = await runWithStubs(['-e', '-c', script], stubs, { TAG: 'v0.2.0' })
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/bill of .*released-packages\nchecked .*chat.openapi.json\nchecked .*sbom.json\n/),
  ])
  expect(called).toContain('npm install --package-lock-only --ignore-scripts cometchat-rest@0.2.0 cometchat-rest-testing@0.2.0')
  expect(called.at(-1)).toBe('gh release upload v0.2.0 --clobber generated/chat.openapi.json sbom.json checksums.txt')
})

const name = 'contract-report-test-0'
onLinux.each([
  ['the checks of a job keep a report each', ['', '', ''], [name, `${name}.2`, `${name}.3`]],
  ['named artifacts are not counted', ['', 'chat', ''], [name, 'chat', `${name}.2`]],
])('%s', async (_, uses, names) => {
  const step = await scriptOf('actions/contract/action', 'artifact')
  // GitHub sets what a step writes to `GITHUB_ENV` for the steps after it.
  const script = uses.map(
    (name) =>
      `: > env.txt; ( NAME='${name || 'contract-report'}' PLACE='${name ? '' : '-test-0'}'\n${step}\n); set -a; . ./env.txt; set +a`,
  )
  const files = { GITHUB_ENV: 'env.txt', GITHUB_OUTPUT: 'output.txt' }
  const { stdout } = await runWithStubs(['-e', '-c', `${script.join('\n')}\ncat output.txt`], {}, files)
  expect(stdout.trim().split('\n')).toEqual(names.map((name) => `name=${name}`))
})
