import { expect, test } from 'vitest'
import { createMockService } from '../mock/mockService.ts'
import { readBundle } from '../spec/bundles.ts'
import type { Document } from '../spec/document.ts'

const json = (schema: object, value: unknown) => ({
  description: 'A body.',
  content: { 'application/json': { schema, examples: { one: { summary: 'One', value } } } },
})
const failed = json({ type: 'object' }, { error: { code: 'ERR_UID_NOT_FOUND', message: 'No such user.' } })

/** Answers a request to a document that has one operation with this path parameter, body and responses, and no `jsonSchemaDialect`. */
async function answer(target: string, { body, responses = {}, sent }: { body?: object; responses?: object; sent?: unknown }) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1', description: 'Test' },
    servers: [],
    tags: [],
    paths: {
      '/users/{uid}': {
        post: {
          operationId: 'change-user',
          parameters: [{ name: 'uid', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } }],
          ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
          responses: { 200: json({ type: 'object' }, { done: true }), ...responses, default: failed },
        },
      },
    },
    components: { schemas: {}, securitySchemes: {} },
  } as unknown as Document
  const service = await createMockService([document])
  const text = sent === undefined ? '' : JSON.stringify(sent)
  return service({ method: 'POST', target, headers: { 'content-type': 'application/json' }, text })
}

test('a path that names nothing is refused with the documented 404 and its example, where 400 is not documented', async () => {
  expect(await answer('/users/42', { responses: { 404: failed } })).toMatchObject({
    status: 404,
    body: { error: { code: 'ERR_UID_NOT_FOUND' } },
  })
})

test('a wrong path is refused with the documented 400', async () => {
  expect(await answer('/users/42', { responses: { 400: failed, 404: failed } })).toMatchObject({ status: 400 })
})

test('no refusal has a status that the documents leave out', async () => {
  expect(await answer('/users/42', {})).toMatchObject({ status: 400 })
})

test('schemas are read as JSON Schema 2020-12, without the document saying so', async () => {
  const body = { allOf: [{ properties: { name: { type: 'string' } } }], unevaluatedProperties: false }
  expect(await answer('/users/mira', { body, responses: { 400: failed }, sent: { name: 'Mira' } })).toMatchObject({ status: 200 })
  expect(await answer('/users/mira', { body, responses: { 400: failed }, sent: { nmae: 'Mira' } })).toMatchObject({ status: 400 })
})

test('rejects an invalid content type with 415 instead of failing', async () => {
  const service = await createMockService([await readBundle('chat')])
  const ask = (type: string, headers: Record<string, string> = {}) =>
    service({ method: 'POST', target: '/messages/1/flagged', headers: { apikey: 'any', 'content-type': type, ...headers }, text: '{}' })
  for (const type of ['garbage', 'application/', ';;;']) expect((await ask(type, { onbehalfof: 'jonas' })).status).toBe(415)
  expect((await ask('application/json; charset=utf-8', { onbehalfof: 'jonas' })).status).toBe(200)
  // A header is named as callers write it.
  expect(JSON.stringify((await ask('application/json')).body)).toContain("'onBehalfOf'")
})
