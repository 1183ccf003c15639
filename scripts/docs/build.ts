// `npm run docs`: builds the site in dist/docs, which works from the file system and offline.
//
//   npm run docs [-- --address https://docs.example.com/]     (the address that the site will have, for sitemap.xml and 404.html)
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { type Contract, readContracts } from '../../contract-tests/spec/contract.ts'
import { openapi30 } from '../generate/openapi30.ts'
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
import { samplesOf } from './samples.ts'
import { browserScript, searchScript } from './site/searchIndex.ts'
import { shell } from './site/shell.ts'
import { type Page, readSite, type Site } from './site/site.ts'
import { sitemap } from './sitemap.ts'

const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')

/** Builds the whole site into a folder, which is emptied before. `address` is where the site will be, if that is known. */
export async function buildDocs(folder: string, address?: string): Promise<void> {
  const [contracts, manifest, readme] = await Promise.all([
    readContracts(),
    readFile('package.json', 'utf8'),
    readFile('README.md', 'utf8'),
  ])
  const firstCall = /## First call\s+```ts\n([\s\S]*?)```/.exec(readme)?.[1]
  if (!firstCall) throw new Error('README.md has no TypeScript block under "First call", which the start page shows')
  const site = await readSite(contracts, JSON.parse(manifest), address)
  const files: Record<string, string> = { 'llms.txt': llms(site) }
  const downloads = new Map(contracts.map((contract) => [contract, downloadsOf(contract)] as const))
  for (const some of downloads.values()) Object.assign(files, Object.fromEntries(some.map(([name, , text]) => [name, text])))
  const pages = pagesOf(site, firstCall, downloads)
  for (const page of pages) {
    files[page.address] = shell(page, site)
    files[page.address.replace(/html$/, 'md')] = markdownOf(page)
  }
  files['llms-full.txt'] = llmsFull(site, pages)
  if (address) files['404.html'] = anywhere(files['404.html'] ?? '', address)
  files['sitemap.xml'] = sitemap(pages, address)
  files['robots.txt'] = `User-agent: *\nAllow: /\n${address ? `Sitemap: ${address}sitemap.xml\n` : ''}`
  const [style, icon, script, search] = await Promise.all([
    asset('style.css'),
    asset('icon.svg'),
    browserScript('site'),
    searchScript(site),
  ])
  Object.assign(files, { 'assets/style.css': style, 'assets/icon.svg': icon, 'assets/site.js': script, 'assets/search.js': search })
  await write(folder, files)
}

type Downloads = readonly (readonly [file: string, title: string, text: string])[]

/** Every page. */
function pagesOf(site: Site, firstCall: string, downloads: ReadonlyMap<Contract, Downloads>): Page[] {
  const { model, guides } = site
  const uses = usesOf(model)
  const operations = model.operations.map((entry) => {
    const samples = samplesOf(entry.contract.name, entry.contract, entry.operation)
    return operationPage(entry, samples, site)
  })
  return [
    startPage(site, firstCall),
    ...model.apis.map((api) =>
      apiPage(
        api,
        site,
        (downloads.get(api.contract) ?? []).map(([file, title]) => [file, title]),
      ),
    ),
    ...model.families.map((family) => familyPage(family, site)),
    ...operations,
    eventIndex(site),
    ...model.events.map((event) => eventPage(event, site)),
    typeIndex(site),
    ...model.types.map((type) => typePage(type, uses, site)),
    errorIndex(site),
    ...model.errors.map((error) => errorPage(error, site)),
    ...guides.map(guidePage),
    operationsTablePage(site),
    forMachinesPage(site),
    sourcesPage(site),
    notFoundPage(),
  ]
}

/** What of a document can be downloaded. */
function downloadsOf({ name, document }: Contract): Downloads {
  return [
    [`openapi/${name}.json`, 'OpenAPI 3.1, JSON', JSON.stringify(document, undefined, 2)],
    [`openapi/${name}.yaml`, 'OpenAPI 3.1, YAML', stringify(document, { aliasDuplicateObjects: false, lineWidth: 140 })],
    [`openapi/3.0/${name}.json`, 'OpenAPI 3.0.3, JSON', JSON.stringify(openapi30(document), undefined, 2)],
  ]
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const folders = new Set(Object.keys(files).map((name) => dirname(join(folder, name))))
  await Promise.all([...folders].map((one) => mkdir(one, { recursive: true })))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}

/** A page that is shown at any address links to the site by absolute addresses. */
export const anywhere = (page: string, address: string): string =>
  page.replace(/ (href|src)="(?!#|https?:)/g, ` $1="${address}`).replace('data-root=""', `data-root="${address}"`)

/** The address that GitHub Pages gives to a repository, in a workflow of it. */
function pagesAddress(): string | undefined {
  const [owner, name] = process.env.GITHUB_REPOSITORY?.split('/') ?? []
  return owner && name ? `https://${owner.toLowerCase()}.github.io/${name}/` : undefined
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { address: { type: 'string' } } })
  const started = performance.now()
  await buildDocs('dist/docs', values.address ?? pagesAddress())
  console.log(
    `The documentation is in dist/docs, built in ${((performance.now() - started) / 1000).toFixed(1)} s; open dist/docs/index.html.`,
  )
}
