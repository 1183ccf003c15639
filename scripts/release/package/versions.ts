import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { readManifest } from './manifest.ts'

/** The files that other repositories use; each names the version that it installs. */
export const filesWithVersion = ['.github/actions/contract/action.yml', '.github/workflows/contract.yml']

/** The package.json of each example. They install the version that they were tested with. */
export const exampleManifests = (): string[] =>
  readdirSync('examples')
    .map((name) => `examples/${name}/package.json`)
    .filter((file) => existsSync(file))

/** A package of this repository among the dependencies in a package.json, with its version. */
export const ownDependency = /("cometchat-rest(?:-testing)?": ")([^"]*)/g

const defaultVersion = (text: string) => /^ +default: (\d+\.\d+\.\d+)$/m.exec(text)?.[1] ?? 'none'

/**
 * Finds versions that differ from that of `cometchat-rest`: both packages and the documents are
 * released together under the same version.
 */
export async function versionFindings(): Promise<string[]> {
  const { version } = await readManifest()
  const others: Record<string, string> = {
    'contract-tests/package.json': (await readManifest('cometchat-rest-testing')).version,
    ...Object.fromEntries(
      await Promise.all(documents.map(async (name) => [`generated/${name}.openapi.json`, (await readBundle(name)).info.version] as const)),
    ),
    ...Object.fromEntries(
      await Promise.all(filesWithVersion.map(async (file) => [file, defaultVersion(await readFile(file, 'utf8'))] as const)),
    ),
  }
  for (const file of exampleManifests())
    for (const [, , dependencyVersion = ''] of (await readFile(file, 'utf8')).matchAll(ownDependency))
      if (dependencyVersion !== version) others[file] = dependencyVersion
  return Object.entries(others)
    .filter(([, other]) => other !== version)
    .map(([file, other]) => `${file} has version ${other}, package.json ${version}; npm run release:version sets all`)
}
