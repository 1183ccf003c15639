import { expect, test } from 'vitest'
import type { Arguments } from '../cases/arguments.ts'
import { type Contract, readContracts } from '../documents/contract.ts'
import { type OpenApiDocument, operationsOf } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { createTrace } from '../model/trace.ts'
import { createBacking } from '../statements/backing.ts'
import type { Answer, Step } from '../statements/call.ts'
import type { Difference, Law, Told } from '../statements/statement.ts'
import { laws, statementOf } from '../statements/statementOf.ts'

// A few calls to a server that breaks one statement: each difference has that statement, and no
// other law, key or name of the documents has a part in it.

const [contract] = (await readContracts()) as [Contract]

/** A call, and how the server's answer differs from the model's. */
type Row = readonly [operation: string, args: Arguments, change?: (answer: Answer) => Answer, example?: string]

const succeeds = (data: Json) => (): Answer => ({ status: 200, body: { data } })
const fails = (status: number, code: string) => (): Answer => ({ status, body: { error: { code, message: 'No.' } } })
const changed =
  (pointer: string, change: (value: unknown) => unknown) =>
  ({ status, body }: Answer): Answer => ({ status, body: changedAt(body, pointer, change) as Json })

const mira = { uid: 'contract-a-mira', name: 'Mira Okafor', link: 'https://example.com/mira' }
const jonas = { uid: 'contract-a-jonas', name: 'Jonas Lind', tags: ['beans'], metadata: { bed: 'south' } }
const creation: Row = ['create-user', { body: mira }]
const deletion: Row = ['delete-user', { uid: mira.uid, body: { permanent: true } }]
const group = { guid: 'contract-a-garden', name: 'Garden', type: 'public', members: { participants: [jonas.uid] } }
const users: Row[] = [creation, ['create-user', { body: jonas }]]
const token: Row = ['create-authtoken', { uid: mira.uid, body: {} }]
const inPrefix = { searchKey: 'contract-a-', perPage: 100 }

/** Rows of which only the last answer breaks the statement of that name. */
const broken: readonly (readonly [id: string, rows: readonly Row[]])[] = [
  ['found', [creation, ['get-user', { uid: mira.uid }, fails(404, 'ERR_UID_NOT_FOUND')]]],
  ['gone', [creation, deletion, ['get-user', { uid: mira.uid }, succeeds(mira)]]],
  ['accepted', [creation, ['update-user', { uid: mira.uid, body: { name: 'Mira' } }, fails(400, 'ERR_BAD_REQUEST'), 'rename']]],
  ['listed', [creation, token, ['list-authtokens', { uid: mira.uid, perPage: 100 }, changed('/data', () => [])]]],
  ['unlisted', [creation, deletion, ['list-users', inPrefix, changed('/data', () => [mira])]]],
  ['x-unique', [creation, ['create-user', { body: { ...mira, name: 'Twice' } }, succeeds(mira)]]],
  ['written', [creation, ['get-user', { uid: mira.uid }, changed('/data/name', () => 'Somebody')]]],
  [
    'x-adds',
    [...users, ['list-users', inPrefix, changed('/data', (list) => (list as Json[]).map((user) => ({ ...user, tags: ['beans'] })))]],
  ],
  [
    'x-filter',
    [
      ...users,
      [
        'list-users',
        { ...inPrefix, uids: [mira.uid] },
        changed('/data', (list) => [...(list as Json[]).filter(({ uid }) => uid !== jonas.uid), jonas]),
      ],
    ],
  ],
  [
    'x-authority',
    [
      ...users,
      ['create-group', { body: group }],
      ['update-group', { guid: group.guid, onBehalfOf: jonas.uid, body: { name: 'Bed' } }, succeeds({ ...group, name: 'Bed' })],
    ],
  ],
  [
    'x-paging',
    [
      ...users,
      [
        'list-users',
        { ...inPrefix, perPage: 1 },
        changed('/data', (list) => [...(list as Json[]).filter(({ uid }) => uid !== jonas.uid), jonas]),
      ],
    ],
  ],
]

interface Played {
  readonly id: string
  readonly told: Told
  readonly differences: readonly Difference[]
}

