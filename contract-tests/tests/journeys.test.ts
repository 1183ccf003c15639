import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createChatClient, createManagementClient, type FullChatClient, type ManagementClient } from '../../src/index.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { type Mock, startMock } from '../mock/startMock.ts'
import { findingLine } from '../validate/finding.ts'
import type { Exchange } from '../validate/rawExchange.ts'
import { validateExchange } from '../validate/validate.ts'
import { journeys } from './journeys.ts'
import { rejectionOf } from './rejection.ts'

// Typical uses of the client. A validator between client and mock checks every exchange.
const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
let mock: Mock
let contracts: Contract[]
let chat: FullChatClient
let management: ManagementClient
let exchanges: Exchange[] = []

const watched: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const body = await response.clone().text()
  exchanges.push({
    request: {
      method: init?.method ?? 'GET',
      url: String(input),
      headers: Object.entries((init?.headers ?? {}) as Record<string, string>),
      body: init?.body as string | undefined,
    },
    response: { status: response.status, headers: [...response.headers], body },
  })
  return response
}

beforeAll(async () => {
  contracts = await readContracts()
  mock = await startMock()
  chat = createChatClient({ baseUrl: mock.url, apiKey, fetch: watched, retries: 0 })
  management = createManagementClient({ baseUrl: mock.url, key: apiKey, secret: apiKey, fetch: watched, retries: 0 })
})

beforeEach(() => {
  exchanges = []
})

afterAll(() => mock?.close())

const expectValidExchanges = (count: number) => {
  expect(exchanges).toHaveLength(count)
  expect(exchanges.flatMap((exchange) => validateExchange(contracts, exchange)).map(findingLine)).toEqual([])
}

test.each(journeys)('$name', async ({ calls, run }) => {
  await run(chat)
  expectValidExchanges(calls)
})

test('throws a typed error for a missing key', async () => {
  const keyless: typeof fetch = (input, init) => {
    const { apikey: _, ...headers } = (init?.headers ?? {}) as Record<string, string>
    return fetch(input, { ...init, headers })
  }
  const locked = createChatClient({ baseUrl: mock.url, apiKey, fetch: keyless, retries: 0 })
  expect(await rejectionOf(locked.createUser({ body: { uid: 'priya', name: 'Priya Nair' } }))).toMatchObject({
    status: 401,
    operationId: 'create-user',
    method: 'POST',
    path: '/users',
  })
})

test('rejects flags on an unknown message or without a user', async () => {
  const unknown = await rejectionOf(chat.flagAMessage({ id: '9999', onBehalfOf: 'jonas', body: {} }, { headers: { prefer: 'code=404' } }))
  expect(unknown).toMatchObject({ status: 404, code: 'ERR_MESSAGE_ID_NOT_FOUND', operationId: 'flag-a-message' })
  // @ts-expect-error: the operation requires a user
  await expect(chat.flagAMessage({ id: '4201', body: {} })).rejects.toThrow(/onBehalfOf/)
  expectValidExchanges(1)
})

test('registers a webhook', async () => {
  const appId = 'app-linden-yard'
  const webhook = { id: 'gardenlog', name: 'Garden log', webhookURL: 'https://example.com/hooks/garden-log', retryOnFailure: true }
  const credentials = { useBasicAuth: true, username: 'lindenyard', password: 'openthegate' }
  const { data: hook } = await management.createWebhook({ appId, body: { ...webhook, ...credentials, enabled: true } })
  const { data: triggers } = await management.addTriggers({ appId, webhookId: hook.id, body: { triggerIds: ['message_sent'] } })
  expect(triggers).toMatchObject({ message_sent: { success: true } })
  expectValidExchanges(2)
})
