import { send, toUser, user } from './fixtureHelpers.ts'
import { recordsOf } from './lists.ts'
import type { Body, Scenario, Session } from './session.ts'

/** Characters that mean something in an address, and some that are encoded there. */
const reserved = '+ 100%/"b" 🌱'

/** How identifiers are spelled: in capital letters, and with characters that an address has to encode. */
export const spellingScenarios: readonly Scenario[] = [
  {
    name: 'a uid in capital letters is stored in lower case, and taken in any spelling',
    operation: 'create-user',
    needs: ['get-user', 'delete-user'],
    async run(session) {
      const uid = session.fixtures.fresh('case')
      const body = { uid: `${uid}ABC`, name: 'Capital letters' }
      spelledDown(session, 'uid', await session.data('create-user', { body }), body.uid)
      spelledDown(session, 'uid', await session.data('get-user', { uid: `${uid}abc` }), body.uid)
      await session.refused('create-user', { body: { ...body, uid: `${uid}abc` } }, 'the uid is taken')
      await session.call('delete-user', { uid: `${uid}abc`, body: { permanent: true } })
    },
  },
  {
    name: 'a guid in capital letters is stored in lower case, and taken in any spelling',
    operation: 'create-group',
    needs: ['get-group', 'delete-group'],
    async run(session) {
      const guid = session.fixtures.fresh('case')
      const body = { guid: `${guid}ABC`, name: 'Capital letters', type: 'public' }
      const onBehalfOf = await user(session, 'mira')
      spelledDown(session, 'guid', await session.data('create-group', { onBehalfOf, body }), body.guid)
      spelledDown(session, 'guid', await session.data('get-group', { guid: `${guid}abc` }), body.guid)
      await session.refused('create-group', { onBehalfOf, body: { ...body, guid: `${guid}abc` } }, 'the guid is taken')
      await session.call('delete-group', { guid: `${guid}abc` })
    },
  },
  {
    name: 'a reaction with reserved characters is counted, listed and removed as it was sent',
    operation: 'remove-message-reaction',
    needs: ['add-message-reaction', 'list-all-reactions', 'list-reactions-of-one-kind'],
    async run(session) {
      const [mira, jonas] = [await user(session, 'mira'), await user(session, 'jonas')]
      const id = String((await send(session, mira, toUser(jonas), 'Reserved characters')).id)
      const at = { id, reaction: reserved, onBehalfOf: jonas }
      const reactions = async () => (await session.list('list-all-reactions', { id })).map(({ reaction }) => reaction)
      await session.call('add-message-reaction', at)
      session.same('write_has_effect', '/data', [reserved], await reactions())
      const ofKind = await session.list('list-reactions-of-one-kind', { id, reaction: reserved })
      session.holds('write_has_effect', ofKind, 'uid', [jonas])
      await session.call('remove-message-reaction', at)
      session.same('write_has_effect', '/data', [], await reactions())
    },
  },
  {
    name: 'a reason whose id has reserved characters can be changed and deleted, if it can be created',
    operation: 'delete-reason',
    needs: ['create-reason', 'update-reason', 'list-reasons'],
    async run(session) {
      const id = `${session.fixtures.fresh('reason')}${reserved}`
      const { status } = await session.attempt('create-reason', { body: { id, name: 'Reserved characters' } })
      // Which characters an id may have is not documented.
      if (status >= 300) return
      const listed = async () => {
        const reasons = await recordsOf(session, session.server.operation('list-reasons'), {})
        return reasons.find((one) => one.id === id)?.name
      }
      session.same('write_has_effect', '/data', 'Reserved characters', await listed())
      await session.call('update-reason', { id, body: { name: 'Changed' } })
      session.same('write_has_effect', '/data', 'Changed', await listed())
      await session.call('delete-reason', { id })
      session.same('write_has_effect', '/data', undefined, await listed())
    },
  },
]

/** Checks that a record has its identifier in lower case, as the service converts it. */
function spelledDown(session: Session, key: string, record: Body, sent: string): void {
  session.same('write_has_effect', `/data/${key}`, sent.toLowerCase(), record[key])
}
