import { expect, test } from 'vitest'
import type { Json } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type Call, type Handler, ServiceError } from '../fake/call.ts'
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

test.each([
  ['update-message', 'id'],
  ['delete-message', 'id'],
  ['add-message-reaction', 'id'],
  ['update-role', 'role'],
])('notices that %s also changes another record of the kind that %s names', async (operation, parameter) => {
  expect(await failedWith(operation, alsoHitsNeighbour(parameter))).toContain('changes no record that it does not name')
})

/** Lets every user do what the app itself may do. */
const withoutAuthority =
  (next: Handler): Handler =>
  (call) =>
    next({ ...call, actor: undefined })

test.each([['update-message', 'accepts the sender and rejects all others']])(
  'notices that %s is open to everybody',
  async (operation, name) => {
    expect(await failedWith(operation, withoutAuthority)).toContain(name)
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

test('notices that users without access to a conversation are accepted', async () => {
  const acceptsAll =
    (next: Handler): Handler =>
    (call) => {
      try {
        return next(call)
      } catch {
        return { data: { success: true, message: 'Marked as read.' } }
      }
    }
  expect(await failedWith('mark-group-conversation-as-read', acceptsAll)).toContain(
    'rejects users without access, and accepts the others afterwards',
  )
})

test('notices that a write for one user changes what another sees', async () => {
  const forAll =
    (next: Handler): Handler =>
    (call) => {
      for (const uid of call.store.groups.get(String(call.path.guid))?.members.keys() ?? [])
        if (uid !== call.actor?.uid) next({ ...call, actor: call.store.users.get(uid) })
      return next(call)
    }
  expect(await failedWith('update-group-conversation', forAll)).toContain('changes no record that it does not name')
})

/** Does the same for all other users whom the call allows it. */
const forAllOthers =
  (next: Handler): Handler =>
  (call) => {
    const body = structuredClone(next(call))
    for (const actor of call.store.users.values())
      try {
        if (actor.uid !== call.actor?.uid) next({ ...call, actor })
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
      }
    return body
  }

test.each(['mark-user-conversation-as-read', 'mark-user-conversation-as-delivered', 'mark-group-conversation-as-read'])(
  'notices that %s also acts for others',
  async (operation) => {
    const only = operation.replace('delivered', 'read')
    const { operations } = await run({ settling: 0, handlers: { [operation]: forAllOthers } }, { only: [only], concurrency: 1 })
    expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).toContain(
      'counts unread messages for each reader until they are read',
    )
  },
)

test('notices that the list of conversations has those of others', async () => {
  const ofAll =
    (next: Handler): Handler =>
    (call) => {
      const { data, ...rest } = next(call) as { data: Json[] }
      const others = [...call.store.users.values()].filter(({ uid }) => uid !== call.actor?.uid)
      const all = [...data, ...others.flatMap((actor) => (next({ ...call, actor }) as { data: Json[] }).data)]
      return { ...rest, data: [...new Map(all.map((conversation) => [conversation.conversationId, conversation])).values()] }
    }
  const { operations } = await run({ settling: 0, handlers: { 'list-conversations': ofAll } }, { only: ['list-user-conversations'] })
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).toContain('lists the conversations of the user')
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
  ['remove-message-reaction', 'reactions: what is removed is no longer listed, but the rest is'],
  ['unsave-message', 'saved messages: what is removed is no longer listed, but the rest is'],
  ['send-thread-message', 'replies: what is added is listed once and counted, also if it is added at once'],
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

test('notices that a list of reactions depends on who asks', async () => {
  const onlyOwn =
    (next: Handler): Handler =>
    (call) => {
      const body = next(call) as { data: Json[] }
      return call.actor ? { ...body, data: body.data.filter(({ uid }) => uid === call.actor?.uid) } : body
    }
  const { operations } = await run({ settling: 0, handlers: { 'list-all-reactions': onlyOwn } }, { only: ['add-message-reaction'] })
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).toContain(
    'reactions: what is added is listed once and counted, also if it is added at once',
  )
})

/** Responds to a request as the first time. */
const stale = (): ((next: Handler) => Handler) => {
  const known = new Map<string, Json>()
  return (next) => (call) => {
    const key = JSON.stringify([call.path, call.query, call.actor?.uid])
    const body = known.get(key) ?? structuredClone(next(call))
    known.set(key, body)
    return structuredClone(body)
  }
}

test('notices that a list stays as it was when a message arrives', async () => {
  expect(await failedWith('list-conversations', stale())).toContain('shows a message that arrived after an earlier request, and only that')
})

test('notices that the list of one kind of reaction stays as it was', async () => {
  const { operations } = await run({ settling: 0, handlers: { 'list-reactions-of-one-kind': stale() } }, { only: ['add-message-reaction'] })
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).toContain(
    'reactions: what is added is listed once and counted, also if it is added at once',
  )
})

