import type { Environment } from '../exchange/environment.ts'
import { exchange } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { tryFirstRequest, WrongSettings } from '../suites/firstRequest.ts'

/**
 * Finds out with at most three requests whether a first contact makes sense.
 *
 * @throws WrongSettings or ServerGone with one sentence: for a wrong key, a wrong region or
 * address, and an app without data
 */
export async function firstLook(environment: Environment, server: ServerContext): Promise<void> {
  const { contract } = server
  const base = environment.target.base(contract.name)
  await tryFirstRequest(environment, contract, contract.operations)
  let records = 0
  for (const id of ['list-users', 'list-groups']) {
    const testCase = { kind: 'scenario', name: 'first look', args: {}, expect: 'success' } as const
    const { response, failure, outcome } = await exchange(environment, contract, server.operation(id), testCase)
    if (!response)
      throw failure instanceof ServerGone
        ? failure
        : new ServerGone(`${base} does not respond (${(failure as Error | undefined)?.message}); nothing was changed.`)
    if (response.status === 403)
      throw new WrongSettings(
        `The key may not read the app's users and groups (403 ${errorCodeOf(response)}): a first contact needs one of the scope fullAccess.`,
      )
    if (response.status >= 300)
      throw new WrongSettings(
        `${base} does not know the app (${response.status} ${errorCodeOf(response) ?? 'without a code'}): check its id and region in the address.`,
      )
    const { data } = ('value' in outcome ? outcome.value : {}) as { data?: unknown }
    if (Array.isArray(data)) records += data.length
  }
  if (records === 0)
    throw new WrongSettings(
      `The app at ${base} has no users and no groups, so there is nothing to read: create a user in its dashboard and try again.`,
    )
}
