import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, type Metafile } from 'esbuild'
import { entriesOf } from './entries.ts'
import type { Manifest } from './manifest.ts'

/**
 * Writes the client's entries and its command as ES modules. The code that several of them use is
 * in files of its own, so that programs load few files, and those with two entries load it once.
 *
 * @param folder - the project's folder
 * @param out - where to write them
 * @returns what is in which file
 */
export function buildEsModules(folder: string, out: string): Metafile {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries([...entries, 'command/main'].map((entry) => [entry, `src/${entry}.ts`])),
    outdir: out,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
  })
  for (const file of Object.keys(metafile.outputs)) withoutBareImports(join(folder, file))
  return metafile
}

/** Leaves out imports of files that others import anyway: bundlers warn of them. */
function withoutBareImports(file: string): void {
  const text = readFileSync(file, 'utf8').replace(/^import "\.{1,2}\/[^"]+";\n/gm, '')
  writeFileSync(file, text === '' ? 'export {};\n' : text)
}
