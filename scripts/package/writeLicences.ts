// `npm run licences`: writes docs/licences.md, the licences of what users install along with the package.
import { mkdir, writeFile } from 'node:fs/promises'
import { licencesPage, readLockfile, shipped } from './licences.ts'

await mkdir('docs', { recursive: true })
await writeFile('docs/licences.md', licencesPage(shipped(await readLockfile())))
