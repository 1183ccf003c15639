import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Message } from '../chat.ts'
import { isKnownMessage } from '../index.ts'

const base = { id: '4201', conversationId: 'c', sender: 'jonas', receiverType: 'user', receiver: 'mira', sentAt: 1, updatedAt: 1, data: {} }
const message = (category: unknown, type: unknown) => ({ ...base, category, type }) as unknown as Message

const words = (kind: string) => kind.split(' ') as [category: string, type: string]

/** Every value in the document's examples that has the fields of a message. */
function examples(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(examples)
  const own = 'category' in value && 'conversationId' in value && 'sentAt' in value && 'data' in value
  return own ? [value as Message, ...inner] : inner
}

describe('isKnownMessage', () => {
  test.each('message text, message image, custom location, custom whatever, action groupMember, call audio, interactive form'.split(', '))(
    'returns true for %s',
    (kind) => expect(isKnownMessage(message(...words(kind)))).toBe(true),
  )

  test.each([
    ...['message sticker', 'message', 'weather text', 'constructor name', '__proto__ text'].map(words),
    [undefined, 'text'],
    [1, 'text'],
  ])('returns false for %s %s', (category, type) => expect(isKnownMessage(message(category, type))).toBe(false))

  test('returns true for every message in the examples', () => {
    const document: unknown = JSON.parse(readFileSync(new URL('../../generated/chat.openapi.json', import.meta.url), 'utf8'))
    const found = examples(document)
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter((example) => !isKnownMessage(example))).toEqual([])
  })
})
