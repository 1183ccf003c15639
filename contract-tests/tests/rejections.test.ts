import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArguments } from '../cases/arbitraryArguments.ts'
import type { Arguments } from '../cases/arguments.ts'
import { createModel } from '../comparison/modelApp.ts'
import { snapshotText } from '../comparison/rememberStore.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'

const [chat] = (await readContracts()) as [Contract]
const modelled = chat.operations.filter(({ id }) => id in families)

/** A model with a group and two messages. */
function createWorld() {
  const model = createModel(chat)
  const take = (id: string, args: Arguments) =>
    model.take({ operation: chat.operations.find((operation) => operation.id === id) as Operation, args }, 0)
  for (const uid of ['mira', 'jonas', 'priya']) take('create-user', { body: { uid, name: uid } })
  take('create-group', { body: { guid: 'compost', name: 'Compost', type: 'private', owner: 'mira' } })
  for (const [receiver, receiverType] of Object.entries({ compost: 'group', jonas: 'user' }))
    take('send-message', { onBehalfOf: 'mira', body: { receiver, receiverType, type: 'text', data: { text: 'Turned' } } })
  return model
}

const model = createWorld()

/** Calls of any operation, some about records of the world. */
const calls = fc.constantFrom(...modelled).chain((operation) => {
  const known = { uid: ['mira', 'priya'], guid: ['compost'], id: [...model.store.messages.keys()], onBehalfOf: ['jonas', 'nobody'] }
  const named = operation.parameters.flatMap(({ name }) => (name in known ? [[name, known[name as keyof typeof known]] as const] : []))
  const own = fc.record(Object.fromEntries(named.map(([name, values]) => [name, fc.constantFrom(...values)])), { requiredKeys: [] })
  return fc.record({
    operation: fc.constant(operation),
    args: fc.tuple(arbitraryArguments(chat, operation), own).map((parts) => Object.assign({}, ...parts)),
  })
})

test('the rejections of any call begin with its answer, and leave the records as they are', () => {
  let several = 0
  fc.assert(
    fc.property(calls, (call) => {
      const before = snapshotText(model.store)
      const answer = model.peek(call)
      const rejections = answer.status < 300 ? [answer] : model.rejections(call)
      several += Number(rejections.length > 1)
      expect(rejections[0]).toEqual(answer)
      expect(snapshotText(model.store)).toBe(before)
    }),
    { numRuns: 1500 },
  )
  expect(several).toBeGreaterThan(20)
})
