import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** Keys whose values map names to nodes, with what a report calls an entry. */
export const namesOfEntries: Readonly<Record<string, string>> = {
  properties: 'property',
  patternProperties: 'property',
  parameters: 'parameter',
  responses: 'response',
  content: 'content type',
  headers: 'header',
  variables: 'variable',
  mapping: 'schema',
  schemas: 'schema',
  servers: 'server',
  security: 'security requirement',
  securitySchemes: 'security scheme',
}

/** Prose, payloads and names, which are not compared. */
const ignoredKeys = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags', 'links'])

export const httpMethods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** A path without the prefix that some editions have, and without the names of its parameters. */
export const normalPath = (path: string): string => path.replace(/^\/v3(?=\/)/, '').replace(/\{[^}]*\}/g, '{}')

/**
 * The form in which documents are compared: without prose, examples and extensions, in the keywords
 * of OpenAPI 3.1, with paths relative to `/v3`, inherited parameters and security in every
 * operation, and maps for lists whose order has no meaning. The header of the API key, which is a
 * parameter in some editions and a security scheme in others, is left out.
 *
 * @param document - an OpenAPI 3.0 or 3.1 document
 * @param names - paths whose parameters are named as the result should name them
 */
export function normalForm(document: AnyNode, names: readonly string[] = []): AnyNode {
  const { paths = {}, webhooks = {}, servers = [], components = {} } = document
  const named = new Map(names.map((path) => [normalPath(path), path]))
  const schemes = Object.values<AnyNode>(components.securitySchemes ?? {}).filter((scheme) => scheme?.in === 'header')
  const credentials = new Set(['apikey', ...schemes.map(({ name }) => String(name).toLowerCase())])
  const follow = (node: AnyNode): AnyNode => (node?.$ref === undefined ? node : valueAt(document, node.$ref))

  /** Parameters by location and name. */
  const byName = (list: readonly AnyNode[], path: string, renamed: string): [string, AnyNode][] =>
    list.flatMap((parameter) => {
      const { name, in: place } = follow(parameter) ?? {}
      if (place === 'header' && credentials.has(String(name).toLowerCase())) return []
      const index = place === 'path' ? parametersOf(path).indexOf(name) : -1
      return [[`${place}.${parametersOf(renamed)[index] ?? name}`, parameter.$ref ? parameter : withoutName(parameter)]]
    })
  const operations = ({ parameters: shared = [], ...item }: AnyNode, path: string, renamed: string) =>
    mapValues(pickKeys(item, httpMethods), ({ parameters = [], security = document.security ?? [], ...operation }) => ({
      ...normalNode(operation),
      security: normalSecurity(security),
      parameters: mapValues(Object.fromEntries([...byName(shared, path, renamed), ...byName(parameters, path, renamed)]), normalNode),
    }))
  return {
    paths: Object.fromEntries(
      Object.entries<AnyNode>(paths).map(([path, item]) => {
        const renamed = named.get(normalPath(path)) ?? path.replace(/^\/v3(?=\/)/, '')
        return [renamed, operations(item, path, renamed)]
      }),
    ),
    webhooks: mapValues(webhooks, (item) => mapValues(pickKeys(item, httpMethods), normalNode)),
    servers: Object.fromEntries(servers.map((server: AnyNode) => [server.url, normalNode(server)])),
    components: mapValues({ ...components, parameters: mapValues(components.parameters ?? {}, withoutName) }, (map) =>
      mapValues(map, normalNode),
    ),
  }
}

const parametersOf = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
const withoutName = ({ name: _, in: _place, ...parameter }: AnyNode): AnyNode => parameter
const mapValues = (map: AnyNode, change: (node: AnyNode) => AnyNode): AnyNode =>
  Object.fromEntries(Object.entries<AnyNode>(map).map(([key, node]) => [key, change(node)]))
const pickKeys = (node: AnyNode, keys: readonly string[]): AnyNode =>
  Object.fromEntries(keys.filter((key) => node?.[key]).map((key) => [key, node[key]]))

/** Which schemes a call requires, with the scopes of which it needs one. */
function normalSecurity(security: readonly AnyNode[]): AnyNode {
  const found: Record<string, { scopes: string[] }> = {}
  for (const requirement of security) {
    const name = Object.keys(requirement).sort().join('+') || 'none'
    found[name] = { scopes: sortedValues([...(found[name]?.scopes ?? []), ...Object.values<string[]>(requirement).flat()]) }
  }
  return found
}

/** A node in keywords of 3.1, without what is not compared. */
function normalNode(node: AnyNode): AnyNode {
  if (Array.isArray(node)) return node.map(normalNode)
  if (typeof node !== 'object' || node === null) return node
  const result: AnyNode = {}
  for (const [key, value] of Object.entries<AnyNode>(node)) {
    if (key === 'x-extensible-enum') Object.assign(result, { enum: sortedValues(value), extensible: true })
    else if (key === 'const') result.enum = [value]
    else if (key === 'enum') result.enum = sortedValues(value)
    else if (key === 'type') result.type = sortedValues([value, node.nullable === true ? 'null' : []].flat())
    // Some generators add a property without a name.
    else if (key === 'required' && Array.isArray(value))
      result.required = Object.fromEntries(value.filter(Boolean).map((name) => [name, true]))
    else if (namesOfEntries[key] && isObject(value))
      result[key] = mapValues(value, (entry) => (typeof entry === 'boolean' ? (entry ? {} : { not: {} }) : normalNode(entry)))
    else if (key !== 'nullable' && !ignoredKeys.has(key) && !key.startsWith('x-')) result[key] = normalNode(value)
  }
  delete result.properties?.['']
  for (const [exclusive, limit] of Object.entries({ exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' })) {
    if (typeof result[exclusive] !== 'boolean') continue
    if (result[exclusive]) result[exclusive] = result[limit]
    delete result[result[exclusive] === false ? exclusive : limit]
  }
  return result
}

const sortedValues = (list: readonly AnyNode[]): AnyNode[] => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
