import { AsyncLocalStorage } from 'node:async_hooks'
import { createCallsClient, createChatClient, createManagementClient } from '../../src/index.ts'
import { type Backing, createBackings } from '../documents/backing.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import { oncePer } from '../documents/oncePer.ts'
import type { Finding } from '../validate/finding.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import type { ListedDifference } from './listedDifference.ts'
import { createPresence, type Presence } from './outcome.ts'

export type ClientMethods = Record<string, (args: Record<string, unknown>) => Promise<unknown>>

/** The mock or server under test. */
export interface Target {
  /** For reports. */
  readonly name: string
  /**
   * Whether it supports the header `Prefer` and rejects requests with the exact documented status.
   */
  readonly mock: boolean
  /** Base URL of a document's API. */
  base(document: DocumentName): string
  /** @throws if no complete response arrived */
  send(request: RawRequest, document: DocumentName): Promise<RawResponse>
}

/** Everything that the checks of one operation need. */
export interface Environment {
  readonly target: Target
  /** Timeout of a case in milliseconds. */
  readonly timeout: number
  /** Credentials by the names of the documents' security schemes. */
  readonly credentials: Record<string, string>
  /** Whether undocumented properties in a response fail a case. */
  readonly strict: boolean
  /** Values that the run sent in bodies, by {@link sentKey}. A server may return them. */
  readonly sentValues: Set<string>
  /** Invalid values that a server accepted, by {@link sentKey}. It may show them again. */
  readonly acceptedValues: Set<string>
  /** Compares a response with that of another target. */
  readonly compare?: (operation: string, request: RawRequest, response: RawResponse) => Finding[]
  /** Tracks which operations the server has. */
  readonly presence: Presence
  /** Notes that are worth mentioning and no findings. */
  readonly notes: Set<string>
  /** Milliseconds in which a call's effect on other records may follow. */
  readonly effectsWithin: number
  /** Differences between a server and the fake that no document decides. */
  readonly differences: ListedDifference[]
  /** Decides which places of a contract's document back findings, and counts the others. */
  backing(contract: Contract): Backing
  /** How often a difference was not told, by what the documents leave to the server. */
  readonly freedoms: Map<string, number>
}

/** The environment of the checks of a target. A server's target applies the timeout. */
export function environmentOf(
  target: Target,
  options: Pick<Environment, 'timeout' | 'credentials' | 'strict'> & { readonly effectsWithin?: number | undefined },
): Environment {
  const { timeout, credentials, strict, effectsWithin = 5000 } = options
  const [sentValues, acceptedValues, notes] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const seen = { presence: createPresence(), sentValues, acceptedValues, notes, differences: [], freedoms: new Map() }
  return { target, timeout, credentials, strict, effectsWithin, backing: createBackings(), ...seen }
}

/** A value, as JSON, by the name of the property that has it, or whose list does. */
export const sentKey = (name: string, json: string): string => `${name} ${json}`

/** The keys of all strings, lists and objects in a body. */
export function sentKeysIn(value: unknown, name = ''): string[] {
  if (value === null || !['string', 'object'].includes(typeof value)) return []
  const parts = typeof value === 'string' ? [] : Object.entries(value as object)
  return [sentKey(name, JSON.stringify(value)), ...parts.flatMap(([key, child]) => sentKeysIn(child, Array.isArray(value) ? name : key))]
}

/** The `fetch` of the current call of a shared client. */
const currentFetch = new AsyncLocalStorage<typeof globalThis.fetch>()

/** Has a `fetch` send the requests of a call of {@link projectClient}. */
export const sendingWith = <Result>(fetch: typeof globalThis.fetch, call: () => Promise<Result>): Promise<Result> =>
  currentFetch.run(fetch, call)

/** The clients in use: making a client takes longer than a call. */
const clientsOf = oncePer((_: Environment) => new Map<DocumentName, ClientMethods>())

/** The project's own client of a document, which is under test. A server's target times out. */
export function projectClient(environment: Environment, document: DocumentName): ClientMethods {
  const known = clientsOf(environment).get(document)
  if (known) return known
  const { target, credentials } = environment
  const timeout = target.mock ? environment.timeout : Number.POSITIVE_INFINITY
  const client = createClient(document, target.base(document), timeout, credentials)
  clientsOf(environment).set(document, client)
  return client
}

function createClient(document: DocumentName, baseUrl: string, timeout: number, credentials: Record<string, string>): ClientMethods {
  const fetch: typeof globalThis.fetch = (input, init) => (currentFetch.getStore() as typeof globalThis.fetch)(input, init)
  const common = { baseUrl, fetch, timeout, retries: 0, waitForRateLimit: false, settling: false }
  const { apiKey = '', key = '', secret = '' } = credentials
  const make = {
    chat: () => createChatClient({ ...common, apiKey }),
    calls: () => createCallsClient({ ...common, apiKey }),
    management: () => createManagementClient({ ...common, key, secret }),
  }
  return make[document]() as unknown as ClientMethods
}
