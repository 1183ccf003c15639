import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { discrepanciesOf, discrepancyTables } from './discrepancies.ts'

const responses = { 200: { description: 'Done.', content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } } }
const user = {
  type: 'object',
  properties: { tags: { type: 'array', items: { properties: { id: { 'x-discrepancy': 'A number\n elsewhere.' } } } } },
}
const operation = (operationId: string, tag: string, more = {}) => ({ operationId, tags: [tag], responses, ...more })
const document = (paths: object) =>
  ({
    info: { title: 'Chat API' },
    tags: [],
    paths,
    components: { schemas: { User: user }, securitySchemes: {} },
  }) as unknown as OpenApiDocument

test('locates a note in an operation by the operation and its part', () => {
  const parameters = [{ name: 'page', in: 'query', schema: {}, 'x-discrepancy': 'Two types.' }]
  const found = discrepanciesOf(
    document({ '/users': { get: operation('list-users', 'Users', { parameters, 'x-discrepancy': 'Two shapes.' }) } }),
  )
  expect(found).toContainEqual({ family: 'Users', subject: 'list-users', where: '`list-users`', text: 'Two shapes.', disputed: false })
  expect(found).toContainEqual({
    family: 'Users',
    subject: 'list-users',
    where: '`list-users`, parameter `page`',
    text: 'Two types.',
    disputed: false,
  })
})

test('assigns a note in a schema to the family that uses it, if there is only one', () => {
  const users = { get: operation('list-users', 'Users') }
  const note = { subject: 'User', where: '`User.tags[].id`', text: 'A number elsewhere.', disputed: false }
  expect(discrepanciesOf(document({ '/users': users }))).toEqual([{ family: 'Users', ...note }])
  const groups = { get: operation('list-groups', 'Groups') }
  expect(discrepanciesOf(document({ '/users': users, '/groups': groups }))).toEqual([{ family: undefined, ...note }])
})

const note = { 'x-discrepancy': 'A list or an object.' }
const other = document({ '/apps': { get: operation('list-apps', 'Apps') } })
const open = {
  id: 'users-listed',
  text: 'One page lists all users, another those of a role.',
  readings: [
    { name: 'all', text: 'All users are listed.' },
    { name: 'role', text: 'The users of a role are listed.' },
  ],
}

test.each([
  [
    'the same note on several operations once',
    [operation('list-users', 'Users', note), operation('put-users', 'Users', note)],
    '- `list-users`, `put-users`: A list or an object.',
  ],
  [
    'disputed examples',
    [operation('list-users', 'Users', { 'x-published-example-disputed': 'Mangled.' })],
    '- `list-users`: **Example not followed.** Mangled.',
  ],
  [
    'notes on shape beside those on behaviour',
    [operation('list-users', 'Users', { 'x-discrepancy': ['A list or an object.', open] })],
    '- `list-users`: A list or an object.',
  ],
])('lists %s, and shared notes once', (_, [get, put], line) => {
  const { shape } = discrepancyTables([document({ '/users': { get, ...(put && { put }) } }), other])
  expect(shape).toContain(line)
  expect(shape.match(/A number elsewhere/g)).toHaveLength(1)
})

test('shows what is open about behaviour apart, with its readings', () => {
  const users = { get: operation('list-users', 'Users', { 'x-discrepancy': ['A list or an object.', open] }) }
  expect(discrepancyTables([document({ '/users': users })]).behaviour).toBe(`### Users

- **\`users-listed\`**, \`list-users\`: One page lists all users, another those of a role.
  - \`all\`: All users are listed.
  - \`role\`: The users of a role are listed.
`)
})
