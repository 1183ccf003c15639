import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { entriesOf } from './entries.ts'
import type { Manifest } from './manifest.ts'

/**
 * Writes the ES modules of the client and its command into `dist/src/`: a file for each entry, and
 * chunks with what they share. As a file for each source file, an import took three times as long.
 *
 * @param folder - the project's folder
 */
export function buildEsModules(folder: string): void {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
  buildSync({
    absWorkingDir: folder,
    entryPoints: [...entries, 'command/main'].map((entry) => `src/${entry}.ts`),
    outdir: 'dist/src',
    outbase: 'src',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  })
}
