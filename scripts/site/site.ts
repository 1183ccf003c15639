// `npm run docs`: builds the site in dist/docs, which works from the file system and offline.
//
//   npm run docs [-- --address https://docs.example.com/] (the address that the site will have, for
//   404.html)
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../contract-tests/cli/command.ts'
import { documents, readBundle } from '../../contract-tests/documents/bundles.ts'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { bundleForPages, documentScript } from '../browserFake.ts'
import { readSite } from './content/content.ts'
import { markdownFiles } from './content/markdownFiles.ts'
import { browserScript, searchScript } from './content/searchIndex.ts'
import { shell } from './content/shell.ts'
import { downloads } from './downloads.ts'
import { llms } from './llms.ts'
import { pagesOf } from './pages/pages.ts'
import { snippetsOf } from './snippets.ts'

/** Builds the site into a folder, which is emptied first, for the address that it will have. */
export async function buildDocs(folder: string, address?: string): Promise<void> {
  const contracts = await readContracts()
  await rm(folder, { recursive: true, force: true })
  for await (const [name, text] of filesOf(contracts, address)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const outfile = join(folder, 'assets/fake.js')
  await bundleForPages(resolve('.'), 'scripts/site/browser/fakePage.ts', { format: 'iife', outfile })
}

/**
 * Every file of the site, each page made when it is asked for: together, their trees take more
 * memory than anything else.
 */
async function* filesOf(contracts: readonly Contract[], address?: string): AsyncGenerator<readonly [name: string, text: string]> {
  const [manifest, readme] = await Promise.all([readFile('package.json', 'utf8'), readFile('README.md', 'utf8')])
  const firstCall = snippetsOf('README.md', readme).find(({ language, output }) => language === 'ts' && output !== undefined)
  if (!firstCall) throw new Error('README.md has no TypeScript block with its output, which the start page needs')
  const [, notice = ''] = /<!-- before the first release -->\n([\s\S]*?)\n\n/.exec(readme) ?? []
  const site = await readSite(contracts, JSON.parse(manifest), address)
  for (const make of pagesOf(site, firstCall, notice)) {
    const page = make()
    yield [page.address, shell(page, site)]
    yield* markdownFiles(page)
  }
  for (const contract of contracts) for (const download of downloads) yield [download.address(contract), download.text(contract)]
  yield ['llms.txt', llms(site)]
  yield ['SKILL.md', await readFile('skills/cometchat-rest/SKILL.md', 'utf8')]
  for (const name of ['style.css', 'icon.svg']) yield [`assets/${name}`, await readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')]
  for (const name of documents) yield [`assets/${name}.document.js`, documentScript(name, JSON.stringify(await readBundle(name)))]
  for (const name of ['first', 'browser'] as const) yield [`assets/${name}.js`, await browserScript(name)]
  yield ['assets/search.js', await searchScript(site)]
}

/**
 * The site's address from the arguments, with a trailing slash.
 * @throws UsageError if it is not a web address
 */
function siteAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(`Invalid --address: ${text}. Example: https://docs.example.com/`)
  return text.replace(/\/*$/, '/')
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { address: { type: 'string' } } })
  const { homepage } = JSON.parse(await readFile('package.json', 'utf8')) as { homepage: string }
  const startTime = performance.now()
  // Ignore the placeholder owner.
  await buildDocs('dist/docs', siteAddress(values.address ?? (homepage.includes('//OWNER.') ? undefined : homepage)))
  console.log(
    `The documentation is in dist/docs, built in ${((performance.now() - startTime) / 1000).toFixed(1)} s; open dist/docs/index.html.`,
  )
}
