import { expect, test } from 'vitest'
import { aligned } from '../model/align.ts'
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
