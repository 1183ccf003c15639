import { valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** Keys whose values are prose or payloads, which are compared elsewhere or not at all. */
const ignoredKeys = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags', 'operationId', 'links'])

/**
 * Keys whose values map names to nodes: there, a name such as `description` is a property and not
 * prose.
 */
const namedMaps = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'paths',
  'webhooks',
  'responses',
  'parameters',
  'headers',
  'content',
  'variables',
])

/** Lists in which the order has no meaning. */
const unordered = new Set(['enum', 'required', 'type'])

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/**
 * Converts a document into the form in which editions are compared: OpenAPI 3.1, without prose,
 * examples and extensions, with paths relative to `/v3`, with inherited parameters and security in
 * every operation, and without the header of the API key, which is a parameter in some editions and
 * a security scheme in others.
 *
 * @param document - an OpenAPI 3.0 or 3.1 document; it is not changed
 * @param paths - the paths of the document that it is compared with: parameters in a path take the
 * names that they have there
 */
export function normalise(document: AnyNode, paths: readonly string[] = []): AnyNode {
  const names = new Map(paths.map((path) => [withoutNames(path), path]))
  const result = plain({ ...document, info: { title: 'Compared', version: '1' }, openapi: '3.1.0' }, false)
  // Redocly requires these, and they were removed as prose.
  result.info = { title: 'Compared', version: '1' }
  result.paths = Object.fromEntries(
    Object.entries<AnyNode>(result.paths ?? {}).map(([path, item]) => {
      const short = path.replace(/^\/v3(?=\/)/, '')
      const renamed = names.get(withoutNames(short)) ?? short
      return [renamed, withParameters(complete(item, result), renamesOf(short, renamed), credentialsOf(document))]
    }),
  )
  return result
}

/**
 * A path whose operations include what they inherit: parameters from the path, security from the
 * document.
 */
function complete({ parameters = [], ...item }: AnyNode, document: AnyNode): AnyNode {
  const own = (operation: AnyNode): AnyNode => {
    const stated = new Set((operation.parameters ?? []).map((parameter: AnyNode) => keyOf(parameter, document)))
    const inherited = parameters.filter((parameter: AnyNode) => !stated.has(keyOf(parameter, document)))
    return {
      ...((operation.security ?? document.security) && { security: operation.security ?? document.security }),
      ...operation,
      ...(inherited.length > 0 && { parameters: [...inherited, ...(operation.parameters ?? [])] }),
    }
  }
  return Object.fromEntries(Object.entries<AnyNode>(item).map(([key, node]) => [key, methods.includes(key) ? own(node) : node]))
}

function keyOf(parameter: AnyNode, document: AnyNode): string {
  const node = parameter?.$ref ? valueAt(document, parameter.$ref) : parameter
  return `${(node as AnyNode)?.in} ${(node as AnyNode)?.name}`
}

const withoutNames = (path: string): string => path.replace(/\{[^}]*\}/g, '{}')

/** The names of the parameters in a path, with those that they have in the other document. */
function renamesOf(from: string, to: string): Map<string, string> {
  const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
  const others = namesIn(to)
  return new Map(namesIn(from).map((name, index) => [name, others[index] ?? name]))
}

/** Headers that carry a key, in lower case. */
function credentialsOf({ components }: AnyNode): Set<string> {
  const schemes = Object.values<AnyNode>(components?.securitySchemes ?? {})
  return new Set(['apikey', ...schemes.filter((scheme) => scheme?.in === 'header').map((scheme) => String(scheme.name).toLowerCase())])
}

function withParameters(item: AnyNode, renames: Map<string, string>, credentials: Set<string>): AnyNode {
  const change = (list: AnyNode[]) =>
    list
      .filter((parameter) => !(parameter?.in === 'header' && credentials.has(String(parameter.name).toLowerCase())))
      .map((parameter) => (parameter?.in === 'path' ? { ...parameter, name: renames.get(parameter.name) ?? parameter.name } : parameter))
  const changed = (node: AnyNode) => (Array.isArray(node?.parameters) ? { ...node, parameters: change(node.parameters) } : node)
  const own = changed(item)
  return Object.fromEntries(Object.entries<AnyNode>(own).map(([key, node]) => [key, methods.includes(key) ? changed(node) : node]))
}

/** A node without the parts that are not compared. @param named - whether its keys are names */
function plain(node: AnyNode, named: boolean): AnyNode {
  if (Array.isArray(node)) return node.map((entry) => plain(entry, false))
  if (typeof node !== 'object' || node === null) return node
  const result: AnyNode = {}
  for (const [key, value] of Object.entries<AnyNode>(node)) {
    if (named) {
      // Some generators add an empty property name.
      if (key !== '') result[key] = plain(typeof value === 'boolean' ? (value ? {} : { not: {} }) : value, false)
    } else if (key === 'x-extensible-enum') result.enum = sorted(value)
    else if (unordered.has(key) && Array.isArray(value)) result[key] = sorted(value.filter((entry) => key !== 'required' || entry !== ''))
    else if (key === 'const') result.enum = [value]
    else if (key === 'security' && Array.isArray(value)) result.security = alternatives(value)
    else if (!ignoredKeys.has(key) && !key.startsWith('x-'))
      result[key] = plain(value, namedMaps.has(key) && typeof value === 'object' && !Array.isArray(value))
  }
  return named ? result : schemaOf31(result)
}

/**
 * Which security schemes a call requires. Scopes are left out: OpenAPI 3.0 cannot state them for
 * API keys.
 */
function alternatives(security: readonly AnyNode[]): AnyNode[] {
  const names = security.map((requirement) =>
    Object.keys(requirement ?? {})
      .sort()
      .join(' '),
  )
  return sorted([...new Set(names)]).map((list) =>
    Object.fromEntries(
      list
        .split(' ')
        .filter(Boolean)
        .map((name: string) => [name, []]),
    ),
  )
}

/**
 * OpenAPI 3.0's `nullable` and boolean `exclusiveMinimum` in the form of 3.1; a list of one type is
 * that type.
 */
function schemaOf31(node: AnyNode): AnyNode {
  const { nullable, ...rest } = node
  if (nullable === true && typeof rest.type === 'string') rest.type = sorted([rest.type, 'null'])
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const)
    if (typeof rest[exclusive] === 'boolean') {
      if (rest[exclusive]) rest[exclusive] = rest[limit]
      else delete rest[exclusive]
      if (rest[exclusive] !== undefined) delete rest[limit]
    }
  if (Array.isArray(rest.type) && rest.type.length === 1) rest.type = rest.type[0]
  return rest
}

const sorted = (list: readonly AnyNode[]): AnyNode[] => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
