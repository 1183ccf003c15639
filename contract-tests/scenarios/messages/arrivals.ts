import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../documents/pointer.ts'
import { between, sendMessage } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

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
  const records = async () => [await session.data(operation, args(at, conversationId))].flat()
  const shown = async () => {
    const own = shows === 'messages' ? await records() : (await records()).filter((record) => record.conversationId === conversationId)
    return own.map((record) => String(shows === 'messages' ? record.id : (valueAt(record, '/lastMessage/id') ?? record.conversationId)))
  }
  await session.soon(async () => {
    if (!(await shown()).includes(String(former.id)) && shows === 'messages')
      session.report('ensure_resource_availability', '/data', `the message ${former.id}`, 'none')
  })
  const before = await shown()
  const { id } = await sendMessage(session, writer, to, 'After')
  await session.soon(async () => {
    const after = await shown()
    if (shows === 'messages')
      session.equal(
        'write_has_effect',
        '/data',
        [String(id)],
        after.filter((known) => !before.includes(known)),
      )
    else session.equal('write_has_effect', '/data/lastMessage/id', before.includes(String(former.id)) ? [String(id)] : before, after)
  })
}
