// `npm run check:package`: packs both packages as npm would and checks what users would get.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { folderSize, installedWith, installFindings } from './installed.ts'
import { linkFindings } from './linkFindings.ts'
import { publintFindings, typeResolutionFindings } from './lints.ts'
import { type PackageName, readManifest } from './manifest.ts'
import { contentFindings, manifestFindings, sizeFindings } from './manifestFindings.ts'
import { packed } from './pack.ts'
import { foreignTypeFindings } from './publicDeclarations.ts'
import { versionFindings } from './versions.ts'

parseArgs()
const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`

const brought = await installedWith('cometchat-rest-testing')

const findings = await packed(async (packages) => {
  const found: string[] = []
  for (const [name, { tarball, folder, files, bytes }] of Object.entries(packages)) {
    console.log(`${name}: ${files.length} files, ${kilobytes(bytes.packed)} packed, ${kilobytes(bytes.unpacked)} unpacked`)
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const manifest = await readManifest(name as PackageName)
    found.push(
      ...manifestFindings(manifest),
      ...contentFindings(name, files),
      ...sizeFindings(name, bytes.unpacked),
      ...(name === 'cometchat-rest-testing' ? installFindings(name, bytes.unpacked, brought, folderSize) : []),
      ...linkFindings(name, files, read),
      ...foreignTypeFindings(name, files, ['openapi-fetch'], read),
      ...(await publintFindings(tarball, manifest)),
      ...(await typeResolutionFindings(tarball, manifest)),
    )
  }
  return [...found, ...(await versionFindings())]
})
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
