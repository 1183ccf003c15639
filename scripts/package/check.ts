// `npm run check:package`: packs the package as npm would and judges what users would get.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foreignTypes } from './foreignTypes.ts'
import { licenceFindings, readLockfile, shipped } from './licences.ts'
import { publintFindings, typeResolutionFindings } from './lints.ts'
import { contentFindings, manifestFindings, mapFindings } from './manifestFindings.ts'
import { packed, readManifest } from './pack.ts'
import { versionFindings } from './versions.ts'

const manifest = await readManifest()
const findings = await packed(async ({ tarball, folder, files, bytes }) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const entries = Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [] : [target.types.replace('./', '')]))
  const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`
  console.log(`${files.length} files, ${kilobytes(bytes.packed)} packed, ${kilobytes(bytes.unpacked)} unpacked`)
  return [
    ...manifestFindings(manifest),
    ...contentFindings(files, manifest),
    ...mapFindings(files, read),
    ...foreignTypes(entries, (file) => (files.includes(file) ? read(file) : undefined)),
    ...licenceFindings(shipped(await readLockfile()), await readFile('docs/licences.md', 'utf8').catch(() => '')),
    ...(await versionFindings(manifest)),
    ...(await publintFindings(tarball, manifest)),
    ...(await typeResolutionFindings(tarball)),
  ]
})
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
