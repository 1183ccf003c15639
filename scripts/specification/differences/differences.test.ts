import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { differencesOf } from './differences.ts'

const user = {
  ...{ type: 'object', required: ['uid'], anyOf: [{ type: 'object' }] },
  properties: { uid: { type: 'string', maxLength: 9 }, role: { enum: ['a', 'b'] }, kind: { 'x-extensible-enum': ['a'] } },
}
const media = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
const users = (): AnyNode => ({
  openapi: '3.1.0',
  paths: {
    '/users': {
      post: {
        operationId: 'create-user',
        security: [{ apiKey: ['fullAccess'] }, { apiKey: ['authOnly'] }],
        parameters: [{ name: 'perPage', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        requestBody: { content: media('Sent') },
        responses: { '200': { content: media('Returned') } },
      },
    },
  },
  webhooks: { grown: { post: { responses: {} } } },
  servers: [{ url: 'https://us.example.com' }],
  components: { schemas: { Sent: structuredClone(user), Returned: structuredClone(user) }, securitySchemes: {} },
})

test('finds nothing in a document that is the same, or differs in prose', async () => {
  const bundle: AnyNode = await readBundle('chat')
  const text = JSON.stringify(bundle).replace(/"(description|summary)":"(\\.|[^"\\])*"/g, '"$1":"Sows a seed."')
  expect(differencesOf(bundle, JSON.parse(text))).toEqual([])
})

/** The parts of a document that changes are about: `both` are the schema sent and that returned. */
const partsOf = (document: AnyNode) => {
  const { schemas, securitySchemes } = document.components
  const { Sent, Returned } = schemas
  const both = (change: (schema: AnyNode) => unknown) => [Sent, Returned].map(change)
  return { document, post: document.paths['/users'].post, both, returned: Returned, securitySchemes }
}

const type = { type: 'string' }
const places: Readonly<Record<string, string>> = { Sent: 'request', Returned: 'response' }

/**
 * Where a change is reported, once in each place, and which programs it breaks: those that send or
 * read a value, or all.
 */
test.each<[found: string, breaks: string, change: (parts: ReturnType<typeof partsOf>) => unknown]>([
  ['new property user/properties/nick', '', ({ both }) => both(({ properties }) => (properties.nick = type))],
  ['removed property user/properties/role', 'request, response', ({ both }) => both(({ properties }) => delete properties.role)],
  ['required property user/required/role', 'request', ({ both }) => both(({ required }) => required.push('role'))],
  ['optional property user/required/uid', 'response', ({ both }) => both(({ required }) => required.pop())],
  ['changed maxLength user/properties/uid/maxLength', 'request', ({ both }) => both(({ properties: { uid } }) => (uid.maxLength = 5))],
  ['changed maxLength user/properties/uid/maxLength', '', ({ both }) => both(({ properties: { uid } }) => (uid.maxLength = 50))],
  ['changed enum user/properties/role/enum', 'response', ({ both }) => both(({ properties: { role } }) => role.enum.push('c'))],
  ['changed enum user/properties/role/enum', 'request', ({ both }) => both(({ properties: { role } }) => role.enum.pop())],
  ['changed enum user/properties/kind/enum', '', ({ returned }) => returned.properties.kind['x-extensible-enum'].push('b')],
  ['changed type user/properties/uid/type', 'request, response', ({ both }) => both(({ properties: { uid } }) => (uid.type = 'integer'))],
  ['changed type user/properties/uid/type', 'response', ({ both }) => both(({ properties: { uid } }) => (uid.type = ['string', 'null']))],
  ['new schema user/anyOf/1', 'response', ({ both }) => both(({ anyOf }) => anyOf.push(type))],
  ['new parameter post/parameters/query.page', '', ({ post }) => post.parameters.push({ name: 'page', in: 'query' })],
  ['new parameter post/parameters/query.page', 'all', ({ post }) => post.parameters.push({ name: 'page', in: 'query', required: true })],
  ['removed parameter post/parameters/query.perPage', 'all', ({ post }) => post.parameters.pop()],
  ['changed maximum post/parameters/query.perPage/schema/maximum', 'all', ({ post }) => (post.parameters[0].schema.maximum = 50)],
  ['changed required post/requestBody/required', 'all', ({ post }) => (post.requestBody.required = true)],
  ['new content type post/requestBody/content/text~1csv', '', ({ post }) => (post.requestBody.content['text/csv'] = { schema: {} })],
  ['new response post/responses/418', '', ({ post }) => (post.responses['418'] = { description: 'A teapot.' })],
  ['removed response post/responses/200', 'all', ({ post }) => delete post.responses['200']],
  ['changed operationId post/operationId', 'all', ({ post }) => (post.operationId = 'add-user')],
  ['changed deprecated post/deprecated', '', ({ post }) => (post.deprecated = true)],
  ['new security requirement post/security/seedKey', '', ({ post }) => post.security.push({ seedKey: [] })],
  ['removed security requirement post/security/apiKey', 'all', ({ post }) => post.security.splice(0, 2)],
  ['changed scopes post/security/apiKey/scopes', 'all', ({ post }) => post.security.pop()],
  ['new security scheme #/components/securitySchemes/seedKey', '', ({ securitySchemes }) => (securitySchemes.seedKey = { type: 'apiKey' })],
  ['new event #/webhooks/sown/post', '', ({ document }) => (document.webhooks.sown = { post: { responses: {} } })],
  ['removed event #/webhooks/grown/post', 'all', ({ document }) => delete document.webhooks.grown],
  ['new operation #/paths/~1seeds/get', '', ({ document }) => (document.paths['/seeds'] = { get: { responses: {} } })],
  ['removed operation post', 'all', ({ document }) => delete document.paths['/users']],
  ['new server #/servers/https:~1~1eu.example.com', '', ({ document }) => document.servers.push({ url: 'https://eu.example.com' })],
])('reports a %s, which breaks %j', (reported, breaks, change) => {
  const after = users()
  change(partsOf(after))
  const found = differencesOf(users(), after)
  const short = (pointer: string) => pointer.replace(/^#\/components\/schemas\/\w+/, 'user').replace('#/paths/~1users/post', 'post')
  expect([...new Set(found.map(({ kind, pointer }) => `${kind} ${short(pointer)}`))]).toEqual([reported])
  const breaking = found.filter((one) => one.breaking).map(({ group }) => places[group] ?? 'all')
  expect(breaking.sort().join(', ')).toBe(breaks)
})

test('a schema that is sent and returned breaks in both', () => {
  const shared = (values: string[]) => {
    const document = users()
    document.paths['/users'].post.responses['200'].content = media('Sent')
    document.components.schemas.Sent.properties.role.enum = values
    return document
  }
  for (const values of [['a'], ['a', 'b', 'c']])
    expect(differencesOf(shared(['a', 'b']), shared(values)).map(({ breaking }) => breaking)).toEqual([true])
})
