// The key goes to the app's own host or to `baseUrl`, and no value of an option can send it
// elsewhere.

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { rawClient } from '../raw.ts'
import { anyCharacter } from './support/characters.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

/** The address that a chat client with these options calls. */
async function called(options: object): Promise<string | undefined> {
  const { fetch, sent } = stubFetch()
  await createChatClient({ apiKey, fetch, ...options }).listRoles()
  return sent[0]?.url.href
}

describe('hosts', () => {
  test.each([
    [{ appId: 'app-linden-yard' }, 'https://app-linden-yard.api-us.cometchat.io/v3/roles'],
    [{ appId: 'a', region: 'eu' }, 'https://a.api-eu.cometchat.io/v3/roles'],
    [{ appId: '24680ab', region: 'in' }, 'https://24680ab.api-in.cometchat.io/v3/roles'],
  ])('resolves %j to %s', async (options, address) => {
    expect(await called(options)).toBe(address)
  })

  test('resolves the hosts of the Calls and Management APIs', async () => {
    const { fetch, sent } = stubFetch()
    await createCallsClient({ appId: 'app-linden-yard', region: 'eu', apiKey, fetch }).listCalls()
    await createManagementClient({ key: 'k', secret: 's', fetch }).listApps()
    const urls = sent.map(({ url }) => url.href)
    expect(urls).toEqual(['https://app-linden-yard.call-eu.cometchat.io/v3/calls', 'https://apimgmt.cometchat.io/apps'])
  })

  test.each([
    ...[undefined, null, '', ' ', 'a\n', 'a'.repeat(64), 7, {}, ['a'], { toString: () => 'a' }],
    ...'evil.example/ evil.example# evil.example? a.b a/../b a@evil.example a:80 a\\b a%2eb -a a- ä'.split(' '),
  ])('rejects the `appId` %j', (appId) => {
    expect(() => createChatClient({ appId: appId as string, apiKey })).toThrow(/^`appId` is (missing|malformed)/)
  })

  test('allows plain http only for the hosts in `allowHttp`', async () => {
    const baseUrl = 'http://fake:4012/v3'
    expect(await called({ baseUrl, allowHttp: ['other', 'FAKE'] })).toBe('http://fake:4012/v3/roles')
    expect(await called({ baseUrl: 'http://[fd00::1]', allowHttp: ['[fd00::1]'] })).toBe('http://[fd00::1]/roles')
    for (const allowHttp of [undefined, [], ['fake.example'], ['ake']])
      expect(() => createChatClient({ apiKey, baseUrl, allowHttp })).toThrow(/`baseUrl` must begin with https:/)
    for (const allowHttp of ['fake', true, {}, ['fake:4012'], ['http://fake'], [''], ['*']])
      expect(() => createChatClient({ apiKey, baseUrl, allowHttp: allowHttp as [] })).toThrow(/`allowHttp` must be a list of host names/)
    const service = 'app-linden-yard.api-eu.cometchat.io'
    const ofService = { apiKey, baseUrl: `http://${service}/v3`, allowHttp: [service] }
    expect(() => createChatClient(ofService)).toThrow(/must not name a host of CometChat/)
  })

  const warning = (where: string) =>
    `${where}: \`region\` is not set: the key and all data go to 'us'. Set it to where the app is: 'us', 'eu', 'in'.`

  test('warns once for each client whose `region` is not set, before anything is sent', async () => {
    const warn = vi.fn()
    const { fetch } = stubFetch(() => Response.json({ data: [] }))
    const chat = createChatClient({ appId: 'a', region: undefined, apiKey, fetch, logger: { warn } })
    expect(warn.mock.calls).toEqual([[warning('createChatClient')]])
    await chat.listRoles()
    await chat.as('mira').withOptions({ retries: 0 }).listRoles()
    await rawClient(chat).GET('/roles')
    createCallsClient({ appId: 'a', apiKey, fetch, logger: { warn } })
    expect(warn.mock.calls).toEqual([[warning('createChatClient')], [warning('createCallsClient')]])
  })

  test('does not warn of a `region` that is set or not needed', () => {
    const warn = vi.fn()
    const logger = { warn }
    createChatClient({ appId: 'a', region: 'us', apiKey, logger })
    createChatClient({ baseUrl: 'https://proxy.example', apiKey, logger })
    createManagementClient({ key: 'k', secret: 's', logger })
    expect(warn).not.toHaveBeenCalled()
    const fails = () => {
      throw new Error('the log is full')
    }
    createChatClient({ appId: 'a', apiKey, logger: { warn: fails } })
  })

  test('keeps the service’s domain for any `appId`', async () => {
    const tricky = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.stringMatching(/^[a-z0-9./@:#?\\%-]{1,20}$/))
    await fc.assert(
      fc.asyncProperty(tricky, async (appId) => {
        const address = await called({ appId }).catch((error: unknown) => error)
        if (address instanceof TypeError) return
        expect(address).toBe(`https://${appId.toLowerCase()}.api-us.cometchat.io/v3/roles`)
      }),
      { numRuns: 100 },
    )
  })

  test.each<[unknown]>([[''], ['mars'], ['EU'], ['us.evil.example/'], [7], [['us']]])('rejects the `region` %j', (region) => {
    const hint = region === 'EU' ? "; write 'EU' as 'eu'" : ''
    const message = `\`region\` must be one of 'us', 'eu', 'in'${hint}.`
    expect(() => createChatClient({ appId: 'a', region: region as 'us', apiKey })).toThrow(new TypeError(message))
  })
})

describe('`baseUrl`', () => {
  test.each([
    ['https://proxy.example', 'https://proxy.example/roles'],
    ['https://proxy.example/', 'https://proxy.example/roles'],
    ['https://proxy.example/v3//', 'https://proxy.example/v3/roles'],
    ['https://proxy.example/a/../v3', 'https://proxy.example/v3/roles'],
    ['http://localhost:4010', 'http://localhost:4010/roles'],
    ['http://127.0.0.1:4010/v3', 'http://127.0.0.1:4010/v3/roles'],
    ['http://127.9.9.9', 'http://127.9.9.9/roles'],
    ['http://[::1]:4010', 'http://[::1]:4010/roles'],
  ])('%s sends requests to %s', async (baseUrl, address) => {
    expect(await called({ baseUrl })).toBe(address)
  })

  const notHttps =
    'http://proxy.example http://127.0.0.1.evil.example http://localhost.evil.example http://10.0.0.1 http://0.0.0.0 ' +
    'ftp://proxy.example file:///etc/passwd data:, javascript:alert(1)'
  const notBare = 'https://proxy.example/v3? https://proxy.example/v3?a=b https://proxy.example/v3# https://proxy.example/v3#a'
  test.each<[problem: string, addresses: readonly unknown[]]>([
    ['must begin with https:', notHttps.split(' ')],
    ['user name or password', ['https://user@proxy.example', 'https://user:password@proxy.example']],
    ['query or a fragment', notBare.split(' ')],
    ['must be an absolute URL', ['proxy.example', '/v3', '', null, 7]],
  ])('%s: %j', (problem, addresses) => {
    for (const baseUrl of addresses as string[]) {
      expect(() => createChatClient({ baseUrl, apiKey }), baseUrl).toThrow(TypeError)
      expect(() => createChatClient({ baseUrl, apiKey }), baseUrl).toThrow(problem)
    }
  })

  test('takes precedence over `appId` and `region`, and counts as not set when it is undefined', async () => {
    const app = { appId: 'app-linden-yard', region: 'eu' }
    expect(await called({ ...app, baseUrl: 'https://proxy.example/v3' })).toBe('https://proxy.example/v3/roles')
    expect(await called({ ...app, baseUrl: undefined })).toBe('https://app-linden-yard.api-eu.cometchat.io/v3/roles')
    expect(() => createChatClient({ ...app, region: 'eu', baseUrl: '', apiKey })).toThrow(
      '`baseUrl` must be an absolute URL such as https://example.com/v3, or undefined for CometChat.',
    )
  })
})
