import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { root } from '../../release/budget/root.ts'

/** Paths of the built client and the other clients. */
export interface Prepared {
  readonly folder: string
  /** Built as published. */
  readonly ours: string
  readonly redocly: string
  readonly heyApi: string
}

/** Builds the client as published and generates the other clients from the same document. */
export async function prepare(folder: string): Promise<Prepared> {
  const document = './generated/chat.openapi.json'
  const redoclySource = join(folder, 'redocly/client.ts')
  run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', join(folder, 'package'), '--noCheck')
  run(join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'generate-client', document, '-o', redoclySource)
  run(
    fileURLToPath(new URL('node_modules/@hey-api/openapi-ts/bin/run.js', import.meta.url)),
    '-s',
    '--no-log-file',
    '-i',
    document,
    '-o',
    join(folder, 'hey-api'),
    '-c',
    '@hey-api/client-fetch',
  )
  const redocly = join(folder, 'redocly.mjs')
  const heyApi = join(folder, 'hey-api.mjs')
  await build({ entryPoints: [redoclySource], outfile: redocly, bundle: true, platform: 'node', format: 'esm', target: 'node20' })
  await build({
    stdin: {
      contents: "export * from './hey-api/sdk.gen.ts'; export { createClient } from './hey-api/client/index.ts'",
      resolveDir: folder,
    },
    outfile: heyApi,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return { folder, ours: join(folder, 'package/src/index.js'), redocly, heyApi }
}

/** Runs a program with the current Node. */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) throw new Error(`${program} ended with code ${status}:\n${stdout}${stderr}`)
}
