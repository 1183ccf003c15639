import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { coverageTables } from './coverage.ts'
import { fillMarkers } from './filled.ts'

const published = { kind: 'published', edition: 'chat-0384fbab', pointer: '/paths/~1users/get' }
const live = { kind: 'live', edition: 'staff-2026', pointer: 'GET /users' }
const documentOf = (...ofList: object[]) =>
  ({
    tags: [
      { name: 'Users', description: 'Users.' },
      { name: 'Apps', description: 'Manage apps.' },
    ],
    paths: {
      '/users': {
        get: { operationId: 'list-users', tags: ['Users'], 'x-sources': [{ kind: 'brief' }, ...ofList], responses: {} },
        post: { operationId: 'pin-user', tags: ['Users'], 'x-sources': [published], responses: {} },
      },
    },
    components: { schemas: {}, securitySchemes: {} },
  }) as unknown as OpenApiDocument

const page = coverageTables([documentOf(published)])
const seen = coverageTables([documentOf(published, live)])

test.each([
  [
    'the operations of a family and their sources',
    page.families,
    /^\| Users \| [^|]* \| 2 \| project specification 1, public documentation 2 \| never \|$/m,
  ],
  ['how many somebody has seen', seen.families, /^\| Users .*\| 1 of 2 \|$/m],
  ['that nothing is known about a family without operations', page.families, /^\| Metrics .*\| 0 \| nothing is known \| {2}\|$/m],
  ['families outside the specification', page.beyond, /^\| Apps \| Manage apps\. \|/m],
  ['that nobody has seen any', page.seen, /^Of 2 operations, 0 have been observed live, and 2 have not\.$/],
  ['how many of all somebody has seen', seen.seen, /^Of 2 operations, 1 have/],
  ['all editions', page.editions, /\| `chat-cf910b32` \| public documentation \| The Chat API's published document of 2 September 2026/],
])('shows %s', (_, text, line) => expect(text).toMatch(line))

test('a page that is written by hand gets its made parts, and lacks none', () => {
  const text = 'Before.\n\n<!-- made: table -->\n\nold\n\n<!-- end -->\n\nAfter.\n'
  expect(fillMarkers(text, { table: 'new $1\n' })).toBe(text.replace('old', 'new $$1'))
  expect(() => fillMarkers(text, { other: 'new' })).toThrow('<!-- made: other -->')
})
