import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { eventsTable } from './eventsTable.ts'

const chat = await readBundle('chat')

test('lists every event once', () => {
  const listed = eventsTable([chat]).map(({ trigger }) => trigger)
  expect(listed.sort()).toEqual(Object.keys(chat.webhooks ?? {}).sort())
})

test('rejects an event without x-event', () => {
  const events = { message_sent: { post: { operationId: 'receive', tags: ['Events'], responses: {} } } }
  expect(() => eventsTable([{ ...chat, webhooks: events }])).toThrow('The event message_sent has no x-event.')
})
