import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'
import { operationsPage, operationsTable } from './operationsTable.ts'

const bundles = await Promise.all(documents.map(readBundle))
const rows = operationsTable(bundles)
const row = (id: string) => rows.find((candidate) => candidate.id === id)

test('lists every operation of every document once', () => {
  const all = bundles.flatMap((document) => operationsOf(document).map(({ id }) => id))
  expect(rows.map(({ id }) => id).sort()).toEqual(all.sort())
})

test('shows header, keys, paging, rate limit, idempotency and evidence of an operation', () => {
  expect(row('flag-a-message')).toMatchObject({
    clientMethod: 'flagAMessage',
    httpMethod: 'POST',
    path: '/messages/{id}/flagged',
    onBehalfOf: 'required',
    keys: ['fullAccess'],
    paging: undefined,
    rateLimit: 'standard',
    sources: ['brief', 'published', 'inferred'],
  })
  expect(row('create-user')).toMatchObject({
    onBehalfOf: 'not supported',
    keys: ['fullAccess', 'authOnly'],
    rateLimit: 'core',
    repeated: 'refused-when-repeated',
  })
  expect(row('list-users')).toMatchObject({ paging: 'page numbers', repeated: 'safe' })
  expect(row('send-message')).toMatchObject({ onBehalfOf: 'accepted', rateLimit: 'its own for each user', repeated: 'not-idempotent' })
  expect(row('list-apps')).toMatchObject({ keys: ['key and secret'], rateLimit: 'not published' })
  expect(row('get-conversation')).toMatchObject({ deprecated: true, replacedBy: ['get-user-conversation', 'get-group-conversation'] })
})

test('writes each operation into the table of its family', () => {
  const page = operationsPage(bundles)
  expect(page).toMatch(
    /## Moderation\n[^#]*\| `flagAMessage` \| `POST \/messages\/\{id\}\/flagged` \| required \| fullAccess \| {2}\| standard \|/,
  )
  expect(page).toMatch(/`getConversation` \(deprecated, use `getUserConversation` or `getGroupConversation`\)/)
})
