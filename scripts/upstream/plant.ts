import { step } from '../../contract-tests/spec/pointer.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document that is changed in many places
type Node = any

/** A change that was made to a copy of a document, as the comparison must report it. */
export interface Planted {
  kind: string
  /** A part of the reported pointer. */
  at: string
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Words that occur in any `x-discrepancy` of a document: names that a search for words would take for known names. */
export function discrepancyWords(document: Node): string[] {
  const found = new Set<string>()
  JSON.stringify(document, (key, value) => {
    if (key === 'x-discrepancy') for (const word of String(value).match(/[A-Za-z_][A-Za-z_]{2,}/g) ?? []) found.add(word)
    return value
  })
  return [...found].sort()
}

/** Makes a copy of a document with changes of every kind, each in a different place. */
export function plant(original: Node): { document: Node; planted: Planted[] } {
  const document = structuredClone(original)
  const planted: Planted[] = []
  const operations = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({ path, method, operation: item[method], at: `${step('#/paths', path)}/${method}` })),
  )
  const schemas = Object.entries<Node>(document.components.schemas)
    .filter(([, schema]) => Object.keys(schema.properties ?? {}).length > 2)
    .map(([name, schema]) => ({ schema, at: `#/components/schemas/${name}` }))
  const unusedOperations = new Set(operations)
  const unusedSchemas = new Set(schemas)

  const inSchema = (count: number, change: (schema: Node) => { kind: string; at: string } | undefined) => {
    const made = changeSome(unusedSchemas, count, ({ schema, at }) => {
      const changed = change(schema)
      return changed && { kind: changed.kind, at: `${at}/${changed.at}` }
    })
    planted.push(...made)
  }
  const property = (schema: Node, fits: (property: Node) => unknown) => Object.entries<Node>(schema.properties).find(([, one]) => fits(one))
  inSchema(15, (schema) => {
    const name = Object.keys(schema.properties).find((one) => !schema.required?.includes(one))
    if (!name) return undefined
    schema.required = [...(schema.required ?? []), name]
    return { kind: 'required property', at: `required/${name}` }
  })
  inSchema(15, (schema) => {
    const name = Object.keys(schema.properties).at(-1) as string
    delete schema.properties[name]
    schema.required = schema.required?.filter((one: string) => one !== name) ?? []
    return { kind: 'removed property', at: `properties/${name}` }
  })
  inSchema(8, (schema) => {
    const [name] = schema.required ?? []
    if (!name || !Object.hasOwn(schema.properties, name)) return undefined
    schema.required = schema.required.slice(1)
    return { kind: 'optional property', at: `required/${name}` }
  })
  for (const keyword of ['maxLength', 'minLength', 'maximum', 'minimum', 'pattern'])
    inSchema(2, (schema) => {
      const [name, found] = property(schema, (one) => one[keyword] !== undefined) ?? []
      if (!found) return undefined
      found[keyword] = typeof found[keyword] === 'number' ? found[keyword] + 1 : `${found[keyword]}|x`
      return { kind: `changed ${keyword}`, at: `properties/${name}/${keyword}` }
    })
  inSchema(6, (schema) => {
    const [name, found] = property(schema, (one) => Array.isArray(one.enum)) ?? []
    found?.enum.push('zz')
    return found && { kind: 'changed enum', at: `properties/${name}/enum` }
  })
  inSchema(6, (schema) => {
    const [name, found] = property(schema, (one) => one.type === 'string' && !one.enum && !one.pattern) ?? []
    if (found) found.type = 'integer'
    return found && { kind: 'changed type', at: `properties/${name}/type` }
  })

  inSchema(2, (schema) => {
    const [name, found] = property(schema, (one) => one.type === 'string' && !one.format) ?? []
    if (found) found.format = 'seed'
    return found && { kind: 'changed format', at: `properties/${name}/format` }
  })
  inSchema(2, (schema) => {
    const [name, found] = property(schema, (one) => one.type === 'array' && one.items?.type === 'string') ?? []
    if (found) found.items.maxLength = 9
    return found && { kind: 'changed maxLength', at: `properties/${name}/items/maxLength` }
  })
  inSchema(2, (schema) => {
    const [name, found] = property(schema, (one) => one.type === 'object' && one.properties) ?? []
    if (found) found.properties.seeds = { type: 'integer' }
    return found && { kind: 'new property', at: `properties/${name}/properties/seeds` }
  })
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    const [name, schema] = Object.entries<Node>(document.components.schemas).find(([, one]) => one[keyword]) ?? []
    if (!schema) throw new Error(`No schema has ${keyword}.`)
    schema[keyword].push({ type: 'object', properties: { seeds: { type: 'integer' } } })
    planted.push({ kind: 'new schema', at: `#/components/schemas/${name}/${keyword}/${schema[keyword].length - 1}` })
  }

  const inOperation = (
    count: number,
    change: (operation: Node, path: string, method: string) => { kind: string; at: string } | undefined,
  ) => {
    const made = changeSome(unusedOperations, count, ({ path, method, operation, at }) => {
      const changed = change(operation, path, method)
      return changed && { kind: changed.kind, at: at + changed.at }
    })
    planted.push(...made)
  }
  inOperation(20, (operation) => {
    operation.parameters = [...(operation.parameters ?? []), { name: 'status', in: 'query', schema: { type: 'string' } }]
    return { kind: 'new parameter', at: '/parameters/query.status' }
  })
  inOperation(6, (operation) => {
    const index = operation.parameters?.findIndex((one: Node) => one.in === 'query' && one.name !== 'status') ?? -1
    if (index < 0) return undefined
    const [{ name }] = operation.parameters.splice(index, 1)
    return { kind: 'removed parameter', at: `/parameters/query.${name}` }
  })
  inOperation(6, (operation) => {
    operation.deprecated = !operation.deprecated
    return { kind: 'changed deprecated', at: '/deprecated' }
  })
  inOperation(6, (operation) => {
    operation.responses['418'] = { description: 'A teapot.' }
    return { kind: 'new response', at: '/responses/418' }
  })
  inOperation(6, (operation) => {
    const status = Object.keys(operation.responses).find((one) => one.startsWith('4') && one !== '418')
    if (!status) return undefined
    delete operation.responses[status]
    return { kind: 'removed response', at: `/responses/${status}` }
  })
  inOperation(6, (_, path, method) => {
    delete document.paths[path][method]
    return { kind: 'removed operation', at: '' }
  })
  inOperation(4, (operation) => {
    const media = operation.requestBody?.content
    if (!media) return undefined
    media['text/csv'] = { schema: { type: 'string' } }
    return { kind: 'new content type', at: '/requestBody/content/text~1csv' }
  })
  inOperation(4, (operation) => {
    const [status, response] = Object.entries<Node>(operation.responses).find(([, one]) => one.$ref === undefined) ?? []
    if (!response) return undefined
    response.headers = { ...response.headers, 'X-Seeds': { schema: { type: 'integer' } } }
    return { kind: 'new header', at: `/responses/${status}/headers/X-Seeds` }
  })
  inOperation(4, (operation) => {
    if (!operation.requestBody?.required) return undefined
    operation.requestBody.required = false
    return { kind: 'changed required', at: '/requestBody/required' }
  })
  for (const keyword of ['required', 'deprecated', 'default'])
    inOperation(2, (operation) => {
      const parameter = operation.parameters?.find((one: Node) => one.in === 'query' && !one.required && one.schema.default === undefined)
      if (!parameter) return undefined
      if (keyword === 'default') parameter.schema.default = 7
      else parameter[keyword] = true
      return { kind: `changed ${keyword}`, at: `/parameters/query.${parameter.name}${keyword === 'default' ? '/schema' : ''}/${keyword}` }
    })
  inOperation(2, (operation) => {
    operation.security = [...operation.security, { seedKey: [] }]
    return { kind: 'new security requirement', at: '/security/seedKey' }
  })
  inOperation(2, (operation) => {
    // The prose is passed over, the status is not.
    operation.description = 'Sows a seed.'
    operation.summary = 'Sow'
    operation.responses['200'].description = 'Sown.'
    operation.responses['419'] = { description: 'Out of season.' }
    return { kind: 'new response', at: '/responses/419' }
  })
  for (const [index, { operation }] of operations.slice(-6).entries()) {
    document.paths[`/seed-beds-${index}`] = { get: structuredClone(operation) }
    planted.push({ kind: 'new operation', at: `#/paths/~1seed-beds-${index}/get` })
  }
  // A property with the name of every word, so that no word hides a change.
  for (const word of discrepancyWords(original)) {
    const { schema, at } = schemas.find(
      ({ schema }) => !Object.hasOwn(schema.properties, word) && !schema.properties[`${word}2`],
    ) as (typeof schemas)[0]
    schema.properties[word] = { type: 'string' }
    planted.push({ kind: 'new property', at: `${at}/properties/${word}` })
  }
  const [first = '', second = ''] = Object.keys(document.webhooks)
  document.webhooks.seed_sown = structuredClone(document.webhooks[first])
  planted.push({ kind: 'new event', at: '#/webhooks/seed_sown/post' })
  delete document.webhooks[second]
  planted.push({ kind: 'removed event', at: `#/webhooks/${second}/post` })
  document.components.securitySchemes.seedKey = { type: 'apiKey', in: 'header', name: 'seed-key' }
  planted.push({ kind: 'new security scheme', at: '#/components/securitySchemes/seedKey' })
  document.servers[0].variables.region.enum.push('ap')
  planted.push({ kind: 'changed enum', at: '/variables/region/enum' })
  document.servers.push({ url: 'https://chat.example.com/v3' })
  planted.push({ kind: 'new server', at: '#/servers/https:~1~1chat.example.com~1v3' })
  return { document, planted }
}

/**
 * Changes some entries that have not been changed yet.
 *
 * @throws if fewer entries fit than are wanted, as the count would then be too small without notice
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
