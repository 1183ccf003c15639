// A key in a browser is visible to everybody, so a client there needs an explicit option.
import { describe, expect, test, vi } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { restoreMocks } from './support/around.ts'
import { apiKey } from './support/key.ts'

const firefox = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const options = { appId: 'app-linden-yard', apiKey }

restoreMocks()

const enter = (globals: object) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

describe.each([
  ['in a page', { window: { document: {} }, navigator: firefox }],
  ['in a web worker', { WorkerGlobalScope: class {}, navigator: firefox }],
])('%s', (_, globals) => {
  test.each<[string, (more: object) => object]>([
    ['createChatClient', (more) => createChatClient({ ...options, ...more })],
    ['createCallsClient', (more) => createCallsClient({ ...options, ...more })],
    ['createChatClient', (more) => createChatClient({ ...options, scope: 'authOnly', ...more })],
    ['createManagementClient', (more) => createManagementClient({ key: 'k', secret: 's', ...more })],
  ])('%s throws unless `dangerouslyAllowBrowser` is true', (name, make) => {
    enter(globals)
    expect(() => make({})).toThrow(TypeError)
    expect(() => make({})).toThrow(
      new RegExp(`^${name}: in a browser everybody .* can read and use the key.*dangerouslyAllowBrowser: true`),
    )
    expect(() => make({ dangerouslyAllowBrowser: false })).toThrow(TypeError)
    expect(() => make({ dangerouslyAllowBrowser: 'yes' })).toThrow(TypeError)
    expect(() => make({ dangerouslyAllowBrowser: true })).not.toThrow()
  })
})

test.each<[string, object]>([
  ['Node', {}],
  ['Cloudflare Workers', { WorkerGlobalScope: class {}, navigator: { userAgent: 'Cloudflare-Workers' } }],
  ['Deno 1 with its window', { window: globalThis, navigator: { userAgent: 'Deno/1.46.3' } }],
  ['a Deno worker', { WorkerGlobalScope: class {}, navigator: { userAgent: 'Deno/2.4.0' } }],
  ['Bun', { navigator: { userAgent: 'Bun/1.3.0' } }],
  ['Edge', { EdgeRuntime: 'edge-runtime', WorkerGlobalScope: class {}, navigator: undefined }],
  ['React Native', { window: globalThis, navigator: { product: 'ReactNative' } }],
  ['a server with a fake window', { window: {} }],
])('does not treat %s as a browser', (_, globals) => {
  enter(globals)
  expect(() => createChatClient(options)).not.toThrow()
})
