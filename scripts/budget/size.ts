import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { root } from './root.ts'

/** What a bundled client weighs: bytes, minified and gzipped. */
export interface Size {
  /** Loaded at once: the entry and all that it imports statically. */
  readonly initial: number
  /** Loaded later: what only a dynamic `import()` asks for. */
  readonly later: number
}

/** Bundles as an app would, with code splitting, and measures the output. */
export async function sizeOf(contents: string, resolveDir: string = root): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: 'out',
    absWorkingDir: root,
    write: false,
    metafile: true,
  })
  const early = loadedAtOnce(metafile)
  const size = { initial: 0, later: 0 }
  for (const { path, contents: code } of outputFiles)
    size[early.has(path.slice(root.length).replaceAll('\\', '/')) ? 'initial' : 'later'] += gzipSync(code, { level: 9 }).length
  return size
}

/** The output files that the entry needs before it can run. */
function loadedAtOnce({ outputs }: Metafile): Set<string> {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') add(imported)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') add(path)
  return found
}

/** The size of the chat client with all its operations. */
export const chatClientSize = (): Promise<Size> => sizeOf("export { createChatClient } from './src/index.ts'")
