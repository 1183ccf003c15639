// `npm run build`: compiles both packages from scratch, so that no files of an earlier build
// remain.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type ts from 'typescript'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { bundleForPages, documentScript } from '../../browserFake.ts'
import { root } from '../../root.ts'
import { hoistBodies } from '../../specification/generate/hoistBodies.ts'
import { openapi30 } from '../../specification/generate/openapi30.ts'
import { buildCommonJs, buildTestingCommonJs } from './commonJs.ts'
import { compile } from './compile.ts'
import { entriesOf } from './entries.ts'
import { buildEsModules } from './esModules.ts'
import type { Manifest } from './manifest.ts'
import { packageOverview } from './packageOverview.ts'
import { keepPublicDeclarations } from './publicDeclarations.ts'
import { publicDocument } from './publicDocument.ts'

/**
 * Builds `cometchat-rest` into `dist/` and `cometchat-rest-testing` into `contract-tests/dist/`,
 * which also contains the client, the documents in OpenAPI 3.1 and 3.0, and the fake for pages.
 *
 * @param folder - the project's folder, or a copy of it
 * @throws with the compiler's output if it fails
 */
export async function build(folder: string): Promise<void> {
  const client = join(folder, 'dist')
  const testing = join(folder, 'contract-tests/dist')
  for (const built of ['src', 'generated', 'openapi', 'cjs']) rmSync(join(client, built), { recursive: true, force: true })
  rmSync(testing, { recursive: true, force: true })
  // The client is compiled without Node's types. The command and the checks have the same types as
  // in the repository, where they are checked.
  const files = new Map<string, ts.SourceFile>()
  buildCommonJs(folder, compile(folder, 'tsconfig.build.json', { emitDeclarationOnly: true }, files))
  buildEsModules(folder, join(client, 'src'))
  buildTestingCommonJs(folder, compile(folder, 'contract-tests/tsconfig.build.json', { noCheck: true }, files))
  keepPublicDeclarations(testing, ['contract-tests/index.d.ts', 'contract-tests/fake.d.ts', 'contract-tests/browser/fake.d.ts'])

  const bundles = documents.map((name) => {
    const text = readFileSync(join(folder, `generated/${name}.openapi.json`), 'utf8')
    return [name, JSON.parse(text) as OpenApiDocument] as const
  })
  for (const [name, document] of bundles) {
    writeJson(client, `openapi/${name}.json`, hoistBodies(publicDocument(document)))
    writeJson(testing, `generated/${name}.openapi.json`, document)
    writeJson(testing, `openapi-3.0/${name}.json`, openapi30(hoistBodies(document)))
  }
  copyFileSync(join(folder, 'contract-tests/fake/admin.html'), join(testing, 'contract-tests/fake/admin.html'))
  const browser = join(testing, 'contract-tests/browser')
  const loading = { js: "import './documents.js'" }
  await bundleForPages(folder, 'contract-tests/browser/fake.ts', { format: 'esm', outfile: join(browser, 'fake.js'), banner: loading })
  writeFileSync(join(browser, 'documents.js'), bundles.map(([name, document]) => documentScript(name, JSON.stringify(document))).join(''))
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'llms.txt'), packageOverview(bundles, readFileSync(join(folder, 'docs/README.md'), 'utf8'), manifest))
  keepPublicDeclarations(
    client,
    entriesOf(manifest).map((entry) => `src/${entry}.d.ts`),
  )
  for (const built of [client, testing]) indentWithTabs(built)
}

/** Indents declarations with tabs: the compiler's spaces are a quarter of them. */
function indentWithTabs(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.d\.c?ts$/.test(name))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
    )
  }
}

/** Writes minified JSON: indentation is half of a document's size. */
function writeJson(folder: string, file: string, value: unknown): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`)
}

if (process.argv[1] === import.meta.filename) {
  parseArgs()
  await build(root)
}
