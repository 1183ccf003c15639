import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../spec/pointer.ts'
import { group, people, toGroup, toUser } from '../fixtureHelpers.ts'
import type { Population } from '../population.ts'
import type { Body } from '../session.ts'

const submitted: Population = {
  list: 'list-submitted-messages',
  key: 'id',
  async make(session) {
    const [mira, jonas, priya] = await people(session, 3)
    const guid = await group(session, mira, { participants: [jonas] })
    const submit = async (sender: string, to: Body, more: Body = {}) =>
      String(
        (
          await session.data('submit-message-for-moderation', {
            body: { sender, ...to, category: 'message', type: 'text', data: { text: 'Judge this' }, ...more },
          })
        ).id,
      )
    const ids = {
      hers: await submit(mira, toUser(jonas)),
      his: await submit(jonas, toUser(priya)),
      group: await submit(mira, toGroup(guid)),
      custom: await submit(priya, toUser(jonas), { category: 'custom', type: 'place', data: { customData: { shed: 1 } } }),
    }
    const only = (given: Arguments, ...names: string[]) => ({
      given,
      gives: names,
      not: Object.keys(ids).filter((name) => !names.includes(name)),
    })
    const verdict = (wanted: string) => (one: Body) => {
      const status = valueAt(one, '/data/moderation/status')
      return status === undefined || status === wanted
    }
    return {
      at: {},
      ids,
      queries: [
        only({}, ...Object.keys(ids)),
        { given: { sender: mira }, gives: ['hers', 'group'], not: ['his', 'custom'] },
        { given: { receiverUID: priya }, gives: ['his'], not: ['hers', 'group', 'custom'] },
        { given: { receiverGUID: guid }, gives: ['group'], not: ['hers', 'his', 'custom'] },
        { given: { category: 'custom' }, gives: ['custom'], not: ['hers', 'his', 'group'] },
        { given: { type: 'place' }, gives: ['custom'], not: ['hers', 'his', 'group'] },
        { given: { moderationStatus: 'pending' }, gives: [], not: [], holds: verdict('pending') },
        { given: { moderationStatus: 'disapproved' }, gives: [], not: [], holds: verdict('disapproved') },
      ],
    }
  },
}

/** Submitted messages. */
export const moderationPopulations: readonly Population[] = [submitted]
