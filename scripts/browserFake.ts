import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { documents } from '../contract-tests/documents/bundles.ts'

/** The files of `contract-tests/` that need Node, with those that take their place in a page. */
const replacements: Readonly<Record<string, string>> = {
  'documents/bundles.ts': 'bundles.ts',
  'documents/validators.ts': 'validators.ts',
  'fake/admin.ts': 'node.ts',
  'fake/msw.ts': 'node.ts',
  'fake/stateFile.ts': 'node.ts',
  'mock/listen.ts': 'node.ts',
}

/** Puts the files of `contract-tests/browser/` in the place of what a page does not have. */
const forPages = (testing: string): Plugin => ({
  name: 'for-pages',
  setup({ onResolve }) {
    const inBrowser = (file: string) => ({ path: join(testing, 'browser', file) })
    onResolve({ filter: /^node:/ }, () => inBrowser('node.ts'))
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir, importer }) => {
      const replacement =
        replacements[
          join(resolveDir, path)
            .slice(testing.length + 1)
            .replaceAll('\\', '/')
        ]
      return replacement === undefined || importer.startsWith(join(testing, 'browser')) ? undefined : inBrowser(replacement)
    })
  },
})

/**
 * Bundles the fake for pages: without modules of Node, and without code that is made at run time,
 * which a Content-Security-Policy forbids. The documents are loaded beforehand, see
 * {@link documentScript}.
 *
 * @param folder - the project's folder
 * @param entry - the path of a source that imports the fake, from that folder
 */
export async function bundleForPages(folder: string, entry: string, options: BuildOptions): Promise<void> {
  const testing = join(folder, 'contract-tests')
  await build({
    ...{ entryPoints: [join(folder, entry)], bundle: true, minify: true, platform: 'browser', target: 'es2022' },
    ...{ inject: [join(testing, 'browser/buffer.ts')], plugins: [forPages(testing)], legalComments: 'eof', logLevel: 'warning' },
    ...options,
  })
}

/** A script, classic or a module, that gives the fake a document, as JSON. */
export const documentScript = (name: (typeof documents)[number], json: string): string =>
  `(globalThis.cometchatDocuments ??= {}).${name} = ${JSON.stringify(json)};\n`
