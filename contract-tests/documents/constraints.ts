import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { isSchema, listOf, typesOf } from './subschemas.ts'

/** A keyword that a value can violate; each required property counts separately. */
export interface Constraint {
  readonly node: Schema
  readonly keyword: string
  /** The property, for `required`. */
  readonly property?: string
}

const keywords = [
  'type',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

/** Formats that Ajv checks. */
const checkedFormats = new Set(['uri', 'date-time', 'date', 'time', 'email', 'uuid', 'hostname', 'ipv4', 'ipv6', 'regex'])

/**
 * Every constraint of a schema, at every depth, once each. Conditions (`if`) are not constraints.
 */
export function constraintsOf(document: OpenApiDocument, schema: Schema): Constraint[] {
  const found: Constraint[] = []
  const seen = new Set<Schema>()
  const walk = (reference: Schema): void => {
    const node = resolve<Schema>(document, reference)
    if (seen.has(node)) return
    seen.add(node)
    for (const keyword of keywords) {
      if (node[keyword] === undefined || node[keyword] === false) continue
      // `type` is redundant beside `enum` or `const`.
      if (keyword === 'type' && (node.enum || node.const !== undefined)) continue
      found.push({ node, keyword })
    }
    if (typeof node.format === 'string' && checkedFormats.has(node.format)) found.push({ node, keyword: 'format' })
    for (const property of node.required ?? []) found.push({ node, keyword: 'required', property })
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) if (node[keyword] === false) found.push({ node, keyword })
    for (const keyword of ['items', 'additionalProperties', 'propertyNames', 'then', 'else'])
      if (isSchema(node[keyword])) walk(node[keyword] as Schema)
    for (const keyword of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) for (const part of listOf(node[keyword])) walk(part)
    for (const part of Object.values(node.properties ?? {})) if (isSchema(part)) walk(part)
  }
  walk(schema)
  return found
}

/**
 * Whether a URL or header can violate a parameter's constraint: every value is a string there, and
 * empty strings are omitted.
 */
export const isExpressible = ({ node, keyword }: Constraint): boolean =>
  !(keyword === 'type' && typesOf(node).some((type) => type === 'string' || type === 'array')) &&
  !(keyword === 'minLength' && node.minLength === 1) &&
  !(keyword === 'minItems' && node.minItems === 1)

/** A constraint's name: the pointer to its keyword, and for `required` the property. */
export const constraintName = (pointerOf: (node: Schema) => string, { node, keyword, property }: Constraint): string =>
  `${pointerOf(node)}/${keyword}${property === undefined ? '' : `/${property}`}`
