import { expect, test } from 'vitest'
import { readBundle } from '../documents/bundles.ts'
import { readContracts } from '../documents/contract.ts'
import { createEngine } from '../judge/engine.ts'
import { mockResponse } from '../mock/createMock.ts'

// Where Prism is known to be wrong. In all other cases of a run, which tests/suite.test.ts
// compares, our mock responds as Prism does.

const key = { apikey: 'any' }
const json = { ...key, 'content-type': 'application/json', onbehalfof: 'jonas' }
const flag = { method: 'post', path: '/messages/4201/flagged', template: '/messages/{id}/flagged', headers: json }
const users = { method: 'get', path: '/users', template: '/users', headers: key }

test.each([
  ['does not report an undeclared query parameter', { ...users, query: { perpage: '5' } }, 200, 400],
  ['does not report a misspelt header', { ...users, headers: { ...key, 'on-behalf-of': 'mira' } }, 200, 400],
  ['does not report a header of another operation', { ...users, path: '/roles', template: '/roles', headers: json }, 200, 400],
  [
    'takes null for a missing body',
    { ...flag, path: '/users/mira/auth_tokens', template: '/users/{uid}/auth_tokens', body: 'null' },
    200,
    400,
  ],
  ['rejects with 422 where no 400 is documented', { ...users, path: '/roles/a%20b', template: '/roles/{role}' }, 422, 404],
])('Prism %s', async (_, request, prisms, ours) => {
  const { method, path, template, headers, query = {}, body } = request as typeof flag & { query?: Record<string, string>; body?: string }
  const engine = createEngine(await readBundle('chat'))
  const sent = { method, url: { path, query }, headers, ...(body && { body: JSON.parse(body) }) } as Parameters<typeof engine.respond>[0]
  expect((await engine.respond(sent, template, {})).status).toBe(prisms)
  const search = new URLSearchParams(query).toString()
  const response = mockResponse(await readContracts(), {
    method: method.toUpperCase(),
    url: path + (search && `?${search}`),
    headers: Object.entries(headers),
    body,
  })
  expect(response.status).toBe(ours)
})
