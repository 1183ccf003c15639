import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

interface Workflow {
  readonly jobs: Record<string, { steps: { name?: string; run?: string }[] }>
}

test.skipIf(!canRunScripts)('a release has the documents, and the bill of materials of what npm installs', async () => {
  const { jobs }: Workflow = parse(await readFile('.github/workflows/release.yml', 'utf8'))
  const script = `mkdir generated && touch generated/chat.openapi.json\n${jobs.bundles?.steps.find(({ name }) => name === 'Release')?.run}\ncat sbom.json checksums.txt`
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
