import type { Json } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault } from './fault.ts'
import { afterwards, answering, asking, dataOf, eachItem, itemsOf, success, unchanged, withData, withoutProperty } from './wraps.ts'

const lists = ['list-flagged-messages']

const flags: StatefulFault[] = [
  fault('flag-not-listed', 'flag-a-message', 'the flagged message is not listed', unchanged('flags'), lists),
  fault(
    'flag-on-another',
    'flag-a-message',
    'another message is flagged',
    (next) => (call) => {
      const other = [...call.store.messages.keys()].filter((id) => id !== call.path.id).at(-1)
      const body = next(call)
      const flags = call.store.flags.get(String(call.path.id))
      call.store.flags.delete(String(call.path.id))
      if (flags && other !== undefined) call.store.flags.set(other, flags)
      return body
    },
    lists,
  ),
  fault('flag-reason-lost', 'flag-a-message', 'the reason is not stored', withoutProperty('reasonId'), lists),
  fault('flag-remark-lost', 'flag-a-message', 'the remark is not stored', withoutProperty('remark'), lists),
  fault(
    'unknown-reason-accepted',
    'flag-a-message',
    'a reason that does not exist is accepted',
    asking((call) => {
      const { reasonId, ...body } = call.body
      return reasonId !== undefined && !call.store.reasons.has(String(reasonId)) ? { ...call, body } : call
    }),
  ),
  fault('unknown-message-flagged', 'flag-a-message', 'a message that does not exist is flagged', (next) => (call) => {
    if (call.store.messages.has(String(call.path.id))) return next(call)
    return success('The message was flagged.')
  }),
  fault(
    'flag-count-wrong',
    'list-flagged-messages',
    'flaggedCount is too high by one',
    eachItem(({ flaggedCount }) => ({ flaggedCount: Number(flaggedCount) + 1 })),
    ['flag-a-message'],
  ),
  fault(
    'flagged-by-another',
    'list-flagged-messages',
    'the sender is named as the user who flagged',
    answering((body) => {
      for (const one of itemsOf(body)) for (const by of (one.flaggedBy ?? []) as Json[]) by.uid = one.sender
      return body
    }),
    ['flag-a-message'],
  ),
  fault('review-does-not-move', 'review-flagged-message', 'the reviewed message still waits', unchanged('flags'), lists),
  fault('review-of-nothing', 'review-flagged-message', 'a message that nobody flagged is reviewed', (next) => (call) => {
    if (call.store.flags.has(String(call.path.id))) return next(call)
    return success('The message was reviewed.')
  }),
  fault(
    'review-not-listed',
    'review-flagged-message',
    'the review is not listed',
    afterwards(({ store }) => void store.reviews.pop()),
    ['list-reviewed-messages'],
  ),
  fault(
    'verdict-reversed',
    'review-flagged-message',
    'approved is taken for disapproved',
    asking(({ body, ...call }) => ({ ...call, body: { ...body, status: body.status === 'approved' ? 'disapproved' : 'approved' } })),
    ['list-reviewed-messages', 'get-message-details'],
  ),
]

const records: StatefulFault[] = [
  fault(
    'entries-lost',
    'create-keyword-list',
    'only the first entry is stored',
    afterwards(({ store }, body) => {
      const list = store.keywordLists.get(String(dataOf(body).id))
      if (list) list.searchTerms = list.searchTerms.slice(0, 1)
    }),
    ['get-keyword-list', 'list-keyword-lists'],
  ),
  fault('rule-filters-ignored', 'create-rule', 'a rule applies to everybody, whatever its filters say', withoutProperty('filters')),
  fault(
    'conditions-lost',
    'create-rule',
    'the conditions are not stored',
    afterwards(({ store }, body) => {
      const rule = store.rules.get(String(dataOf(body).id))?.revisions.at(-1)
      if (rule) rule.conditions = []
    }),
    ['get-rule', 'list-rules'],
  ),
  fault(
    'revision-not-made',
    'update-rule',
    'an update changes the revision instead of making one',
    afterwards(({ store, path }) => {
      const rule = store.rules.get(String(path.ruleId))
      if (rule && rule.revisions.length > 1) rule.revisions = rule.revisions.slice(-1)
    }),
    ['list-rule-revisions'],
  ),
  fault(
    'revisions-all-active',
    'list-rule-revisions',
    'every revision is active',
    eachItem(() => ({ active: true })),
    ['update-rule'],
  ),
  fault(
    'limit-ignored',
    'list-rules',
    'limit changes nothing',
    (next) => (call) => {
      const body = structuredClone(next({ ...call, query: { limit: 1000 } }))
      const { current } = body.meta as { current: Json }
      if (call.query.limit !== undefined) current.limit = call.query.limit
      return body
    },
    ['create-rule'],
  ),
]

