import { expect, test } from 'vitest'
import type { Json } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { Call, Handler } from '../fake/call.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { headerOf } from '../validate/rawExchange.ts'
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

test.each([['update-role', 'role']])(
  'notices that %s also changes another record of the kind that %s names',
  async (operation, parameter) => {
    expect(await failedWith(operation, alsoHitsNeighbour(parameter))).toContain('changes no record that it does not name')
  },
)

test('notices that a property of a body is ignored at any depth', async () => {
  const withoutKey =
    (next: Handler): Handler =>
    (call) => {
      const { 'editMessage.denyForScopes': _, ...permissions } = call.body.permissions as Json
      return next({ ...call, body: { permissions } })
    }
  expect(await failedWith('set-role-permissions', withoutKey)).toContain('keeps every property that it accepts')
})

test('does not go on with a key that the server does not show', async () => {
  const hidesKey =
    (next: Handler): Handler =>
    (call) => {
      const { data } = structuredClone(next(call)) as { data: Json }
      return { data: Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'apiKey')) }
    }
  const keys = new Set<string | undefined>()
  const observe: ServerSuiteOptions['observe'] = ({ headers }) => void keys.add(headerOf(headers, 'apikey'))
  await run({ settling: 0, handlers: { 'create-apikey': hidesKey } }, { only: ['delete-apikey'], concurrency: 1, observe })
  expect(keys).toContain(fakeCredentials.apiKey)
  expect(keys).not.toContain('undefined')
})

/** Responds as usual, but only the first call has an effect. */
const onlyOnce = (): ((next: Handler) => Handler) => {
  let first: Json | undefined
  return (next) => (call) => structuredClone((first ??= next(call)))
}

test.each([
  ['flag-a-message', 'reports: what is added is listed once and counted, also if it is added at once'],
  ['restrict-features', 'restricted features: what is added is listed once and counted, also if it is added at once'],
])('notices that %s has no effect', async (operation, name) => {
  expect(await failedWith(operation, onlyOnce())).toContain(name)
})

test('notices that unsetting a permission unsets all', async () => {
  const unsetsAll =
    (next: Handler): Handler =>
    (call) => {
      for (const permission of ['createGroup', 'joinGroup', 'listGroups']) next({ ...call, path: { ...call.path, permission } })
      return next(call)
    }
  expect(await failedWith('unset-role-permission', unsetsAll)).toContain(
    'denied permissions: what is removed is no longer listed, but the rest is',
  )
})

test('notices that a record of the app is not listed', async () => {
  const withoutDefault =
    (next: Handler): Handler =>
    (call) => {
      const { roles } = call.store
      const own = roles.get('default')
      if (!own) return next(call)
      roles.delete('default')
      const body = structuredClone(next(call))
      roles.set('default', own)
      return body
    }
  expect(await failedWith('list-roles', withoutDefault)).toContain('always contains `default`')
})

/** Dates reports long before the message was sent, but not longer than two clocks may differ. */
const reportedEarlier =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: { flaggedBy?: Json[] }[] }
    const earlier = (report: Json) => ({ ...report, flaggedAt: Number(report.flaggedAt) - 600 })
    return { ...body, data: body.data.map((entry) => ({ ...entry, flaggedBy: entry.flaggedBy?.map(earlier) })) }
  }

test('notices a report that is older than its message', async () => {
  const { operations } = await run(
    { settling: 0, handlers: { 'list-flagged-messages': reportedEarlier } },
    { only: ['flag-a-message'], concurrency: 1 },
  )
  expect(operations.flatMap(({ findings }) => findings.map(({ place }) => place))).toContain('response 200 body /data/flaggedAt')
})
