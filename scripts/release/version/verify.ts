// `node scripts/run.cjs scripts/release/version/verify.ts vX.Y.Z`: checks that the tag, the
// packages, the documents and the recorded release have the same version, and that the packages
// name the owner of their repository.
import { releasedVersion } from '../../specification/compat/released.ts'
import { readManifest } from '../package/manifest.ts'
import { versionFindings } from '../package/versions.ts'

const tag = process.argv[2] ?? ''
const manifest = await readManifest()
const findings = await versionFindings()
// npm rejects provenance from any other repository.
if (manifest.repository?.url.includes('/OWNER/')) findings.push("package.json does not name the repository's owner: see RELEASING.md")
if (tag !== `v${manifest.version}`) findings.push(`the tag is ${tag || 'missing'}, the package's version ${manifest.version}`)
const recorded = await releasedVersion()
if (recorded !== manifest.version)
  findings.push(`released/ contains ${recorded ?? 'nothing'}; npm run release:version records ${manifest.version}`)
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
