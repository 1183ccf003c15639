import { request } from '@octokit/request'
import axios from 'axios'
import ky from 'ky'
import createOpenApiFetch from 'openapi-fetch'
import type { paths } from '../../../generated/chat.ts'
import type { createChatClient } from '../../../src/index.ts'
import type { Prepared } from './prepare.ts'
import { subject } from './subject.ts'

/** The name of the call that all others are compared with. */
export const bare = 'bare fetch'

/** The name of this client in the figures. */
export const ours = 'cometchat-rest'

/** A client, ready to flag a message. */
export interface Caller {
  readonly name: string
  readonly call: () => Promise<unknown>
}

const { id, onBehalfOf, apiKey, body } = subject
const url = (base: string) => `${base}/messages/${id}/flagged`
const headers = { apikey: apiKey, onBehalfOf }
const jsonHeaders = { ...headers, 'content-type': 'application/json' }

/**
 * Creates all compared clients, each with its own defaults.
 *
 * @param prepared - where the generated clients are
 * @param base - the API's address
 * @param stub - a `fetch` instead of the network, if any
 */
export async function callers(prepared: Prepared, base: string, stub?: typeof globalThis.fetch): Promise<Caller[]> {
  const fetch = stub ?? globalThis.fetch
  const init = () => ({ method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) })
  const bareFetch = async () => (await fetch(url(base), init())).json()
  const bareWithTimeout = async () => (await fetch(url(base), { ...init(), signal: AbortSignal.timeout(30_000) })).json()
  return [
    { name: bare, call: bareFetch },
    { name: 'bare fetch with AbortSignal.timeout', call: bareWithTimeout },
    { name: ours, call: await oursOf(prepared, base, stub) },
    { name: 'redocly generate-client', call: await redoclyOf(prepared, base, fetch, {}) },
    { name: 'redocly with time-out and retries', call: await redoclyOf(prepared, base, fetch, { timeout: 30_000, retry: { retries: 2 } }) },
    { name: 'openapi-fetch', call: openApiFetchOf(base, fetch) },
    { name: 'hey-api', call: await heyApiOf(prepared, base, fetch) },
    { name: '@octokit/request', call: octokitOf(base, fetch) },
    { name: 'ky', call: kyOf(base, fetch) },
    { name: 'axios', call: axiosOf(base, stub) },
  ]
}

async function oursOf(prepared: Prepared, base: string, stub: typeof globalThis.fetch | undefined): Promise<Caller['call']> {
  const built: { createChatClient: typeof createChatClient } = await import(prepared.ours)
  const chat = built.createChatClient({ baseUrl: base, apiKey, fetch: stub })
  return () => chat.flagAMessage({ id, onBehalfOf, body })
}

/** The part of a generated redocly client that is used here. */
interface RedoclyModule {
  createClient(operations: object, config: object): { flag_a_message(args: object): Promise<unknown> }
  OPERATIONS: object
}

async function redoclyOf(prepared: Prepared, base: string, fetch: typeof globalThis.fetch, config: object): Promise<Caller['call']> {
  const { createClient, OPERATIONS }: RedoclyModule = await import(prepared.redocly)
  const client = createClient(OPERATIONS, { serverUrl: base, fetch, auth: { apiKey: { apiKey } }, ...config })
  return () => client.flag_a_message({ path: { id }, headers: { onBehalfOf }, body })
}

/** The part of a generated hey-api client that is used here. */
interface HeyApiModule {
  client: { setConfig(config: object): void }
  createClient(config: object): object
  flagAMessage(options: object): Promise<{ data: unknown }>
}

async function heyApiOf(prepared: Prepared, base: string, fetch: typeof globalThis.fetch): Promise<Caller['call']> {
  const { createClient, flagAMessage }: HeyApiModule = await import(prepared.heyApi)
  const client = createClient({ baseUrl: base, fetch, auth: apiKey, throwOnError: true })
  return async () => (await flagAMessage({ client, path: { id }, headers: { onBehalfOf }, body })).data
}

function openApiFetchOf(base: string, fetch: typeof globalThis.fetch): Caller['call'] {
  const client = createOpenApiFetch<paths>({ baseUrl: base, fetch, headers: { apikey: apiKey } })
  return async () => (await client.POST('/messages/{id}/flagged', { params: { path: { id }, header: { onBehalfOf } }, body })).data
}

function octokitOf(base: string, fetch: typeof globalThis.fetch): Caller['call'] {
  const bound = request.defaults({ baseUrl: base, headers, request: { fetch } })
  return async () => (await bound('POST /messages/{id}/flagged', { id, ...body })).data
}

function kyOf(base: string, fetch: typeof globalThis.fetch): Caller['call'] {
  const client = ky.create({ headers, fetch })
  return () => client.post(url(base), { json: body }).json()
}

// On the network, axios uses Node's HTTP client; only its fetch adapter accepts a stub.
function axiosOf(base: string, stub: typeof globalThis.fetch | undefined): Caller['call'] {
  const client = axios.create({ headers, ...(stub && { adapter: 'fetch', env: { fetch: stub } }) })
  return async () => (await client.post(url(base), body)).data
}
