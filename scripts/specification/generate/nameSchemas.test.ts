import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { nameSchemas } from './nameSchemas.ts'
import { types } from './types.ts'

const text: Schema = { type: 'string' }

/** A document with schemas and a single operation, `get-user`. */
const documentOf = (schemas: Record<string, Schema>, response: Schema = text, paging?: object): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    info: { title: 'Yard', version: '1.0.0', description: 'A yard.' },
    servers: [],
    tags: [],
    paths: {
      '/user': {
        get: {
          operationId: 'get-user',
          responses: { '200': { description: 'The user.', content: { 'application/json': { schema: response } } } },
          ...(paging && { 'x-paging': paging }),
        },
      },
    },
    components: { schemas, securitySchemes: {} },
  }) as unknown as OpenApiDocument

const declared = async (document: OpenApiDocument) => {
  const lines = (await types(nameSchemas(document))).split('\n').map((line) => line.trim())
  return lines.filter((line) => !/^(\/?\*|\*)/.test(line) || line.startsWith('/** ')).join('\n')
}

test('declares a schema as an interface with its descriptions and refers to it by name', async () => {
  const user: Schema = {
    type: 'object',
    description: 'Somebody.',
    required: ['uid'],
    properties: { uid: { ...text, description: 'Who.' } },
  }
  const code = await declared(documentOf({ User: user, Users: { type: 'array', items: { $ref: '#/components/schemas/User' } } }))
  expect(code).toContain('/** Somebody. */\nexport interface User {\n/** Who. */\nuid: string;\n}')
  expect(code).toContain('export type Users = User[];')
  expect(code).not.toMatch(/components\["schemas"\]|@description/)
})

test('names responses, list items and nested objects', async () => {
  const inner: Schema = { type: 'object', properties: { b: text } }
  const response: Schema = {
    type: 'object',
    properties: {
      data: { type: 'array', items: { type: 'object', properties: { a: inner, list: { type: 'array', items: inner } } } },
      meta: inner,
      byName: { type: 'object', additionalProperties: inner },
      anything: { type: 'object', additionalProperties: true },
    },
  }
  const { schemas } = nameSchemas(documentOf({}, response, { style: 'page', items: '/data' })).components
  expect(Object.keys(schemas).sort()).toEqual([
    'GetUserItem',
    'GetUserItemA',
    'GetUserItemListItem',
    'GetUserResponse',
    'GetUserResponseByNameValue',
    'GetUserResponseMeta',
  ])
  const alone = nameSchemas(documentOf({ User: inner }, { $ref: '#/components/schemas/User' }))
  expect(await types(alone)).toMatch(/export interface GetUserResponse extends User \{\s*\}/)
})

test('a composed schema extends its parts and marks required properties', async () => {
  const base: Schema = { type: 'object', properties: { id: text, note: text } }
  const code = await declared(
    documentOf({
      Base: base,
      Own: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: { extra: text } }], required: ['id'] },
    }),
  )
  expect(code).toContain('export interface Own extends Base {\nextra?: string;\nid: string;\n}')
})

test('a union with shared fields becomes a union of interfaces, which exclude each other’s fields in requests', async () => {
  const choice: Schema = {
    type: 'object',
    required: ['note'],
    properties: { note: text, one: text, many: text },
    oneOf: [
      { type: 'object', required: ['one'], properties: { one: text } },
      { type: 'object', required: ['many'], properties: { many: text } },
    ],
  }
  const request = await declared(documentOf({ SendRequest: choice }))
  // The most common branch is last, because the compiler explains mistakes by it.
  expect(request).toContain('export type SendRequest = SendRequestWithMany | SendRequestWithOne;')
  expect(request).toContain('export interface SendRequestWithOne {\nmany?: never;\nnote: string;\none: string;\n}')
  const response = await declared(documentOf({ Sent: choice }))
  expect(response).toContain('export type Sent = SentWithOne | SentWithMany;')
  expect(response).not.toContain('never;\nnote')
})

test('distributes allOf over the branches of a union', async () => {
  const kind = (type: string): Schema => ({ type: 'object', required: ['type'], properties: { type: { const: type } } })
  const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
  const code = await declared(
    documentOf({
      TextMessage: kind('text'),
      FileMessage: kind('file'),
      Message: { oneOf: [ref('TextMessage'), ref('FileMessage')] },
      FlaggedMessage: { allOf: [ref('Message'), { type: 'object', properties: { flags: text } }] },
    }),
  )
  expect(code).toContain('export type FlaggedMessage = FlaggedTextMessage | FlaggedFileMessage;')
  expect(code).toContain('export interface FlaggedTextMessage extends TextMessage {\nflags?: string;\n}')
})

test('names the fields that an event adds to its family', () => {
  const document = documentOf({ Event: { type: 'object', properties: { trigger: text } } })
  const own: Schema = { type: 'object', properties: { data: { type: 'object', properties: { a: text } } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Event' }, own] }
  document.webhooks = {
    user_left: { post: { operationId: 'receive-user-left', requestBody: { content: { 'application/json': { schema } } } } },
  }
  expect(Object.keys(nameSchemas(document).components.schemas)).toContain('UserLeftEventData')
})

test('rejects a name that already exists', () => {
  const clashing = documentOf({ GetUserResponse: text }, { type: 'object', properties: { a: text } })
  expect(() => nameSchemas(clashing)).toThrow(/GetUserResponse clashes/)
})

test.each(documents)('every object with documented fields in the types of %s has a name', async (name) => {
  const declarations = await readFile(`generated/${name}.ts`, 'utf8')
  // Fields of anonymous objects would be indented by more than four spaces.
  const anonymous = declarations.split('\n').filter((line) => /^ {8,}[\w"']+\??: /.test(line))
  expect(anonymous).toEqual([])
})
