import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'
import { operationsTable, operationTables } from './operationsTable.ts'
import { tablesMarkdown } from './tablesPage.ts'

const bundles = await Promise.all(documents.map(readBundle))
const rows = operationsTable(bundles)

test('lists every operation of every document once', () => {
  const all = bundles.flatMap((document) => operationsOf(document).map(({ id }) => id))
  expect(rows.map(({ id }) => id).sort()).toEqual(all.sort())
})

test.each([
  ['the family of an operation', /## Moderation\n[^#]*\| `flagAMessage` \|/],
  ['header, keys and rate limit', /`flagAMessage` \| `POST \/messages\/\{id\}\/flagged` \| required \| fullAccess \| {2}\| standard \|/],
  ['two kinds of keys, and a rejected repetition', /`createUser` .* \| not supported \| fullAccess, authOnly \| {2}\| core \| rejected \|/],
  ['pages', /`listUsers` .* \| page numbers \| \w+ \| safe \|/],
  ['a limit of its own', /`sendMessage` .* \| accepted \| .* \| its own for each user \| processed again \|/],
  ['both credentials, and no published limit', /`listApps` .* \| key and secret \| .* \| not published \|/],
  ['replacements', /`getConversation` .* \(deprecated, use `getUserConversation` or `getGroupConversation`\)/],
])('shows %s', (_, line) => expect(tablesMarkdown(operationTables(bundles))).toMatch(line))
