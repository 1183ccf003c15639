import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { Call, Handler } from '../fake/call.ts'
import { runServerSuite } from '../suites/serverSuite.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { honestFetch } from './honestServers.ts'

const originalFetch = globalThis.fetch
let contract: Contract
let endVirtualTime: () => void

beforeEach(async () => {
  contract = (await readContracts())[0] as Contract
  endVirtualTime = startVirtualTime()
})
afterEach(() => {
  endVirtualTime()
  globalThis.fetch = originalFetch
})

/** The last other record of the kind that a path parameter names. */
function neighbourOf({ store, path }: Call, parameter: string): string | undefined {
  const group = store.groups.get(String(path.guid))
  const ids: Record<string, () => Iterable<string>> = {
    uid: () => (path.guid === undefined ? store.users.keys() : (group?.members.keys() ?? [])),
    guid: () => store.groups.keys(),
    id: () => store.messages.keys(),
    role: () => store.roles.keys(),
  }
  return [...(ids[parameter]?.() ?? [])].findLast((id) => id !== path[parameter])
}

const alsoHitsNeighbour =
  (parameter: string) =>
  (next: Handler): Handler =>
  (call) => {
    const neighbour = neighbourOf(call, parameter)
    const body = structuredClone(next(call))
    try {
      if (neighbour !== undefined) next({ ...call, path: { ...call.path, [parameter]: neighbour } })
    } catch {
      // The neighbour may not allow it.
    }
    return body
  }

test.each([
  ['update-user', 'uid'],
  ['update-group', 'guid'],
  ['delete-group', 'guid'],
  ['kick-group-member', 'uid'],
  ['update-message', 'id'],
  ['delete-message', 'id'],
  ['add-message-reaction', 'id'],
  ['update-role', 'role'],
  ['block-users', 'uid'],
])('notices that %s also changes another record of the kind that %s names', async (operation, parameter) => {
  globalThis.fetch = honestFetch(contract, { settling: 0, handlers: { [operation]: alsoHitsNeighbour(parameter) } })
  const { operations } = await runServerSuite({
    bases: { chat: 'https://honest.invalid/v3' },
    credentials: fakeCredentials,
    timeout: 120_000,
    allowWrites: true,
    strict: false,
    only: [operation],
    concurrency: 1,
  })
  const failed = operations.flatMap((result) => result.failed.map(({ name }) => name))
  expect(failed).toContain('changes no record that it does not name')
})
