import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './root.ts'

/** Bundles a module as an app would, and returns its size in bytes, minified and gzipped. */
export const sizeOf = async (contents: string, resolveDir: string = root): Promise<number> => (await bundle(contents, resolveDir)).bytes

async function bundle(contents: string, resolveDir: string): Promise<{ bytes: number; files: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    absWorkingDir: root,
    write: false,
    metafile: true,
  })
  const bytes = outputFiles.reduce((size, { contents: code }) => size + gzipSync(code, { level: 9 }).length, 0)
  // The module itself is no file.
  return { bytes, files: Object.keys(metafile.inputs).length - 1 }
}

/** The size of the chat client with all its operations. */
export const chatClientSize = (): Promise<number> => sizeOf("export { createChatClient } from './src/index.ts'")

/** The size of what an app uses of the package's other entries. */
export const webhookSize = (): Promise<number> => sizeOf("export { parseWebhook } from './src/webhooks.ts'")
export const importSize = (): Promise<number> => sizeOf("export { importAll } from './src/import.ts'")

/** How many files a runtime loads for an import of the package, which publishes each as it is. */
export const loadedFiles = async (): Promise<number> => (await bundle("export * from './src/index.ts'", root)).files
