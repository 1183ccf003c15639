import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/**
 * Keywords of 2020-12 that OpenAPI 3.0 cannot express. Without them a schema accepts more, and
 * rejects nothing new.
 */
const inexpressibleKeywords = [
  '$schema',
  '$comment',
  'unevaluatedProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'contains',
  'dependentRequired',
]

/**
 * Converts a bundled document to OpenAPI 3.0.3, for tools without support for 3.1. Webhooks, links
 * and the scopes of keys are left out: 3.0 has no webhooks, and scopes only for OAuth. Schemas of
 * events stay. It accepts everything that the 3.1 document accepts.
 */
export function openapi30(source: OpenApiDocument): OpenApiDocument {
  const { webhooks: _, ...copy } = structuredClone(source) as OpenApiDocument & { info: Record<string, AnyNode> }
  const document: AnyNode = { ...copy, openapi: '3.0.3' }
  delete document.info.summary
  if (document.info.license) delete document.info.license.identifier
  walk(document)
  return document as OpenApiDocument
}

/** Rewrites all schemas, references and security requirements in place. */
function walk(node: AnyNode): void {
  if (Array.isArray(node)) for (const item of node) walk(item)
  if (!isObject(node)) return
  for (const [key, value] of Object.entries<AnyNode>(node)) {
    if (key === 'schema') node[key] = convertSchema(value)
    else if (key === 'schemas' && isObject(value))
      for (const [name, component] of Object.entries<AnyNode>(value)) value[name] = convertSchema(component)
    else if (key === 'security' && Array.isArray(value)) node[key] = withoutScopes(value)
    // Tools that support only 3.0 read a link parameter named `id` as a schema's name.
    else if (key === 'links') delete node[key]
    // Example values are data, whatever their keys are called.
    else if (key !== 'value' && key !== 'example' && !key.startsWith('x-')) walk(value)
  }
}

/**
 * Security requirements without scopes: alternatives that differ only in their scope are merged.
 */
function withoutScopes(alternatives: AnyNode[]): AnyNode[] {
  const bare = alternatives.map((alternative) => Object.fromEntries(Object.keys(alternative).map((scheme) => [scheme, []])))
  return [...new Map(bare.map((alternative) => [JSON.stringify(alternative), alternative])).values()]
}

/** Converts a schema and its subschemas. */
function convertSchema(source: Schema): AnyNode {
  if (!isObject(source)) return source
  const { $ref, ...beside } = source
  // 3.0 ignores everything next to a reference.
  if ($ref)
    return Object.keys(beside).length === 0
      ? { $ref }
      : convertSchema({ ...beside, allOf: [{ $ref }, ...((beside.allOf as Schema[]) ?? [])] })
  const node: AnyNode = { ...source }
  for (const keyword of inexpressibleKeywords) delete node[keyword]
  if ('const' in node) {
    node.enum = [node.const]
    delete node.const
  }
  if (Array.isArray(node.examples)) {
    node.example ??= node.examples[0]
    delete node.examples
  }
  convertSubschemas(node)
  nullable(node)
  return node
}

/** Rewrites the schemas inside a schema. */
function convertSubschemas(node: AnyNode): void {
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (node[key]) node[key] = node[key].map(convertSchema)
  for (const key of ['items', 'not', 'additionalProperties']) if (node[key]) node[key] = convertSchema(node[key])
  if (node.properties)
    node.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, property]) => [name, convertSchema(property as Schema)]),
    )
  if (node.patternProperties) {
    const values = Object.values(node.patternProperties).map((value) => convertSchema(value as Schema))
    // 3.0 has no patternProperties: unnamed properties may match any of these schemas.
    if (!node.additionalProperties) node.additionalProperties = values.length === 1 ? values[0] : { anyOf: values }
    delete node.patternProperties
  }
}

/** A schema that only null satisfies. */
const onlyNull = { type: 'string', nullable: true, enum: [null] }
const isNull = (node: AnyNode): boolean => node.nullable === true && node.enum?.length === 1 && node.enum[0] === null

/**
 * `null` as a type or as an alternative becomes `nullable`, which 3.0 reads next to a type only.
 */
function nullable(node: AnyNode): void {
  // Of several types, which the sources write as alternatives, one may be null.
  if (Array.isArray(node.type)) {
    if (node.type.includes('null')) node.nullable = true
    node.type = node.type.find((type: string) => type !== 'null')
  }
  for (const key of ['anyOf', 'oneOf']) {
    const branches: AnyNode[] | undefined = node[key]
    if (!branches) continue
    const rest = branches.filter((branch) => !isNull(branch))
    // A reference cannot be nullable itself; next to a reference, null stays a separate
    // alternative.
    if (rest.length === branches.length || rest.some(({ $ref }) => $ref)) continue
    node[key] = rest.map((branch) => ({ ...branch, nullable: true }))
  }
  if (node.type === 'null') Object.assign(node, onlyNull)
}
