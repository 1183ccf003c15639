import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { between, createGroup, createUsers, sendMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { hasCode } from '../statedCode.ts'
import { arrived, conversationSeenBy } from './conversations.ts'

/** Pinned messages and conversations, if responses show that. */
export const pinScenarios: readonly Scenario[] = [
  {
    name: 'names who pinned a message',
    operation: 'pin-message',
    needs: ['send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'Pinned')).id)
      const { pinnedAt, pinnedBy } = await session.data('pin-message', { id })
      if (!pinnedAt) session.report('write_has_effect', '/data/pinnedAt', 'the time of the pin', pinnedAt)
      session.equalIfPresent('write_has_effect', '/data/pinnedBy', 'app_system', pinnedBy)
      const other = String((await sendMessage(session, mira, toUser(jonas), 'Pinned by its sender')).id)
      // The scope of a user may not permit it.
      const { data } = await session.attempt('pin-message', { id: other, onBehalfOf: mira })
      session.equalIfPresent('write_has_effect', '/data/pinnedBy', mira, valueAt(data, '/pinnedBy'))
    },
  },
  {
    name: 'a user pins at most five conversations',
    operation: 'pin-group-conversation',
    needs: ['create-user', 'create-group', 'list-conversations', 'send-message'],
    async run(session) {
      // Other scenarios also pin conversations.
      const mira = session.fixtures.newId('mira')
      await session.call('create-user', { body: { uid: mira, name: 'Mira' } })
      const guids: string[] = []
      for (let count = 0; count < 6; count++) {
        const guid = await createGroup(session, mira)
        await sendMessage(session, mira, toGroup(guid), 'Pinned')
        guids.push(guid)
      }
      for (const guid of guids.slice(0, 5)) await session.call('pin-group-conversation', { guid, onBehalfOf: mira })
      const sixth = { guid: guids[5] as string, onBehalfOf: mira }
      await session.rejects('pin-group-conversation', sixth, 'the user has pinned five conversations')
      const { status, body } = await session.attempt('pin-group-conversation', sixth)
      if (status === 400) hasCode(session, body, session.server.operation('pin-group-conversation').quota?.code)
      await session.soon(async () => {
        const guidOf = (conversation: Json) => valueAt(conversation, '/conversationWith/guid')
        const list = (await session.list('list-conversations', { onBehalfOf: mira })).filter(guidOf)
        const pinned = list.filter(({ pinnedAt }) => pinnedAt)
        // Whether lists show pins is not documented.
        if (pinned.length === 0) return
        session.contains('write_has_effect', pinned, '/conversationWith/guid', guids.slice(0, 5), guids.slice(5))
        if (!list.slice(5).some((conversation) => guidOf(conversation) === guids[5]))
          session.report('sort_order', '/data', 'the pinned conversations on top', list.map(guidOf).join(', '))
      })
    },
  },
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'pins a conversation for the acting user until it is unpinned',
      operation: `pin-${kind}-conversation`,
      needs: [`unpin-${kind}-conversation`, `get-${kind}-conversation`, 'list-conversations'],
      async run(session) {
        const { writer, at, theirs, to } = await between(session, kind)
        const { conversationId } = await sendMessage(session, writer, to, 'Pinned')
        await arrived(session, kind, at)
        const pinned = await session.data(`pin-${kind}-conversation`, at)
        await sendMessage(session, writer, to, 'After the pin')
        const pinnedAt = async (side: Json) => (await conversationSeenBy(session, kind, side)).pinnedAt ?? undefined
        // One edition has no pins in a single conversation.
        const listed = async ({ onBehalfOf }: Json) =>
          (await session.list('list-conversations', { onBehalfOf })).find((entry) => entry.conversationId === conversationId)
        await session.soon(async () => {
          if (typeof pinned.pinnedAt === 'number' && (await pinnedAt(at)) === undefined && !(await listed(at))?.pinnedAt)
            session.report('write_has_effect', '/data/pinnedAt', 'the time of the pin', undefined)
        })
        session.equal('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(theirs))
        session.equal('write_has_effect', '/data/pinnedAt', undefined, (await listed(theirs))?.pinnedAt ?? undefined)
        await session.call(`unpin-${kind}-conversation`, at)
        await session.soon(async () => session.equal('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(at)))
      },
    }),
  ),
]
