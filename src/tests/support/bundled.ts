import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A program of this folder as one file of JavaScript, which every Node runs; Node 20 runs no TypeScript. It is gone when the block ends. */
export async function bundled(name: string): Promise<AsyncDisposable & { readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-program-'))
  const file = join(folder, `${name}.mjs`)
  const entryPoints = [fileURLToPath(new URL(`${name}.ts`, import.meta.url))]
  await build({ entryPoints, outfile: file, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' })
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
