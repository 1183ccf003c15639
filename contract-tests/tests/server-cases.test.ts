import { expect, test } from 'vitest'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import { asImported, isImportable } from '../serverChecks/imports.ts'
import type { ServerCase } from '../serverChecks/serverCase.ts'
import { serverCasesOf } from '../serverChecks/serverCases.ts'

const [contract] = (await readContracts()) as [Contract]

const operationsOf = (...ids: string[]) => contract.operations.filter(({ id }) => ids.includes(id))
const casesOf = (id: string, operations = contract.operations): ServerCase[] =>
  operationsOf(id).flatMap((operation) => serverCasesOf(contract, operation, operations))

/** The properties that the cases of an operation omit from its body, including combined cases. */
function leftOutOf(id: string): string[] {
  const parts = (testCase: ServerCase): readonly ServerCase[] => testCase.parts ?? [testCase]
  return casesOf(id)
    .flatMap(parts)
    .flatMap(({ change }) => (change?.what === 'left out' ? [change.pointer] : []))
}

test('does not omit properties of list entries and new records that records always have', () => {
  for (const id of ['create-rule', 'update-rule']) {
    expect(leftOutOf(id)).toContain('/body/conditions/0/operand')
    expect(leftOutOf(id)).not.toContain('/body/conditions/0/entity')
  }
  expect(leftOutOf('create-keyword-list')).toContain('/body/description')
  expect(leftOutOf('create-keyword-list')).not.toContain('/body/name')
})

test('sends no zero in a body, which may stand for nothing', () => {
  const zeros = casesOf('submit-message-for-moderation')
    .flatMap((one) => one.parts ?? [one])
    .filter(({ change }) => change?.what === 'minimum' && change.value === 0)
  expect(zeros).toEqual([])
})

test('omits identifiers that the service can choose, constants, and properties that an update can leave unchanged', () => {
  expect(leftOutOf('create-rule')).toContain('/body/id')
  expect(leftOutOf('send-message')).toContain('/body/category')
  expect(leftOutOf('update-apikey')).toContain('/body/name')
})

/** The bodies that an operation must accept. */
const acceptedBy = (id: string): Json[] =>
  casesOf(id).flatMap(({ expect: expected, args }) => (expected === 'success' ? [(args.body ?? {}) as Json] : []))

test('expects no rejection for a property that no source describes', () => {
  expect(namesFor('import-messages').filter((name) => /body \/messages /.test(name))).not.toEqual([])
  expect(namesFor('import-messages').filter((name) => /body \/(guid|name|type) /.test(name))).toEqual([])
})

/** The expected outcome and the tolerated statuses of each case of an operation, by its name. */
const expectedOf = (id: string) =>
  Object.fromEntries(casesOf(id).map((one) => [one.name, { expected: one.expect, tolerated: one.tolerates }]))

test('lets a server require more where no source names what is required', () => {
  const lacking = (id: string, pointer: string) =>
    casesOf(id).filter(({ change }) => change?.what === 'left out' && change.pointer === pointer)
  const pushing = lacking('register-push-token', '/body/authToken')
  expect(pushing.length).toBeGreaterThan(0)
  for (const { tolerates } of pushing) expect(tolerates).toEqual([400, 422])
  for (const { tolerates } of casesOf('create-user').filter(({ kind }) => kind === 'required-only')) expect(tolerates).toBeUndefined()
})

test('expects 404 for a record only if a source states that status for its code', () => {
  expect(expectedOf('get-user')['uid of a nonexistent record']?.expected).toBe(404)
  expect(expectedOf('send-bot-message')['uid of a nonexistent record']?.expected).toEqual({ refuses: 'record' })
})

test('lets a server read a missing body as an empty one, and reject what that asks for', () => {
  expect(expectedOf('change-group-member-scope')['negative: without body']?.tolerated).toEqual([200, 403])
  expect(expectedOf('create-user')['negative: without body']?.tolerated).toBeUndefined()
})

