import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { oncePer } from '../../../contract-tests/documents/oncePer.ts'
import { createRouter } from '../../../contract-tests/documents/router.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import type { FakeCall, Handler } from '../../../contract-tests/fake/fakeCall.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { seed } from '../../../contract-tests/fake/seed.ts'
import type { Seeds } from '../../../contract-tests/fake/seeds.ts'
import { respondAsFake } from '../../../contract-tests/fake/service.ts'
import { createStore, type Store } from '../../../contract-tests/fake/store.ts'
import { errorResponse } from '../../../contract-tests/mock/errorResponse.ts'
import { readRequest } from '../../../contract-tests/mock/rawRequest.ts'
import { pathOf, type RawRequest, type RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import type { ReadRequest } from '../../../contract-tests/validate/request.ts'
import type { Fault, Healthy } from './fault.ts'

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

function callOf({ operations }: Contract, store: Store, id: string, body: Json): FakeCall {
  const operation = operations.find((candidate) => candidate.id === id)
  const [key] = store.apiKeys.values()
  if (!operation || !key) throw new Error(`there is no operation ${id}`)
  return { store, operation, key, body, path: {}, query: {}, actor: undefined }
}

const routerOf = oncePer(({ operations }: Contract) => createRouter(operations))

/** A server in this process. */
export interface FaultyServer {
  readonly store: Store
  /** The operation that a request calls. */
  operationOf(request: RawRequest): string | undefined
  respond(request: RawRequest): RawResponse
}

/**
 * Creates a server of the fake's operations with a fault, or without any.
 *
 * @param milliseconds - its clock
 */
export function faultyServer(contract: Contract, fault?: Fault, milliseconds = () => Date.now()): FaultyServer {
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', milliseconds })
  seed(store, existing)
  for (const [id, body] of Object.entries(created)) families[id]?.(callOf(contract, store, id, body))
  const router = routerOf(contract)
  const { operation = '', wrap } = fault ?? {}
  const faulty = wrap && { [operation]: (call: FakeCall) => wrap(call, families[operation] as Handler) }
  const service = {
    store,
    families: { ...families, ...faulty },
    // Operations that the fake does not model are missing on this server.
    fallback: ({ operation }: ReadRequest): RawResponse => errorResponse(501, 'ERR_API_NOT_FOUND', `${operation.id} is not implemented.`),
  }
  const operationOf = (request: RawRequest) => router.find(request.method, pathOf(request.url))?.operation.id
  function respond(request: RawRequest): RawResponse {
    const healthy: Healthy = (changed = {}) =>
      respondAsFake({ ...service, contracts: [changed.contract ?? contract] }, changed.request ?? request).response
    try {
      return fault?.exchange && operationOf(request) === fault.operation ? fault.exchange(request, healthy) : healthy()
    } catch {
      // A handler that fails, as it may with a fault, is an internal error.
      return errorResponse(500, 'ERR_EXCEPTION', 'Internal error.')
    }
  }
  return { store, operationOf, respond }
}

/** A `fetch` that reaches the fake, at {@link faultyBase}. */
export const fetchOf =
  ({ respond }: Pick<FaultyServer, 'respond'>): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { status, headers, body } = respond((await readRequest(request)) as RawRequest)
    return new Response([204, 304].includes(status) ? null : body, { status, headers })
  }
