import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { step } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { differencesOf } from './differences.ts'

/** Changes to a schema, each with how it is reported. */
const schemaChanges: ((schema: AnyNode, properties: [string, AnyNode][]) => string | undefined)[] = [
  (schema) => {
    schema.properties.seeds = { type: 'string' }
    return 'new property /properties/seeds'
  },
  (schema, properties) => {
    const [name] = properties.find(([key]) => !schema.required?.includes(key)) ?? []
    schema.required = [...(schema.required ?? []), name].filter(Boolean)
    return name && `required property /required/${name}`
  },
  (schema) => {
    const name = schema.required?.pop()
    return name && `optional property /required/${name}`
  },
  (schema, properties) => {
    // A component that nothing else refers to would no longer be compared.
    const isOptional = ([key, child]: [string, AnyNode]) => !schema.required?.includes(key) && !JSON.stringify(child).includes('$ref')
    const [name] = properties.findLast(isOptional) ?? []
    delete schema.properties[String(name)]
    return name && `removed property /properties/${name}`
  },
  ...['maxLength', 'minimum', 'pattern', 'format', 'enum'].map((keyword) => (_: AnyNode, properties: [string, AnyNode][]) => {
    const [name, found] = properties.find(([, child]) => child[keyword] !== undefined) ?? []
    if (found) found[keyword] = keyword === 'enum' ? [...found.enum, 'zz'] : typeof found[keyword] === 'number' ? found[keyword] + 1 : 'x'
    return found && `changed ${keyword} /properties/${name}/${keyword}`
  }),
  (schema) => {
    const keyword = ['oneOf', 'anyOf', 'allOf'].find((key) => schema[key]) ?? ''
    schema[keyword]?.push({ type: 'object' })
    return keyword && `new schema /${keyword}/${schema[keyword].length - 1}`
  },
]

/** Changes to an operation. */
const operationChanges: ((operation: AnyNode, query: AnyNode[]) => string | undefined)[] = [
  (operation) => {
    operation.parameters = [...(operation.parameters ?? []), { name: 'seeds', in: 'query', schema: { type: 'string' } }]
    return 'new parameter /parameters/query.seeds'
  },
  (operation, [first]) => {
    operation.parameters = operation.parameters?.filter((parameter: AnyNode) => parameter !== first)
    return first && `removed parameter /parameters/query.${first.name}`
  },
  (operation) => {
    operation.deprecated = !operation.deprecated
    return 'changed deprecated /deprecated'
  },
  (operation) => {
    // Prose is not compared.
    Object.assign(operation, { description: 'Sows a seed.', summary: 'Sow' })
    operation.responses['418'] = { description: 'A teapot.' }
    return 'new response /responses/418'
  },
  (operation) => {
    const media = operation.requestBody?.content
    if (media) media['text/csv'] = { schema: { type: 'string' } }
    return media && 'new content type /requestBody/content/text~1csv'
  },
  (operation) => {
    operation.security = [...operation.security, { seedKey: [] }]
    return 'new security requirement /security/seedKey'
  },
]

test('reports every change to a whole document exactly once, where it arises, and nothing else', async () => {
  const bundle: AnyNode = await readBundle('chat')
  const document = structuredClone(bundle)
  const planted: string[] = []
  /** Makes the next change that fits, so that every change is made in turn. */
  const change = <Change extends (...nodes: never[]) => string | undefined>(
    changes: Change[],
    at: string,
    ...nodes: Parameters<Change>
  ) => {
    for (const make of [...changes]) {
      const made = make(...nodes)
      if (!made) continue
      planted.push(made.replace(' /', ` ${at}/`))
      changes.push(...changes.splice(changes.indexOf(make), 1))
      return
    }
  }
  for (const [name, schema] of Object.entries<AnyNode>(document.components.schemas))
    if (schema.properties) change(schemaChanges, `#/components/schemas/${name}`, schema, Object.entries<AnyNode>(schema.properties))
  for (const [path, item] of Object.entries<AnyNode>(document.paths))
    for (const method of ['get', 'put', 'post', 'delete', 'patch'])
      if (item[method]) {
        const query = (item[method].parameters ?? []).filter((parameter: AnyNode) => parameter.in === 'query' && !parameter.schema.$ref)
        change(operationChanges, `${step('#/paths', path)}/${method}`, item[method], query)
      }
  const [first = '', second = ''] = Object.keys(document.webhooks)
  document.webhooks.seed_sown = document.webhooks[first]
  delete document.webhooks[second]
  document.paths['/seeds'] = { get: { responses: {} } }
  document.components.securitySchemes.seedKey = { type: 'apiKey', in: 'header', name: 'seed-key' }
  document.servers[0].variables.region.enum.push('ap')
  document.servers.push({ url: 'https://chat.example.com/v3' })
  planted.push('new event #/webhooks/seed_sown/post', `removed event #/webhooks/${second}/post`)
  planted.push('new operation #/paths/~1seeds/get', 'new security scheme #/components/securitySchemes/seedKey')
  planted.push(`changed enum ${step('#/servers', bundle.servers[0].url)}/variables/region/enum`)
  planted.push('new server #/servers/https:~1~1chat.example.com~1v3')
  expect(planted.length).toBeGreaterThan(400)
  const found = differencesOf(bundle, document)
  expect(found.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual(planted.sort())
})

const user = {
  ...{ type: 'object', required: ['uid'] },
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
  components: { schemas: { Sent: structuredClone(user), Returned: structuredClone(user) } },
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
