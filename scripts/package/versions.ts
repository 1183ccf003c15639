import { documents, readBundle } from '../../contract-tests/document/bundles.ts'
import type { Manifest } from './pack.ts'

/** Finds documents whose `info.version` is not the package's: specification and client are released together, under one number. */
export async function versionFindings({ version }: Manifest): Promise<string[]> {
  const findings: string[] = []
  for (const name of documents) {
    const { info } = await readBundle(name)
    if (info.version !== version)
      findings.push(
        `generated/${name}.openapi.json has version ${info.version}, package.json ${version}; npm run release:version sets both`,
      )
  }
  return findings
}
