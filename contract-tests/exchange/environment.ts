import { createCallsClient, createChatClient, createManagementClient } from '../../src/index.ts'
import type { DocumentName } from '../spec/bundles.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import type { Presence } from './outcome.ts'
import type { Call } from './script.ts'

/** Methods of a client by name. */
export type ClientMethods = Record<string, (given: Record<string, unknown>) => Promise<unknown>>

/** What is tested: a mock, or a server. */
export interface Target {
  /** For people. */
  readonly name: string
  /** Whether it answers what Prism's `Prefer` header asks for, and refuses with the exact documented status. */
  readonly mock: boolean
  /** Base address of a document's API. */
  base(document: DocumentName): string
  /** @throws if no complete response arrived */
  send(request: RawRequest, document: DocumentName): Promise<RawResponse>
}

/** What a client is made with. */
export interface ClientSettings {
  base: string
  fetch: typeof globalThis.fetch
  timeout: number
  credentials: Record<string, string>
}

/** Everything that the checks of one operation need. */
export interface Environment {
  target: Target
  /** Milliseconds that one case may take. */
  timeout: number
  /** Credentials by the names of the documents' security schemes. */
  credentials: Record<string, string>
  /** Whether undocumented properties in a response fail. */
  strict: boolean
  /** Which operations the server has shown to have; unset for the mock, which has all. */
  presence?: Presence
  /** Calls that have prepared checks and created something, for the scripts of findings. */
  setUps?: Call[]
  /** Makes the client under test. */
  client(document: DocumentName, settings: ClientSettings): ClientMethods
}

/** Fake credentials, for targets on this machine. */
export const fakeCredentials = {
  apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface',
  key: 'feedfacefeedfacefeedfacefeedfacefeedface',
  secret: 'feedfacefeedfacefeedfacefeedfacefeedface',
}

/** The project's own client. */
export function projectClient(document: DocumentName, { base, fetch, timeout, credentials }: ClientSettings): ClientMethods {
  const common = { baseUrl: base, fetch, timeout, retries: 0, waitForRateLimit: false }
  const { apiKey = '', key = '', secret = '' } = credentials
  const make = {
    chat: () => createChatClient({ ...common, apiKey }),
    calls: () => createCallsClient({ ...common, apiKey }),
    management: () => createManagementClient({ ...common, key, secret }),
  }
  return make[document]() as unknown as ClientMethods
}
