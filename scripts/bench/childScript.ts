import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * What a script of this folder prints, run by this very Node. It is compiled first: this Node may not run TypeScript, and a loader that compiles on the way
 * would slow what is measured.
 */
export async function output(script: string, args: readonly string[], flags: readonly string[] = []): Promise<string> {
  const folder = join(import.meta.dirname, 'node_modules/.cache')
  await mkdir(folder, { recursive: true })
  const outfile = join(folder, script.replace(/\.ts$/, '.mjs'))
  const entry = join(import.meta.dirname, script)
  await build({ entryPoints: [entry], outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' })
  const child = spawn(process.execPath, [...flags, outfile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with code ${code}`)
  return text
}
