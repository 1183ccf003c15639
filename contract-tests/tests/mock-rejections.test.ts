import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { contractsOf, mockResponse } from '../mock/createMock.ts'
import { testDocument } from './testDocument.ts'

const json = (schema: object, value: unknown) => ({
  description: 'A body.',
  content: { 'application/json': { schema, examples: { one: { summary: 'One', value } } } },
})
const failed = json({ type: 'object' }, { error: { code: 'ERR_UID_NOT_FOUND', message: 'No such user.' } })

/** Sends a request to a mock of a document with a single operation. */
function respond(target: string, { body, responses = {}, sent }: { body?: object; responses?: object; sent?: unknown }) {
  const document = testDocument({
    '/users/{uid}': {
      post: {
        operationId: 'change-user',
        parameters: [{ name: 'uid', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } }],
        ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
        responses: { 200: json({ type: 'object' }, { done: true }), ...responses, default: failed },
      },
    },
  })
  const text = sent === undefined ? undefined : JSON.stringify(sent)
  const response = mockResponse(contractsOf([document]), {
    method: 'POST',
    url: target,
    headers: [['content-type', 'application/json']],
    body: text,
  })
  return { ...response, body: JSON.parse(response.body) }
}

test('rejects an invalid path with the code of the documented 404 if 400 is undocumented', () => {
  expect(respond('/users/42', { responses: { 404: failed } })).toMatchObject({
    status: 404,
    body: { error: { code: 'ERR_UID_NOT_FOUND', details: { 'path.uid': ['must match pattern "^[a-z]+$"'] } } },
  })
})

test('rejects an invalid path with the documented 400', () => {
  expect(respond('/users/42', { responses: { 400: failed, 404: failed } })).toMatchObject({ status: 400 })
})

test('rejects an invalid path with 400 if neither 400 nor 404 is documented', () => {
  expect(respond('/users/42', {})).toMatchObject({ status: 400 })
})

test('validates with JSON Schema 2020-12', () => {
  const body = { allOf: [{ properties: { name: { type: 'string' } } }], unevaluatedProperties: false }
  expect(respond('/users/mira', { body, responses: { 400: failed }, sent: { name: 'Mira' } })).toMatchObject({ status: 200 })
  expect(respond('/users/mira', { body, responses: { 400: failed }, sent: { nmae: 'Mira' } })).toMatchObject({ status: 400 })
})

test('reports an example that violates its own schema with 500', () => {
  const responses = { 200: json({ type: 'object', required: ['uid'] }, { name: 'Mira' }) }
  expect(respond('/users/mira', { responses })).toMatchObject({ status: 500, body: { error: { message: expect.stringContaining('uid') } } })
})

test('names every fault with its place, in the message and in the details', async () => {
  const contracts = await readContracts()
  const { status, body } = mockResponse(contracts, {
    method: 'POST',
    url: '/messages/1/flagged?verbose=1',
    headers: [
      ['apikey', 'any'],
      ['content-type', 'application/json'],
    ],
    body: '{"reasonId":7}',
  })
  const { error } = JSON.parse(body)
  expect(status).toBe(400)
  expect(error.details).toEqual({
    'query.verbose': ['expected no query parameter with that name'],
    'header.onBehalfOf': ['missing'],
    'body.reasonId': ['must be string'],
  })
  expect(error.message).toBe(
    'query.verbose: expected no query parameter with that name; header.onBehalfOf: missing; body.reasonId: must be string',
  )
})

test.each(['garbage', 'application/', ';;;', 'application/xml'])('rejects the content type %s', async (type) => {
  const flag = { method: 'POST', url: '/messages/1/flagged', body: '{}' }
  const headersOf = (name: string): [string, string][] => [
    ['apikey', 'any'],
    ['onBehalfOf', 'jonas'],
    ['content-type', name],
  ]
  const contracts = await readContracts()
  expect(mockResponse(contracts, { ...flag, headers: headersOf(type) }).status).toBe(400)
  expect(mockResponse(contracts, { ...flag, headers: headersOf('application/json; charset=utf-8') }).status).toBe(200)
})

test('rejects a request of the Management API that has only a key of the Chat API as unauthorized', async () => {
  const { status, body } = mockResponse(await readContracts(), { method: 'GET', url: '/apps', headers: [['apikey', 'k']], body: undefined })
  expect([status, JSON.parse(body).error.code]).toEqual([401, 'AUTH_ERR_EMPTY_AUTH_HEADER'])
})

test('describes a limit that is used up in the headers of a 429', async () => {
  const headers: [string, string][] = [
    ['apikey', 'k'],
    ['prefer', 'code=429'],
  ]
  const response = mockResponse(await readContracts(), { method: 'GET', url: '/users', headers, body: undefined })
  const sent = Object.fromEntries(response.headers)
  expect(response.status).toBe(429)
  expect(sent).toMatchObject({ 'Retry-After': '15', 'X-RateLimit-Remaining': '0' })
  expect(Number(sent['X-RateLimit-Reset']) * 1000).toBeGreaterThan(Date.now())
})

test('generates valid bodies from the schema, the same for the same seed', async () => {
  const contracts = await readContracts()
  const generated = (seed: string) =>
    mockResponse(contracts, {
      method: 'GET',
      url: '/users/mira',
      headers: [
        ['apikey', 'k'],
        ['prefer', `dynamic=true, seed=${seed}`],
      ],
      body: undefined,
    })
  expect(generated('a').status).toBe(200)
  expect(generated('a')).toEqual(generated('a'))
  expect(generated('a')).not.toEqual(generated('b'))
})
