import { expect, test } from 'vitest'
import { typeChanges } from './typeChanges.ts'

const before = {
  'src/index.d.ts': `import type { Client as Hidden } from 'openapi-fetch'
import type { GetUserParameters, Operations, User } from './chat.ts'
export interface ClientOptions { readonly key: string; readonly timeout?: number }
export interface ChatClient extends Operations { readonly raw: Hidden<object> }
export declare function createClient(options: ClientOptions): ChatClient
export declare class ChatError extends Error { readonly status: number }
export type { User, GetUserParameters }
`,
  'src/chat.d.ts': `export interface User { uid: string; name: string; link?: string }
export interface GetUserParameters { uid: string }
export interface Operations { getUser(parameters: GetUserParameters): Promise<{ data: User }> }
declare const undescribed: unique symbol
export interface SentEvent { trigger: 'sent'; data: User }
export interface ReadEvent { trigger: 'read' }
export interface UnknownEvent { trigger: string & { readonly [undescribed]: true } }
export type ChatEvent = SentEvent | ReadEvent
export declare function parse(): ChatEvent | UnknownEvent
`,
} as const

function changes(file: keyof typeof before, from: string, to: string) {
  const after = new Map<string, string>(Object.entries(before))
  const text = before[file].replace(from, to)
  if (from !== '' && text === before[file]) throw new Error(`${file} does not hold ${from}`)
  after.set(file, text)
  return typeChanges(['src/index', 'src/chat'], new Map(Object.entries(before)), after)
}

const [index, chat] = ['src/index.d.ts', 'src/chat.d.ts'] as const

test('two copies of the same API are the same', () => {
  expect(changes(index, '', '')).toEqual({ bump: 'none', breaking: [], added: [] })
})

test.each([
  ['an optional field of an answer', chat, 'link?: string', 'link?: string; nick?: string'],
  ['an optional field that is always there now', chat, 'link?: string', 'link: string'],
  ['an optional parameter', chat, 'interface GetUserParameters { uid: string', 'interface GetUserParameters { uid: string; deep?: boolean'],
  ['a parameter that may be left out now', chat, 'interface GetUserParameters { uid: string', 'interface GetUserParameters { uid?: string'],
  ['an option', index, 'timeout?: number', 'timeout?: number; retries?: number'],
  ['an operation', chat, 'interface Operations {', 'interface Operations { listUsers(): Promise<User[]>;'],
  ['an event', chat, 'ChatEvent = SentEvent', "ChatEvent = { trigger: 'new' } | SentEvent"],
  ['a type', chat, 'export interface User', 'export interface Group { guid: string }\nexport interface User'],
])('%s is an addition', (_, file, from, to) => {
  expect(changes(file, from, to)).toMatchObject({ bump: 'minor', breaking: [] })
})

test.each([
  ['an optional field of an answer that is gone', chat, '; link?: string', '', /'link' is missing/],
  ['a field of an answer that may be missing now', chat, 'name: string', 'name?: string', /undefined/],
  ['a field of an answer that may be null now', chat, 'name: string', 'name: string | null', /null/],
  [
    'a parameter that is asked for now',
    chat,
    'interface GetUserParameters { uid: string',
    'interface GetUserParameters { uid: string; scope: string',
    /scope/,
  ],
  ['a parameter that takes less', chat, 'interface GetUserParameters { uid: string', "interface GetUserParameters { uid: 'mira'", /mira/],
  ['an option that is gone', index, '; readonly timeout?: number', '', /timeout/],
  ['an operation that is gone', chat, 'getUser(parameters', 'fetchUser(parameters', /getUser/],
  ['an answer that comes later', chat, 'Promise<{ data: User }>', 'Promise<Promise<{ data: User }>[]>', /data/],
  ['an event that is gone', chat, 'SentEvent | ReadEvent', 'SentEvent', /read/],
  ['a type that is gone', index, '{ User, GetUserParameters }', '{ User }', /GetUserParameters is no longer exported/],
  [
    'a class that is a type only',
    index,
    'export declare class ChatError extends Error { readonly status: number }',
    'export interface ChatError extends Error { readonly status: number }',
    /ChatError is no longer exported/,
  ],
])('%s breaks', (_, file, from, to, why) => {
  const { bump, breaking } = changes(file, from, to)
  expect(bump).toBe('major')
  expect(breaking.join('\n')).toMatch(why)
})
