import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Runs a script of this folder with the current Node and returns its output. It is compiled first: Node may not run TypeScript, and a loader that
 * compiles on the way would slow down what is measured.
 */
export async function output(script: string, args: readonly string[], flags: readonly string[] = []): Promise<string> {
  const folder = join(import.meta.dirname, 'node_modules/.cache')
  await mkdir(folder, { recursive: true })
  const outfile = join(folder, script.replace(/\.ts$/, '.mjs'))
  const entry = join(import.meta.dirname, script)
  await build({ entryPoints: [entry], outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' })
  return nodeOutput([...flags, outfile, ...args])
}

/**
 * Runs the current Node and returns what it prints.
 *
 * @throws with the output, if it fails
 */
export async function nodeOutput(args: readonly string[], cwd?: string): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`node ${args[0]} ended with code ${code}:\n${text}`)
  return text
}