/** Plays rows on the model and on a server that answers otherwise. */
function play([id, rows]: (typeof broken)[number], backing = createBacking(contract.document)): Played {
  const trace = createTrace(contract, 'contract-a-', { backing })
  let differences: readonly Difference[] = []
  let steps: readonly Step[] = []
  for (const [name, args, change = (answer: Answer) => answer, example] of rows) {
    const operation = contract.operations.find((one) => one.id === name) as Step['operation']
    steps = [...trace.steps]
    const usual = trace.peek({ operation, args })
    const call = { operation, args, ...(example !== undefined && { example }) }
    differences = trace.take({ ...call, at: Date.UTC(2026, 0, 1), answer: structuredClone(change(usual)) })
  }
  return { id, told: { steps, prefix: trace.prefix, limits: trace.limits }, differences }
}

const idsOf = ({ told, differences }: Played, own = contract, among: Readonly<Record<string, Law>> = laws): string[] => {
  const backing = createBacking(own.document)
  const plain = differences.map(({ statement: _, calls, ...difference }): Difference => ({ ...difference, calls: [calls.at(-1) as Step] }))
  return plain.flatMap((difference) => statementOf(told, difference, own, backing, among)?.id ?? [])
}

const played = broken.map((one) => play(one))

test.each(played)('a difference that breaks a statement names it: $id', ({ id, differences }) => {
  expect(differences.map(({ statement, place, expected, got }) => statement?.id ?? [place, expected, got])).toContain(id)
})

test('a record is found in its list although other records come first', () => {
  const others = [{ uid: 'old', name: 'Old' }]
  const renamed = (list: unknown) => [
    ...others,
    ...(list as Json[]).map((user) => (user.uid === jonas.uid ? { ...user, name: 'X' } : user)),
  ]
  const { differences } = play(['', [...users, ['list-users', inPrefix, changed('/data', renamed)]]])
  expect(differences).toMatchObject([{ place: expect.stringMatching(/^\/data\/[12]\/name$/), statement: { id: 'written' } }])
})

test('a difference that follows from an earlier one does not hide a finding at its place', () => {
  const showsBoth = changed('/data', () => [mira, jonas])
  const { differences } = play([
    '',
    [
      ...users,
      ['list-users', inPrefix, changed('/data', (list) => (list as Json[]).filter(({ uid }) => uid !== jonas.uid))],
      ['list-users', { ...inPrefix, searchKey: 'contract-a-m' }, showsBoth],
      ['list-users', { ...inPrefix, searchKey: 'contract-a-j' }, showsBoth],
    ],
  ])
  expect(differences.map(({ kind, statement }) => [kind, statement?.id])).toContainEqual(['unexpected', 'x-filter'])
})

test.each<[what: string, rows: readonly Row[]]>([
  [
    'what a removal may have kept',
    [creation, ['delete-user', { uid: mira.uid, body: { permanent: false } }], ['get-user', { uid: mira.uid }, succeeds(mira)]],
  ],
  [
    'what a removal without a body may have kept',
    [creation, ['delete-user', { uid: mira.uid }], ['get-user', { uid: mira.uid }, succeeds(mira)]],
  ],
  [
    'where else a record that the run made is found',
    [
      ...users,
      ['create-group', { body: group }],
      ['kick-group-member', { guid: group.guid, uid: jonas.uid }, fails(404, 'ERR_NOT_A_MEMBER')],
    ],
  ],
  [
    'that the app may ban an owner',
    [
      ...users,
      ['create-group', { body: { ...group, members: {} }, onBehalfOf: mira.uid }],
      ['ban-group-user', { guid: group.guid, uid: mira.uid }, fails(403, 'ERR_MEMBER_BAN_FAILED')],
    ],
  ],
  [
    'that an owner has no scope',
    [
      ...users,
      ['create-group', { body: { ...group, owner: mira.uid } }],
      ['ban-group-user', { guid: group.guid, uid: mira.uid, onBehalfOf: mira.uid }, succeeds({ success: true })],
    ],
  ],
  [
    'that a user who acts has no scope',
    [
      ...users,
      ['create-group', { body: { ...group, members: {} }, onBehalfOf: mira.uid }],
      ['add-group-members', { guid: group.guid, onBehalfOf: mira.uid, body: { participants: [jonas.uid] } }],
      ['ban-group-user', { guid: group.guid, uid: mira.uid, onBehalfOf: mira.uid }, succeeds({ success: true })],
    ],
  ],
])('no law states %s', (_, rows) => {
  const { differences } = play(['', rows])
  expect(differences).toMatchObject([{ place: '', kind: 'status' }])
  expect(differences[0]?.statement).toBeUndefined()
})

