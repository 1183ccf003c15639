import { expect, test } from 'vitest'
import { readBundle } from '../documents/bundles.ts'
import { createMockService } from '../mock/mockService.ts'
import { testDocument } from './testDocument.ts'

const json = (schema: object, value: unknown) => ({
  description: 'A body.',
  content: { 'application/json': { schema, examples: { one: { summary: 'One', value } } } },
})
const failed = json({ type: 'object' }, { error: { code: 'ERR_UID_NOT_FOUND', message: 'No such user.' } })

/** Sends a request to a mock of a document with a single operation. */
async function respond(target: string, { body, responses = {}, sent }: { body?: object; responses?: object; sent?: unknown }) {
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
  const service = await createMockService([document])
  const text = sent === undefined ? '' : JSON.stringify(sent)
  return service({ method: 'POST', target, headers: { 'content-type': 'application/json' }, text })
}

test('rejects an invalid path with the documented 404 and its example if 400 is undocumented', async () => {
  expect(await respond('/users/42', { responses: { 404: failed } })).toMatchObject({
    status: 404,
    body: { error: { code: 'ERR_UID_NOT_FOUND' } },
  })
})

test('rejects an invalid path with the documented 400', async () => {
  expect(await respond('/users/42', { responses: { 400: failed, 404: failed } })).toMatchObject({ status: 400 })
})

test('rejects an invalid path with 400 if neither 400 nor 404 is documented', async () => {
  expect(await respond('/users/42', {})).toMatchObject({ status: 400 })
})

test('validates with JSON Schema 2020-12 if `jsonSchemaDialect` is missing', async () => {
  const body = { allOf: [{ properties: { name: { type: 'string' } } }], unevaluatedProperties: false }
  expect(await respond('/users/mira', { body, responses: { 400: failed }, sent: { name: 'Mira' } })).toMatchObject({ status: 200 })
  expect(await respond('/users/mira', { body, responses: { 400: failed }, sent: { nmae: 'Mira' } })).toMatchObject({ status: 400 })
})

test('rejects an invalid content type with 415', async () => {
  const service = await createMockService([await readBundle('chat')])
  const flag = (type: string, headers: Record<string, string> = {}) =>
    service({ method: 'POST', target: '/messages/1/flagged', headers: { apikey: 'any', 'content-type': type, ...headers }, text: '{}' })
  for (const type of ['garbage', 'application/', ';;;']) expect((await flag(type, { onbehalfof: 'jonas' })).status).toBe(415)
  expect((await flag('application/json; charset=utf-8', { onbehalfof: 'jonas' })).status).toBe(200)
  // The header has its documented spelling.
  expect(JSON.stringify((await flag('application/json')).body)).toContain("'onBehalfOf'")
})
