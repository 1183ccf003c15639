import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './root.ts'

/** Bundles a module as an app would, and returns its size in bytes, minified and gzipped. */
export async function sizeOf(contents: string, resolveDir: string = root): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    absWorkingDir: root,
    write: false,
  })
  return outputFiles.reduce((size, { contents: code }) => size + gzipSync(code, { level: 9 }).length, 0)
}

/** The size of the chat client with all its operations. */
export const chatClientSize = (): Promise<number> => sizeOf("export { createChatClient } from './src/index.ts'")
