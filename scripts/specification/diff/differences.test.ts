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

const [sent, post] = ['#/components/schemas/Sent', '#/paths/~1users/post']
const added = (list: AnyNode[], item: unknown) => [...list, item]

/** Where each kind of change is reported, once. */
test.each<[found: string, change: (parts: { sent: AnyNode; operation: AnyNode; document: AnyNode }) => unknown]>([
  [`new property ${sent}/properties/nick`, (d) => (d.sent.properties.nick = { type: 'string' })],
  [`removed property ${sent}/properties/role`, (d) => delete d.sent.properties.role],
  [`required property ${sent}/required/role`, (d) => d.sent.required.push('role')],
  [`optional property ${sent}/required/uid`, (d) => d.sent.required.pop()],
  [`changed maxLength ${sent}/properties/uid/maxLength`, (d) => (d.sent.properties.uid.maxLength = 10)],
  [`changed enum ${sent}/properties/role/enum`, (d) => d.sent.properties.role.enum.push('c')],
  [`new schema ${sent}/anyOf/1`, (d) => d.sent.anyOf.push({ type: 'string' })],
  [
    `new parameter ${post}/parameters/query.page`,
    (d) => (d.operation.parameters = added(d.operation.parameters, { name: 'page', in: 'query' })),
  ],
  [`removed parameter ${post}/parameters/query.perPage`, (d) => (d.operation.parameters = [])],
  [`changed deprecated ${post}/deprecated`, (d) => (d.operation.deprecated = true)],
  [`new response ${post}/responses/418`, (d) => (d.operation.responses['418'] = { description: 'A teapot.' })],
  [`new content type ${post}/requestBody/content/text~1csv`, (d) => (d.operation.requestBody.content['text/csv'] = { schema: {} })],
  [`new security requirement ${post}/security/seedKey`, (d) => (d.operation.security = added(d.operation.security, { seedKey: [] }))],
  ['new security scheme #/components/securitySchemes/seedKey', (d) => (d.document.components.securitySchemes.seedKey = { type: 'apiKey' })],
  ['new event #/webhooks/sown/post', (d) => (d.document.webhooks.sown = { post: { responses: {} } })],
  ['removed event #/webhooks/grown/post', (d) => delete d.document.webhooks.grown],
  ['new operation #/paths/~1seeds/get', (d) => (d.document.paths['/seeds'] = { get: { responses: {} } })],
  [
    'new server #/servers/https:~1~1eu.example.com',
    (d) => (d.document.servers = added(d.document.servers, { url: 'https://eu.example.com' })),
  ],
])('reports a %s', (found, change) => {
  const document = users()
  change({ sent: document.components.schemas.Sent, operation: document.paths['/users'].post, document })
  expect(differencesOf(users(), document).map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([found])
})

/** What breaks programs that send or read a value. */
test.each<[what: string, breaks: string, change: (parts: { sent: AnyNode; returned: AnyNode; operation: AnyNode }) => unknown]>([
  ['a new optional property', '', ({ sent, returned }) => (sent.properties.nick = returned.properties.nick = { type: 'string' })],
  ['a property that is required', 'request', ({ sent, returned }) => (sent.required = returned.required = ['uid', 'role'])],
  ['a property that is no longer required', 'response', ({ sent, returned }) => (sent.required = returned.required = [])],
  ['a property that is gone', 'request, response', ({ sent, returned }) => delete sent.properties.role && delete returned.properties.role],
  ['a lower limit', 'request', ({ sent, returned }) => (sent.properties.uid.maxLength = returned.properties.uid.maxLength = 5)],
  ['a higher limit', '', ({ sent, returned }) => (sent.properties.uid.maxLength = returned.properties.uid.maxLength = 50)],
  ['a value more', 'response', ({ sent, returned }) => (sent.properties.role.enum = returned.properties.role.enum = ['a', 'b', 'c'])],
  ['a value less', 'request', ({ sent, returned }) => (sent.properties.role.enum = returned.properties.role.enum = ['a'])],
  ['a value more that programs expect', '', ({ returned }) => returned.properties.kind['x-extensible-enum'].push('b')],
  ['another type', 'request, response', ({ sent, returned }) => (sent.properties.uid.type = returned.properties.uid.type = 'integer')],
  ['also null', 'response', ({ sent, returned }) => (sent.properties.uid.type = returned.properties.uid.type = ['string', 'null'])],
  ['a new optional parameter', '', ({ operation }) => operation.parameters.push({ name: 'page', in: 'query', schema: {} })],
  ['a new required parameter', '/users', ({ operation }) => operation.parameters.push({ name: 'page', in: 'query', required: true })],
  ['a lower limit of a parameter', '/users', ({ operation }) => (operation.parameters[0].schema.maximum = 50)],
  ['a parameter that is gone', '/users', ({ operation }) => (operation.parameters = [])],
  ['a body that is required', '/users', ({ operation }) => (operation.requestBody.required = true)],
  ['a response that is gone', '/users', ({ operation }) => (operation.responses = { '201': operation.responses['200'] })],
  ['another operationId', '/users', ({ operation }) => (operation.operationId = 'add-user')],
  ['a scope less', '/users', ({ operation }) => operation.security.pop()],
  ['a key that is gone', '/users', ({ operation }) => (operation.security = [{ token: [] }])],
  ['another key as well', '', ({ operation }) => operation.security.push({ token: [] })],
  ['deprecation', '', ({ operation }) => (operation.deprecated = true)],
])('%s breaks %j', (_, breaks, change) => {
  const after = users()
  const { Sent: sent, Returned: returned } = after.components.schemas
  change({ sent, returned, operation: after.paths['/users'].post })
  const found = differencesOf(users(), after)
  expect(found).not.toEqual([])
  const places: Readonly<Record<string, string>> = { Sent: 'request', Returned: 'response', 'POST /users': '/users' }
  const breaking = found.filter(({ breaking }) => breaking).map(({ group }) => places[group])
  expect([...new Set(breaking)].sort().join(', ')).toBe(breaks)
})

test('an operation that is gone breaks, and a new one does not', () => {
  const more = { ...users(), paths: { ...users().paths, '/seeds': { get: { operationId: 'list-seeds', responses: {} } } } }
  expect(differencesOf(more, users()).map(({ kind, breaking }) => [kind, breaking])).toEqual([['removed operation', true]])
  expect(differencesOf(users(), more).map(({ kind, breaking }) => [kind, breaking])).toEqual([['new operation', false]])
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
