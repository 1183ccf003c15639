import { expect, test } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { contractsOf, mockResponse } from '../mock/startMock.ts'
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

test.each([
  ['the code of the documented 404 if 400 is undocumented', { 404: failed }, 404, { code: 'ERR_UID_NOT_FOUND' }],
  ['the documented 400', { 400: failed, 404: failed }, 400, {}],
  ['400 if neither is documented', {}, 400, {}],
])('rejects an invalid path with %s', (_, responses, status, code) => {
  const error = { ...code, details: { 'path.uid': ['must match pattern "^[a-z]+$"'] } }
  expect(respond('/users/42', { responses })).toMatchObject({ status, body: { error } })
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

const contracts = await readContracts()

/** Sends a request to a mock of the documents. */
function send(method: string, url: string, headers: Record<string, string>, body?: string) {
  const response = mockResponse(contracts, { method, url, headers: Object.entries(headers), body })
  return { ...response, headers: Object.fromEntries(response.headers) }
}
const asJson = { apikey: 'any', 'content-type': 'application/json' }

test('names every fault with its place, in the message and in the details', () => {
  const { status, body } = send('POST', '/messages/1/flagged?verbose=1', asJson, '{"reasonId":7}')
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

test.each([
  ['garbage', 400],
  ['application/', 400],
  [';;;', 400],
  ['application/xml', 400],
  ['application/json; charset=utf-8', 200],
])('responds to the content type %s with %d', (type, status) => {
  expect(send('POST', '/messages/1/flagged', { apikey: 'any', onBehalfOf: 'jonas', 'content-type': type }, '{}').status).toBe(status)
})

test('rejects a request of the Management API that has only a key of the Chat API as unauthorized', () => {
  const { status, body } = send('GET', '/apps', { apikey: 'k' })
  expect([status, JSON.parse(body).error.code]).toEqual([401, 'AUTH_ERR_EMPTY_AUTH_HEADER'])
})

test('describes a limit that is used up in the headers of a 429', () => {
  const { status, headers } = send('GET', '/users', { apikey: 'k', prefer: 'code=429' })
  expect(status).toBe(429)
  expect(headers).toMatchObject({ 'Retry-After': '15', 'X-RateLimit-Remaining': '0' })
  expect(Number(headers['X-RateLimit-Reset']) * 1000).toBeGreaterThan(Date.now())
})

test('generates valid bodies from the schema, the same for the same seed', () => {
  const generated = (seed: string) => send('GET', '/users/mira', { apikey: 'k', prefer: `dynamic=true, seed=${seed}` })
  expect(generated('a').status).toBe(200)
  expect(generated('a')).toEqual(generated('a'))
  expect(generated('a')).not.toEqual(generated('b'))
})
