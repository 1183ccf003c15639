import { expect, test } from 'vitest'
import type { Arguments } from '../cases/arguments.ts'
import { createTrace } from '../comparison/trace.ts'
import { createBacking } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import { type OpenApiDocument, operationsOf } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import type { ServerAnswer, Step } from '../statements/call.ts'
import type { Difference, Law, Told } from '../statements/statement.ts'
import { laws, statementOf } from '../statements/statements.ts'

// A few calls to a server that breaks one statement: each difference has that statement, and no
// other law, key or name of the documents has a part in it.

const [contract] = (await readContracts()) as [Contract]

type Change = ((answer: ServerAnswer) => ServerAnswer) | undefined
/** A call, and how the server's answer differs from the model's. */
type Row = readonly [operation: string, args: Arguments, change?: Change, example?: string]

const succeeds = (data: Json) => (): ServerAnswer => ({ status: 200, body: { data } })
const fails = (status: number, code: string) => (): ServerAnswer => ({ status, body: { error: { code, message: 'No.' } } })
const changed =
  (pointer: string, change: (value: unknown) => unknown) =>
  ({ status, body }: ServerAnswer): ServerAnswer => ({ status, body: changedAt(body, pointer, change) as Json })

const mira = { uid: 'contract-a-mira', name: 'Mira Okafor', link: 'https://example.com/mira' }
const jonas = { uid: 'contract-a-jonas', name: 'Jonas Lind', tags: ['beans'], metadata: { bed: 'south' } }
const group = { guid: 'contract-a-garden', name: 'Garden', type: 'public', members: { participants: [jonas.uid] } }
const { members: _, ...alone } = group
const creation: Row = ['create-user', { body: mira }]
const users: Row[] = [creation, ['create-user', { body: jonas }]]
const token: Row = ['create-authtoken', { uid: mira.uid, body: {} }]
const inPrefix = { searchKey: 'contract-a-', perPage: 100 }

const removal = (body?: object): Row => ['delete-user', { uid: mira.uid, ...(body && { body }) }]
const deletion = removal({ permanent: true })
const reading = (change?: Change): Row => ['get-user', { uid: mira.uid }, change]
const listing = (change: (users: Json[]) => Json[], more: object = {}): Row => [
  'list-users',
  { ...inPrefix, ...more },
  changed('/data', (list) => change(list as Json[])),
]
const withoutJonas = (list: Json[]) => list.filter(({ uid }) => uid !== jonas.uid)
const withJonas = (list: Json[]) => [...withoutJonas(list), jonas]
const grouping = (body: object, onBehalfOf?: string): Row => ['create-group', { body, ...(onBehalfOf && { onBehalfOf }) }]
/** A pair of groups, and their list. */
const bed = { ...alone, guid: 'contract-a-bed' }
const groups = [grouping(alone), grouping(bed)]
const listingGroups = (change: (groups: Json[]) => Json[], guid?: string): Row => [
  'list-groups',
  { ...inPrefix, ...(guid && { guids: [guid] }) },
  changed('/data', (list) => change(list as Json[])),
]
const banning = (change: Change, onBehalfOf?: string): Row => [
  'ban-group-user',
  { guid: group.guid, uid: mira.uid, ...(onBehalfOf && { onBehalfOf }) },
  change,
]

