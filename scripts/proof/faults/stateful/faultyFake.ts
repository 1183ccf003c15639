import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { fakeCredentials } from '../../../../contract-tests/exchange/credentials.ts'
import type { Call, Handler } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import { seed } from '../../../../contract-tests/fake/seed.ts'
import type { Seeds } from '../../../../contract-tests/fake/seeds.ts'
import { respond, type Service } from '../../../../contract-tests/fake/service.ts'
import { createStore, type Store } from '../../../../contract-tests/fake/store.ts'
import { errorResponse } from '../../../../contract-tests/mock/errorResponse.ts'
import { readRequest } from '../../../../contract-tests/mock/rawRequest.ts'
import type { RawRequest, RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import type { ReadRequest } from '../../../../contract-tests/validate/request.ts'
import type { StatefulFault } from './fault.ts'

/** The base URL of a fake in this process, on which nothing listens. */
export const faultyBase = 'https://fake.invalid/v3'

/** Records that exist before the run, as on a real server. */
const existing: Seeds = {
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

/** Further existing records, by the operation that creates them, with its body. */
const created: Record<string, Json> = {
  'create-keyword-list': { id: 'existing-words', name: 'Existing words', category: 'word', searchTerms: 'poppycock' },
  'create-rule': { id: 'existing-rule', name: 'Existing rule', enabled: false },
  'submit-message-for-moderation': {
    sender: 'resident-one',
    receiver: 'resident-two',
    receiverType: 'user',
    data: { text: 'Is this fine?' },
  },
}

function callOf({ operations }: Contract, store: Store, id: string, body: Json): Call {
  const operation = operations.find((candidate) => candidate.id === id)
  const [key] = store.apiKeys.values()
  if (!operation || !key) throw new Error(`there is no operation ${id}`)
  return { store, operation, key, body, path: {}, query: {}, actor: undefined }
}

/** Responds to requests, with at most one fault. */
export type Respond = (request: RawRequest) => Promise<RawResponse>

/**
 * Creates a fake with a fault, or without any.
 *
 * @param ahead - the milliseconds by which its clock is ahead
 */
export function faultyFake(contract: Contract, fault?: StatefulFault, ahead = 0): Respond {
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', milliseconds: () => Date.now() + ahead })
  seed(store, existing)
  for (const [id, body] of Object.entries(created)) families[id]?.(callOf(contract, store, id, body))
  const faulty = fault && { [fault.operation]: fault.wrap(families[fault.operation] as Handler) }
  const service: Service = {
    contracts: [contract],
    store,
    families: { ...families, ...faulty },
    // Operations that the fake does not model are missing on this server.
    fallback: ({ operation }: ReadRequest): RawResponse => ({
      status: 501,
      headers: [['content-type', 'application/json']],
      body: JSON.stringify({ error: { code: 'ERR_API_NOT_FOUND', message: `${operation.id} is not implemented.` } }),
    }),
  }
  return async (request) => {
    try {
      return respond(service, request).response
    } catch {
      // A handler that fails, as it may with a fault, is an internal error.
      return errorResponse(500, 'ERR_EXCEPTION', 'Internal error.')
    }
  }
}

/** A `fetch` that reaches the fake, at {@link faultyBase}. */
export const fetchOf =
  (respond: Respond): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { status, headers, body } = await respond((await readRequest(request)) as RawRequest)
    return new Response([204, 304].includes(status) ? null : body, { status, headers })
  }
