import { expect, test } from 'vitest'
import type { Contract } from '../documents/contract.ts'
import type { Schema } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { changedAt, step, stepsOf, valueAt } from '../documents/pointer.ts'

const [chat] = (await readContracts()) as [Contract]

/** Pointers to all properties in a value, at any depth. */
const propertiesIn = (value: unknown, pointer = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]) => {
        const own = step(pointer, name)
        return [...(Array.isArray(value) ? [] : [own]), ...propertiesIn(child, own)]
      })

test('reports a missing or mistyped property only at its own location', () => {
  const misplaced: string[] = []
  let broken = 0
  for (const { id, tag, responses } of chat.operations) {
    if (!['Messages', 'Conversations'].includes(tag)) continue
    const media = responses[200]?.content?.['application/json']
    for (const { value } of Object.values(media?.examples ?? {}))
      for (const pointer of propertiesIn(value)) {
        const name = stepsOf(pointer).at(-1) ?? ''
        const parent = pointer.slice(0, pointer.lastIndexOf('/'))
        const wrongType = typeof valueAt(value, pointer) === 'object' ? 7.5 : []
        const faultsWith = (other: unknown) =>
          nearestFaults(
            chat,
            media?.schema ?? {},
            changedAt(value, pointer, () => other),
          )
        const [missing, wrong] = [faultsWith(undefined), faultsWith(wrongType)]
        const isMissing = (fault: (typeof missing)[0]) => fault.pointer === parent && fault.parameters.missingProperty === name
        broken += missing.length + wrong.length
        if (!missing.every(isMissing)) misplaced.push(`${id} without ${pointer}: ${missing.map(({ message }) => message)}`)
        if (!wrong.every((fault) => fault.pointer === pointer)) misplaced.push(`${id} ${pointer}: ${wrong.map(({ message }) => message)}`)
      }
  }
  expect(broken).toBeGreaterThan(2000)
  expect(misplaced).toEqual([])
})

test('compares lastMessage with its own category and type, however many properties are missing', () => {
  const operation = chat.operations.find(({ id }) => id === 'get-conversation')
  const media = operation?.responses[200]?.content?.['application/json']
  const [example] = Object.values(media?.examples ?? {})
  const faultsWithout = (...names: string[]) => {
    const value = names.reduce((rest, name) => changedAt(rest, `/data/0/lastMessage/${name}`, () => undefined), example?.value)
    return nearestFaults(chat, media?.schema ?? {}, value).map(({ pointer, message }) => `${pointer} ${message}`)
  }
  expect(faultsWithout('sender', 'receiver', 'data')).toEqual(
    ['sender', 'receiver', 'data'].map((name) => `/data/0/lastMessage must have required property '${name}'`),
  )
})

test('compares a message only with the alternative for its category and type', () => {
  const schema: Schema = { $ref: '#/components/schemas/Message' }
  const user = { uid: 'mira', name: 'Mira', status: 'offline', createdAt: '1' }
  const entities = { sender: { entity: user, entityType: 'user' }, receiver: { entity: user, entityType: 'user' } }
  const common = { id: '1', sender: 'mira', receiver: 'jonas', receiverType: 'user', conversationId: 'a_user_b', sentAt: 1, updatedAt: 1 }
  for (const category of ['message', 'action', 'custom', 'call', 'interactive', 'agentic', 'card']) {
    const data = { text: 'Hello', entities, action: 'edited' }
    const found = nearestFaults(chat, schema, { ...common, category, type: category === 'message' ? 'text' : 'groupMember', data })
    expect(found.map(({ message }) => message)).not.toContain('must NOT be valid')
    expect(found.map(({ message }) => message)).not.toContain("must have required property 'deletedAt'")
  }
  const text = nearestFaults(chat, schema, { ...common, category: 'message', type: 'text', data: { text: 'Hello', entities } })
  expect(text.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/data/entities/sender/entity/createdAt must be integer',
    '/data/entities/receiver/entity/createdAt must be integer',
  ])
})

test('reports only the closest of several alternatives', () => {
  const send = chat.operations.find(({ id }) => id === 'send-message')
  const schema = send?.body?.content['application/json']?.schema ?? {}
  const body = { receiver: 'mira', receiverType: 'user', category: 'message', type: 'text', data: { text: 5 } }
  const found = nearestFaults(chat, schema, body)
  expect(found.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(['/data/text must be string'])
  expect(chat.faults(schema, body).length).toBeGreaterThan(found.length)
  expect(nearestFaults(chat, schema, { ...body, data: { text: 'Hello' } })).toEqual([])
})

test.each([
  [{}, 'receiver'],
  [{ receiverType: 'user' }, 'receiver'],
  [{ receiver: 'jonas' }, 'receiverType'],
])('asks for one receiver unless several are given: %j', (receivers, missing) => {
  const schema: Schema = { $ref: '#/components/schemas/SendMessageRequest' }
  const body = { type: 'text', data: { text: 'Hello' } }
  const missingIn = (value: object) => nearestFaults(chat, schema, value).map(({ parameters }) => parameters.missingProperty)
  expect(missingIn({ ...body, ...receivers })).toContain(missing)
  expect(missingIn({ ...body, ...receivers })).not.toContain('multipleReceivers')
  expect(missingIn({ ...body, multipleReceivers: { uids: ['jonas'] } })).toEqual([])
})
