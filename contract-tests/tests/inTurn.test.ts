import { expect, test } from 'vitest'
import { rowsOfDay } from './inTurn.ts'

test.each([1, 3, 5, 16, 40])('each of %i rows has its turn, and each day has a row', (count) => {
  const rows = Array.from({ length: count }, (_, index) => index)
  const days = Array.from({ length: 16 }, (_, day) => rowsOfDay(rows, 16, 20_000 + day))
  expect(days.every((chosen) => chosen.length > 0)).toBe(true)
  expect(new Set(days.flat()).size).toBe(count)
})
