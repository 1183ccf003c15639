import { createUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

/** Requests a new token; without it the service may return an existing token. */
const newToken = { force: true }

/** Creates a user whose uid begins with that of another: tokens begin with the uid, too. */
async function createLonger(session: Session, uid: string): Promise<string> {
  await session.call('create-user', { body: { uid: `${uid}0`, name: 'Longer' } })
  return `${uid}0`
}

/** Tokens belong to one user each, until they are deleted. */
export const authTokenScenarios: readonly Scenario[] = [
  {
    name: 'earlier tokens remain, and each list contains only tokens of its user',
    operation: 'create-authtoken',
    needs: ['list-authtokens', 'get-authtoken'],
    async run(session) {
      const uid = await createUser(session, 'mira')
      const other = await createLonger(session, uid)
      const made = [
        await session.data('create-authtoken', { uid, body: newToken }),
        await session.data('create-authtoken', { uid, body: newToken }),
      ]
      const theirs = await session.data('create-authtoken', { uid: other, body: {} })
      const tokens = made.map(({ authToken }) => authToken)
      for (const token of tokens)
        if (!String(token).startsWith(`${uid}_`)) session.report('token_form', '/data/authToken', `${uid}_…`, 'another beginning')
      if (tokens[0] === tokens[1]) session.report('write_has_effect', '/data/authToken', 'a new token', 'the old one')
      session.contains('write_has_effect', await session.list('list-authtokens', { uid }), 'authToken', tokens, [theirs.authToken])
      for (const authToken of tokens) await session.call('get-authtoken', { uid, authToken: String(authToken) })
    },
  },
  {
    name: 'removes all tokens of the user, but no tokens of others',
    operation: 'flush-authtokens',
    needs: ['create-authtoken', 'list-authtokens', 'get-authtoken'],
    async run(session) {
      const uid = await createUser(session, 'mira')
      const other = await createLonger(session, uid)
      const { authToken } = await session.data('create-authtoken', { uid, body: {} })
      await session.call('create-authtoken', { uid, body: newToken })
      const theirs = await session.data('create-authtoken', { uid: other, body: {} })
      await session.call('flush-authtokens', { uid })
      session.equal('write_has_effect', '/data', 0, (await session.list('list-authtokens', { uid })).length)
      await session.rejects('get-authtoken', { uid, authToken: String(authToken) }, 'all tokens were deleted', [404, 403])
      session.contains('write_has_effect', await session.list('list-authtokens', { uid: other }), 'authToken', [theirs.authToken])
    },
  },
]
