import { valueAt } from '../spec/pointer.ts'
import { people } from './effects.ts'
import { group, send, toUser, user } from './fixtureHelpers.ts'
import { pagesAgree } from './memberships.ts'
import type { Body, Scenario } from './session.ts'

// Details that only another call shows: pages of unfiltered lists, members of a group, and the counts of threads and reactions.

const records: Scenario[] = [
  {
    name: 'tokens are read page by page',
    operation: 'list-authtokens',
    needs: ['create-authtoken'],
    async run(session) {
      const uid = await user(session, 'mira')
      for (let count = 0; count < 3; count++) await session.call('create-authtoken', { uid, body: {} })
      await pagesAgree(session, session.server.operation('list-authtokens'), { uid }, 'authToken')
    },
  },
  {
    name: 'the second page is not the first',
    operation: 'list-roles',
    needs: ['create-role'],
    async run(session) {
      for (const name of ['keeper', 'visitor']) await session.fixtures.record('/roles', name)
      // Others may make and remove roles at the same moment.
      for (let attempt = 0; attempt < 3; attempt++) {
        const [first, second] = [
          await session.list('list-roles', { perPage: 1, page: 1 }),
          await session.list('list-roles', { perPage: 1, page: 2 }),
        ]
        if (first[0]?.role !== second[0]?.role) return
      }
      session.found('list_pages_agree', '/data', 'another role on each page', 'the same')
    },
  },
]

const groups: Scenario[] = [
  {
    name: 'a group tells whoever the call acts for whether they are in it',
    operation: 'get-group',
    needs: ['create-group'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const guid = await group(session, mira)
      session.same('write_has_effect', '/data/hasJoined', true, (await session.data('get-group', { guid, onBehalfOf: mira })).hasJoined)
      const { hasJoined = false } = await session.data('get-group', { guid, onBehalfOf: jonas })
      session.same('write_has_effect', '/data/hasJoined', false, hasJoined)
    },
  },
  {
    name: 'who is added to one group is not in another',
    operation: 'add-group-members',
    needs: ['list-group-members', 'create-group'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const [guid, other] = [await group(session, mira), await group(session, mira)]
      await session.call('add-group-members', { guid, body: { participants: [jonas] } })
      session.holds('ensure_resource_availability', await session.list('list-group-members', { guid: other }), 'uid', [mira], [jonas])
    },
  },
]

const sent: Scenario[] = [
  {
    name: 'a thread holds the replies to its message only',
    operation: 'list-all-thread-messages',
    needs: ['send-thread-message', 'send-message'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const text = { ...toUser(jonas), category: 'message', type: 'text', data: { text: 'Reply' } }
      const { id } = await send(session, mira, toUser(jonas), 'Parent')
      const replies = [1, 2].map(() => session.data('send-thread-message', { id: String(id), onBehalfOf: mira, body: text }))
      const ids = (await Promise.all(replies)).map((one) => String(one.id)).sort()
      const list = await session.list('list-all-thread-messages', { id: String(id) })
      session.same('write_has_effect', '/data', ids, list.map((one) => String(one.id)).sort())
    },
  },
  {
    name: 'the answer counts the reactions as they are',
    operation: 'add-message-reaction',
    needs: ['send-message'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const id = String((await send(session, mira, toUser(jonas), 'React')).id)
      for (const [count, onBehalfOf] of [mira, jonas].entries()) {
        const counts = valueAt(await session.data('add-message-reaction', { id, reaction: '🌱', onBehalfOf }), '/data/reactions')
        if (Array.isArray(counts))
          session.same('write_has_effect', '/data/data/reactions/0/count', count + 1, Number((counts[0] as Body | undefined)?.count))
      }
    },
  },
]

/** Details of records, groups, messages and conversations. */
export const detailScenarios: readonly Scenario[] = [...records, ...groups, ...sent]
