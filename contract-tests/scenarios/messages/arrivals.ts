import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../documents/pointer.ts'
import { between, sendMessage } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { eventually } from '../../server/times.ts'

// What was read before a message arrived shows it afterwards, and nothing else that is new.

/** An operation that shows the messages of a conversation, or the last of them. */
interface Reader {
  readonly operation: string
  readonly kind: 'user' | 'group'
  readonly shows: 'messages' | 'last message'
  /** Its arguments, for the conversation as the receiver sees it. */
  args(at: Arguments, conversationId: unknown): Arguments
}

const kinds = ['user', 'group'] as const

const readers: readonly Reader[] = [
  ...kinds.map((kind): Reader => ({ operation: `list-${kind}-messages`, kind, shows: 'messages', args: (at) => ({ ...at, limit: 100 }) })),
  ...kinds.map((kind): Reader => ({ operation: `get-${kind}-conversation`, kind, shows: 'last message', args: (at) => at })),
  { operation: 'list-all-messages', kind: 'group', shows: 'messages', args: (_, conversationId) => ({ conversationId, limit: 100 }) },
  {
    operation: 'get-conversation',
    kind: 'group',
    shows: 'last message',
    args: ({ onBehalfOf }, conversationId) => ({ onBehalfOf, conversationId }),
  },
  { operation: 'list-conversations', kind: 'user', shows: 'last message', args: ({ onBehalfOf }) => ({ onBehalfOf, perPage: 100 }) },
  {
    operation: 'list-user-conversations',
    kind: 'user',
    shows: 'last message',
    args: ({ onBehalfOf }) => ({ uid: onBehalfOf, perPage: 100 }),
  },
]

/** A scenario for every operation that shows messages. */
export const arrivalScenarios: readonly Scenario[] = readers.map((reader) => ({
  name: 'shows a message that arrived after an earlier request, and only that',
  operation: reader.operation,
  needs: ['send-message'],
  run: (session) => arrives(session, reader),
}))

async function arrives(session: Session, { operation, kind, shows, args }: Reader): Promise<void> {
  const { writer, at, to } = await between(session, kind)
  const former = await sendMessage(session, writer, to, 'Before')
  const { conversationId } = former
  const shown = async () =>
    [await session.data(operation, args(at, conversationId))]
      .flat()
      .map((record) => String(shows === 'messages' ? record.id : valueAt(record, '/lastMessage/id')))
      .sort()
  const isShown = await eventually(async () => (await shown()).includes(String(former.id)), 5000)
  if (!isShown && shows === 'last message') return session.leaveOut('the last message', `${operation} does not show it`)
  const before = await shown()
  const id = String((await sendMessage(session, writer, to, 'After')).id)
  const expected = shows === 'messages' ? [...before, id] : before.map((known) => (known === String(former.id) ? id : known))
  await session.soon(async () => session.equal('write_has_effect', '/data', expected.sort(), await shown()))
}