test.each([['remove-message-reaction', 'reactions', 'id']] as const)(
  'notices that %s also removes entries elsewhere',
  async (operation, entries, parameter) => {
    const everywhere =
      (next: Handler): Handler =>
      (call) => {
        const { users, groups, messages } = call.store
        const ids = { uid: users, guid: groups, id: messages }[parameter].keys()
        const body = structuredClone(next(call))
        for (const id of [...ids].filter((other) => other !== call.path[parameter])) {
          try {
            next({ ...call, path: { ...call.path, [parameter]: id } })
          } catch {
            // It may have no such entry.
          }
        }
        return body
      }
    expect(await failedWith(operation, everywhere)).toContain(`${entries}: what is removed is no longer listed, but the rest is`)
  },
)

test('notices that the conversation with another user is cleared', async () => {
  const all =
    (next: Handler): Handler =>
    (call) => {
      const body = structuredClone(next(call))
      for (const uid of call.store.users.keys()) {
        try {
          next({ ...call, path: { uid } })
        } catch {
          // There may be no conversation.
        }
      }
      return body
    }
  expect(await failedWith('reset-user-conversation', all)).toContain('changes no record that it does not name')
})

test('notices that a page holds one record more than requested', async () => {
  const oneMore =
    (next: Handler): Handler =>
    ({ query, ...call }) =>
      next({ ...call, query: query.perPage === undefined ? query : { ...query, perPage: Number(query.perPage) + 1 } })
  expect(await failedWith('list-user-messages', oneMore)).toContain('every filter returns the matching records')
})

/** Rejects with another code than the one that a rule states. */
const withCode =
  (code: string) =>
  (next: Handler): Handler =>
  (call) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError) throw new ServiceError(code, error.message)
      throw error
    }
  }

test.each([['pin-group-conversation', 'a user pins at most five conversations', 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED']])(
  'notices that %s rejects with another code than its rule states',
  async (operation, name, code) => {
    expect(await failedWith(operation, withCode(code))).toContain(name)
  },
)

test('accepts a general code instead of one that is published but was never seen', async () => {
  const operation = 'pin-group-conversation'
  const { operations, notes } = await run(
    { settling: 0, handlers: { [operation]: withCode('ERR_BAD_REQUEST') } },
    { only: [operation], concurrency: 1 },
  )
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).not.toContain('a user pins at most five conversations')
  expect(notes).toContain('ERR_BAD_REQUEST came instead of ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED, which nobody has seen')
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

/** Accepts the ids of a conversation in either order. */
const inEitherOrder =
  (next: Handler): Handler =>
  (call) => {
    const [first, second] = String(call.path.conversationId).split('_user_')
    const swapped = `${second}_user_${first}`
    try {
      return next(call)
    } catch {
      return next({ ...call, path: { ...call.path, conversationId: swapped } })
    }
  }

test('notices that the id of a conversation names its users in either order', async () => {
  const { operations } = await run(
    { settling: 0, handlers: { 'get-conversation': inEitherOrder } },
    { only: ['get-conversation'], concurrency: 1 },
  )
  const failed = operations.flatMap((operation) => operation.failed.map(({ name }) => name))
  expect(failed).toContain('rejects what a message rules out')
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

test('notices that an edit changes no tags', async () => {
  const ignoresTags =
    (next: Handler): Handler =>
    (call) =>
      next({ ...call, body: { data: call.body.data ?? {} } })
  expect(await failedWith('update-message', ignoresTags)).toContain('everyone reads the new text of an edited message')
})
