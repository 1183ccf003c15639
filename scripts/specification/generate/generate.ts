// Writes generated/ from openapi/: bundles, types, operation tables, client interfaces, kinds of
// messages and webhook events; and from the bundles the pages errors, events and operations of
// docs/, and parts of others that are written by hand. The output is reproducible.
//
//   npm run generate            everything
//   npm run generate -- chat    files of one document, without docs/
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import { filesOfDocuments, generatedFiles } from './generatedFiles.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const chosen = documents.filter((name) => positionals.includes(name))
const unknown = positionals.filter((name) => !(documents as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown document: ${unknown.join(', ')}. Known: ${documents.join(', ')}.`)
  process.exitCode = 2
} else {
  const files = chosen.length > 0 ? (await filesOfDocuments(chosen)).files : await generatedFiles()
  for (const [path, text] of files) await writeFile(path, text)
  console.log(`Wrote ${files.size} files.`)
  if (chosen.length > 0) console.log('Run npm run generate without a name to write the pages of docs/ too.')
}
