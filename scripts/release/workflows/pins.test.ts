import { expect, test } from 'vitest'
import { pinFindings } from './pins.ts'

const commit = '08c6903cd8c0fde910a37f88322edcfb5dd907a8'
const workflow = (step: string, permissions = '{}') => `permissions: ${permissions}
jobs:
  build:
    permissions: { contents: read }
    timeout-minutes: 5
    steps:
      - ${step}
`

test('accepts pinned actions and plain scripts', () => {
  expect(pinFindings('ci.yml', workflow(`uses: actions/checkout@${commit} # v5.0.0`))).toEqual([])
  expect(pinFindings('ci.yml', workflow('uses: ./.github/actions/install'))).toEqual([])
  expect(pinFindings('ci.yml', workflow('run: npm ci'))).toEqual([])
})

test.each([
  ['an action that is not pinned to a commit', workflow('uses: actions/checkout@v5'), /pin actions\/checkout@v5 to a commit/],
  ['a pinned action without a version', workflow(`uses: actions/checkout@${commit}`), /name the version/],
  ['untrusted text in a script', workflow('run: echo ${{ github.head_ref }}'), /pass \$\{\{ github\.head_ref \}\}/],
  ['permissions for all jobs', workflow('run: npm ci', 'write-all'), /begin with "permissions: \{\}"/],
  ['a job without permissions', workflow('run: npm ci').replace('    permissions: { contents: read }\n', ''), /which permissions/],
  ['a job without a timeout', workflow('run: npm ci').replace('    timeout-minutes: 5\n', ''), /when it ends/],
])('reports %s', (_, text, finding) => {
  expect(pinFindings('ci.yml', text).join()).toMatch(finding)
})