test.each([
  [[1, 1, 1], 'missing'],
  [[1, 2, 3], 'cut'],
])('a list that a cursor cuts is told as such only if the cursor tells its records apart: %j', (times, kind) => {
  const operation = contract.operations.find(({ id }) => id === 'list-threads') as Step['operation']
  const trace = createTrace(contract, 'contract-a-')
  const threads = times.map((updatedAt, index) => ({ id: `contract-a-${index}`, category: 'message', updatedAt }))
  const page = (data: Json[], next?: Json, walk?: Step['walk']): Step => ({
    ...{ operation, args: { limit: 2 }, at: Date.UTC(2026, 0, 1), ...(walk && { walk }) },
    answer: { status: 200, body: { data, meta: { current: { limit: 2, count: data.length }, ...(next && { next }) } } },
  })
  const first = page(threads.slice(0, 2), { affix: 'append', updatedAt: times[1] as number })
  const differences = trace.take(page([], undefined, { whole: page(threads), pages: [first] }))
  expect(differences.map((one) => [one.place, one.kind, one.statement?.id])).toContainEqual([
    '/meta/next',
    kind,
    kind === 'cut' ? 'x-paging' : undefined,
  ])
})

test.each([
  [['beans', 'peas'], ['peas'], 'written'],
  [['beans', 'beans', 'peas'], ['peas', 'beans'], undefined],
])('of a list that was written as %j and shows %j, %s is broken', (tags, left, law) => {
  const { differences } = play([
    '',
    [
      ['create-user', { body: { ...mira, tags } }],
      ['get-user', { uid: mira.uid }, changed('/data/tags', () => left)],
    ],
  ])
  expect(differences).toMatchObject([{ place: '/data/tags', kind: 'missing', expected: 'beans' }])
  expect(differences[0]?.statement?.id).toBe(law)
})

test.each([
  [' Bl\u00e4tter', ' Bla\u0308tter ', undefined],
  ['Blatter', 'Bla\u0308tter', 'written'],
])('%j in the place of the text %j that was written breaks %s', (name, sent, law) => {
  const { differences } = play([
    '',
    [
      ['create-user', { body: { ...mira, name: sent } }],
      ['get-user', { uid: mira.uid }, changed('/data/name', () => name)],
    ],
  ])
  expect(differences.map(({ place, statement }) => [place, statement?.id])).toEqual([['/data/name', law]])
})

const message = { receiver: jonas.uid, receiverType: 'user', type: 'text', data: { text: 'Beans' } }

test.each([
  [mira.uid, 'unlisted'],
  [jonas.uid, undefined],
])('what one user removed is gone for that user only: the list of %s breaks %s', (reader, law) => {
  const sent: Row = ['send-message', { onBehalfOf: mira.uid, body: message }]
  const id = String(valueAt(play(['', [...users, sent, creation]]).told.steps.at(-1)?.answer.body, '/data/id'))
  const mine = { onBehalfOf: mira.uid, id, reaction: 'beans' }
  const reaction = { id: '7', messageId: id, reaction: 'beans', uid: mira.uid, reactedAt: 1, reactedBy: mira }
  const { told, differences } = play([
    '',
    [
      ...users,
      sent,
      ['add-message-reaction', mine],
      ['remove-message-reaction', mine],
      ['list-all-reactions', { onBehalfOf: mira.uid, id }, changed('/data', () => [reaction])],
    ],
  ])
  const [{ calls, statement: _, ...difference }] = differences as [Difference]
  const read = calls.at(-1) as Step
  const asRead = { ...difference, calls: [{ ...read, args: { ...read.args, onBehalfOf: reader } }] as const }
  expect(statementOf(told, asRead, contract, createBacking(contract.document))?.id).toBe(law)
})

test('what others replace may keep a record in its list', () => {
  const conversationId = `${mira.uid}_user_${jonas.uid}`
  const conversation = { conversationId, conversationType: 'user', conversationWith: jonas }
  const { differences } = play([
    '',
    [
      ...users,
      ['send-message', { onBehalfOf: mira.uid, body: message }],
      ['delete-conversation', { onBehalfOf: mira.uid, conversationId }],
      ['list-conversations', { onBehalfOf: mira.uid, perPage: 100 }, changed('/data', () => [conversation])],
    ],
  ])
  expect(differences).toMatchObject([{ kind: 'unexpected' }])
  expect(differences[0]?.statement).toBeUndefined()
})

