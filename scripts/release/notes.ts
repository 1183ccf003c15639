// `node scripts/release/notes.ts vX.Y.Z`: prints the changelog's section of a version.
import { readFile } from 'node:fs/promises'
import { sectionOf } from './changelog.ts'

const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
console.log(sectionOf(changelog, (process.argv[2] ?? '').replace(/^v/, '')))
