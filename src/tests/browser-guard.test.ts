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

const environments: Record<string, () => void> = {
  'in a page': () => {
    vi.stubGlobal('window', { document: {} })
    vi.stubGlobal('navigator', firefox)
  },
  'in a web worker': () => {
    vi.stubGlobal('WorkerGlobalScope', class {})
    vi.stubGlobal('navigator', firefox)
  },
}

describe.each(Object.entries(environments))('%s', (_, enter) => {
  test.each<[string, (more: object) => object]>([
    ['createChatClient', (more) => createChatClient({ ...options, ...more })],
    ['createCallsClient', (more) => createCallsClient({ ...options, ...more })],
    ['createManagementClient', (more) => createManagementClient({ key: 'k', secret: 's', ...more })],
  ])('%s throws unless `dangerouslyAllowBrowser` is true', (name, make) => {
    enter()
    expect(() => make({})).toThrow(TypeError)
    expect(() => make({})).toThrow(new RegExp(`^${name}: this is a browser.*dangerouslyAllowBrowser: true`))
    expect(() => make({ dangerouslyAllowBrowser: false })).toThrow(TypeError)
    expect(() => make({ dangerouslyAllowBrowser: 'yes' })).toThrow(TypeError)
    expect(() => make({ dangerouslyAllowBrowser: true })).not.toThrow()
  })

  test('the error explains the risk of the key’s scope', () => {
    enter()
    expect(() => createChatClient(options)).toThrow(/fullAccess key may read, change and delete all data/)
    expect(() => createChatClient({ ...options, scope: 'fullAccess' })).toThrow(/fullAccess key/)
    expect(() => createChatClient({ ...options, scope: 'authOnly' })).not.toThrow(/fullAccess key/)
    expect(() => createChatClient({ ...options, scope: 'authOnly' })).toThrow(/everybody who opens the page can read the key/)
  })
})

test.each<[string, () => void]>([
  ['Node', () => {}],
  [
    'Cloudflare Workers',
    () => {
      vi.stubGlobal('WorkerGlobalScope', class {})
      vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })
    },
  ],
  [
    'Deno 1 with its window',
    () => {
      vi.stubGlobal('window', globalThis)
      vi.stubGlobal('navigator', { userAgent: 'Deno/1.46.3' })
    },
  ],
  [
    'a Deno worker',
    () => {
      vi.stubGlobal('WorkerGlobalScope', class {})
      vi.stubGlobal('navigator', { userAgent: 'Deno/2.4.0' })
    },
  ],
  ['Bun', () => vi.stubGlobal('navigator', { userAgent: 'Bun/1.3.0' })],
  [
    'Edge',
    () => {
      vi.stubGlobal('EdgeRuntime', 'edge-runtime')
      vi.stubGlobal('WorkerGlobalScope', class {})
      vi.stubGlobal('navigator', undefined)
    },
  ],
  [
    'React Native',
    () => {
      vi.stubGlobal('window', globalThis)
      vi.stubGlobal('navigator', { product: 'ReactNative' })
    },
  ],
  ['a server with a fake window', () => vi.stubGlobal('window', {})],
])('does not treat %s as a browser', (_, enter) => {
  enter()
  expect(() => createChatClient(options)).not.toThrow()
})
