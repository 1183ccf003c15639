// A client that another generator makes of the documents sends through `fetchFor`.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { createChatClient } from '../../../src/index.ts'
import { fetchFor } from '../../../src/raw.ts'

/** The part of a generated Redocly client that is used here. */
interface RedoclyModule {
  createClient(operations: object, config: object): { flag_a_message(args: object): Promise<unknown> }
  OPERATIONS: object
}

test('redocly generate-client flags a message, with the key and the user of this client', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'))
  try {
    const source = join(folder, 'client.ts')
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const args = ['node_modules/@redocly/cli/bin/cli.js', 'generate-client', './generated/chat.openapi.json', '-o', source]
    await promisify(execFile)(process.execPath, args, { env })
    const outfile = join(folder, 'client.mjs')
    await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' })
    const { createClient, OPERATIONS }: RedoclyModule = await import(pathToFileURL(outfile).href)

    const sent: { address: string; headers: Headers; body: string }[] = []
    const baseUrl = 'https://chat.example/v3'
    const chat = createChatClient({
      baseUrl,
      apiKey: 'feedface',
      fetch: async (address, { headers, body }) => {
        sent.push({ address, headers: new Headers(headers), body: new TextDecoder().decode(body as Uint8Array) })
        return Response.json({ data: { success: true, message: 'The message was flagged.' } })
      },
    })
    const redocly = createClient(OPERATIONS, {
      serverUrl: baseUrl,
      fetch: fetchFor(chat.as('jonas')),
      auth: { apiKey: { apiKey: 'unused' } },
    })
    const result = await redocly.flag_a_message({ path: { id: '4201' }, headers: { onBehalfOf: 'jonas' }, body: { reasonId: 'spam' } })
    expect(JSON.stringify(result)).toContain('The message was flagged.')
    expect(sent.map(({ address, headers, body }) => [address, headers.get('apikey'), headers.get('onbehalfof'), JSON.parse(body)])).toEqual(
      [[`${baseUrl}/messages/4201/flagged`, 'feedface', 'jonas', { reasonId: 'spam' }]],
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