const permissions: StatefulFault[] = [
  fault(
    'permissions-replaced',
    'set-role-permissions',
    'permissions that were left out are lost',
    withData((_, { body }) => ({ permissions: { ...(body.permissions as Json) } })),
  ),
  fault(
    'permission-not-unset',
    'unset-role-permission',
    'the permission stays set',
    withData(({ permissions }, { path }) => ({ permissions: { ...(permissions as Json), [String(path.permission)]: 'deny' } })),
    ['set-role-permissions'],
  ),
  fault(
    'feature-not-restricted',
    'restrict-features',
    'the feature is not restricted',
    afterwards(({ store, path }) => store.roles.get(String(path.role))?.restricted.clear()),
    ['list-restricted-features'],
  ),
  fault(
    'feature-not-allowed',
    'allow-features',
    'the feature is restricted still',
    (next) => (call) => {
      const role = call.store.roles.get(String(call.path.role))
      const before = new Map(role?.restricted)
      const body = next(call)
      for (const [key, at] of before) role?.restricted.set(key, at)
      return body
    },
    ['list-restricted-features'],
  ),
]

const imports: StatefulFault[] = [
  fault(
    'failure-as-success',
    'import-users',
    'users who cannot be imported are reported as imported',
    answering((body) => {
      const users = body.data as Record<string, Json>
      for (const [uid, { success }] of Object.entries(users))
        if (success === false) users[uid] = { success: true, data: { uid, name: uid, status: 'offline', role: 'default' } }
      return body
    }),
  ),
  fault(
    'created-record-lost',
    'import-users',
    'imported users cannot be read',
    (next) => (call) => {
      const { users } = call.store
      const before = new Set(users.keys())
      const body = structuredClone(next(call))
      for (const uid of [...users.keys()]) if (!before.has(uid)) users.delete(uid)
      return body
    },
    ['get-user'],
  ),
  fault(
    'import-time-ignored',
    'import-users',
    'createdAt is the moment of the import',
    asking((call) => {
      const users = Object.entries(call.body.users as Record<string, Json>).map(([uid, { createdAt: _, ...user }]) => [uid, user])
      return { ...call, body: { users: Object.fromEntries(users) } }
    }),
    ['get-user'],
  ),
  fault(
    'failure-as-success',
    'add-group-members',
    'users who cannot be added are reported as added',
    answering((body) => {
      for (const list of Object.values(body.data as Record<string, Record<string, Json>>))
        for (const uid of Object.keys(list)) list[uid] = { success: true }
      return body
    }),
    ['list-group-members'],
  ),
  fault(
    'failure-as-success',
    'add-friends',
    'friends who cannot be added are reported as added',
    answering((body) => {
      for (const one of Object.values((body.data as { accepted: Record<string, Json> }).accepted)) one.success = true
      return body
    }),
  ),
  fault('duplicate-accepted', 'create-user', 'a uid can be taken twice', (next) => (call) => {
    call.store.users.delete(String(call.body.uid).toLowerCase())
    return next(call)
  }),
  fault('duplicate-accepted', 'create-group', 'a guid can be taken twice', (next) => (call) => {
    call.store.groups.delete(String(call.body.guid).toLowerCase())
    return next(call)
  }),
  fault('unknown-role-accepted', 'create-user', 'a role that does not exist is accepted', (next) => (call) => {
    const { role, ...body } = call.body
    const known = role === undefined || call.store.roles.has(String(role).toLowerCase())
    const answer = structuredClone(next(known ? call : { ...call, body }))
    if (!known) (answer.data as Json).role = role
    return answer
  }),
  fault('unknown-receiver-accepted', 'send-message', 'a message to nobody is accepted', (next) => (call) => {
    const { receiver, receiverType } = call.body
    const known =
      receiverType === 'user' ? call.store.users.has(String(receiver).toLowerCase()) : call.store.groups.has(String(receiver).toLowerCase())
    if (receiver === undefined || known) return next(call)
    const [someone] = receiverType === 'user' ? call.store.users.keys() : call.store.groups.keys()
    const body = structuredClone(next({ ...call, actor: undefined, body: { ...call.body, receiver: someone } }))
    ;(body.data as Json).receiver = receiver
    return body
  }),
]

/** Faults of moderation, permissions, imports and of what must be refused. */
export const moderationFaults = (): StatefulFault[] => [...flags, ...records, ...permissions, ...imports]
