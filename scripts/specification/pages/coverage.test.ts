import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { coverage } from './coverage.ts'

const responseOf = (data: object) => ({
  200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object', properties: { data } } } } },
})
const published = { kind: 'published', edition: 'chat-0384fbab', pointer: '/paths/~1users/get' }
const document = {
  info: { title: 'Chat API' },
  tags: [
    { name: 'Users', description: 'Users.' },
    { name: 'Apps', description: 'Manage apps.' },
  ],
  paths: {
    '/users': {
      get: {
        operationId: 'list-users',
        tags: ['Users'],
        'x-sources': [{ kind: 'brief', edition: 'brief', pointer: '4.2' }, published],
        responses: responseOf({ type: 'array', items: { type: 'string' } }),
      },
      post: {
        operationId: 'pin-user',
        tags: ['Users'],
        'x-sources': [{ kind: 'published', edition: 'pages', pointer: 'rest-api/users.mdx' }],
        responses: responseOf({ type: 'object', additionalProperties: true }),
      },
    },
  },
  components: { schemas: {}, securitySchemes: {} },
} as unknown as OpenApiDocument

const page = coverage([document])
const cells = (start: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${start} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(3, -1)

test('shows the operations of a family, their sources, and how many are poorly documented', () => {
  expect(cells('Users')).toEqual(['2', 'brief 1, published 2', 'never', '1', '1'])
})

test('says how many operations somebody has seen the service respond to', () => {
  const seen = structuredClone(document) as unknown as { paths: Record<string, Record<string, { 'x-sources': object[] }>> }
  seen.paths['/users']?.get?.['x-sources'].push({ kind: 'live', edition: 'staff-2026', pointer: 'GET /users' })
  expect(page).toContain('Of 2 operations, 0 have a source that saw the running service, and 2 have none')
  const other = coverage([seen as unknown as OpenApiDocument])
  expect(other).toContain('Of 2 operations, 1 have a source that saw the running service, and 1 have none')
  expect(other).toMatch(/^\| Users .*\| 1 of 2 \|/m)
})

test('lists omitted operations with their reasons, and all editions', () => {
  expect(page).toMatch(/Campaigns API.*50 operations.*responses of 21 are known/)
  expect(page).toMatch(/\| `chat-cf910b32` \| published \| The Chat API's published document of 2 September 2026/)
})

test('names what is left out of what was read lately, and when the editions were looked at', () => {
  for (const name of ['Business Messaging API', 'Callbacks of custom agents', 'Token-based file access', 'custom moderation engine'])
    expect(page).toMatch(new RegExp(`\\| [^|]*${name}`))
  expect(page).toMatch(/last looked at in November 2026; none newer than 2026-09-02 was found/)
})

test('shows that nothing is known about a family without operations', () =>
  expect(cells('Metrics')).toEqual(['0', 'nothing is known', '', '', '']))

test('lists families outside the specification separately', () =>
  expect(page.indexOf('| Apps')).toBeGreaterThan(page.indexOf('## Beyond them')))

test('counts operations, paths, webhooks, schemas, parameters and links', () =>
  expect(page).toContain('| Chat API | 2 | 1 | 0 | 0 | 0 | 0 |'))
