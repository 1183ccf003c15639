// Writes llms-full.txt for the package: node scripts/run.cjs scripts/site/writeLlmsFull.ts FILE
import { readFile, writeFile } from 'node:fs/promises'
import { UsageError } from '../../contract-tests/cli/command.ts'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { llmsFull } from './llms.ts'
import { readSite } from './shared/site.ts'

const [file] = process.argv.slice(2)
if (file === undefined)
  throw new UsageError('Name the file to write, as in node scripts/run.cjs scripts/site/writeLlmsFull.ts llms-full.txt')
const site = await readSite(await readContracts(), JSON.parse(await readFile('package.json', 'utf8')))
// The package does not contain the site's pages, so links to them become plain text.
const link = /\[([^\]]+)\]\((?!https?:)[^)\s]+\.\w+(?:#[^)\s]*)?\)/g
await writeFile(file, llmsFull(site).replace(link, '$1'))
