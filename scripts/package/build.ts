// `npm run build`: compiles both packages from scratch, so that no file of an earlier build is left.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildCommonJs } from './commonJs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds `cometchat-rest` into `dist/`, as ES modules and for `require`, and `cometchat-rest-testing` into `contract-tests/dist/`, which also holds the client and the bundled
 * documents that the checks use.
 *
 * @param folder - the project's folder, or a copy of it
 * @throws with the compiler's output, if it fails
 */
export function build(folder: string): void {
  const out = join(folder, 'contract-tests/dist')
  rmSync(join(folder, 'dist/src'), { recursive: true, force: true })
  rmSync(join(folder, 'dist/generated'), { recursive: true, force: true })
  rmSync(out, { recursive: true, force: true })
  for (const project of ['tsconfig.build.json', 'contract-tests/tsconfig.build.json']) {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the build fails:\n${stdout}`)
  }
  buildCommonJs(folder)
  mkdirSync(join(out, 'generated'), { recursive: true })
  for (const name of ['chat', 'calls', 'management'])
    cpSync(join(folder, `generated/${name}.openapi.json`), join(out, `generated/${name}.openapi.json`))
}

if (process.argv[1] === import.meta.filename) build(root)
