// `node scripts/release/verify.ts vX.Y.Z`: whether the tag, the package, the documents and the recorded release all bear the same version.
import { releasedVersion } from '../compat/released.ts'
import { readManifest } from '../package/pack.ts'
import { versionFindings } from '../package/versions.ts'

const tag = process.argv[2] ?? ''
const manifest = await readManifest()
const findings = await versionFindings(manifest)
if (tag !== `v${manifest.version}`) findings.push(`the tag is ${tag || 'missing'}, the package's version ${manifest.version}`)
const recorded = await releasedVersion()
if (recorded !== manifest.version) findings.push(`released/ holds ${recorded}; npm run compat:release records ${manifest.version}`)
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
