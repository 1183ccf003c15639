import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { eventsTable, eventTables } from './eventsTable.ts'
import { tablesMarkdown } from './tablesPage.ts'

const chat = await readBundle('chat')

test('lists every event once', () => {
  expect(
    eventsTable([chat])
      .map(({ trigger }) => trigger)
      .sort(),
  ).toEqual(Object.keys(chat.webhooks ?? {}).sort())
})

test('shows when an event is sent and when it is not', () => {
  const page = tablesMarkdown(eventTables([chat]))
  expect(page).toMatch(/## Messages\n[^#]*\| `message_sent` \| When a message is sent with this API[^|]*\| .*client SDKs/)
  expect(page).toContain('No event announces a flag')
})

test('rejects an event without x-event', () => {
  const events = { message_sent: { post: { operationId: 'receive', tags: ['Events'], responses: {} } } }
  expect(() => eventsTable([{ ...chat, webhooks: events }])).toThrow('The event message_sent has no x-event.')
})
