// `npm run check`: everything that can be checked without running the product. The checks run side by side, as many as there are cores.
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { preflight } from '../preflight/preflight.ts'
import { budget } from './budget.ts'
import { type Check, command } from './command.ts'
import { pathFiles } from './path-files.ts'
import { platforms } from './platforms.ts'
import { stale } from './stale.ts'

const checks: [name: string, check: Check][] = [
  ['types', command('tsc', '--noEmit')],
  ['generated files match openapi/', stale],
  ['lint of the documents', command('redocly', 'lint', '--format=stylish')],
  ['preflight of the documents', () => preflight()],
  ['paths and their files', () => pathFiles()],
  ['lint of the workflows', command('redocly', 'lint', 'openapi/workflows/*.arazzo.yaml', '--format=stylish')],
  ['size and cost of types', budget],
  ['the package', command('scripts/package/check.ts')],
  ['workflows of GitHub', command('scripts/workflows/check.ts')],
  ["every platform's packages in the lockfile", platforms],
  ['unused code and dependencies', command('knip')],
  ['format and lint of the code', command('biome', 'check', '--error-on-warnings', '.')],
]

let failed = 0
const waiting = checks.values()

async function work(): Promise<void> {
  for (const [name, check] of waiting) {
    const start = performance.now()
    const findings = await check()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      [`${findings.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`, ...findings.map((finding) => finding.replace(/^/gm, '    '))].join(
        '\n',
      ),
    )
    if (findings.length > 0) failed++
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(`\n${checks.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
