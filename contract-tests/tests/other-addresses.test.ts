import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createFakeChat } from '../fake.ts'
import { startMock } from '../mock/startMock.ts'
import { otherAddress } from '../validate/otherAddress.ts'

const addresses: [host: string, target: string, text: string][] = [
  ['garden.api-eu.cometchat.io', '/v3.0/users?perPage=1', 'The version is v3, not v3.0. Use /v3/users'],
  ['garden.api-eu.cometchat.io', '/v2.0', 'The version is v3, not v2.0. Use /v3'],
  ['garden.api-eu.cometchat.io', '/v2/users', 'The version is v3, not v2. Use /v3/users'],
  ['api-us.cometchat.io', '/v3/users', 'api-us.cometchat.io does not name the app. Use https://{appId}.api-us.cometchat.io/v3/users'],
  ['call-in.cometchat.io', '/v3/calls', 'call-in.cometchat.io does not name the app. Use https://{appId}.call-in.cometchat.io/v3/calls'],
  [
    'garden.apiclient-eu.cometchat.io',
    '/v3.0/users',
    'garden.apiclient-eu.cometchat.io is the host of the client SDKs, and the version is v3, not v3.0. Use https://garden.api-eu.cometchat.io/v3/users',
  ],
]

const mock = await startMock()

afterAll(() => mock.close())

test.each(addresses)('mock and fake name the right address at https://%s%s', async (host, target, text) => {
  // `fetch` cannot send another host.
  const sent = request(mock.url + target, { headers: { apikey: 'any', host } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const fake = await createFakeChat({ strict: false })
  const answer = await fake.fetch(`https://${host}${target}`, { headers: { apikey: 'any', appId: 'garden' } })
  expect([response.statusCode, answer.status]).toEqual([404, 404])
  const error = { code: 'ERR_API_NOT_FOUND', message: text }
  expect([await json(response), await answer.json()]).toMatchObject([{ error }, { error }])
  expect(fake.violations).toHaveLength(1)
  await expect((await createFakeChat()).fetch(`https://${host}${target}`)).rejects.toThrow(text.slice(text.indexOf('Use ') + 4))
})

test.each([
  ['garden.api-eu.cometchat.io', '/v3/users'],
  ['garden.call-us.cometchat.io', '/v3?x=1'],
  ['apimgmt.cometchat.io', '/apps'],
  ['127.0.0.1:4010', '/users'],
  ['127.0.0.1:4010', '/v3'],
  [undefined, '/vegetables'],
])('%s%s is not another address', (host, target) => expect(otherAddress(host, target)).toBeUndefined())

test('a server names the right version as well', async () => {
  const fake = await createFakeChat()
  const { url } = await fake.listen()
  const response = await fetch(`${url}/v3.0/users`, { headers: { apikey: 'any' } })
  expect(await response.json()).toMatchObject({ error: { message: 'The version is v3, not v3.0. Use /v3/users' } })
  await fake.close()
})
