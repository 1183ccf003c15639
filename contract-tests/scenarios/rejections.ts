import type { Arguments } from '../cases/arguments.ts'
import type { Json } from '../documents/json.ts'
import { createGroup, createUser, createUsers, sendMessage, textMessage, toGroup, toUser } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { groupState } from './groups/groupState.ts'

// Calls that the documents rule out, in tables. What an extension says is derived from it:
// identifiers in use (`lifecycles.ts`), users without access (`authority.ts`), records
// that come with the app (`permanentRecords.ts`), quotas (`quotas.ts`).

/** An operation, why a call of it is rejected, and the arguments of the call. */
type Rejection<Situation> = readonly [operation: string, why: string, args: (situation: Situation) => Arguments]

/** Calls that are rejected in the same situation. */
interface RejectionTable<Situation> {
  /** What the calls are about. */
  readonly about: string
  /** Operations that prepare the situation. */
  readonly needs: readonly string[]
  prepare(session: Session): Promise<Situation>
  /** What no rejected call changes. */
  state?(session: Session, situation: Situation): Promise<unknown>
  readonly rows: readonly Rejection<Situation>[]
}

const hello = (to: Json) => textMessage(to, 'Hello')

const users: RejectionTable<{ uid: string; unknown: string }> = {
  about: 'what does not exist',
  needs: [],
  prepare: async (session) => ({ uid: await createUser(session, 'mira'), unknown: session.fixtures.newId('unknown') }),
  state: (session, { uid }) => session.data('get-user', { uid }),
  rows: [
    ['send-message', 'there is no such user', ({ uid, unknown }) => ({ onBehalfOf: uid, body: hello(toUser(unknown)) })],
    ['send-message', 'there is no such group', ({ uid, unknown }) => ({ onBehalfOf: uid, body: hello(toGroup(unknown)) })],
  ],
}

/**
 * A public group with a former member and a banned user, if they could be prepared, and a private
 * group.
 */
async function groups(session: Session) {
  const [owner, member, former, moderator] = await createUsers(session, 4)
  const guid = await createGroup(session, owner, { moderators: [moderator], participants: [member, former] })
  const kicked = await session.step('a former member', async () => {
    await session.call('kick-group-member', { guid, uid: former })
    return former
  })
  const banned = await session.step('a banned user', async () => {
    await session.call('ban-group-user', { guid, uid: moderator })
    return moderator
  })
  const hidden = await createGroup(session, owner, {}, { type: 'private' })
  return { member, kicked, banned, guid, hidden }
}

const members: RejectionTable<Awaited<ReturnType<typeof groups>>> = {
  about: 'what membership, scope or type of a group rules out',
  needs: ['create-group'],
  prepare: groups,
  state: (session, { guid, hidden }) => Promise.all([guid, hidden].map((each) => groupState(session, each))),
  rows: [
    ['send-message', 'the sender is not a member', ({ hidden, member }) => ({ onBehalfOf: member, body: hello(toGroup(hidden)) })],
    ['send-message', 'the sender was kicked', ({ guid, kicked }) => ({ onBehalfOf: kicked, body: hello(toGroup(guid)) })],
    ['send-message', 'the sender is banned', ({ guid, banned }) => ({ onBehalfOf: banned, body: hello(toGroup(guid)) })],
  ],
}

const messages: RejectionTable<{ mira: string; jonas: string; reply: string | undefined; reversed: string | undefined }> = {
  about: 'what a message rules out',
  needs: ['send-message'],
  async prepare(session) {
    const [mira, jonas] = await createUsers(session, 2)
    const { id, conversationId } = await sendMessage(session, mira, toUser(jonas), 'First')
    const reply = await session.step('a reply', async () => {
      const body = hello(toUser(mira))
      return String((await session.data('send-thread-message', { id: String(id), onBehalfOf: jonas, body })).id)
    })
    const [first, second] = String(conversationId).split('_user_')
    return { mira, jonas, reply, reversed: second ? `${second}_user_${first}` : undefined }
  },
  rows: [
    [
      'send-thread-message',
      'a reply cannot be replied to',
      ({ reply, mira, jonas }) => ({ id: reply, onBehalfOf: mira, body: hello(toUser(jonas)) }),
    ],
    [
      'get-conversation',
      'the id names its users in the other order',
      ({ reversed, mira }) => ({ conversationId: reversed, onBehalfOf: mira }),
    ],
  ],
}

/** A scenario for every operation of a table. */
const scenariosOf = <Situation>({ about, needs, prepare, state, rows }: RejectionTable<Situation>): Scenario[] =>
  [...new Set(rows.map(([operation]) => operation))].map((operation) => ({
    name: `rejects ${about}`,
    operation,
    needs,
    requests: 15,
    async run(session) {
      const situation = await prepare(session)
      const seen = () => session.optional(async () => state?.(session, situation))
      const before = await seen()
      for (const [id, why, argsFor] of rows.filter((row) => row[0] === operation)) {
        const args = argsFor(situation)
        // What could not be prepared is `undefined`, and reported already.
        if (!Object.values(args).includes(undefined)) await session.rejects(id, args, why)
      }
      session.unchanged(before, await seen())
    },
  }))

export const rejectionScenarios: readonly Scenario[] = [...scenariosOf(users), ...scenariosOf(members), ...scenariosOf(messages)]
