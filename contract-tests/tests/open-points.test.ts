import { expect, test } from 'vitest'
import { documents, readBundle } from '../documents/bundles.ts'
import { contradictionsAt, openPointsOf } from '../documents/discrepancies.ts'

test('a contradiction about behaviour has a name of its own and names its readings', async () => {
  const points = new Map(
    (await Promise.all(documents.map(readBundle))).flatMap(openPointsOf).map((point) => [point.id, point.readings.map(({ name }) => name)]),
  )
  expect(points.get('scope-change-without-user')).toEqual(['forbidden', 'allowed'])
  expect(points.get('empty-metadata')).toEqual(['list', 'object'])
  expect([...points].filter(([, names]) => new Set(names).size < 2)).toEqual([])
})

test('a text, an object and a list of both are read alike', () => {
  const point = { id: 'a-b', text: 'Either.', readings: [] }
  const said = (value: unknown) => contradictionsAt({ 'x-discrepancy': value })
  expect([contradictionsAt({}), said('Text.'), said(point), said(['Text.', point])]).toEqual([[], ['Text.'], [point], ['Text.', point]])
})
