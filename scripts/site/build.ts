// `npm run docs`: builds the site in dist/docs, which works from the file system and offline.
//
//   npm run docs [-- --address https://docs.example.com/]     (the address that the site will have, for sitemap.xml and 404.html)
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { UsageError } from '../../contract-tests/cli/command.ts'
import { type Contract, readContracts } from '../../contract-tests/documents/contract.ts'
import { openapi30 } from '../specification/generate/openapi30.ts'
import { llms, llmsFull, markdownOf } from './llms.ts'
import { errorIndex, errorPage } from './pages/errors.ts'
import { eventIndex, eventPage } from './pages/event.ts'
import { apiPage, familyPage } from './pages/family.ts'
import { forMachinesPage } from './pages/forMachines.ts'
import { guidePage } from './pages/guide.ts'
import { notFoundPage } from './pages/notFound.ts'
import { operationPage } from './pages/operation.ts'
import { operationsTablePage } from './pages/operationsTable.ts'
import { sourcesPage } from './pages/sources.ts'
import { startPage } from './pages/start.ts'
import { typeIndex, typePage, usesOf } from './pages/type.ts'
import { redocAddress, writeRedoc } from './redoc.ts'
import { samplesOf } from './samples.ts'
import { browserScript, searchScript } from './shared/searchIndex.ts'
import { shell } from './shared/shell.ts'
import { type Page, readSite, type Site } from './shared/site.ts'
import { sitemap } from './sitemap.ts'
import { type Snippet, snippetsOf } from './snippets.ts'

const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')

/** Builds the site into a folder, which is emptied first. `address` is the site's future URL, if known. */
export async function buildDocs(folder: string, address?: string): Promise<void> {
  const contracts = await readContracts()
  await rm(folder, { recursive: true, force: true })
  const inRedoc = contracts.map((contract) => writeRedoc(contract, join(folder, redocAddress(contract))))
  await Promise.all([filesOf(contracts, address).then((files) => write(folder, files)), ...inRedoc])
}

/** The text of every file of the site but those that Redoc renders. */
export async function filesOf(contracts: readonly Contract[], address?: string): Promise<Record<string, string>> {
  const [manifest, readme] = await Promise.all([readFile('package.json', 'utf8'), readFile('README.md', 'utf8')])
  const firstCall = snippetsOf('README.md', readme).find(({ language, output }) => language === 'ts' && output !== undefined)
  if (!firstCall) throw new Error('README.md has no TypeScript block with its output, which the start page needs')
  const site = await readSite(contracts, JSON.parse(manifest), address)
  const files: Record<string, string> = { 'llms.txt': llms(site), 'SKILL.md': await readFile('skills/cometchat-rest/SKILL.md', 'utf8') }
  const downloads = new Map(contracts.map((contract) => [contract, downloadsOf(contract)] as const))
  for (const some of downloads.values()) Object.assign(files, Object.fromEntries(some.map(([name, , text]) => [name, text])))
  const addresses: string[] = []
  for (const page of pagesOf(site, firstCall, downloads)) {
    addresses.push(page.address)
    files[page.address] = shell(page, site)
    files[page.address.replace(/html$/, 'md')] = markdownOf(page)
  }
  files['llms-full.txt'] = llmsFull(site)
  if (address) files['sitemap.xml'] = sitemap(addresses, address)
  files['robots.txt'] = `User-agent: *\nAllow: /\n${address ? `Sitemap: ${address}sitemap.xml\n` : ''}`
  const [style, icon, first, script, search] = await Promise.all([
    asset('style.css'),
    asset('icon.svg'),
    browserScript('first'),
    browserScript('site'),
    searchScript(site),
  ])
  const assets = { 'style.css': style, 'icon.svg': icon, 'first.js': first, 'site.js': script, 'search.js': search }
  for (const [name, text] of Object.entries(assets)) files[`assets/${name}`] = text
  return files
}

type Downloads = readonly (readonly [file: string, title: string, text: string])[]

/** All pages of the site, each made when it is asked for: together, their trees take more memory than anything else. */
function* pagesOf(site: Site, firstCall: Snippet, downloads: ReadonlyMap<Contract, Downloads>): Generator<Page> {
  const { model, guides } = site
  const uses = usesOf(model)
  yield startPage(site, firstCall)
  for (const api of model.apis) {
    const offered = downloads.get(api.contract) ?? []
    yield apiPage(
      api,
      site,
      offered.map(([file, title]) => [file, title]),
    )
  }
  for (const family of model.families) yield familyPage(family, site)
  for (const entry of model.operations) yield operationPage(entry, samplesOf(entry.contract.name, entry.contract, entry.operation), site)
  yield eventIndex(site)
  for (const event of model.events) yield eventPage(event, site)
  yield typeIndex(site)
  for (const type of model.types) yield typePage(type, uses, site)
  yield errorIndex(site)
  for (const error of model.errors) yield errorPage(error, site)
  yield* guides.map(guidePage)
  yield operationsTablePage(site)
  yield forMachinesPage(site)
  yield sourcesPage(site)
  yield notFoundPage()
}

/** The downloads of a document. */
function downloadsOf({ name, document }: Contract): Downloads {
  return [
    [`openapi/${name}.json`, 'OpenAPI 3.1, JSON', JSON.stringify(document, undefined, 2)],
    [`openapi/${name}.yaml`, 'OpenAPI 3.1, YAML', stringify(document, { aliasDuplicateObjects: false, lineWidth: 140 })],
    [`openapi/3.0/${name}.json`, 'OpenAPI 3.0.3, JSON', JSON.stringify(openapi30(document), undefined, 2)],
  ]
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folders = new Set(Object.keys(files).map((name) => dirname(join(folder, name))))
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
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

/** The GitHub Pages URL of the repository, in a GitHub workflow. */
function pagesAddress(): string | undefined {
  const [owner, name] = process.env.GITHUB_REPOSITORY?.split('/') ?? []
  if (!owner || !name) return undefined
  const host = `${owner.toLowerCase()}.github.io`
  return `https://${host}/${name.toLowerCase() === host ? '' : `${name}/`}`
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { address: { type: 'string' } } })
  const started = performance.now()
  await buildDocs('dist/docs', siteAddress(values.address ?? pagesAddress()))
  console.log(
    `The documentation is in dist/docs, built in ${((performance.now() - started) / 1000).toFixed(1)} s; open dist/docs/index.html.`,
  )
}