test('sends no body that lacks what a value, a property or the body itself requires', () => {
  for (const id of ['mark-user-conversation-as-unread', 'mark-group-conversation-as-unread'])
    expect(acceptedBy(id).filter(({ messageId }) => messageId === undefined)).toEqual([])
  expect(acceptedBy('mark-user-conversation-as-read')).toContainEqual({})
  const updates = acceptedBy('update-group').filter(({ type }) => type === 'password')
  expect(updates.filter(({ password }) => password === undefined)).toEqual([])
  const submitted = acceptedBy('submit-message-for-moderation')
  expect(new Set(submitted.map(({ type }) => type))).toEqual(new Set(['text', 'image', 'file', 'audio', 'video']))
  for (const { type, data } of submitted) expect(data).toHaveProperty(type === 'text' ? 'text' : 'attachments.0')
})

const namesFor = (id: string, operations = contract.operations): string[] => casesOf(id, operations).map(({ name }) => name)
const perPageIn = (...names: Parameters<typeof namesFor>) => namesFor(...names).filter((name) => name.startsWith('negative: query perPage'))
const kindsOf = (names: string[]) => names.map((name) => name.split(' ')[3])

test('violates every constraint of a shared schema at the first operation that uses it', () => {
  expect(kindsOf(perPageIn('list-users'))).toEqual(['type', 'minimum', 'maximum'])
})

test('violates each location of a shared schema once at other operations, preferring limits over types', () => {
  expect(perPageIn('list-groups')).toEqual(['negative: query perPage maximum "1001"'])
  expect(kindsOf(namesFor('update-user').filter((name) => name.startsWith('negative: body /tags ')))).toEqual(['maxItems'])
})

test('sends malformed JSON once per family', () => {
  const isMalformed = (name: string) => name === 'body-syntax: malformed JSON'
  const users = contract.operations.filter(({ tag }) => tag === 'Users').flatMap(({ id }) => namesFor(id))
  expect(users.filter(isMalformed)).toHaveLength(1)
})

test('violates every constraint of an operation that is checked alone', () => {
  expect(kindsOf(perPageIn('list-groups', operationsOf('list-groups')))).toEqual(['type', 'minimum', 'maximum'])
})

test('sends no valid record beside the invalid one of an import that names a record of the run', () => {
  const sent = ['users', 'groups', 'members', 'messages'].flatMap((map) =>
    casesOf(`import-${map}`).flatMap(({ kind, alter, change }) => {
      const [, , , key = '', ...within] = change?.pointer.split('/') ?? []
      const records = alter?.in === 'body' ? (alter.value as Record<string, Json>)[map] : undefined
      const isNaming = /"(uid|guid|sender|receiver)":"/.test(JSON.stringify(records?.[key] ?? ''))
      return kind === 'negative' && within.length > 0 && records && isNaming ? [Object.keys(records).length] : []
    }),
  )
  expect(sent.length).toBeGreaterThan(30)
  expect(new Set(sent)).toEqual(new Set([1]))
})

test('imports recent records under their identifiers, as the documents demand', () => {
  const member = { memberId: 'seeds_member_jonas', guid: 'run-seeds', uid: 'run-jonas', joinedAt: 1_769_940_000 }
  const { members } = asImported(contract, { members: { seeds_member_jonas: member } }) as { members: Json }
  expect(Object.keys(members)).toEqual(['run-seeds_member_run-jonas'])
  expect(asImported(contract, { members })).toEqual({ members })
  const { memberId, joinedAt } = Object.values(members)[0] as Json
  expect(memberId).toBe('run-seeds_member_run-jonas')
  expect(Date.now() / 1000 - Number(joinedAt)).toBeLessThan(60 * 86_400)
  expect(isImportable(contract, { users: { mira: { uid: 'mira' } } })).toBe(true)
  expect(isImportable(contract, { users: { other: { uid: 'mira' } } })).toBe(false)
  expect(isImportable(contract, { messages: { a: { muid: 'a', sentAt: 1 } } })).toBe(false)
  expect(isImportable(contract, { messages: { a: { muid: 'a', category: 'custom', data: {} } } })).toBe(false)
  const beans = { muid: 'a', receiver: 'mira' }
  expect(isImportable(contract, { messages: { a: { ...beans, data: { text: 'Beans' } } } })).toBe(true)
  for (const entry of [beans, { ...beans, data: {} }, { ...beans, type: 'text', data: {} }])
    expect(isImportable(contract, { messages: { a: entry } })).toBe(false)
})
