import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { readIncoming } from '../../../../contract-tests/mock/rawRequest.ts'
import type { RawRequest } from '../../../../contract-tests/validate/rawExchange.ts'
import { type FaultResult, resultOf } from '../fault.ts'
import { faultyFake, fetchOf, type Respond } from './faultyFake.ts'
import { checkFake, checkServer, firstFinding } from './runFaults.ts'
import type { Variant } from './variants.ts'

/** Operations of every kind. */
const sample = [
  ...['list-users', 'create-user', 'update-user', 'delete-user', 'create-authtoken', 'import-users', 'list-friends'],
  ...['list-groups', 'create-group', 'add-group-members', 'list-group-members', 'ban-group-user'],
  ...['get-message-details', 'update-message', 'list-group-messages', 'add-message-reaction', 'list-all-reactions'],
  ...['list-flagged-messages', 'review-flagged-message', 'list-reasons', 'update-rule'],
  ...['list-conversations', 'get-user-conversation'],
]

/** Operations whose checks do not wait. */
const quick = ['list-users', 'get-user', 'list-roles', 'get-role', 'list-reasons']

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
    const respond = faultyFake(contract, undefined, variant.ahead)
    const why = firstFinding(
      await (variant.write
        ? overTheWire(respond, variant.write)
        : checkFake(fetchOf(changed(respond, variant)), sample, { sample: share })),
    )
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

/** Checks the fake over HTTP, where time passes as usual. */
async function overTheWire(respond: Respond, write: NonNullable<Variant['write']>) {
  const server = createServer((incoming, outgoing) => {
    readIncoming(incoming)
      .then((request) => respond(request as RawRequest))
      .then((response) => write(response, outgoing))
      .catch((error: Error) => outgoing.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await checkServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`, quick)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
