import { createChatClient, type FullChatClient } from '../../client/createChatClient.ts'
import type { KeyedClientOptions } from '../../client/options.ts'
import { apiKey } from './key.ts'
import { type Respond, stubFetch } from './stubFetch.ts'

/** A client that sends its requests with a function of the test's own. */
export const make = (fetch: typeof globalThis.fetch, options: Partial<KeyedClientOptions> = {}): FullChatClient =>
  createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, ...options })

/** A client of a test's own server, or of a service in this process. */
export const at = (
  { url, fetch }: { readonly url: string; readonly fetch?: typeof globalThis.fetch },
  options: Partial<KeyedClientOptions> = {},
): FullChatClient => createChatClient({ baseUrl: url, apiKey, fetch, ...options })

/** A client whose responses come from memory, and what it sends. */
export const stubbed = (respond?: Respond) => stubbedWith({}, respond)

/** The same, with options of the client. */
export function stubbedWith(options: Partial<KeyedClientOptions>, respond?: Respond) {
  const { fetch, sent } = stubFetch(respond)
  return { chat: make(fetch, options), sent }
}

/** What became of a call: `success`, or its error. Never rejects. */
export const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'success',
    (error: unknown) => error,
  )
