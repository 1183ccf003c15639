import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const programs = new Set(Object.values(scripts).flatMap((command) => /(?<=run\.cjs )\S+/.exec(command) ?? []))

test.each([...programs])('%s reads its arguments, even without any options', (program) => {
  expect(readFileSync(program, 'utf8')).toMatch(/\bparseArgs\(|\breadArguments\(|\bprocess\.argv\.slice\(2\)/)
})

// Only programs that start quickly: most load the compiler or the documents, which takes seconds.
test.each(['scripts/dev/dev.ts', 'scripts/docs/build.ts', 'scripts/workflows/check.ts', 'contract-tests/cli/cli.ts'])(
  '%s rejects an unknown option in one line',
  (program) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', program, '--unknown-option'], {
      encoding: 'utf8',
      timeout: 240_000,
    })
    const lines = `${stdout}${stderr}`.trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(status).toBe(2)
  },
)
