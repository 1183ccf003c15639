import { fakeCredentials } from '../../../contract-tests/exchange/environment.ts'
import type { Call } from '../../../contract-tests/fake/call.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { readRequest } from '../../../contract-tests/fake/rawRequest.ts'
import { type Seeds, seed } from '../../../contract-tests/fake/seed.ts'
import { respond } from '../../../contract-tests/fake/service.ts'
import { createStore, type Json, type Store } from '../../../contract-tests/fake/store.ts'
import type { Contract } from '../../../contract-tests/spec/contract.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import type { ReadRequest } from '../../../contract-tests/validate/request.ts'
import type { StatefulFault } from './fault.ts'

/** Where requests to a fake in this process go; nothing listens there. */
export const faultyBase = 'https://fake.invalid/v3'

/** The server already has some records, as any real server. */
const inhabitants: Seeds = {
  apiKeys: [{ apiKey: fakeCredentials.apiKey, name: 'App' }],
  roles: [{ role: 'keeper', name: 'Keeper', description: 'Keeps the garden.' }],
  users: [
    { uid: 'resident-one', name: 'Resident one', tags: ['resident'], metadata: { bed: 'south-1' } },
    { uid: 'resident-two', name: 'Resident two', status: 'available' },
  ],
  groups: [{ guid: 'residents', name: 'Residents', owner: 'resident-one', members: { participants: ['resident-two'] } }],
  messages: [
    { sender: 'resident-one', receiver: 'resident-two', data: { text: 'Who has the key?' } },
    { sender: 'resident-two', receiver: 'residents', receiverType: 'group', data: { text: 'The shed is open.' } },
  ],
  reasons: [{ id: 'noise', name: 'Noise' }],
}

/** More records, made as a call makes them. */
const standing: Record<string, Json> = {
  'create-keyword-list': { id: 'standing-words', name: 'Standing words', category: 'word', searchTerms: 'poppycock' },
  'create-rule': { id: 'standing-rule', name: 'Standing rule', enabled: false },
  'submit-message-for-moderation': {
    sender: 'resident-one',
    receiver: 'resident-two',
    receiverType: 'user',
    data: { text: 'Is this fine?' },
  },
}

function callOf({ operations }: Contract, store: Store, id: string, body: Json): Call {
  const operation = operations.find((one) => one.id === id)
  const [key] = store.apiKeys.values()
  if (!operation || !key) throw new Error(`there is no ${id}`)
  return { store, operation, key, body, path: {}, query: {}, actor: undefined }
}

/** Responds to requests, with at most one fault. */
export type Answering = (request: RawRequest) => Promise<RawResponse>

/** Makes a fake with a fault; without a fault it is honest. */
export function faultyFake(contract: Contract, fault?: StatefulFault): Answering {
  const store = createStore({ appId: 'app-linden-yard', region: 'eu' })
  seed(store, inhabitants)
  for (const [id, body] of Object.entries(standing)) families[id]?.(callOf(contract, store, id, body))
  const wrapped = Object.entries(fault?.handlers ?? {}).map(([id, wrap]) => [
    id,
    wrap(families[id] as NonNullable<(typeof families)[string]>),
  ])
  const service = {
    contracts: [contract],
    store,
    families: { ...families, ...Object.fromEntries(wrapped) },
    // Operations without records in the fake count as missing on this server.
    fallback: ({ operation }: ReadRequest): RawResponse => ({
      status: 501,
      headers: [['content-type', 'application/json']],
      body: JSON.stringify({ error: { code: 'ERR_API_NOT_FOUND', message: `${operation.id} is not implemented.` } }),
    }),
  }
  return async (request) => {
    const hit = fault && contract.router.find(request.method, request.url.split('?')[0] as string)?.operation.id === fault.operation
    const changed = (hit && fault.request?.(request, store)) || request
    const { response } = respond(service, changed)
    return (hit && fault.response?.(response, request)) || response
  }
}

/** A `fetch` that reaches the fake, at {@link faultyBase}. */
export const fetchOf =
  (answer: Answering): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { status, headers, body } = await answer((await readRequest(request)) as RawRequest)
    return new Response([204, 304].includes(status) ? null : body, { status, headers })
  }