test('a write that may have been carried out twice is not compared, and proves nothing about its records', () => {
  const trace = createTrace(contract, 'contract-a-')
  const take = ([name, args, answers]: Row, isDoubtful = false) => {
    const operation = contract.operations.find(({ id }) => id === name) as Step['operation']
    const usual = trace.peek({ operation, args })
    return trace.take({ operation, args, at: Date.UTC(2026, 0, 1), answer: answers ? answers(usual) : usual }, isDoubtful)
  }
  take(creation)
  const [id, args] = deletion
  expect(take([id, args, fails(404, 'ERR_UID_NOT_FOUND')], true)).toEqual([])
  expect(take(['get-user', { uid: mira.uid }])).toEqual([])
  expect(trace.steps.at(-1)?.answer.status).toBe(404)
  const [found] = take(['list-users', inPrefix, changed('/data', () => [mira])])
  expect(found).toMatchObject({ kind: 'unexpected', follows: true })
  expect(found?.statement).toBeUndefined()
})

test('a record that the run made is found at its own path and under it', () => {
  const { differences } = play(['found', [creation, ['list-friends', { uid: mira.uid }, fails(404, 'ERR_UID_NOT_FOUND')]]])
  expect(differences).toMatchObject([{ statement: { id: 'found' } }])
})

test('a record that a filter leaves out is a finding also beside one that the list lacks', () => {
  const filtered: Row = ['list-users', { ...inPrefix, uids: [mira.uid] }, changed('/data', () => [jonas])]
  const { differences } = play(['x-filter', [...users, filtered]])
  expect(differences).toMatchObject([{ place: '/data', kind: 'unexpected', got: { uid: jonas.uid }, statement: { id: 'x-filter' } }])
})

test('a record is left out for a property that it lacks only where its list shows that property', () => {
  const { members: _, ...lacking } = group
  const listing = (records: Json[]): Row => [
    'list-groups',
    { ...inPrefix, 'updatedAt[to]': 4_000_000_000 },
    changed('/data', () => records),
  ]
  const creating: Row = ['create-group', { body: group }]
  const idsIn = (records: Json[]) =>
    play(['', [...users, creating, listing(records)]]).differences.map(({ got, statement }) => [(got as Json).guid, statement?.id])
  expect(idsIn([lacking])).toEqual([[group.guid, undefined]])
  expect(idsIn([lacking, { ...lacking, guid: 'other', updatedAt: 1 }])).toContainEqual([group.guid, 'x-filter'])
})

test('a statement that a source only infers is no finding, and is counted', () => {
  const backing = createBacking(contract.document)
  const update: Row = ['update-user', { uid: mira.uid, body: { name: 'Mira' } }]
  const { differences } = play(
    ['', [creation, update, ['get-user', { uid: mira.uid }, changed('/data/link', () => 'https://example.com')]]],
    backing,
  )
  expect(differences).toMatchObject([{ place: '/data/link', kind: 'other' }])
  expect(differences[0]?.statement).toBeUndefined()
  expect(backing.turnedAway()).toMatchObject([{ part: 'x-update', objection: 'inferred', times: 1 }])
})

test.each(Object.keys(laws))('without the law %s, exactly its findings are differences', (name) => {
  const others = Object.fromEntries(Object.entries(laws).filter(([own]) => own !== name))
  const only = { [name]: laws[name] as Law }
  expect(played.flatMap((one) => idsOf(one, contract, only))).not.toEqual([])
  for (const one of played) {
    const own = new Set(idsOf(one, contract, only))
    expect(idsOf(one, contract, others)).toEqual(idsOf(one).filter((id) => !own.has(id)))
  }
})

/** A copy of a document, each of whose objects is changed. */
function rewritten(node: unknown, change: (entries: [string, unknown][], at: string) => [string, unknown][], at = ''): unknown {
  if (Array.isArray(node)) return node.map((child) => rewritten(child, change, at))
  if (!isObject(node)) return node
  return Object.fromEntries(change(Object.entries(node), at).map(([key, child]) => [key, rewritten(child, change, key)]))
}

/** A contract as far as laws read it. */
const contractOf = (document: OpenApiDocument): Contract => ({ ...contract, document, operations: operationsOf(document) })

/** What was played, with the operations of another contract. */
const inContract = (own: Contract, { id, told, differences }: Played, renamed = <Value>(value: Value): Value => value): Played => {
  const moved = (step: Step): Step => ({
    ...renamed({ ...step, operation: undefined }),
    operation: own.operations.find((one) => one.id === step.operation.id) as Step['operation'],
  })
  return {
    id,
    told: {
      ...told,
      steps: told.steps.map(moved),
      limits: () => new Set(['page', 'perPage', 'searchKey'].map((name) => renamed({ [name]: 1 })).flatMap(Object.keys)),
    },
    differences: differences.map(({ calls, statement: _, ...difference }) => ({
      ...renamed(difference),
      operation: difference.operation,
      calls: [moved(calls.at(-1) as Step)],
    })),
  }
}

