import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles a program of this folder into a JavaScript file, as Node 20 cannot run TypeScript. The
 * file is deleted at the end of an `await using` block.
 */
export async function bundled(name: string): Promise<AsyncDisposable & { readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-program-'))
  const file = join(folder, `${name}.mjs`)
  const entryPoints = [fileURLToPath(new URL(`${name}.ts`, import.meta.url))]
  await build({ entryPoints, outfile: file, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' })
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
