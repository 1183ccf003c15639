import { documents, readBundle } from '../../contract-tests/document/bundles.ts'
import { readManifest } from './pack.ts'

/** Finds what bears another version than `cometchat-rest`: both packages and the documents are released together, under one number. */
export async function versionFindings(): Promise<string[]> {
  const { version } = await readManifest()
  const others = {
    'contract-tests/package.json': (await readManifest('cometchat-rest-testing')).version,
    ...Object.fromEntries(
      await Promise.all(documents.map(async (name) => [`generated/${name}.openapi.json`, (await readBundle(name)).info.version] as const)),
    ),
  }
  return Object.entries(others)
    .filter(([, other]) => other !== version)
    .map(([file, other]) => `${file} has version ${other}, package.json ${version}; npm run release:version sets all`)
}
