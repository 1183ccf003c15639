// `npm run compat:release`: records the documents and the TypeScript API as they are now as the last release.
import { readManifest } from '../package/pack.ts'
import { currentDeclarations, entriesOf } from './declarations.ts'
import { record, releasedVersion } from './released.ts'

const { exports } = await readManifest()
await record(currentDeclarations(entriesOf(exports)))
console.log(`released/ holds ${await releasedVersion()}`)
