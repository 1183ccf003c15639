// `npm run docs`: builds the site in dist/docs, which works from the file system and offline.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { type Contract, readContracts } from '../../contract-tests/document/contract.ts'
import { readGuides } from './guides.ts'
import { llms } from './llms.ts'
import { type Navigation, page } from './page.ts'
import { postman } from './postman.ts'
import { referencePage } from './reference.ts'
import { startPage } from './startPage.ts'

const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')

/** Builds the whole site into a folder, which is emptied before. */
export async function buildDocs(folder: string): Promise<void> {
  const [contracts, guides, style, searchScript, manifest, readme] = await Promise.all([
    readContracts(),
    readGuides('docs'),
    asset('style.css'),
    asset('search.js'),
    readFile('package.json', 'utf8'),
    readFile('README.md', 'utf8'),
  ])
  const { version } = JSON.parse(manifest) as { version: string }
  const firstCall = /## First call\s+```ts\n([\s\S]*?)```/.exec(readme)?.[1]
  if (!firstCall) throw new Error('README.md has no TypeScript block under "First call", which the start page shows')
  const navigation: Navigation = [
    ['index.html', 'Start'],
    ...contracts.map(({ name, document }): [string, string] => [`${name}.html`, document.info.title]),
    ...guides.map(({ name, title }): [string, string] => [`guides/${name}.html`, title]),
  ]
  const files: Record<string, string> = {
    'index.html': page(
      { title: 'Start', root: '', current: 'index.html', content: startPage({ contracts, version, firstCall, searchScript }) },
      navigation,
      style,
    ),
    'llms.txt': llms(contracts, guides),
  }
  for (const { name, title, html } of guides)
    files[`guides/${name}.html`] = page({ title, root: '../', current: `guides/${name}.html`, content: html }, navigation, style)
  await Promise.all(contracts.map(async (contract) => Object.assign(files, await filesOf(contract))))
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

async function filesOf(contract: Contract): Promise<Record<string, string>> {
  const { name, document } = contract
  const [reference, collection] = await Promise.all([referencePage(name, contract), postman(document)])
  return {
    [`${name}.html`]: reference,
    [`openapi/${name}.json`]: JSON.stringify(document, undefined, 2),
    [`openapi/${name}.yaml`]: stringify(document, { aliasDuplicateObjects: false, lineWidth: 140 }),
    [`postman/${name}.json`]: JSON.stringify(collection, undefined, 2),
  }
}

if (import.meta.main) {
  await buildDocs('dist/docs')
  console.log('The documentation is in dist/docs; open dist/docs/index.html.')
}