/** Rows of which only the last answer breaks the statement of that name. */
const broken: readonly (readonly [id: string, rows: readonly Row[]])[] = [
  ['found', [creation, reading(fails(404, 'ERR_UID_NOT_FOUND'))]],
  ['gone', [creation, deletion, reading(succeeds(mira))]],
  ['accepted', [creation, ['update-user', { uid: mira.uid, body: { name: 'Mira' } }, fails(400, 'ERR_BAD_REQUEST'), 'rename']]],
  ['listed', [creation, token, ['list-authtokens', { uid: mira.uid, perPage: 100 }, changed('/data', () => [])]]],
  ['unlisted', [creation, deletion, listing(() => [mira])]],
  ['x-unique', [creation, ['create-user', { body: { ...mira, name: 'Twice' } }, succeeds(mira)]]],
  ['written', [creation, reading(changed('/data/name', () => 'Somebody'))]],
  ['x-adds', [...users, listing((list) => list.map((user) => ({ ...user, tags: ['beans'] })))]],
  ['x-filter', [...groups, listingGroups((list) => [...list, bed], alone.guid)]],
  [
    'x-authority',
    [
      ...users,
      grouping(group),
      ['update-group', { guid: group.guid, onBehalfOf: jonas.uid, body: { name: 'Bed' } }, succeeds({ ...group, name: 'Bed' })],
    ],
  ],
  ['x-paging', [...users, listing(withJonas, { perPage: 1 })]],
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
  for (const [name, args, change = (answer: ServerAnswer) => answer, example] of rows) {
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

const message = { receiver: jonas.uid, receiverType: 'user', type: 'text', data: { text: 'Beans' } }
const sending: Row = ['send-message', { onBehalfOf: mira.uid, body: message }]
const conversationId = `${mira.uid}_user_${jonas.uid}`
const conversation = { conversationId, conversationType: 'user', conversationWith: jonas }
const tagged = (tags: string[], left: string[]): Row[] => [
  ['create-user', { body: { ...mira, tags } }],
  reading(changed('/data/tags', () => left)),
]
const named = (sent: string, shown: string): Row[] => [
  ['create-user', { body: { ...mira, name: sent } }],
  reading(changed('/data/name', () => shown)),
]
const renamed = (list: Json[]) => list.map((user) => (user.uid === jonas.uid ? { ...user, name: 'X' } : user))

test.each<[what: string, rows: readonly Row[], ...differences: [place: string, kind: string, law?: string][]]>([
  [
    'a law: a record in its list, although other records come first',
    [...users, listing((list) => [{ uid: 'old', name: 'Old' }, ...renamed(list)])],
    [expect.stringMatching(/^\/data\/[12]\/name$/), 'other', 'written'],
  ],
  [
    'a law: a record that a list of the whole app showed before another was removed',
    [...users, listing((list) => list), deletion, listing(withoutJonas)],
    ['/data', 'missing', 'listed'],
  ],
  ['no law: a record that a list of the whole app never showed', [...users, deletion, listing(withoutJonas)], ['/data', 'missing']],
  [
    'no law: a record that a list showed before something was removed elsewhere',
    [...users, grouping(bed), listing((list) => list), ['delete-group', { guid: bed.guid }], listing(withoutJonas)],
    ['/data', 'missing'],
  ],
  [
    'a law: a record under its own path that the run made',
    [creation, ['list-friends', { uid: mira.uid }, fails(404, 'ERR_UID_NOT_FOUND')]],
    ['', 'status', 'found'],
  ],
  [
    'a law: a record that a filter leaves out, beside one that the list lacks',
    [...groups, listingGroups(() => [bed], alone.guid)],
    ['/data', 'unexpected', 'x-filter'],
  ],
  ['a law: an item that a list lacks', tagged(['beans', 'peas'], ['peas']), ['/data/tags', 'missing', 'written']],
  ['a law: a text without its accent', named('Bla\u0308tter', 'Blatter'), ['/data/name', 'other', 'written']],
  ['no law: an item that was written twice', tagged(['beans', 'beans', 'peas'], ['peas', 'beans']), ['/data/tags', 'missing']],
  ['no law: an accent that is composed otherwise, nor spaces', named(' Bla\u0308tter ', ' Bl\u00e4tter'), ['/data/name', 'other']],
  [
    'no law: what others replace, which may keep a record in its list',
    [
      ...users,
      sending,
      ['delete-conversation', { onBehalfOf: mira.uid, conversationId }],
      ['list-conversations', { onBehalfOf: mira.uid, perPage: 100 }, changed('/data', () => [conversation])],
    ],
    ['/data', 'unexpected'],
  ],
  ['no law: what a removal may have kept', [creation, removal({ permanent: false }), reading(succeeds(mira))], ['', 'status']],
  ['no law: what a removal without a body may have kept', [creation, removal(), reading(succeeds(mira))], ['', 'status']],
  [
    'no law: where else a record that the run made is found',
    [...users, grouping(group), ['kick-group-member', { guid: group.guid, uid: jonas.uid }, fails(404, 'ERR_NOT_A_MEMBER')]],
    ['', 'status'],
  ],
  [
    'no law: that a record shows what its list adds on request',
    [...users, ['get-user', { uid: jonas.uid }, changed('/data/tags', () => undefined)]],
    ['/data/tags', 'missing'],
  ],
  [
    'no law: that a moderator adds members, which a source only infers',
    [
      ...users,
      grouping({ ...alone, members: { moderators: [jonas.uid] } }),
      [
        'add-group-members',
        { guid: group.guid, onBehalfOf: jonas.uid, body: { participants: [mira.uid] } },
        fails(403, 'ERR_GROUP_NO_CLEARANCE'),
      ],
    ],
    ['', 'status'],
  ],
  [
    'no law: that a record keeps a property whose storing a source only infers, within a list',
    [
      [
        'create-rule',
        { body: { id: 'contract-a-noise', name: 'Noise', conditions: [{ entity: 'message', isKeywordsReferencePresent: true }] } },
      ],
      ['get-rule', { ruleId: 'contract-a-noise' }, changed('/data/conditions/0/isKeywordsReferencePresent', () => false)],
    ],
    ['/data/conditions/0/isKeywordsReferencePresent', 'other'],
  ],
  [
    'no law: that a name is free, which another world may have',
    [['create-role', { body: { role: 'contract-a-keeper', name: 'Keeper' } }, fails(400, 'ERR_BAD_REQUEST'), 'keeper']],
    ['', 'status'],
  ],
  [
    'no law: that all users of a call are found',
    [creation, ['add-friends', { uid: mira.uid, body: { accepted: ['contract-a-nobody'] } }, fails(404, 'ERR_UID_NOT_FOUND')]],
    ['', 'status'],
  ],
  [
    'no law: that the app may ban an owner',
    [...users, grouping({ ...alone, members: {} }, mira.uid), banning(fails(403, 'ERR_MEMBER_BAN_FAILED'))],
    ['', 'status'],
  ],
  [
    'no law: that an owner has no scope',
    [...users, grouping({ ...group, owner: mira.uid }), banning(succeeds({ success: true }), mira.uid)],
    ['', 'status'],
  ],
  [
    'no law: that a user who acts has no scope',
    [
      ...users,
      grouping({ ...group, members: {} }, mira.uid),
      ['add-group-members', { guid: group.guid, onBehalfOf: mira.uid, body: { participants: [jonas.uid] } }],
      banning(succeeds({ success: true }), mira.uid),
    ],
    ['', 'status'],
  ],
])('stated by %s', (_, rows, ...expected) => {
  const { differences } = play(['', rows])
  expect(differences.map(({ place, kind, statement }) => [place, kind, ...(statement ? [statement.id] : [])])).toEqual(expected)
})

test('a difference that follows from an earlier one does not hide a finding at its place', () => {
  const both = (searchKey: string) => listing(() => [mira, jonas], { searchKey })
  const { differences } = play(['', [...users, listing(withoutJonas), both('contract-a-m'), both('contract-a-j')]])
  expect(differences.map(({ kind, statement }) => [kind, statement?.id])).toContainEqual(['unexpected', 'x-filter'])
})

test('a difference without a statement does not hide a finding at its place', () => {
  const both = ['nothing', alone.guid].map((guid) => listingGroups(() => [alone, bed], guid))
  const ids = [1, 2].map((count) => play(['', [...groups, ...both.slice(0, count)]]).differences[0]?.statement?.id)
  expect(ids).toEqual([undefined, 'x-filter'])
})

const all = listingGroups((list) => list)
const others = Array.from({ length: inPrefix.perPage }, (_, index) => ({ ...alone, guid: `contract-a-${index}` }))
const none = (guid: string) => listingGroups(() => [], guid)
const noneOf = (types: string[]): Row => ['list-groups', { ...inPrefix, types }, changed('/data', () => [])]

test.each<[what: string, rows: readonly Row[], law?: string]>([
  ['that the list shows without it', [all, none(alone.guid)], 'x-filter'],
  ['that the list shows without it, and that has one of several values', [all, noneOf(['private', 'public'])], 'x-filter'],
  ['that the list shows without it in another case', [all, none(alone.guid.toUpperCase())]],
  ['that no list has shown', [none(alone.guid)]],
  ['that a write may have changed', [all, ['update-group', { guid: bed.guid, body: { name: 'Bed' } }], none(alone.guid)]],
  ['that may be on the next page', [all, listingGroups(() => others, alone.guid)]],
])('a filter that leaves out a record %s', (_, rows, law) => {
  const { differences } = play(['', [...groups, ...rows]])
  expect(differences.find(({ kind }) => kind === 'missing')?.statement?.id).toBe(law)
})

test.each([
  [[], 'x-authority'],
  [['moderators'], undefined],
  [['participants'], 'x-authority'],
])('a member whom %j has already may keep that scope when added again', (before, law) => {
  const adding = (list: string): Row => [
    'add-group-members',
    { guid: group.guid, body: { [list]: [jonas.uid] } },
    succeeds({ [list]: { [jonas.uid]: { success: true } } }),
  ]
  const renaming = { guid: group.guid, onBehalfOf: jonas.uid, body: { name: 'Bed' } }
  const renamedBy: Row = ['update-group', renaming, succeeds({ ...group, name: 'Bed' })]
  const { differences } = play(['', [...users, grouping(group), ...before.map(adding), adding('participants'), renamedBy]])
  expect(differences.find(({ kind }) => kind === 'status')?.statement?.id).toBe(law)
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
  // Only a part of the cursor can be sent.
  const first = page(threads.slice(0, 2), { affix: 'append', updatedAt: times[1] as number, id: '80' })
  const differences = trace.take(page([], undefined, { whole: page(threads), pages: [first] }))
  expect(differences.map((one) => [one.place, one.kind, one.statement?.id])).toContainEqual([
    '/meta/next',
    kind,
    kind === 'cut' ? 'x-paging' : undefined,
  ])
})

test.each([
  [mira.uid, 'unlisted'],
  [jonas.uid, undefined],
])('what one user removed is gone for that user only: the list of %s breaks %s', (reader, law) => {
  const id = String(valueAt(play(['', [...users, sending, creation]]).told.steps.at(-1)?.answer.body, '/data/id'))
  const mine = { onBehalfOf: mira.uid, id, reaction: 'beans' }
  const reaction = { id: '7', messageId: id, reaction: 'beans', uid: mira.uid, reactedAt: 1, reactedBy: mira }
  const { told, differences } = play([
    '',
    [
      ...users,
      sending,
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

test('a lost property is a finding, although records of another kind have the same schema', () => {
  const submitted: Row = [
    'submit-message-for-moderation',
    { body: { ...message, sender: mira.uid, category: 'message', muid: 'contract-a-1' } },
  ]
  const { told } = play(['', [...users, submitted, creation]])
  const id = valueAt(told.steps.at(-1)?.answer.body, '/data/id') as string
  const without = changed('/data', (record) => ({ ...(record as Json), muid: undefined }))
  const { differences } = play(['', [...users, submitted, ['get-submitted-message', { id }, without]]])
  expect(differences.map(({ place, statement }) => [place, statement?.id])).toEqual([['/data/muid', 'written']])
})

const kicked = { guid: group.guid, uid: mira.uid }
const joining: Row = ['add-group-members', { guid: group.guid, body: { participants: [mira.uid] } }]
const showsMira: Row = ['list-group-members', { guid: group.guid }, changed('/data', (list) => [...(list as Json[]), mira])]

test.each([
  ['', [], ['unlisted']],
  ['and also added to another list of its parent', [banning((answer) => answer)], []],
  ['and removed from another list of its parent', [banning((answer) => answer), ['unban-group-user', kicked], joining], ['unlisted']],
])('a list that shows what was removed %s', (_, rows, laws) => {
  const all = [...users, grouping(group), joining, ...(rows as Row[]), ['kick-group-member', kicked, succeeds(kicked)], showsMira] as Row[]
  expect(idsOf(play(['', all]))).toEqual(laws)
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
  expect(take(reading())).toEqual([])
  expect(trace.steps.at(-1)?.answer.status).toBe(404)
  const [found] = take(listing(() => [mira]))
  expect(found).toMatchObject({ kind: 'unexpected', follows: true })
  expect(found?.statement).toBeUndefined()
})

test('a record is left out for a property that it lacks only where its list shows that property', () => {
  const groups = { ...inPrefix, 'updatedAt[to]': 4_000_000_000 }
  const idsIn = (records: Json[]) =>
    play(['', [...users, grouping(group), ['list-groups', groups, changed('/data', () => records)]]]).differences.map(
      ({ got, statement }) => [(got as Json).guid, statement?.id],
    )
  expect(idsIn([alone])).toEqual([[group.guid, undefined]])
  expect(idsIn([alone, { ...alone, guid: 'other', updatedAt: 1 }])).toContainEqual([group.guid, 'x-filter'])
})

test('a statement that a source only infers is no finding, and is counted', () => {
  const backing = createBacking(contract.document)
  const update: Row = ['update-user', { uid: mira.uid, body: { name: 'Mira' } }]
  const { differences } = play(['', [creation, update, reading(changed('/data/link', () => 'https://example.com'))]], backing)
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

/** A played run, translated to the operations and the property names of another contract. */
function inContract(own: Contract, { id, told, differences }: Played, nameOf = (name: string) => name): Played {
  const renamed = <Value>(value: Value) => rewritten(value, (all) => all.map(([key, child]) => [nameOf(key), child])) as Value
  const moved = (step: Step): Step => {
    const { body, ...args } = step.args
    return {
      ...step,
      operation: own.operations.find((one) => one.id === step.operation.id) as Step['operation'],
      args: { ...renamed(args), ...(body !== undefined && { body: renamed(body) }) },
      answer: { ...step.answer, body: renamed(step.answer.body) },
    }
  }
  return {
    id,
    told: { ...told, steps: told.steps.map(moved), limits: () => new Set(['page', 'perPage', 'searchKey'].map(nameOf)) },
    differences: differences.map(({ calls, statement: _, ...difference }) => ({
      ...difference,
      place: difference.place.split('/').map(nameOf).join('/'),
      expected: renamed(difference.expected),
      got: renamed(difference.got),
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
      reading(changed('/data/role', () => 'default')),
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
  const inText = (text: unknown): unknown => (typeof text === 'string' ? text.split('.').map(nameOf).join('.') : text)
  const inKeys = (value: unknown): unknown => (Array.isArray(value) ? value.map(inText) : inText(value))
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
  expect(names.size).toBeGreaterThan(300)
  for (const one of played) expect([one.id, idsOf(inContract(own, one, nameOf), own)]).toEqual([one.id, idsOf(one)])
})
