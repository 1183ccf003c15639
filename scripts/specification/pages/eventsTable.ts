import { type FollowingEvent, type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { TablesPage } from './tablesPage.ts'

/** The groups of events, in the order of the page, each with its title and an introduction. */
const groups = {
  messages: ['Messages'],
  users: ['Users'],
  groups: ['Groups'],
  calls: [
    'Calls and meetings',
    'Events named `call_…` belong to calls that ring, those named `meeting_…` to sessions that participants join by themselves.',
  ],
  moderation: ['Moderation'],
  notifications: ['Custom notification providers'],
  campaigns: ['Campaigns'],
  legacy: ['Legacy webhooks', 'An app has either legacy or current webhooks. These events are sent by legacy webhooks only.'],
} as const

/** A row of the table of events. */
export interface EventRow {
  readonly trigger: string
  readonly summary: string
  readonly group: keyof typeof groups
  /** When the service sends it, and what it sends after it. */
  readonly sent: string
  /** When the service unexpectedly does not send it. */
  readonly notSent: string | undefined
}

/** Every webhook event of the documents, group by group. */
export function eventsTable(documents: readonly OpenApiDocument[]): EventRow[] {
  const rows = documents.flatMap((document) =>
    operationsOf(document, 'webhooks').map(({ path, summary, event }): EventRow => {
      if (!event) throw new Error(`The event ${path} has no x-event.`)
      const { sent, notSent, followedBy } = event
      const group = event.group as EventRow['group']
      return { trigger: path, summary, group, sent: followedBy ? `${sent} ${following(followedBy)}` : sent, notSent }
    }),
  )
  return Object.keys(groups).flatMap((name) => rows.filter(({ group }) => group === name))
}

/** A sentence about the events that follow another event. */
function following(events: readonly FollowingEvent[]): string {
  const [{ trigger, action }] = events as [FollowingEvent]
  const seconds = events.flatMap(({ after }) => (after === undefined ? [] : [after]))
  return [
    `It is followed by ${numerals[events.length] ?? events.length} \`${trigger}\``,
    ` with a message of category \`action\` whose \`data.action\` is \`${action}\``,
    seconds.length > 0 ? `, about ${new Intl.ListFormat('en-GB').format(seconds.map(String))} seconds later` : '',
    events.some(({ to }) => to === 'sender') ? ', one of them to the sender' : '',
    '.',
  ].join('')
}

const numerals = ['no', 'one', 'two', 'three']

/** When the service sends each event and when it does not, by group. */
export const eventTables = (documents: readonly OpenApiDocument[]): TablesPage => ({
  title: 'Events',
  introduction: `CometChat posts these events to your webhooks; [receiving webhooks](webhooks.md) describes how to check and read them. Each
event's page names its sources. CometChat tries a delivery at most three times, so poll the API's lists for anything that must not be missed.
Most events come within 5 seconds; the guide lists [the measured times](webhooks.md#how-soon-events-come).

**No event announces a flag.** Poll \`list-flagged-messages\` instead, as the
[guide on flagging](flagging-and-reviewing.md#no-event-announces-a-flag) shows.`,
  columns: [{ title: 'Event' }, { title: 'Sent' }, { title: 'Not sent' }],
  chapters: [...groupBy(eventsTable(documents), ({ group }) => group)].map(([group, rows]) => ({
    id: group,
    title: groups[group][0],
    introduction: groups[group][1],
    rows: rows.map(({ trigger, sent, notSent = '' }) => ({ name: trigger, cells: [sent, notSent] })),
  })),
})
