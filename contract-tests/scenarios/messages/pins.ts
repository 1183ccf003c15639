import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { between, createGroup, createUsers, sendMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { eventually } from '../../server/times.ts'
import { arrived, conversationSeenBy } from './conversations.ts'

/** Pinned and saved messages and conversations, if responses show that. */
export const pinScenarios: readonly Scenario[] = [
  {
    name: 'pins a message until it is unpinned',
    operation: 'unpin-message',
    needs: ['pin-message', 'get-message-details'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'Pinned')).id)
      const read = async () => (await session.data('get-message-details', { id, onBehalfOf: mira })).pinnedAt ?? undefined
      const { pinnedBy } = await session.data('pin-message', { id })
      session.equalIfPresent('write_has_effect', '/data/pinnedBy', 'app_system', pinnedBy)
      const other = String((await sendMessage(session, mira, toUser(jonas), 'Pinned by its sender')).id)
      // The scope of a user may not permit it.
      const { data } = await session.attempt('pin-message', { id: other, onBehalfOf: mira })
      session.equalIfPresent('write_has_effect', '/data/pinnedBy', mira, valueAt(data, '/pinnedBy'))
      if (!(await eventually(async () => (await read()) !== undefined, 5000))) return
      const { status } = await session.attempt('unpin-message', { id, onBehalfOf: mira })
      if (status >= 300) await session.call('unpin-message', { id })
      await session.soon(async () => session.equal('write_has_effect', '/data/pinnedAt', undefined, await read()))
    },
  },
  {
    name: 'saves a message for the acting user until it is unsaved',
    operation: 'unsave-message',
    needs: ['save-message', 'get-message-details'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'Saved')).id)
      const kept = String((await sendMessage(session, mira, toUser(jonas), 'Saved for longer')).id)
      await session.call('save-message', { id: kept, onBehalfOf: mira })
      const { savedAt } = await session.data('save-message', { id, onBehalfOf: mira })
      if (!savedAt) return
      const read = async (onBehalfOf: string, of = id) =>
        (await session.data('get-message-details', { id: of, onBehalfOf })).savedAt || undefined
      session.equal('write_has_effect', '/data/savedAt', undefined, await read(jonas))
      await session.call('save-message', { id, onBehalfOf: jonas })
      const unsaved = await session.data('unsave-message', { id, onBehalfOf: mira })
      session.equal('write_has_effect', '/data/savedAt', undefined, unsaved.savedAt || undefined)
      await session.soon(async () => {
        session.equal('write_has_effect', '/data/savedAt', undefined, await read(mira))
        if ((await read(jonas)) === undefined)
          session.report('data_unchanged', '/data/savedAt', 'the time at which another user saved the message', undefined)
        if ((await read(mira, kept)) === undefined)
          session.report('data_unchanged', '/data/savedAt', 'the time of another saved message', undefined)
      })
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
      await session.soon(async () => {
        const pinned = (await session.list('list-conversations', { onBehalfOf: mira })).filter(
          (conversation) => conversation.pinnedAt && conversation.conversationWith,
        )
        // Whether lists show pins is not documented.
        if (pinned.length > 0) session.contains('write_has_effect', pinned, '/conversationWith/guid', guids.slice(0, 5), guids.slice(5))
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
        const listed = async () =>
          (await session.list('list-conversations', { onBehalfOf: at.onBehalfOf })).find((entry) => entry.conversationId === conversationId)
        await session.soon(async () => {
          if (typeof pinned.pinnedAt === 'number' && (await pinnedAt(at)) === undefined && !(await listed())?.pinnedAt)
            session.report('write_has_effect', '/data/pinnedAt', 'the time of the pin', undefined)
        })
        session.equal('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(theirs))
        await session.call(`unpin-${kind}-conversation`, at)
        await session.soon(async () => session.equal('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(at)))
      },
    }),
  ),
]
