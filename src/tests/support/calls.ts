import { createChatClient, type FullChatClient } from '../../client/createChatClient.ts'
import type { KeyedClientOptions } from '../../client/options.ts'
import { apiKey } from './key.ts'

/** A client that sends its requests with a function of the test's own. */
export const make = (fetch: typeof globalThis.fetch, options: Partial<KeyedClientOptions> = {}): FullChatClient =>
  createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, ...options })

/** What became of a call: `success`, or its error. Never rejects. */
export const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'success',
    (error: unknown) => error,
  )
