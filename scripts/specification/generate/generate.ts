// Writes generated/ from openapi/: bundles, types, operation tables, client interfaces, kinds of
// messages and webhook events; and from the bundles the pages errors, events and operations of
// docs/, and parts of others that are written by hand. The output is reproducible.
//
//   npm run generate                                     everything
//   npm run generate -- chat                             files of one document, without docs/
//   npm run generate -- --folder FOLDER --docs FOLDER    everything, into other folders
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DocumentName, documents } from '../../../contract-tests/documents/bundles.ts'
import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { docsPages } from '../pages/pages.ts'
import { bundleDocuments } from './bundle.ts'
import { eventTypes } from './events.ts'
import { clientInterface } from './interface.ts'
import { messageTypes } from './messages.ts'
import { withMethodNames } from './methodNames.ts'
import { methodTypes } from './methods.ts'
import { nameSchemas } from './nameSchemas.ts'
import { pathTypes } from './paths.ts'
import { operationTable, tableTypes } from './table.ts'
import { documentTypes } from './types.ts'

const notice = '// Written by `npm run generate` from openapi/. Do not edit.\n'

/** Writes the bundle and code of a single document. */
async function generateDocument(name: DocumentName, document: OpenApiDocument, folder: string): Promise<void> {
  const operations = operationsOf(document)
  const named = nameSchemas(withMethodNames(document))
  await Promise.all([
    writeFile(join(folder, `${name}.openapi.json`), JSON.stringify(document, null, 2)),
    documentTypes(named).then((text) => writeFile(join(folder, `${name}.ts`), notice + text)),
    writeFile(join(folder, `${name}.paths.ts`), notice + pathTypes(name, named, operationsOf(named))),
    writeFile(join(folder, `${name}.operations.ts`), notice + operationTable(name, document, operations)),
    writeFile(join(folder, `${name}.client.ts`), notice + clientInterface(name, named, operationsOf(named))),
    document.components.schemas.Message && writeFile(join(folder, `${name}.messages.ts`), notice + messageTypes(name, document)),
    document.webhooks && writeFile(join(folder, `${name}.events.ts`), notice + eventTypes(name, named)),
  ])
  console.log(`${name}: ${operations.length} operations`)
}

/** Writes the bundles and code of documents, and returns the bundles. */
async function generateDocuments(names: readonly DocumentName[], folder: string): Promise<OpenApiDocument[]> {
  await mkdir(folder, { recursive: true })
  const bundles = await bundleDocuments(names)
  for (const [index, name] of names.entries()) await generateDocument(name, bundles[index] as OpenApiDocument, folder)
  return bundles
}

/** Writes all generated files: code and bundles into `folder`, pages into `docs`. */
async function generate(folder: string, docs: string): Promise<void> {
  await mkdir(docs, { recursive: true })
  const bundles = await generateDocuments(documents, folder)
  const headers = bundles.flatMap(({ components }) => Object.values(components.securitySchemes).map((scheme) => scheme.name))
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  const { name: packageName, version, homepage } = JSON.parse(manifest) as { name: string; version: string; homepage: string }
  await Promise.all([
    writeFile(join(folder, 'operationTable.ts'), notice + tableTypes.trimStart()),
    writeFile(join(folder, 'methods.ts'), notice + methodTypes.trimStart()),
    writeFile(
      join(folder, 'agent.ts'),
      `${notice}/** The package and its version, as requests name them. */\nexport const agent = '${packageName}/${version}'

/** Where the documentation is. */
export const documentation = '${homepage}'\n`,
    ),
    writeFile(
      join(folder, 'credentialHeaders.ts'),
      `${notice}/** The headers that carry credentials, from the security schemes of all documents. */\nexport const credentialHeaders = ${JSON.stringify([...new Set(headers)])} as const\n`,
    ),
    docsPages(bundles).then((pages) => Promise.all(pages.map(([name, text]) => writeFile(join(docs, name), text)))),
  ])
}

const options = { folder: { type: 'string', default: 'generated' }, docs: { type: 'string', default: 'docs' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const named = documents.filter((name) => positionals.includes(name))
const unknown = positionals.filter((name) => !(documents as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown document: ${unknown.join(', ')}. Known: ${documents.join(', ')}.`)
  process.exitCode = 2
} else if (named.length > 0) {
  await generateDocuments(named, values.folder)
  console.log('Run npm run generate without a name to write the pages of docs/ too.')
} else await generate(values.folder, values.docs)
