import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { eventsPage, eventsTable } from './eventsTable.ts'

const chat = await readBundle('chat')

test('lists every event once', () => {
  expect(
    eventsTable([chat])
      .map(({ trigger }) => trigger)
      .sort(),
  ).toEqual(Object.keys(chat.webhooks ?? {}).sort())
})

test('shows when an event is sent and when it is not', () => {
  const page = eventsPage([chat])
  expect(page).toMatch(/## Messages\n[^#]*\| `message_sent` \| When a message is sent with this API[^|]*\| .*client SDKs/)
  expect(page).toContain('No event announces a flag')
})

test('says which events follow an edit and a deletion', () => {
  const page = eventsPage([chat])
  expect(page).toMatch(
    /`message_edited` \| [^|]*three `message_sent`[^|]*`edited`, about 0\.1, 3\.5 and 3\.5 seconds later, one of them to the sender/,
  )
  expect(page).toMatch(/`message_deleted` \| [^|]*one `message_sent`[^|]*`deleted`\. \|/)
})

test('rejects an event without x-event', () => {
  const events = { message_sent: { post: { operationId: 'receive', tags: ['Events'], responses: {} } } }
  expect(() => eventsTable([{ ...chat, webhooks: events }])).toThrow('The event message_sent has no x-event.')
})
