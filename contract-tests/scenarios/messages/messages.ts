import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { lost } from '../../server/compare.ts'
import { createGroup, createUsers, listMessages, sendMessage, textMessage, textOf, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { near } from '../../server/times.ts'

/** Sending, editing and deleting messages, and who can read them. */
export const messageScenarios: readonly Scenario[] = [
  {
    name: 'the acting user is the sender, and both users read the same message',
    operation: 'send-message',
    needs: ['list-user-messages', 'get-message-details', 'list-conversations'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const text = '🌱 <b>Tomatoes</b> & "beans" – ça va?\nSecond line'
      const data = { text, metadata: { bed: 'north', rows: [1, 2], isPaid: false, helpers: 0 } }
      const sent = await sendMessage(session, mira, toUser(jonas), text, { data, muid: session.fixtures.newId('muid') })
      session.equal('write_has_effect', '/data/sender', mira, sent.sender)
      session.equal('write_has_effect', '/data/receiver', jonas, sent.receiver)
      if (sent.readAt) session.report('write_has_effect', '/data/readAt', 'nothing, as the receiver has not read it', sent.readAt)
      const read = await session.data('get-message-details', { id: String(sent.id), onBehalfOf: jonas })
      session.equal('write_has_effect', '/data/data/text', text, textOf(read))
      // Extensions add to it.
      for (const { pointer, expected, got } of lost(data.metadata, valueAt(read, '/data/metadata')))
        session.report('write_has_effect', `/data/data/metadata${pointer}`, expected, got)
      for (const name of ['muid', 'conversationId', 'sentAt']) session.equal('write_has_effect', `/data/${name}`, sent[name], read[name])
      const isListed = async (onBehalfOf: string, uid: string, expected: boolean) => {
        const list = await listMessages(session, 'list-user-messages', { onBehalfOf, uid })
        session.contains('write_has_effect', list, 'id', expected ? [sent.id] : [], expected ? [] : [sent.id])
      }
      await session.soon(() => isListed(mira, jonas, true))
      await session.soon(() => isListed(jonas, mira, true))
      await isListed(priya, jonas, false)
      const ids = [sent.id, (await sendMessage(session, mira, toUser(jonas), 'Another')).id]
      if (String(ids[0]) === String(ids[1])) session.report('write_has_effect', '/data/id', 'a unique id', ids[1])
    },
  },
  {
    name: 'delivers to every receiver',
    operation: 'send-message',
    needs: ['list-user-messages', 'list-group-messages', 'list-all-messages'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira)
      const word = session.fixtures.newId('w')
      const longer = `${guid}0`
      await session.call('create-group', { onBehalfOf: mira, body: { guid: longer, name: 'Another group', type: 'public' } })
      const apart = await sendMessage(session, mira, toGroup(longer), `Not ${word}`)
      await session.call('send-message', {
        onBehalfOf: mira,
        body: textMessage({ multipleReceivers: { uids: [jonas, priya], guids: [guid] } }, word),
      })
      for (const uid of [jonas, priya]) await hasText(session, 'list-user-messages', { onBehalfOf: mira, uid }, word)
      await hasText(session, 'list-group-messages', { guid }, word)
      session.contains('ensure_resource_availability', await listMessages(session, 'list-group-messages', { guid }), 'id', [], [apart.id])
      const whole = await listMessages(session, 'list-all-messages', { conversationId: `group_${guid}` })
      session.contains('filter conversationId', whole, 'id', [], [apart.id])
    },
  },
  {
    name: 'everyone reads the new text of an edited message',
    operation: 'update-message',
    needs: ['get-message-details', 'send-message', 'list-user-messages'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const { id: number } = await sendMessage(session, mira, toUser(jonas), 'Before')
      const id = String(number)
      const edit = await session.data('update-message', { id, onBehalfOf: mira, body: { data: { text: 'After' } } })
      session.equal('write_has_effect', '/data/data/action', 'edited', valueAt(edit, '/data/action'))
      const edited = valueAt(edit, '/data/entities/on/entity/data/text')
      session.equalIfPresent('write_has_effect', '/data/data/entities/on/entity/data/text', 'After', edited)
      const after = await session.data('get-message-details', { id, onBehalfOf: jonas })
      session.equal('write_has_effect', '/data/data/text', 'After', textOf(after))
      const listed = (more: Json = {}) => listMessages(session, 'list-user-messages', { onBehalfOf: jonas, uid: mira, ...more })
      await session.soon(async () => {
        const found = (await listed()).find((message) => String(message.id) === id)
        if (found) session.equal('write_has_effect', '/data/data/text', 'After', textOf(found))
      })
      session.equal('write_has_effect', '/data/sender', mira, after.sender)
      session.equalIfPresent('write_has_effect', '/data/editedBy', mira, after.editedBy)
      await session.call('update-message', { id, onBehalfOf: mira, body: { tags: ['relabelled'] } })
      await session.soon(async () => session.contains('write_has_effect', await listed({ tags: ['relabelled'] }), 'id', [id]))
      // A message need not show the time, but must not show it in another unit or as another type.
      if (after.editedAt !== undefined && after.editedAt !== null) near(session, '/data/editedAt', after.editedAt)
      const byApp = await session.data('update-message', { id, body: { data: { text: 'By the app' } } })
      const editor = valueAt(byApp, '/data/entities/on/entity/editedBy')
      session.equalIfPresent('write_has_effect', '/data/data/entities/on/entity/editedBy', 'app_system', editor)
    },
  },
  {
    name: 'a deleted message is kept without its content',
    operation: 'delete-message',
    needs: ['get-message-details', 'send-message', 'list-all-messages'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const gone = await sendMessage(session, mira, toUser(jonas), 'Secret words')
      const kept = await sendMessage(session, mira, toUser(jonas), 'Kept')
      const id = String(gone.id)
      await session.call('delete-message', { id, onBehalfOf: mira, body: { permanent: false } })
      const { status, data } = await session.attempt('get-message-details', { id })
      if (status === 200 && (data as Json).deletedAt === undefined)
        session.report('write_has_effect', '/data/deletedAt', 'the time of the deletion', undefined)
      if (status === 200 && textOf(data as Json) === 'Secret words')
        session.report('write_has_effect', '/data/data/text', 'no content', 'Secret words')
      const of = { conversationId: gone.conversationId }
      session.contains(
        'filter hideDeleted',
        await listMessages(session, 'list-all-messages', { ...of, hideDeleted: true }),
        'id',
        [kept.id],
        [gone.id],
      )
      const deleted = await listMessages(session, 'list-all-messages', { ...of, onlyDeleted: true })
      session.contains('filter onlyDeleted', deleted, 'id', status === 200 ? [gone.id] : [], [kept.id])
      const all = [...deleted, ...(await listMessages(session, 'list-all-messages', of))]
      if (status !== 200 && !all.some((message) => String(message.id) === id))
        session.report('write_has_effect', '/data', `the message ${id}, which is kept and marked as deleted`, 'not listed')
      const deletedBy = (data as Json | undefined)?.deletedBy
      if (status === 200 && deletedBy !== undefined) session.equal('write_has_effect', '/data/deletedBy', mira, deletedBy)
      const remains = all.find((message) => textOf(message) === 'Secret words')
      if (remains) session.report('write_has_effect', '/data/data/text', 'no content', 'Secret words')
    },
  },
]

async function hasText(session: Session, list: string, args: Json, text: string): Promise<void> {
  await session.soon(async () => {
    const found = await listMessages(session, list, args)
    if (!found.some((message) => textOf(message) === text))
      session.report('write_has_effect', '/data', `a message with the text ${text}`, `${found.length} messages without it`)
  })
}
