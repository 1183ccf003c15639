import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { discrepanciesOf, discrepanciesPage } from './discrepancies.ts'

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
  expect(found).toContainEqual({ family: 'Users', where: '`list-users`', text: 'Two shapes.', disputed: false })
  expect(found).toContainEqual({ family: 'Users', where: '`list-users`, parameter `page`', text: 'Two types.', disputed: false })
})

test('assigns a note in a schema to the family that uses it, if there is only one', () => {
  const users = { get: operation('list-users', 'Users') }
  const note = { where: '`User.tags[].id`', text: 'A number elsewhere.', disputed: false }
  expect(discrepanciesOf(document({ '/users': users }))).toEqual([{ family: 'Users', ...note }])
  const groups = { get: operation('list-groups', 'Groups') }
  expect(discrepanciesOf(document({ '/users': users, '/groups': groups }))).toEqual([{ family: undefined, ...note }])
})

test('merges the same note on several operations', () => {
  const note = { 'x-discrepancy': 'A list or an object.' }
  const page = discrepanciesPage([
    document({ '/users': { get: operation('list-users', 'Users', note), put: operation('put-users', 'Users', note) } }),
  ])
  expect(page).toContain('- `list-users`, `put-users`: A list or an object.')
})

test('marks disputed examples, and lists shared notes once', () => {
  const disputed = document({ '/users': { get: operation('list-users', 'Users', { 'x-published-example-disputed': 'Mangled.' }) } })
  const other = document({ '/apps': { get: operation('list-apps', 'Apps') } })
  const page = discrepanciesPage([disputed, other])
  expect(page).toContain('- `list-users`: **Example not followed.** Mangled.')
  expect(page.match(/A number elsewhere/g)).toHaveLength(1)
})

test('shows what is open about behaviour first, with its readings, and counts the others', () => {
  const open = {
    id: 'users-listed',
    text: 'One page lists all users, another those of a role.',
    readings: [
      { name: 'all', text: 'All users are listed.' },
      { name: 'role', text: 'The users of a role are listed.' },
    ],
  }
  const users = { get: operation('list-users', 'Users', { 'x-discrepancy': ['A list or an object.', open] }) }
  const page = discrepanciesPage([document({ '/users': users })])
  expect(page).toContain(`## Behaviour

1 contradictions are`)
  expect(page).toContain(`### Users

- **\`users-listed\`**, \`list-users\`: One page lists all users, another those of a role.
  - \`all\`: All users are listed.
  - \`role\`: The users of a role are listed.
`)
  expect(page).toContain('2 contradictions are about names')
  expect(page.indexOf('users-listed')).toBeLessThan(page.indexOf('- `list-users`: A list or an object.'))
})
