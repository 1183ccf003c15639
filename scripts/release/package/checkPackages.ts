// `npm run check:package`: packs both packages as npm would and checks what users would get.
import { parseArgs } from 'node:util'
import { publintFindings, typeResolutionFindings } from './lints.ts'
import { type PackageName, readManifest } from './manifest.ts'
import { contentFindings, dependencyFindings, sizeFindings } from './manifestFindings.ts'
import { withPackages } from './package.ts'
import { versionFindings } from './versions.ts'

parseArgs()
const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`

const findings = await withPackages(async (packages) => {
  const found: string[] = []
  for (const [name, { tarball, files, bytes }] of Object.entries(packages)) {
    console.log(`${name}: ${files.length} files, ${kilobytes(bytes.packed)} packed, ${kilobytes(bytes.unpacked)} unpacked`)
    const manifest = await readManifest(name as PackageName)
    found.push(
      ...dependencyFindings(manifest),
      ...contentFindings(name, files),
      ...sizeFindings(name, bytes.unpacked),
      ...(await publintFindings(tarball, manifest)),
      ...(await typeResolutionFindings(tarball, manifest)),
    )
  }
  return [...found, ...(await versionFindings())]
})
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
