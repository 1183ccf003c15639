import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import { type Population, queriesOf } from '../population.ts'

const submitted: Population = {
  list: 'list-submitted-messages',
  key: 'id',
  async create(session) {
    const [mira, jonas, priya] = await createUsers(session, 3)
    const guid = await createGroup(session, mira, { participants: [jonas] })
    const submit = async (sender: string, to: Json, more: Json = {}) =>
      String(
        (
          await session.data('submit-message-for-moderation', {
            body: { sender, ...textMessage(to, 'Check this'), ...more },
          })
        ).id,
      )
    const ids = {
      hers: await submit(mira, toUser(jonas)),
      his: await submit(jonas, toUser(priya)),
      group: await submit(mira, toGroup(guid)),
      custom: await submit(priya, toUser(jonas), { category: 'custom', type: 'place', data: { customData: { shed: 1 } } }),
      plain: await submit(priya, toUser(jonas)),
    }
    const only = queriesOf(ids)
    const hasStatus = (wanted: string) => (record: Json) => {
      const status = valueAt(record, '/data/moderation/status')
      return status === undefined || status === wanted
    }
    return {
      at: {},
      ids,
      queries: [
        // The whole list may be longer than a response, and has no documented cursor.
        only({ sender: mira }, 'hers', 'group'),
        only({ receiverUID: priya }, 'his'),
        only({ receiverGUID: guid }, 'group'),
        only({ sender: priya }, 'custom', 'plain'),
        only({ sender: priya, category: 'custom' }, 'custom'),
        only({ sender: priya, type: 'place' }, 'custom'),
        { args: { moderationStatus: 'pending' }, includes: [], excludes: [], matches: hasStatus('pending') },
        { args: { moderationStatus: 'disapproved' }, includes: [], excludes: [], matches: hasStatus('disapproved') },
      ],
    }
  },
}

/** Submitted messages. */
export const moderationPopulations: readonly Population[] = [submitted]