test.each(['x-unique', 'x-adds', 'x-filter', 'x-authority', 'x-paging'])(
  'without the key %s, exactly its findings are differences',
  (key) => {
    const document = rewritten(contract.document, (entries) => entries.filter(([name]) => name !== key)) as OpenApiDocument
    const own = contractOf(document)
    for (const one of played) expect(idsOf(inContract(own, one), own)).toEqual(idsOf(one).filter((id) => id !== key))
  },
)

test('what x-stored converts is compared as it is stored', () => {
  const role = 'contract-a-Keeper'
  const keeper = play([
    'written',
    [
      ['create-role', { body: { role, name: 'Keeper' } }],
      ['create-user', { body: { ...mira, role } }],
      ['get-user', { uid: mira.uid }, changed('/data/role', () => 'default')],
    ],
  ])
  expect(keeper.differences).toMatchObject([{ place: '/data/role', expected: role.toLowerCase(), got: 'default' }])
  expect(idsOf(keeper)).toEqual(['written'])
  const own = contractOf(rewritten(contract.document, (entries) => entries.filter(([name]) => name !== 'x-stored')) as OpenApiDocument)
  expect(idsOf(inContract(own, keeper), own)).toEqual([])
})

/** Names that stay: those around every record. */
const envelope = new Set(['data', 'meta', 'error', 'code', 'message'])

test('no finding depends on the name of a property or a parameter', () => {
  const names = new Set<string>()
  rewritten(contract.document, (entries, at) => {
    const { name, in: place } = Object.fromEntries(entries)
    if (at === 'properties') for (const [property] of entries) names.add(property)
    if (place === 'query' || place === 'path') names.add(String(name))
    return entries
  })
  const nameOf = (name: string) => (names.has(name) && !envelope.has(name) ? `zz${name}` : name)
  const inPath = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `{${nameOf(name)}}`)
  const inPointer = (text: string) => text.split('/').map(nameOf).join('/')
  const inKeys = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(inKeys)
      : typeof value === 'string'
        ? value.split('.').map(nameOf).join('.')
        : rewritten(value, (all) => all)
  const document = rewritten(contract.document, (entries, at) =>
    entries.map(([key, value]): [string, unknown] => {
      if (at === 'properties') return [nameOf(key), value]
      // A link has the place of an identifier.
      if (typeof value === 'string' && value.startsWith('$re')) return [nameOf(key), inPointer(value)]
      if (at === 'paths') return [inPath(key), value]
      if (key === 'name' && typeof value === 'string' && entries.some(([other]) => other === 'in')) return [key, nameOf(value)]
      if (['required', 'x-adds', 'requires', 'excludes', 'ignoredWith', 'ignoredWithout'].includes(key)) return [key, inKeys(value)]
      if ((at === 'x-filter' && key === 'properties') || (at === 'x-unique' && key === 'property')) return [key, inKeys(value)]
      return [key, value]
    }),
  ) as OpenApiDocument
  const own = contractOf(document)
  const renamed = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map(renamed) as Value
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [nameOf(key), key === 'place' ? inPointer(String(child)) : renamed(child)]),
    ) as Value
  }
  const renamedArguments = ({ body, ...args }: Arguments): Arguments => ({
    ...renamed(args),
    ...(body !== undefined && { body: renamed(body) }),
  })
  const asStep = <Value>(value: Value): Value => {
    const { at, took, answer, args, ...rest } = value as unknown as Step
    const isStep = answer !== undefined
    return (
      isStep
        ? { ...rest, at, took, args: renamedArguments(args), answer: { status: answer.status, body: renamed(answer.body) } }
        : withPlace(value)
    ) as Value
  }
  const withPlace = <Value>(value: Value): Value => {
    const { place, kind, expected, got, ...rest } = value as unknown as Difference
    return (
      place === undefined ? renamed(value) : { ...rest, kind, place: inPointer(place), expected: renamed(expected), got: renamed(got) }
    ) as Value
  }
  expect(names.size).toBeGreaterThan(300)
  for (const one of played) expect([one.id, idsOf(inContract(own, one, asStep), own)]).toEqual([one.id, idsOf(one)])
})
