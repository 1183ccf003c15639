import type { Arguments } from '../../cases/arguments.ts'
import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, sendMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'

/** Reactions. */
export const reactionScenarios: readonly Scenario[] = [
  {
    name: 'counts reactions by kind, and removes only those of the acting user',
    operation: 'add-message-reaction',
    needs: ['list-all-reactions', 'list-reactions-of-one-kind', 'remove-message-reaction', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira, { participants: [jonas, priya] })
      const id = String((await sendMessage(session, mira, toGroup(guid), 'React')).id)
      const react = (onBehalfOf: string, reaction: string) => session.call('add-message-reaction', { id, reaction, onBehalfOf })
      await react(jonas, '🌱')
      await react(priya, '🌱')
      const { data } = await react(jonas, '🍅')
      const counts = (shown: unknown, seeds: number, tomatoes: number) => {
        if (Array.isArray(shown))
          session.equal('write_has_effect', '/data/data/reactions', [seeds, tomatoes], countsOf(shown, ['🌱', '🍅']))
      }
      const shownTo = async (at: Arguments) => valueAt(await session.data('get-message-details', { id, ...at }), '/data/reactions')
      const lists = async (list: string, at: Arguments, ...pairs: string[]) => {
        const reactions = await session.list(list, { id, ...at })
        session.equal('write_has_effect', '/data', pairs.sort(), reactions.map(({ reaction, uid }) => `${reaction} ${uid}`).sort())
        for (const { uid, reactedBy } of reactions)
          session.equal('write_has_effect', '/data/reactedBy/uid', uid, valueAt(reactedBy, '/uid'))
      }
      counts(valueAt(data, '/data/reactions'), 2, 1)
      await lists('list-all-reactions', {}, `🌱 ${jonas}`, `🌱 ${priya}`, `🍅 ${jonas}`)
      await lists('list-reactions-of-one-kind', { reaction: '🌱' }, `🌱 ${jonas}`, `🌱 ${priya}`)
      await session.soon(async () => counts(await shownTo({}), 2, 1))
      const hers = await shownTo({ onBehalfOf: priya })
      const own = (kind: string) => (Array.isArray(hers) ? hers.find(({ reaction }) => reaction === kind)?.reactedByMe : undefined)
      if (own('🌱') === false) session.report('write_has_effect', '/data/data/reactions', `reactedByMe true for ${priya}`, false)
      if (own('🍅') === true) session.report('write_has_effect', '/data/data/reactions', `no reactedByMe for ${priya}`, true)
      await session.call('remove-message-reaction', { id, reaction: '🌱', onBehalfOf: jonas })
      await lists('list-all-reactions', {}, `🌱 ${priya}`, `🍅 ${jonas}`)
      await session.soon(async () => counts(await shownTo({}), 1, 1))
    },
  },
  {
    name: 'a message has at most 25 different reactions',
    operation: 'add-message-reaction',
    needs: ['list-all-reactions', 'send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'React')).id)
      const reaction = (number: number) => ({ id, reaction: `kind ${number}`, onBehalfOf: jonas })
      for (let number = 1; number <= 25; number++) await session.call('add-message-reaction', reaction(number))
      // Whether another reaction is rejected or ignored is not documented.
      await session.attempt('add-message-reaction', reaction(26))
      const kinds = new Set((await session.list('list-all-reactions', { id })).map((entry) => entry.reaction))
      if (kinds.size > 25) session.report('limit', '/data', 'at most 25 different reactions', `${kinds.size} of them`)
      // The same reaction by another user does not count as different.
      await session.call('add-message-reaction', { ...reaction(25), onBehalfOf: mira })
    },
  },
]

const countsOf = (counts: readonly Json[], kinds: readonly string[]) =>
  kinds.map((kind) => Number(counts.find(({ reaction }) => reaction === kind)?.count))
