import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { type FaultResult, resultOf } from '../fault.ts'
import { faultyFake, fetchOf, type Respond } from './faultyFake.ts'
import { checkFake, firstFinding } from './runFaults.ts'
import type { Variant } from './variants.ts'

/** Operations of every kind. */
const sample = [
  ...['list-users', 'create-user', 'update-user', 'delete-user', 'create-authtoken', 'import-users', 'list-friends'],
  ...['list-groups', 'create-group', 'add-group-members', 'list-group-members', 'ban-group-user'],
  ...['get-message-details', 'update-message', 'list-group-messages', 'add-message-reaction', 'list-all-reactions'],
  ...['list-flagged-messages', 'review-flagged-message', 'list-reasons', 'update-rule'],
  ...['list-conversations', 'get-user-conversation'],
]

/**
 * Runs the unchanged checks against each harmless variant, which they must not report.
 *
 * @param share - of the checks, those that are made
 */
export async function* runVariants(
  contract: Contract,
  variants: readonly Variant[],
  share = 1,
): AsyncGenerator<FaultResult, void, undefined> {
  for (const variant of variants) {
    const start = performance.now()
    const respond = changed(faultyFake(contract, undefined, variant.ahead), variant)
    const why = firstFinding(await checkFake(fetchOf(respond), sample, { sample: share }))
    yield resultOf(variant, start, why === undefined ? 'missed' : 'noticed', why ?? '')
  }
}

const changed =
  (respond: Respond, { changes }: Variant): Respond =>
  async (request) => {
    let response = await respond(request)
    for (const change of changes) response = await change(response, request)
    return response
  }
