import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Contract, readContracts } from '../../../../contract-tests/documents/contract.ts'
import { readIncoming } from '../../../../contract-tests/mock/rawRequest.ts'
import type { RawRequest } from '../../../../contract-tests/validate/rawExchange.ts'
import { faultyBase, faultyFake, fetchOf, type Respond } from './faultyFake.ts'
import { checkFake, type FaultResult, firstFinding } from './runFaults.ts'
import { type Variant, variants } from './variants.ts'

/** A sample of operations of every kind. */
const sample = [
  ...['list-users', 'create-user', 'get-user', 'update-user', 'delete-user', 'create-authtoken', 'import-users'],
  ...['list-groups', 'create-group', 'add-group-members', 'list-group-members', 'ban-group-user'],
  ...[
    'send-message',
    'get-message-details',
    'update-message',
    'list-group-messages',
    'list-user-messages',
    'add-message-reaction',
    'list-all-reactions',
  ],
  ...['flag-a-message', 'list-flagged-messages', 'review-flagged-message', 'create-reason', 'list-reasons', 'get-reason', 'update-rule'],
  ...['list-conversations', 'get-user-conversation', 'get-group-conversation', 'list-friends'],
]

/** Runs the unchanged checks against each harmless variant, which they must not report. */
export async function* runVariants(chosen: readonly Variant[] = variants): AsyncGenerator<FaultResult, void, undefined> {
  const [contract] = (await readContracts()) as [Contract]
  for (const variant of chosen) {
    const start = performance.now()
    const respond = faultyFake(contract)
    const why = firstFinding(
      variant.write ? await overTheWire(respond, variant.write) : await checkFake(fetchOf(changed(respond, variant)), sample, faultyBase),
    )
    const { id, what } = variant
    const outcome = why === undefined ? 'missed' : 'noticed'
    yield { id, kind: 'variant', generic: false, operation: '', what, outcome, why: why ?? '', milliseconds: performance.now() - start }
  }
}

const changed =
  (respond: Respond, { change = (response) => response }: Variant): Respond =>
  async (request) =>
    change(await respond(request), request)

async function overTheWire(respond: Respond, write: NonNullable<Variant['write']>) {
  const server = createServer((incoming, outgoing) => {
    readIncoming(incoming)
      .then((request) => respond(request as RawRequest))
      .then((response) => write(response, outgoing))
      .catch((error: Error) => outgoing.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await checkFake(globalThis.fetch, sample, `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
