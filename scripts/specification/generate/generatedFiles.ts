import { readFile } from 'node:fs/promises'
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
import { operationTable, tableTypes } from './operationTable.ts'
import { pathTypes } from './paths.ts'
import { documentTypes } from './types.ts'

const notice = '// Written by `npm run generate` from openapi/. Do not edit.\n'

/** The bundle and the code of a document, by path. */
async function filesOfDocument(name: DocumentName, document: OpenApiDocument): Promise<[path: string, text: string][]> {
  const operations = operationsOf(document)
  const named = nameSchemas(withMethodNames(document))
  const code: [ending: string, text: string][] = [
    ['ts', await documentTypes(named)],
    ['paths.ts', pathTypes(name, named, operationsOf(named))],
    ['operations.ts', operationTable(name, document, operations)],
    ['client.ts', clientInterface(name, named, operationsOf(named))],
  ]
  if (document.components.schemas.Message) code.push(['messages.ts', messageTypes(name, document)])
  if (document.webhooks) code.push(['events.ts', eventTypes(name, named)])
  return [
    [`generated/${name}.openapi.json`, JSON.stringify(document, null, 2)],
    ...code.map(([ending, text]): [string, string] => [`generated/${name}.${ending}`, notice + text]),
  ]
}

/** The bundles and the code of documents, by path. */
export async function filesOfDocuments(names: readonly DocumentName[]) {
  const bundles = await bundleDocuments(names)
  const files = await Promise.all(names.map((name, index) => filesOfDocument(name, bundles[index] as OpenApiDocument)))
  return { bundles, files: new Map(files.flat()) }
}

/** All generated files by path: bundles, code, and the pages of docs/. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const { bundles, files } = await filesOfDocuments(documents)
  const headers = bundles.flatMap(({ components }) => Object.values(components.securitySchemes).map((scheme) => scheme.name))
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { name: string; version: string; homepage: string }
  const code = {
    operationTable: tableTypes.trimStart(),
    methods: methodTypes.trimStart(),
    agent: `/** The package and its version, as requests name them. */
export const agent = '${manifest.name}/${manifest.version}'

/** Where the documentation is. */
export const documentation = '${manifest.homepage}'
`,
    credentialHeaders: `/** The headers that carry credentials, from the security schemes of all documents. */
export const credentialHeaders = ${JSON.stringify([...new Set(headers)])} as const
`,
  }
  for (const [name, text] of Object.entries(code)) files.set(`generated/${name}.ts`, notice + text)
  for (const [name, text] of await docsPages(bundles)) files.set(`docs/${name}`, text)
  return files
}
