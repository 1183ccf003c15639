import { expect, test } from 'vitest'
import type { Document } from '../../contract-tests/spec/document.ts'
import { coverage } from './coverage.ts'

const answer = (data: object) => ({
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
        responses: answer({ type: 'array', items: { type: 'string' } }),
      },
      post: {
        operationId: 'pin-user',
        tags: ['Users'],
        'x-sources': [{ kind: 'published', edition: 'pages', pointer: 'rest-api/users.mdx' }],
        responses: answer({ type: 'object', additionalProperties: true }),
      },
    },
  },
  components: { schemas: {}, securitySchemes: {} },
} as unknown as Document

const page = coverage([document])
const cells = (start: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${start} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(3, -1)

test('a family shows its operations, their sources, and how many are hardly known', () => {
  expect(cells('Users')).toEqual(['2', 'brief 1, published 2', '1', '1'])
})

test('what is known and left out is listed with the reason, and so are the editions', () => {
  expect(page).toMatch(/Campaigns API.*50 operations.*responses of 21 are known/)
  expect(page).toMatch(/\| `chat-cf910b32` \| published \| The Chat API's published document of 2 September 2026/)
})

test('a family without operations says that nothing is known', () => expect(cells('Metrics')).toEqual(['0', 'nothing is known', '', '']))

test('lists what is no family of the service separately', () =>
  expect(page.indexOf('| Apps')).toBeGreaterThan(page.indexOf('## Beyond them')))

test('counts what the documents describe', () => expect(page).toContain('| Chat API | 2 | 1 | 0 | 0 | 0 | 0 |'))
