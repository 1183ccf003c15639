// `npm run build`: compiles src/ and generated/ into dist/, from nothing, so that no file of an earlier build is left.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
rmSync(`${root}dist`, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
