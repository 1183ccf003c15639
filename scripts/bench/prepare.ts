import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './root.ts'

/** Where the built client and the peers generated from the same document are. */
export interface Prepared extends AsyncDisposable {
  readonly folder: string
  /** Built as it is published. */
  readonly ours: string
  readonly redocly: string
  readonly heyApi: string
  /** The generated sources, for bundling. */
  readonly sources: { readonly redocly: string; readonly heyApi: string }
}

/**
 * Builds the client as it is published and generates the peers' clients from the same document, all in a folder of this run.
 *
 * It lies in node_modules, whose packages it imports, and is removed at the end of an `await using` block.
 */
export async function prepare(): Promise<Prepared> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  const document = './generated/chat.openapi.json'
  const sources = { redocly: join(folder, 'redocly/client.ts'), heyApi: join(folder, 'hey-api/index.ts') }
  run(
    'typescript/bin/tsc',
    '-p',
    'tsconfig.build.json',
    '--outDir',
    join(folder, 'package'),
    '--declarationMap',
    'false',
    '--sourceMap',
    'false',
  )
  run('@redocly/cli/bin/cli.js', 'generate-client', document, '-o', sources.redocly)
  run('@hey-api/openapi-ts/bin/run.js', '-s', '--no-log-file', '-i', document, '-o', dirname(sources.heyApi), '-c', '@hey-api/client-fetch')
  const redocly = join(folder, 'redocly.mjs')
  const heyApi = join(folder, 'hey-api.mjs')
  await build({ entryPoints: [sources.redocly], outfile: redocly, bundle: true, platform: 'node', format: 'esm', target: 'node20' })
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
  return {
    folder,
    ours: join(folder, 'package/src/index.js'),
    redocly,
    heyApi,
    sources,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

/** Runs a program of an installed package with this very Node; its path is from node_modules. */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) throw new Error(`${program} ended with code ${status}:\n${stdout}${stderr}`)
}
