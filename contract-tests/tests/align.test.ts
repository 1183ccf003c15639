import { expect, test } from 'vitest'
import { aligned, identityOf } from '../model/align.ts'
import { firstOf } from '../model/chosen.ts'

test('takes a message that the model chose for none to another receiver', () => {
  const chosen = (receiver: string) => ({ message: { id: String(firstOf('message') + receiver.length), receiver } })
  const [shed, attic] = [chosen('shed'), chosen('attic')]
  const [known, other] = [{ message: { id: '41', receiver: 'Attic' } }, { message: { id: '42', receiver: 'pond' } }]
  expect(aligned([shed, attic], [known, other])).toEqual([
    [shed, undefined],
    [attic, known],
    [undefined, other],
  ])
})

test('a reaction is identified by its message, its user and the reaction', () => {
  const reaction = { id: '7', messageId: '41', uid: 'Mira', reaction: '🌱' }
  const others = [
    { ...reaction, uid: 'jonas' },
    { ...reaction, reaction: '👍' },
    { ...reaction, messageId: '42' },
  ]
  expect(new Set([reaction, ...others].map(identityOf)).size).toBe(4)
  expect(identityOf({ ...reaction, id: '8', uid: 'mira' })).toBe(identityOf(reaction))
  const [first, second] = ['mira', 'jonas'].map((uid, index) => ({ ...reaction, uid, id: String(firstOf('reaction') + index) }))
  const [one, other] = ['jonas', 'mira'].map((uid, index) => ({ ...reaction, uid, id: String(70 + index) }))
  expect(aligned([first, second], [one, other])).toEqual([
    [first, other],
    [second, one],
  ])
})
