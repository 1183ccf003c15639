import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../../root.ts'
import { buildEsModules } from '../package/esModules.ts'

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

/** The sizes of what an app uses of the package, and how many files an import of it loads. */
export async function packageSizes() {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/size-'))
  try {
    buildEsModules(root, join(folder, 'src'))
    const measure = (contents: string) => bundle(contents, folder)
    const [chat, webhook, imported, all] = await Promise.all([
      measure("export { createChatClient } from './src/index.js'"),
      measure("export { parseWebhook } from './src/webhooks.js'"),
      measure("export { importAll } from './src/import.js'"),
      measure("export * from './src/index.js'"),
    ])
    return { bytes: chat.bytes, webhookBytes: webhook.bytes, importBytes: imported.bytes, files: all.files }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
