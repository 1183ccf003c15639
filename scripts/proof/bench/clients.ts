import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import createOpenApiFetch from 'openapi-fetch'
import type { paths } from '../../../generated/chat.paths.ts'
import type { createChatClient } from '../../../src/index.ts'
import { root } from '../../release/budget/root.ts'

/** The name of the call that all others are compared with. */
export const bare = 'bare fetch'

/** The name of this client in the figures. */
export const ours = 'cometchat-rest'

/** A client, ready to make the measured call. */
export interface Caller {
  readonly name: string
  readonly call: () => Promise<unknown>
}

/** The modules of the built clients. */
export interface Built {
  readonly ours: string
  readonly redocly: string
}

/** Builds this client as published, and generates redocly's from the same document. */
export async function buildClients(folder: string): Promise<Built> {
  const source = join(folder, 'redocly/client.ts')
  const redocly = join(folder, 'redocly.mjs')
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', join(folder, 'package'), '--noCheck')
  run('node_modules/@redocly/cli/bin/cli.js', 'generate-client', './generated/chat.openapi.json', '-o', source)
  await build({ entryPoints: [source], outfile: redocly, bundle: true, platform: 'node', format: 'esm', target: 'node20' })
  return { ours: join(folder, 'package/src/index.js'), redocly }
}

/** Runs a program of the project with the current Node. */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) throw new Error(`${program} ended with code ${status}:\n${stdout}${stderr}`)
}

const id = '4201'
const onBehalfOf = 'jonas'
const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
const body = { reasonId: 'spam', remark: 'An advert for everything.' }

/** What the server responds. */
export const responseText = JSON.stringify({ data: { success: true, message: 'The message was flagged.' } })

/** The part of a generated redocly client that is used here. */
interface RedoclyModule {
  createClient(operations: object, config: object): { flag_a_message(args: object, options?: object): Promise<unknown> }
  OPERATIONS: object
}

/**
 * The compared clients, each with its own defaults, and one more that has the time-out that only
 * this client has by default; they flag a message, the smallest POST with a JSON body.
 */
export async function callers(built: Built, base: string, fetch: typeof globalThis.fetch): Promise<Caller[]> {
  const own: { createChatClient: typeof createChatClient } = await import(pathToFileURL(built.ours).href)
  const chat = own.createChatClient({ baseUrl: base, apiKey, fetch })
  const { createClient, OPERATIONS }: RedoclyModule = await import(pathToFileURL(built.redocly).href)
  const redocly = createClient(OPERATIONS, { serverUrl: base, fetch, auth: { apiKey: { apiKey } } })
  const flag = { path: { id }, headers: { onBehalfOf }, body }
  const openApiFetch = createOpenApiFetch<paths>({ baseUrl: base, fetch, headers: { apikey: apiKey } })
  const init = () => ({
    method: 'POST',
    headers: { apikey: apiKey, onBehalfOf, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return [
    { name: bare, call: async () => (await fetch(`${base}/messages/${id}/flagged`, init())).json() },
    { name: ours, call: () => chat.flagAMessage({ id, onBehalfOf, body }) },
    { name: 'redocly generate-client', call: () => redocly.flag_a_message(flag) },
    { name: 'redocly, with a time-out', call: () => redocly.flag_a_message(flag, { timeout: 30_000 }) },
    {
      name: 'openapi-fetch',
      call: async () =>
        (await openApiFetch.POST('/messages/{id}/flagged', { params: { path: { id }, header: { onBehalfOf } }, body })).data,
    },
  ]
}
