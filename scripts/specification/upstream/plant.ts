import { step } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** A change to a copy of a document, as the comparison must report it. */
export interface Planted {
  readonly kind: string
  /** A part of the reported pointer. */
  readonly at: string
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** A change and its location in its schema or operation. */
type PlantedChange = { kind: string; at: string } | undefined

/** A change that is made in several locations. */
const some = <Nodes extends readonly AnyNode[]>(count: number, change: (...nodes: Nodes) => PlantedChange) => ({ count, change })

const property = (schema: AnyNode, fits: (child: AnyNode) => unknown) =>
  Object.entries<AnyNode>(schema.properties).find(([, child]) => fits(child))

const schemaChanges = [
  some(46, ({ properties }: AnyNode) => {
    properties.seeds = { type: 'string' }
    return { kind: 'new property', at: 'properties/seeds' }
  }),
  some(2, (schema: AnyNode) => {
    if (schema.additionalProperties !== undefined) return undefined
    schema.additionalProperties = false
    return { kind: 'changed additionalProperties', at: 'additionalProperties' }
  }),
  some(15, (schema: AnyNode) => {
    const name = Object.keys(schema.properties).find((key) => !schema.required?.includes(key))
    if (!name) return undefined
    schema.required = [...(schema.required ?? []), name]
    return { kind: 'required property', at: `required/${name}` }
  }),
  some(15, (schema: AnyNode) => {
    const name = Object.keys(schema.properties).at(-1) as string
    delete schema.properties[name]
    schema.required = schema.required?.filter((required: string) => required !== name) ?? []
    return { kind: 'removed property', at: `properties/${name}` }
  }),
  some(8, (schema: AnyNode) => {
    const [name] = schema.required ?? []
    if (!name || !Object.hasOwn(schema.properties, name)) return undefined
    schema.required = schema.required.slice(1)
    return { kind: 'optional property', at: `required/${name}` }
  }),
  ...['maxLength', 'minLength', 'maximum', 'minimum', 'pattern'].map((keyword) =>
    some(2, (schema: AnyNode) => {
      const [name, found] = property(schema, (child) => child[keyword] !== undefined) ?? []
      if (!found) return undefined
      found[keyword] = typeof found[keyword] === 'number' ? found[keyword] + 1 : `${found[keyword]}|x`
      return { kind: `changed ${keyword}`, at: `properties/${name}/${keyword}` }
    }),
  ),
  some(6, (schema: AnyNode) => {
    const [name, found] = property(schema, (child) => Array.isArray(child.enum)) ?? []
    found?.enum.push('zz')
    return found && { kind: 'changed enum', at: `properties/${name}/enum` }
  }),
  some(6, (schema: AnyNode) => {
    const [name, found] = property(schema, (child) => child.type === 'string' && !child.enum && !child.pattern) ?? []
    if (found) found.type = 'integer'
    return found && { kind: 'changed type', at: `properties/${name}/type` }
  }),

  some(2, (schema: AnyNode) => {
    const [name, found] = property(schema, (child) => child.type === 'string' && !child.format) ?? []
    if (found) found.format = 'seed'
    return found && { kind: 'changed format', at: `properties/${name}/format` }
  }),
  some(2, (schema: AnyNode) => {
    const [name, found] = property(schema, (child) => child.type === 'array' && child.items?.type === 'string') ?? []
    if (found) found.items.maxLength = 9
    return found && { kind: 'changed maxLength', at: `properties/${name}/items/maxLength` }
  }),
  some(2, (schema: AnyNode) => {
    const [name, found] = property(schema, (child) => child.type === 'object' && child.properties) ?? []
    if (found) found.properties.seeds = { type: 'integer' }
    return found && { kind: 'new property', at: `properties/${name}/properties/seeds` }
  }),
]

const operationChanges = [
  some(20, (operation: AnyNode) => {
    operation.parameters = [...(operation.parameters ?? []), { name: 'status', in: 'query', schema: { type: 'string' } }]
    return { kind: 'new parameter', at: '/parameters/query.status' }
  }),
  some(6, (operation: AnyNode) => {
    const index = operation.parameters?.findIndex((parameter: AnyNode) => parameter.in === 'query' && parameter.name !== 'status') ?? -1
    if (index < 0) return undefined
    const [{ name }] = operation.parameters.splice(index, 1)
    return { kind: 'removed parameter', at: `/parameters/query.${name}` }
  }),
  some(6, (operation: AnyNode) => {
    operation.deprecated = !operation.deprecated
    return { kind: 'changed deprecated', at: '/deprecated' }
  }),
  some(6, (operation: AnyNode) => {
    operation.responses['418'] = { description: 'A teapot.' }
    return { kind: 'new response', at: '/responses/418' }
  }),
  some(6, (operation: AnyNode) => {
    const status = Object.keys(operation.responses).find((key) => key.startsWith('4') && key !== '418')
    if (!status) return undefined
    delete operation.responses[status]
    return { kind: 'removed response', at: `/responses/${status}` }
  }),
  some(6, (_: AnyNode, item: AnyNode, method: string) => {
    delete item[method]
    return { kind: 'removed operation', at: '' }
  }),
  some(4, (operation: AnyNode) => {
    const media = operation.requestBody?.content
    if (!media) return undefined
    media['text/csv'] = { schema: { type: 'string' } }
    return { kind: 'new content type', at: '/requestBody/content/text~1csv' }
  }),
  some(4, (operation: AnyNode) => {
    const [status, response] = Object.entries<AnyNode>(operation.responses).find(([, candidate]) => candidate.$ref === undefined) ?? []
    if (!response) return undefined
    response.headers = { ...response.headers, 'X-Seeds': { schema: { type: 'integer' } } }
    return { kind: 'new header', at: `/responses/${status}/headers/X-Seeds` }
  }),
  some(4, (operation: AnyNode) => {
    if (!operation.requestBody?.required) return undefined
    operation.requestBody.required = false
    return { kind: 'changed required', at: '/requestBody/required' }
  }),
  ...['required', 'deprecated', 'default'].map((keyword) =>
    some(2, (operation: AnyNode) => {
      const parameter = operation.parameters?.find(
        (candidate: AnyNode) => candidate.in === 'query' && !candidate.required && candidate.schema.default === undefined,
      )
      if (!parameter) return undefined
      if (keyword === 'default') parameter.schema.default = 7
      else parameter[keyword] = true
      return { kind: `changed ${keyword}`, at: `/parameters/query.${parameter.name}${keyword === 'default' ? '/schema' : ''}/${keyword}` }
    }),
  ),
  some(2, (operation: AnyNode) => {
    operation.security = [...operation.security, { seedKey: [] }]
    return { kind: 'new security requirement', at: '/security/seedKey' }
  }),
  some(2, (operation: AnyNode) => {
    // Prose is not compared, the status is.
    operation.description = 'Sows a seed.'
    operation.summary = 'Sow'
    operation.responses['200'].description = 'Sown.'
    operation.responses['419'] = { description: 'Out of season.' }
    return { kind: 'new response', at: '/responses/419' }
  }),
]

/** Returns a copy of a document with changes of every kind, each in a different location. */
export function plant(original: AnyNode): { document: AnyNode; planted: Planted[] } {
  const document = structuredClone(original)
  const operations = Object.entries<AnyNode>(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({ item, method, operation: item[method], at: `${step('#/paths', path)}/${method}` })),
  )
  const schemas = Object.entries<AnyNode>(document.components.schemas)
    .filter(([, schema]) => Object.keys(schema.properties ?? {}).length > 2)
    .map(([name, schema]) => ({ schema, at: `#/components/schemas/${name}` }))
  const unusedSchemas = new Set(schemas)
  const unusedOperations = new Set(operations)
  const planted = [
    ...schemaChanges.flatMap(({ count, change }) => changeSome(unusedSchemas, count, ({ schema, at }) => within(`${at}/`, change(schema)))),
    ...plantInUnions(document),
    ...operationChanges.flatMap(({ count, change }) =>
      changeSome(unusedOperations, count, ({ item, method, operation, at }) => within(at, change(operation, item, method))),
    ),
    ...plantOperations(
      document,
      operations.slice(-6).map(({ operation }) => operation),
    ),
    ...plantInDocument(document),
  ]
  return { document, planted }
}

