import { createUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'

/** What tokens look like. */
export const authTokenScenarios: readonly Scenario[] = [
  {
    name: 'each new token is another, and begins with the uid',
    operation: 'create-authtoken',
    needs: ['get-authtoken'],
    async run(session) {
      const uid = await createUser(session, 'mira')
      // Without `force` the service may return an existing token.
      const create = async () => String((await session.data('create-authtoken', { uid, body: { force: true } })).authToken)
      const tokens = [await create(), await create()]
      for (const token of tokens)
        if (!token.startsWith(`${uid}_`)) session.report('token_form', '/data/authToken', `${uid}_…`, 'another beginning')
      if (tokens[0] === tokens[1]) session.report('write_has_effect', '/data/authToken', 'a new token', 'the old one')
      for (const authToken of tokens) await session.call('get-authtoken', { uid, authToken })
    },
  },
]
