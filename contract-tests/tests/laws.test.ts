import { expect, test } from 'vitest'
import type { Call, Handler } from '../fake/call.ts'
import { virtualRuns } from './virtualRuns.ts'

const run = virtualRuns()

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

/** The names of the checks of an operation that fail if its handler is wrapped. */
async function failedWith(operation: string, wrap: (next: Handler) => Handler): Promise<string[]> {
  const { operations } = await run({ settling: 0, handlers: { [operation]: wrap } }, { only: [operation], concurrency: 1 })
  return operations.flatMap(({ failed }) => failed.map(({ name }) => name))
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
  expect(await failedWith(operation, alsoHitsNeighbour(parameter))).toContain('changes no record that it does not name')
})

/** Lets every user do what the app itself may do. */
const withoutAuthority =
  (next: Handler): Handler =>
  (call) =>
    next({ ...call, actor: undefined })

test.each([
  ['add-group-members', 'accepts users of the required scopes and rejects all others'],
  ['kick-group-member', 'accepts users of the required scopes and rejects all others'],
  ['unban-group-user', 'accepts users of the required scopes and rejects all others'],
  ['delete-group', 'accepts users of the required scopes and rejects all others'],
  ['update-message', 'accepts the sender and rejects all others'],
])('notices that %s is open to everybody', async (operation, name) => {
  expect(await failedWith(operation, withoutAuthority)).toContain(name)
})
