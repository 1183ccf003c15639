// Part of `npm run generate`: writes what repeats the client's entry points and the repository's
// address.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { derivedFiles } from './derived.ts'

parseArgs()
for (const [path, text] of await derivedFiles()) await writeFile(path, text)