const within = (at: string, change: PlantedChange): Planted | undefined => change && { kind: change.kind, at: at + change.at }

function plantInUnions(document: AnyNode): Planted[] {
  return ['oneOf', 'anyOf', 'allOf'].map((keyword) => {
    const [name, schema] = Object.entries<AnyNode>(document.components.schemas).find(([, candidate]) => candidate[keyword]) ?? []
    if (!schema) throw new Error(`No schema has ${keyword}.`)
    schema[keyword].push({ type: 'object', properties: { seeds: { type: 'integer' } } })
    return { kind: 'new schema', at: `#/components/schemas/${name}/${keyword}/${schema[keyword].length - 1}` }
  })
}

function plantOperations(document: AnyNode, operations: readonly AnyNode[]): Planted[] {
  return operations.map((operation, index) => {
    document.paths[`/seed-beds-${index}`] = { get: structuredClone(operation) }
    return { kind: 'new operation', at: `#/paths/~1seed-beds-${index}/get` }
  })
}

/** Changes events, security schemes and servers. */
function plantInDocument(document: AnyNode): Planted[] {
  const [first = '', second = ''] = Object.keys(document.webhooks)
  document.webhooks.seed_sown = structuredClone(document.webhooks[first])
  delete document.webhooks[second]
  document.components.securitySchemes.seedKey = { type: 'apiKey', in: 'header', name: 'seed-key' }
  document.servers[0].variables.region.enum.push('ap')
  document.servers.push({ url: 'https://chat.example.com/v3' })
  return [
    { kind: 'new event', at: '#/webhooks/seed_sown/post' },
    { kind: 'removed event', at: `#/webhooks/${second}/post` },
    { kind: 'new security scheme', at: '#/components/securitySchemes/seedKey' },
    { kind: 'changed enum', at: '/variables/region/enum' },
    { kind: 'new server', at: '#/servers/https:~1~1chat.example.com~1v3' },
  ]
}

/**
 * Changes some entries that have not been changed yet.
 *
 * @throws if too few entries are suitable, as the count would otherwise be too small without notice
 */
function changeSome<Entry>(unused: Set<Entry>, count: number, change: (entry: Entry) => Planted | undefined): Planted[] {
  const made: Planted[] = []
  for (const entry of unused) {
    if (made.length === count) break
    const planted = change(entry)
    if (!planted) continue
    made.push(planted)
    unused.delete(entry)
  }
  if (made.length < count) throw new Error(`Only ${made.length} of ${count} changes fit into the document.`)
  return made
}
