import { expect, test } from 'vitest'
import type { Json } from '../documents/json.ts'
import { failsRun } from '../exchange/outcome.ts'
import { type Handler, ServiceError } from '../fake/call.ts'
import { families } from '../fake/families.ts'
import type { Wrap } from '../fake/wraps.ts'
import type { OperationResult } from '../suites/result.ts'
import { sentence } from '../validate/finding.ts'
import { honestServers, honestStyles } from './honestServers.ts'
import type { HonestStyle } from './honestStyle.ts'
import { inTurn } from './inTurn.ts'
import { virtualRuns } from './virtualRuns.ts'

const run = virtualRuns()

/** Checks operations of a server with a style of correct behaviour. */
async function resultsOf(style: HonestStyle, only: readonly string[], sample?: number, seed = 1): Promise<OperationResult[]> {
  const { operations } = await run(style, { only: [...only], seed, ...(sample !== undefined && { sample, concurrency: 8 }) })
  return operations
}

async function findingsIn(style: HonestStyle, only: readonly string[], sample: number, seed = 1): Promise<string[]> {
  const operations = await resultsOf(style, only, sample, seed)
  return operations
    .flatMap(({ failed }) => failed)
    .flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${sentence(finding)}`))
}

const findingsOf = (style: keyof typeof honestStyles, only: readonly string[], sample: number): Promise<string[]> =>
  findingsIn(honestStyles[style], only, sample)

// Another tenth of the checks for each, in turn by day.
const servers = Object.entries(honestServers).map(([name, style], index) => [name, style, index] as const)

test.each(inTurn(servers, 4))('reports no findings for a correct server: %s', async (_, style, seed) => {
  expect(await findingsIn(style, Object.keys(families), 0.1, seed)).toEqual([])
})

test('flags with an existing reason if it cannot create any', async () => {
  const operations = await resultsOf(honestStyles.talkative, ['flag-a-message', 'create-reason', 'update-reason'])
  const [flagging] = operations.filter(({ operation }) => operation === 'flag-a-message')
  expect(flagging?.failed).toEqual([])
  expect(flagging?.notRun.filter((check) => check.operation === 'flag-a-message' && check.category === 'setup failed')).toEqual([])
  expect(flagging?.passed ?? 0).toBeGreaterThan(15)
  // An exhausted quota is not a failure.
  const notRun = operations.flatMap((operation) => operation.notRun)
  expect(new Set(notRun.map(({ category }) => category))).toEqual(new Set(['quota used up', 'left out by rule']))
  expect(notRun.filter(failsRun)).toEqual([])
})

test('prepares every check of operations that depend on what another operation adds', async () => {
  const operations = await resultsOf(honestStyles.talkative, [
    'list-reactions-of-one-kind',
    'mark-group-conversation-as-unread',
    'mark-user-conversation-as-unread',
    'unban-group-user',
    'unblock-users',
    'unset-role-permission',
    'unset-scope-permission',
  ])
  expect(operations.flatMap(({ failed }) => failed)).toEqual([])
  expect(operations.flatMap(({ notRun }) => notRun).filter(failsRun)).toEqual([])
})

const [scarce, kinds] = [
  ['create-reason', 'update-reason', 'delete-reason', 'flag-a-message', 'create-role', 'update-role'],
  ['user', 'group'].flatMap((kind) => [`get-${kind}-conversation`, `mark-${kind}-conversation-as-read`]),
]

/** What is correct, a style that has it, operations that show it, and the share of their checks. */
const rows: [name: string, style: keyof typeof honestStyles, only: string[], sample: number][] = [
  ['settling', 'narrow', ['update-message', 'delete-message', 'pin-message', 'add-message-reaction', 'send-thread-message'], 1],
  ['low quotas', 'narrow', scarce, 1],
  ['low quotas that are used up', 'talkative', scarce, 1],
  ['default values', 'talkative', ['update-user', 'deactivate-users', 'reactivate-users', 'delete-user'], 1],
  ['reused tokens', 'talkative', ['create-authtoken', 'list-authtokens', 'list-all-messages', 'create-group', 'update-group'], 1],
  ['any content type', 'talkative', ['update-role', 'flag-a-message', 'review-flagged-message', 'reset-user-conversation'], 1],
  ['resets that keep messages', 'talkative', ['reset-group-conversation'], 1],
  ['searches by word', 'lenient', ['list-groups', 'list-friends', 'list-group-messages', 'list-all-messages'], 1],
  ['imports of existing users', 'lenient', ['import-users', 'flag-a-message', 'get-user'], 1],
  ['filters by a single status', 'narrow', ['list-users'], 1],
  ['API keys with the same name', 'lenient', ['create-apikey'], 1],
  ['counts that stay', 'lenient', [...kinds, 'pin-user-conversation', 'list-conversations', 'list-all-thread-messages', 'list-threads'], 1],
  ['readings of users', 'contrary', ['create-user', 'update-user', 'delete-user', 'create-apikey', 'block-users', 'add-friends'], 0.5],
  [
    'readings of roles',
    'contrary',
    ['list-authtokens', 'list-roles', 'create-role', 'set-role-permissions', 'unset-scope-permission'],
    0.5,
  ],
  ['readings of groups', 'contrary', ['create-group', 'update-group', 'delete-group', 'list-groups', 'add-group-members'], 0.5],
  ['readings of bans', 'contrary', ['ban-group-user', 'list-banned-group-users', 'deactivate-users'], 0.5],
  ['readings of messages', 'contrary', ['list-group-messages', 'list-user-messages', 'unpin-message'], 0.5],
  ['readings of conversations', 'contrary', ['list-conversations', 'mark-user-conversation-as-unread', 'update-user-conversation'], 0.5],
  ['readings of one conversation', 'contrary', ['get-group-conversation'], 0.5],
  ['readings of moderation', 'contrary', ['flag-a-message', 'create-rule', 'update-keyword-list', 'list-rules'], 0.5],
]

test.each(inTurn(rows, 4))('accepts %s: %s', async (_, style, only, sample) => {
  expect(await findingsOf(style, only, sample)).toEqual([])
})

test('does not miss messages in a list that others fill', async () => {
  const message = { conversationId: 'group_old', sender: 'old', receiverType: 'group', receiver: 'old', sentAt: 1, category: 'message' }
  const others = Array.from({ length: 50 }, (_, index) => ({
    ruleId: 'old',
    message: { ...message, id: `${900_000 + index}`, type: 'text', data: { text: 'Old' } },
  }))
  const style: HonestStyle = {
    settling: 0,
    handlers: { 'list-blocked-messages': () => () => ({ data: others, meta: { current: { limit: 50, count: 50 } } }) },
  }
  const { operations } = await run(style, { only: ['create-rule', 'create-keyword-list'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const notRun = operations.flatMap((operation) => operation.notRun)
  expect(notRun.some(({ reason }) => reason.includes('list-blocked-messages returns 50 other records first'))).toBe(true)
})

test('compares no moderation where rules of the app act on the messages of the run', async () => {
  const conditions = [{ id: 1, entity: 'message', operand: 'text', operator: 'contains', category: 'word', value: ['a'] }]
  const rule = { id: 'own', name: 'Own', enabled: true, active: true, conditions, action: ['flagMessage'], createdAt: 1, updatedAt: 1 }
  const style: HonestStyle = {
    settling: 0,
    handlers: {},
    populate: (store) => void store.rules.set('own', { id: 'own', revisions: [{ ...rule, revisionId: 'own_1' }] }),
  }
  const { operations } = await run(style, { only: ['list-flagged-messages', 'flag-a-message'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  for (const { notRun } of operations) expect(notRun.map(({ reason }) => reason).join()).toContain('the messages of the run: own')
})

test('accepts a limit that is ignored, and names it', async () => {
  const ignores: Wrap =
    (next) =>
    ({ query: { limit: _, ...query }, ...call }) => ({ data: (next({ ...call, query }) as { data: Json[] }).data })
  const style: HonestStyle = { settling: 0, handlers: { 'list-flagged-messages': ignores } }
  const { operations } = await run(style, { only: ['list-flagged-messages', 'flag-a-message'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const reasons = operations.flatMap(({ notRun }) => notRun.map(({ reason }) => reason))
  expect(reasons.join()).toContain('ignores limit, which only a newer edition')
})

test('accepts that submitted messages are decided at once', async () => {
  const approves: Wrap = (next) => (call) => {
    const body = structuredClone(next(call))
    for (const message of call.store.submitted.values()) message.moderation = { status: 'approved' }
    return body
  }
  const only = ['submit-message-for-moderation', 'list-submitted-messages', 'update-submitted-message']
  const style: HonestStyle = {
    settling: 0,
    handlers: { 'submit-message-for-moderation': approves, 'update-submitted-message': approves },
  }
  const { operations } = await run(style, { only })
  const findings = operations.flatMap(({ findings }) => findings.map(sentence))
  // The story about a rule expects that one is disapproved.
  expect(findings.filter((text) => !text.includes('/moderation/status: expected disapproved'))).toEqual([])
})

test('follows the cursor of a server whose pages are shorter than requested', async () => {
  const short =
    (next: Handler): Handler =>
    (call) => {
      const asked = call.query.limit ?? 100
      const body = next({ ...call, query: { ...call.query, limit: Math.min(4, Number(asked)) } }) as { meta: { current: Json } }
      return { ...body, meta: { ...body.meta, current: { ...body.meta.current, limit: asked } } }
    }
  const only = ['list-all-messages', 'list-group-messages', 'list-threads']
  const style: HonestStyle = { settling: 0, handlers: Object.fromEntries(only.map((id) => [id, short])) }
  const { operations } = await run(style, { only })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('accepts an effect on other records until five seconds have passed', async () => {
  const late = new Map<unknown, { text: unknown; until: number }>()
  const textOf = (data: unknown) => (data as Json | undefined)?.text
  const style: HonestStyle = {
    settling: 0,
    handlers: {
      'update-message': (next) => (call) => {
        const text = textOf(call.store.messages.get(String(call.path.id))?.data)
        const body = next(call)
        late.set(call.path.id, { text, until: Date.now() + 4500 })
        return body
      },
      'list-user-messages': (next) => (call) => {
        const body = structuredClone(next(call)) as { data: Json[] }
        for (const message of body.data) {
          const former = late.get(message.id)
          if (former && former.until > Date.now()) Object.assign(message.data as Json, { text: former.text })
        }
        return body
      },
    },
  }
  const { operations } = await run(style, { only: ['update-message'] })
  expect(late.size).toBeGreaterThan(0)
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test.each([
  ['mark-user-conversation-as-read', 'get-user-conversation', 'unreadMessageCount'],
  ['remove-message-reaction', 'get-message-details', 'data'],
])('accepts that what %s counts follows a moment later', async (write, read, name) => {
  const reads = families[read] as Handler
  const former = new Map<string, { value: unknown; until: number }>()
  const keyOf = ({ path: { id, uid }, actor }: Parameters<Handler>[0]) => String(id ?? `${actor?.uid} ${uid}`)
  const style: HonestStyle = {
    settling: 0,
    handlers: {
      [write]: (next) => (call) => {
        const [one] = [(structuredClone(reads({ ...call, body: {} })) as { data: Json | Json[] }).data].flat()
        former.set(keyOf(call), { value: one?.[name], until: Date.now() + 2000 })
        return next(call)
      },
      [read]: (next) => (call) => {
        const body = structuredClone(next(call)) as { data: Json | Json[] }
        const known = former.get(keyOf(call))
        for (const one of [body.data].flat()) if (known && known.until > Date.now()) one[name] = known.value
        return body
      },
    },
  }
  const { operations } = await run(style, { only: [write, 'add-message-reaction'] })
  expect(former.size).toBeGreaterThan(0)
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

/**
 * A response in which extensions have added to the metadata of each message that is at least so
 * many seconds old.
 */
function withExtensions(value: unknown, age: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtensions(item, age))
  if (typeof value !== 'object' || value === null) return value
  const record = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withExtensions(child, age)]))
  const { category, sentAt, data } = record as { category?: string; sentAt?: number; data?: Json }
  const isDue = category === 'message' && Number(sentAt) <= Date.now() / 1000 - age
  if (!isDue || !data) return record
  const metadata = { ...(data.metadata as Json | undefined), '@injected': { extensions: { 'link-preview': { links: [] } } } }
  return { ...record, data: { ...data, metadata } }
}

test.each([0, 1])('accepts what extensions add to a message after %d seconds', async (age) => {
  const style: HonestStyle = { settling: 0, handlers: {}, response: (body) => withExtensions(body, age) as Json }
  const { operations } = await run(style, { only: ['send-message', 'save-message'], sample: 0.4 })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('accepts that a call shows its user as active, also in lists of others', async () => {
  const operation = 'update-user-conversation'
  const style: HonestStyle = {
    settling: 0,
    handlers: {
      [operation]: (next) => (call) => {
        if (call.actor) Object.assign(call.actor, { lastActiveAt: call.store.now() })
        return next(call)
      },
    },
  }
  const { operations } = await run(style, { only: [operation] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

/** Lists records only 4.5 seconds after they were made. */
function listedLate(table: 'users' | 'reasons' | 'submitted', create: string, list: string): Record<string, Wrap> {
  const made = new WeakMap<object, number>()
  return {
    [create]: (next) => (call) => {
      const body = next(call)
      for (const record of call.store[table].values()) if (!made.has(record)) made.set(record, Date.now())
      return body
    },
    [list]: (next) => (call) => {
      const listed = [...call.store[table]].filter(([, record]) => Date.now() >= (made.get(record) ?? 0) + 4500)
      return next({ ...call, store: { ...call.store, [table]: new Map(listed as [string, never][]) } })
    },
  }
}

const withoutGroups: Record<string, Wrap> = {
  'list-groups': () => () => {
    throw new ServiceError('ERR_API_NOT_FOUND', 'There is no such operation.')
  },
}

test.each([
  ['users', ['create-user', 'list-users'], { ...listedLate('users', 'create-user', 'list-users'), ...withoutGroups }],
  [
    'moderation',
    ['submit-message-for-moderation', 'create-reason'],
    {
      ...listedLate('submitted', 'submit-message-for-moderation', 'list-submitted-messages'),
      ...listedLate('reasons', 'create-reason', 'list-reasons'),
    },
  ],
])('accepts lists that lag by less than five seconds: %s', async (_, only, handlers) => {
  const { operations } = await run({ settling: 0, handlers }, { only })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('reports a server that creates no key, and goes on', async () => {
  const style: HonestStyle = { settling: 0, handlers: { 'create-apikey': () => () => ({}) } }
  const { operations } = await run(style, { only: ['create-apikey', 'list-users'] })
  const failed = operations.filter((operation) => operation.failed.length > 0).map(({ operation }) => operation)
  expect(failed).toContain('create-apikey')
  expect(operations.find(({ operation }) => operation === 'list-users')?.passed).toBeGreaterThan(0)
})

test('does not count messages as left over that a list shows longer than their group', async () => {
  const late: { message: Json; until: number }[] = []
  const style: HonestStyle = {
    settling: 0,
    handlers: {
      'delete-group': (next) => (call) => {
        const messages = [...call.store.messages.values()].filter(({ receiver }) => receiver === call.path.guid)
        const body = next(call)
        late.push(...messages.map(({ id, sender, receiver }) => ({ message: { id, sender, receiver }, until: Date.now() + 15_000 })))
        return body
      },
      'list-all-messages': (next) => (call) => {
        const body = next(call) as { data: Json[] }
        const isRemoval = call.query.limit === 1000 && call.query.conversationId === undefined
        const shown = isRemoval ? late.filter(({ until }) => until > Date.now()).map(({ message }) => message) : []
        return { ...body, data: [...body.data, ...shown] }
      },
    },
  }
  const { leftovers } = await run(style, { only: ['flag-a-message'] })
  expect(late.length).toBeGreaterThan(0)
  expect(leftovers).toBeUndefined()
})
