import type { ToolSandbox } from './sandbox.ts'
import type { Tool } from './tool.ts'

// Each generates a client from the Chat API's document, compiles it with a program that flags a message, and runs the program against the mock.

const does = 'generates a client that compiles and flags a message'

/** Compiles and runs a program, which must print `flagged`. esbuild strips the types, because some generators use syntax that Node cannot strip. */
async function flags(sandbox: ToolSandbox, program: string): Promise<void> {
  await sandbox.write('flag.ts', program)
  await sandbox.compile('flag.ts')
  await sandbox
    .node(sandbox.installed('esbuild/bin/esbuild'), 'flag.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=flag.mjs')
    .catch(async () => {
      // Without install scripts esbuild's launcher may lack its binary; its API finds it.
      await sandbox.write(
        'bundle.mjs',
        "import { build } from 'esbuild'\nawait build({ entryPoints: ['flag.ts'], bundle: true, platform: 'node', format: 'esm', outfile: 'flag.mjs' })\n",
      )
      await sandbox.node('bundle.mjs')
    })
  const output = await sandbox.node('flag.mjs')
  if (!/^flagged$/m.test(output)) throw new Error(`the program ended without flagging a message: ${output}`)
}

const environment = "const baseUrl = process.env.MOCK_URL ?? ''\n"
const esbuild = { esbuild: '0.28.2', '@types/node': '24.19.2' }

const openapiTypescript: Tool = {
  name: 'openapi-typescript',
  packages: { 'openapi-typescript': '7.13.0', 'openapi-fetch': '0.17.0', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.node(sandbox.installed('openapi-typescript/bin/cli.js'), 'chat.json', '-o', 'chat.ts')
    await flags(
      sandbox,
      `import createClient from 'openapi-fetch'
import type { paths } from './chat.ts'
${environment}
const client = createClient<paths>({ baseUrl, headers: { apikey: 'any' } })
const { response } = await client.POST('/messages/{id}/flagged', { params: { path: { id: '4201' }, header: { onBehalfOf: 'jonas' } }, body: { reasonId: 'spam' } })
if (response.status === 200) console.log('flagged')
export {}
`,
    )
  },
}

const heyApi: Tool = {
  name: '@hey-api/openapi-ts',
  packages: { '@hey-api/openapi-ts': '0.99.0', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.node(
      sandbox.installed('@hey-api/openapi-ts/bin/run.js'),
      '-s',
      '--no-log-file',
      '-i',
      'chat.json',
      '-o',
      'client',
      '-c',
      '@hey-api/client-fetch',
    )
    await flags(
      sandbox,
      `import { flagAMessage } from './client'
import { client } from './client/client.gen'
${environment}
client.setConfig({ baseUrl, headers: { apikey: 'any' } })
const { response } = await flagAMessage({ path: { id: '4201' }, headers: { onBehalfOf: 'jonas' }, body: { reasonId: 'spam' } })
if (response?.status === 200) console.log('flagged')
`,
    )
  },
}

const orval: Tool = {
  name: 'orval',
  packages: { orval: '8.30.0', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.write(
      'orval.config.mjs',
      "export default { chat: { input: './chat.json', output: { target: './chat.ts', client: 'fetch', baseUrl: 'http://replaced.invalid' } } }\n",
    )
    await sandbox.node(sandbox.installed('orval/dist/bin/orval.mjs'), '--config', './orval.config.mjs')
    await flags(
      sandbox,
      `import { flagAMessage } from './chat'
${environment}
const send = globalThis.fetch
globalThis.fetch = ((address: string, init?: RequestInit) => send(address.replace('http://replaced.invalid', baseUrl), init)) as typeof fetch
const { status } = await flagAMessage('4201', { reasonId: 'spam' }, { headers: { apikey: 'any', onBehalfOf: 'jonas' } })
if (status === 200) console.log('flagged')
`,
    )
  },
}

const swaggerTypescriptApi: Tool = {
  name: 'swagger-typescript-api',
  packages: { 'swagger-typescript-api': '13.13.0', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.node(sandbox.installed('swagger-typescript-api/dist/cli.mjs'), 'generate', '-p', 'chat.json', '-o', '.', '-n', 'chat.ts')
    await flags(
      sandbox,
      `import { Api } from './chat'
${environment}
const api = new Api({ baseUrl, baseApiParams: { headers: { apikey: 'any' } } })
const { status } = await api.messages.flagAMessage('4201', { reasonId: 'spam' }, { headers: { onBehalfOf: 'jonas' } })
if (status === 200) console.log('flagged')
`,
    )
  },
}

const oazapfts: Tool = {
  name: 'oazapfts',
  packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.node(sandbox.installed('oazapfts/dist/cli.js'), 'chat.json', 'chat.ts')
    await flags(
      sandbox,
      `import { defaults, flagAMessage } from './chat'
${environment}
defaults.baseUrl = baseUrl
defaults.headers = { apikey: 'any' }
const { status } = await flagAMessage('4201', 'jonas', { reasonId: 'spam' })
if (status === 200) console.log('flagged')
`,
    )
  },
}

const kubb: Tool = {
  name: '@kubb/cli',
  packages: {
    '@kubb/cli': '4.39.3',
    '@kubb/core': '4.39.3',
    '@kubb/plugin-oas': '4.39.3',
    '@kubb/plugin-ts': '4.39.3',
    '@kubb/plugin-client': '4.39.3',
    typescript: '5.9.3',
    ...esbuild,
  },
  does,
  async run(sandbox) {
    await sandbox.write(
      'kubb.config.mjs',
      `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default defineConfig({
  root: '.',
  input: { path: './chat.json' },
  output: { path: './client', clean: true },
  plugins: [pluginOas({ generators: [], validate: false }), pluginTs({ output: { path: 'types' } }), pluginClient({ output: { path: 'clients' }, client: 'fetch', bundle: true })],
})
`,
    )
    await sandbox.node(sandbox.installed('@kubb/cli/bin/kubb.cjs'), 'generate', '--config', 'kubb.config.mjs')
    await flags(
      sandbox,
      `import { flagAMessage } from './client/clients/flagAMessage'
${environment}
const data = await flagAMessage('4201', { reasonId: 'spam' }, { onBehalfOf: 'jonas' }, { baseURL: baseUrl, headers: { apikey: 'any' } } as never)
if (data) console.log('flagged')
`,
    )
  },
}

const typedOpenapi: Tool = {
  name: 'typed-openapi',
  packages: { 'typed-openapi': '2.2.7', typescript: '5.9.3', ...esbuild },
  does,
  async run(sandbox) {
    await sandbox.node(sandbox.installed('typed-openapi/bin.js'), 'chat.json', '-o', 'chat.ts')
    await flags(
      sandbox,
      `import { createApiClient } from './chat'
${environment}
const api = createApiClient({
  fetch: async ({ method, url, parameters }: any) => {
    const address = String(url).replace(/\\{(\\w+)\\}/g, (_: string, name: string) => parameters.path[name])
    return fetch(address, { method, headers: { apikey: 'any', 'content-type': 'application/json', ...parameters.header }, body: JSON.stringify(parameters.body) })
  },
} as any, baseUrl)
const response: any = await api.post('/messages/{id}/flagged', { path: { id: '4201' }, header: { onBehalfOf: 'jonas' }, body: { reasonId: 'spam' } } as any)
if (response) console.log('flagged')
`,
    )
  },
}

/** Generators of clients. */
export const generators: readonly Tool[] = [openapiTypescript, heyApi, orval, swaggerTypescriptApi, oazapfts, kubb, typedOpenapi]
