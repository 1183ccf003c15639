// `node scripts/run.cjs scripts/release/version/notes.ts vX.Y.Z`: prints the changelog's section of
// a version.
import { readFile } from 'node:fs/promises'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { sectionOf } from './changelog.ts'

const [tag = ''] = process.argv.slice(2)
if (!/^v?\d+\.\d+\.\d+$/.test(tag))
  throw new UsageError('Name the version, as in node scripts/run.cjs scripts/release/version/notes.ts v1.2.0')

const changelog = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
console.log(sectionOf(changelog, tag.replace(/^v/, '')))
