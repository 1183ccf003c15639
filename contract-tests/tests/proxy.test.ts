import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { readBundle } from '../document/bundles.ts'
import { createContract } from '../document/contract.ts'
import { createMock } from '../mock/createMock.ts'
import { fakeCredentials } from '../run/environment.ts'
import { createProxy, type Observed } from '../targets/proxy.ts'

test('traffic passes through unchanged, and only what deviates is told', async () => {
  const document = await readBundle('chat')
  const mock = await createMock({ documents: [document] })
  const seen: Observed[] = []
  const proxy = await createProxy([createContract('chat', document)], { upstream: mock.url, observed: (one) => seen.push(one) })
  const chat = createChatClient({ baseUrl: proxy.url, apiKey: fakeCredentials.apiKey, retries: 0 })
  const direct = createChatClient({ baseUrl: mock.url, apiKey: fakeCredentials.apiKey, retries: 0 })
  const through = await chat.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  expect(through).toEqual(await direct.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } }))
  await fetch(`${proxy.url}/users?perpage=5`, { headers: { apikey: 'any', 'x-odd': '1' } })
  await fetch(`${proxy.url}/nowhere`)
  await fetch(`${proxy.url}/messages/4201/flagged`, {
    method: 'POST',
    body: '{"broken',
    headers: { apikey: 'any', onBehalfOf: 'jonas', 'content-type': 'application/json' },
  })
  await proxy.close()
  await mock.close()
  expect(seen.map(({ findings }) => findings.map(({ place }) => place))).toEqual([
    [],
    ['request query perpage', 'request header x-odd'],
    ['request path'],
    ['request body'],
  ])
  // Prism has no eye for a query parameter that is misspelt.
  expect(seen[1]?.disagreement).toMatch(/Prism finds nothing/)
})

test('an upstream that is not there is told as such and answered with 502', async () => {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  await new Promise((resolve) => listener.close(resolve))
  const seen: Observed[] = []
  const proxy = await createProxy([], { upstream: `http://127.0.0.1:${port}`, observed: (one) => seen.push(one) })
  expect((await fetch(`${proxy.url}/users`)).status).toBe(502)
  expect(seen[0]?.findings[0]).toMatchObject({ rule: 'answered', got: expect.stringContaining('ECONNREFUSED') })
  await proxy.close()
})

test('a port that is taken is named', async () => {
  const first = await createProxy([], { upstream: 'http://127.0.0.1:1', observed: () => {} })
  const port = Number(new URL(first.url).port)
  await expect(createProxy([], { upstream: 'http://127.0.0.1:1', port, observed: () => {} })).rejects.toThrow(`Port ${port} is taken`)
  await first.close()
})
