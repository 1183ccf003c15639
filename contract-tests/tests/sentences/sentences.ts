import { expect } from 'vitest'
import { createChatClient, type FullChatClient, isChatApiError } from '../../../src/index.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../../fake.ts'
import { text } from '../../statements/sentences/sentence.ts'

/** The methods of a client, each with the `data` of its response. */
type Records<Client> = {
  [Name in keyof Client]: Client[Name] extends (...args: infer Args) => Promise<infer Body>
    ? (...args: Args) => Promise<Body extends { data?: infer Data } ? NonNullable<Data> : Body>
    : never
}

export interface FakeWorld {
  readonly fake: FakeChat
  readonly chat: FullChatClient
  readonly app: Records<FullChatClient>
  /** The `data` of a response, or its error as `404 ERR_UID_NOT_FOUND`. */
  call(request: string, body?: object): Promise<unknown>
}

/** One sentence of the documents, what the fake has to show for it, and the calls that show it. */
export interface FakeSentence {
  readonly text: string
  readonly expectation: unknown
  readonly options?: FakeChatOptions
  calls(world: FakeWorld): Promise<unknown>
}

/** A function, or requests such as `jonas DELETE /groups/seed-swap`, each before its body. */
type Calls = readonly [(world: FakeWorld) => Promise<unknown>] | readonly (string | object)[]

/**
 * @param expectation - a part of what the last call responds with; of an error, its code, after its
 *   status where a source has one
 */
export const says = (text: string, expectation: unknown, ...calls: Calls): FakeSentence => ({
  ...{ text, expectation },
  async calls(world) {
    if (typeof calls[0] === 'function') return calls[0](world)
    let shown: unknown
    for (const [index, request] of calls.entries()) {
      if (typeof request !== 'string') continue
      if (typeof shown === 'string') throw new Error(`${shown} before ${request}`)
      const body = calls[index + 1]
      shown = await world.call(request, typeof body === 'object' ? body : undefined)
    }
    return shown
  },
})

/** The same sentence with other options of the fake. */
export const given = (options: FakeChatOptions, sentence: FakeSentence): FakeSentence => ({ ...sentence, options })

/** The error of a call, in the form of an expectation. */
export const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (isChatApiError(error)) return `${error.status} ${error.code}`
    throw error
  })

/** The time of every record, in seconds. */
export const now = 1_772_355_600

/** A record that does not have these properties. */
export const lacking = (properties: object): unknown => expect.not.objectContaining(properties)

const members = { moderators: ['jonas'], participants: ['priya'] }
const records: FakeChatOptions = {
  users: ['mira', 'jonas', 'priya', 'dealbot'].map((uid) => ({ uid, name: `${uid} of the garden` })),
  groups: [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members }],
  messages: [
    { id: '1', sender: 'mira', ...text('tomato-growers') },
    { id: '2', sender: 'mira', ...text('jonas') },
    { id: '3', sender: 'jonas', ...text('mira') },
  ],
  now,
  strict: false,
}

const dataOf = (client: FullChatClient): Records<FullChatClient> =>
  new Proxy(client, {
    get: (target, name) => async (parameters: unknown) => {
      const body = await (target as unknown as Record<string | symbol, (parameters: unknown) => Promise<object>>)[name]?.(parameters)
      return body && 'data' in body ? body.data : body
    },
  }) as unknown as Records<FullChatClient>

export async function createWorld(options: FakeChatOptions = {}): Promise<FakeWorld> {
  const fake = await createFakeChat({ ...records, ...options })
  const chat = createChatClient({
    ...{ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch },
    ...{ retries: 0, waitForRateLimit: false, settling: false },
  })
  return {
    ...{ fake, chat, app: dataOf(chat) },
    async call(request, body) {
      if (request === 'events') return fake.events
      if (request.startsWith('after ')) return fake.advance(1000 * Number(request.slice('after '.length)))
      const [, uid, method = '', path] = /^(?:(\w+) )?([A-Z]+) (.+)$/.exec(request) ?? []
      const response = await fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${path}`, {
        ...{ method, body: body ? JSON.stringify(body) : null },
        headers: { apikey: 'any', ...(uid && { onBehalfOf: uid }), ...(body && { 'content-type': 'application/json' }) },
      })
      const answer = (await response.json()) as { data?: unknown; error?: { code: string; details?: object } }
      if (response.status === 400 && fake.violations.length > 0) expect(answer.error?.details).toBeDefined()
      return answer.error ? `${response.status} ${answer.error.code}` : (answer.data ?? answer)
    },
  }
}
