import { readFile } from 'node:fs/promises'
import { documents, readBundle } from '../../contract-tests/spec/bundles.ts'
import { readManifest } from './pack.ts'

/** The files that other repositories use; each names the version that it installs. */
export const callers = ['.github/actions/contract/action.yml', '.github/workflows/contract.yml']

const defaultVersion = (text: string) => /^ +default: (\d+\.\d+\.\d+)$/m.exec(text)?.[1] ?? 'none'

/** Finds versions that differ from that of `cometchat-rest`: both packages and the documents are released together under the same version. */
export async function versionFindings(): Promise<string[]> {
  const { version } = await readManifest()
  const others: Record<string, string> = {
    'contract-tests/package.json': (await readManifest('cometchat-rest-testing')).version,
    ...Object.fromEntries(
      await Promise.all(documents.map(async (name) => [`generated/${name}.openapi.json`, (await readBundle(name)).info.version] as const)),
    ),
    ...Object.fromEntries(await Promise.all(callers.map(async (file) => [file, defaultVersion(await readFile(file, 'utf8'))] as const))),
  }
  return Object.entries(others)
    .filter(([, other]) => other !== version)
    .map(([file, other]) => `${file} has version ${other}, package.json ${version}; npm run release:version sets all`)
}
