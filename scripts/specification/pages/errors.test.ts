import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'
import { errorsPage } from './errors.ts'

const bundles = await Promise.all(documents.map(readBundle))
const page = errorsPage(bundles)
const line = (code: string) => page.split('\n').find((text) => text.startsWith(`| \`${code}\` |`))

test('every code that several operations return has a remedy', () => {
  const counts = new Map<string, number>()
  for (const { errorCodes } of bundles.flatMap((document) => operationsOf(document)))
    for (const code of errorCodes) counts.set(code, (counts.get(code) ?? 0) + 1)
  const remedies = bundles[0]?.['x-error-remedies'] ?? {}
  expect([...counts].filter(([code, count]) => count > 1 && !remedies[code])).toEqual([])
})

test('shows the remedy, whether it has a source, and whether to retry the request', () => {
  expect(line('ERR_TOO_MANY_REQUESTS')).toMatch(/\| Wait for the seconds in `Retry-After`\.[^|]*[^†] \| later \| all \|/)
  expect(line('ERR_UID_NOT_FOUND')).toMatch(/† \| no \|/)
})

test('remedies refer to existing operations', () => {
  const ids = new Set(bundles.flatMap((document) => operationsOf(document).map(({ id }) => id)))
  const named = Object.values(bundles[0]?.['x-error-remedies'] ?? {}).flatMap(({ remedy }) =>
    [...remedy.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id as string),
  )
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})
