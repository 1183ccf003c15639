import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

interface Workflow {
  readonly jobs: Record<string, { steps: { name?: string; run?: string }[] }>
}

const { jobs }: Workflow = parse(await readFile(fileURLToPath(new URL('../../../.github/workflows/nightly.yml', import.meta.url)), 'utf8'))

/** The script of a step. */
const scriptOf = (step: string) => jobs.upstream?.steps.find(({ name }) => name === step)?.run as string

const onLinux = test.skipIf(!canRunScripts)

onLinux('runs no command that a published document contains, neither from the output nor from an error', async () => {
  const script = `GITHUB_OUTPUT=output.txt\n${scriptOf('Compare')}`
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
  const script = `printf '${news}' > news.txt\n${scriptOf('Open an issue, or add to the open one')}`
  const { status, stdout, called } = await runWithStubs(['-e', '-c', script], { gh }, environment)
  expect(status).toBe(0)
  expect(called.at(-1)).toBe('gh issue create --title Changed --label upstream --body-file body.md')
  const [head, blank, ...quoted] = stdout.split(/\r\n?|\n/)
  expect([head, blank]).toEqual(['Found by `npm run upstream`:', ''])
  const end = quoted.findIndex((line) => !line.startsWith('    '))
  expect(end).toBe(4)
  expect(quoted.slice(end).join('')).toBe('The rest is in the log of run 4201.')
})
