// `npm run example -- FILE [ARGUMENT…]`: runs a program of examples/ in a clone, with the packages'
// sources in place of the packages.
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const examples = fileURLToPath(new URL('../../../examples', import.meta.url))
const [name = '', ...more] = process.argv.slice(2)
const program = resolve(examples, name)
if (!statSync(program, { throwIfNoEntry: false })?.isFile()) {
  console.error('Name a program in examples/, such as: npm run example -- bulk-import/import.js')
  process.exit(2)
}

const env = { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }
const child = spawn(process.execPath, ['--import', 'tsx', program, ...more], { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => (process.exitCode = code ?? 1))
