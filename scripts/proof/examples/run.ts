// `npm run example -- FILE [ARGUMENT…]`: runs a program of examples/ in a clone, with the packages'
// sources in place of the packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../../contract-tests/cli/command.ts'

const examples = fileURLToPath(new URL('../../../examples', import.meta.url))
const [name = '', ...more] = process.argv.slice(2)
const program = resolve(examples, name)
if (!name || !existsSync(program)) throw new UsageError('Name a program in examples/, as in npm run example -- bulk-import/import.js')

const env = { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }
const child = spawn(process.execPath, ['--import', 'tsx', program, ...more], { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => (process.exitCode = code ?? 1))
