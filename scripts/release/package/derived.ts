import { readdir, readFile } from 'node:fs/promises'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import { conditionsOf } from './entries.ts'
import type { Manifest } from './manifest.ts'

/**
 * The manifests, in the order in which they are derived: the client's has the version and the
 * repository's address.
 */
const [clientManifest, testing] = ['package.json', 'contract-tests/package.json'] as const

/** The folders and files whose texts link to the repository, or to the documentation. */
const places = ['README.md', 'contract-tests/README.md', 'docs', '.github', 'docker']

/** An address of this repository on GitHub, whoever owns it. */
const address = /(?<=github\.com\/|uses: )[\w-]+\/cometchat-rest(?=[/#@."'`]|$)/gm

/** The address of the documentation on GitHub's Pages, whoever owns it. */
const site = /https:\/\/[\w-]+\.github\.io\/cometchat-rest\//g

/**
 * The files that repeat what stands in one place elsewhere: the exports of the client, which are
 * the files beside the folders of `src/`, and the repository's address, which is that in
 * package.json. `npm run generate` writes them, and `npm run check` compares them.
 *
 * @returns the texts by path
 */
export async function derivedFiles(): Promise<Map<string, string>> {
  const manifest = JSON.parse(await readFile(clientManifest, 'utf8')) as Manifest & { repository: { url: string } }
  const repository = ownerAndName(manifest.repository.url)
  const entries = (await readdir('src')).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  const paths = (await Promise.all(places.map(textsIn))).flat()
  const withAddress = (text: string) => text.replace(address, repository).replace(site, documentationOf(repository))
  const texts = await Promise.all(paths.map(async (path) => [path, withAddress(await readFile(path, 'utf8'))] as const))
  return new Map([
    [clientManifest, textOf({ ...manifest, ...linksTo(repository), ...exportsOf(entries.sort(byUse)) })],
    [testing, textOf({ ...JSON.parse(await readFile(testing, 'utf8')), ...linksTo(repository, 'contract-tests') })],
    ...texts,
  ])
}

/** `owner/name` of the repository, from npm's form of its address. */
export function ownerAndName(url: string): string {
  const found = /^(?:git\+)?https:\/\/github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?$/.exec(url)?.[1]
  if (!found) throw new Error(`The repository's address is ${url}; it must be https://github.com/OWNER/NAME.`)
  return found
}

/** Where GitHub publishes the documentation of a repository. */
export const documentationOf = (repository: string): string => `https://${repository.replace('/', '.github.io/')}/`

const textOf = (manifest: object) => `${JSON.stringify(manifest, undefined, 2)}\n`

const linksTo = (repository: string, directory?: string) => ({
  repository: { type: 'git', url: `git+https://github.com/${repository}.git`, ...(directory && { directory }) },
  homepage: documentationOf(repository),
  bugs: `https://github.com/${repository}/issues`,
})

/** The main entry first, then the others by name. */
const byUse = (a: string, b: string) => Number(b === 'index') - Number(a === 'index') || a.localeCompare(b)

function exportsOf(entries: readonly string[]): Pick<Manifest, 'exports' | 'typesVersions'> {
  const bundles = documents.map((name) => `openapi/${name}.json`)
  return {
    typesVersions: {
      '*': {
        ...Object.fromEntries(entries.filter((name) => name !== 'index').map((name) => [name, [`./dist/src/${name}.d.ts`]])),
        ...Object.fromEntries(bundles.map((name) => [name, [`./dist/${name}`]])),
      },
    },
    exports: {
      ...Object.fromEntries(entries.map((name) => [name === 'index' ? '.' : `./${name}`, conditionsOf(name)])),
      ...Object.fromEntries(bundles.map((name) => [`./${name}`, `./dist/${name}`])),
      './package.json': './package.json',
    },
  }
}

async function textsIn(folder: string): Promise<string[]> {
  if (folder.endsWith('.md')) return [folder]
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => /\.(md|ya?ml)$/.test(file)).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
}
