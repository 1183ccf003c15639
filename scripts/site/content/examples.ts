// An example of every named type: from the examples of operations, or else generated from its
// fields.
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { componentName } from '../../specification/generate/nameSchemas.ts'
import { contentsOf, shapeOf } from './shape.ts'

/** Finds the example of a named type of a document. */
export type TypeExamples = (contract: Contract, name: string) => unknown

/** Maximum length of an example's JSON, if there is a shorter example. */
const maximumLength = 3000

/**
 * Creates the examples of types. Those of a document are collected on first use: that compiles most
 * of its schemas.
 */
export function createTypeExamples(): TypeExamples {
  const found = new Map<Contract, Map<string, unknown>>()
  return (contract, name) => {
    const examples = found.get(contract) ?? examplesOf(contract)
    found.set(contract, examples)
    if (!examples.has(name)) examples.set(name, generateExample(contract, { $ref: `#/components/schemas/${name}` }, examples))
    return examples.get(name)
  }
}

/** The richest example of each type that occurs in the examples of operations and events. */
function examplesOf(contract: Contract): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const isRicher = (schema: Schema, value: unknown, before: unknown) => {
    // For scalars and unions, the first example is the most common.
    if (schema.oneOf || schema.anyOf || typeof value !== 'object') return false
    const [length, other] = [JSON.stringify(value).length, JSON.stringify(before).length]
    return length > maximumLength ? length < other : other > maximumLength || length > other
  }
  const visit = (schema: Schema, value: unknown): void => {
    const name = componentName(schema)
    const node = name === undefined ? schema : (contract.document.components.schemas[name] as Schema)
    if (name !== undefined && (!found.has(name) || isRicher(node, value, found.get(name)))) found.set(name, value)
    for (const part of (node.allOf ?? []) as Schema[]) visit(part, value)
    for (const form of [...((node.oneOf ?? []) as Schema[]), ...((node.anyOf ?? []) as Schema[])]) {
      if (contract.accepts(form, value)) visit(form, value)
    }
    if (Array.isArray(value)) for (const item of value) node.items && visit(node.items, item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) for (const property of propertySchemas(node, key)) visit(property, inner)
  }
  for (const { body, responses } of [...contract.operations, ...contract.webhooks]) {
    for (const { content = {} } of [...(body ? [body] : []), ...Object.values(responses)])
      for (const { schema, examples = {} } of Object.values(content)) for (const { value } of Object.values(examples)) visit(schema, value)
  }
  return found
}

function propertySchemas({ properties, patternProperties, additionalProperties }: Schema, key: string): Schema[] {
  const ownSchema = properties?.[key]
  if (ownSchema) return [ownSchema]
  const matching = Object.entries((patternProperties ?? {}) as Record<string, Schema>).filter(([pattern]) =>
    new RegExp(pattern, 'u').test(key),
  )
  if (matching.length > 0) return matching.map(([, schema]) => schema)
  return typeof additionalProperties === 'object' && additionalProperties !== null ? [additionalProperties as Schema] : []
}

/** Generates a value of what no example has, from a schema's examples, values and types. */
function generateExample(contract: Contract, schema: Schema, found: ReadonlyMap<string, unknown>): unknown {
  const name = componentName(schema)
  if (name !== undefined && found.has(name)) return found.get(name)
  const shape = shapeOf(contract.document, schema)
  const { keywords, properties, unions } = shape
  const { const: only, enum: values, examples, default: usual, 'x-extensible-enum': open, type } = keywords
  const statedValues = [only, values, examples, open].flat().concat(usual)
  const value = statedValues.find((candidate) => candidate !== undefined)
  if (value !== undefined) return value
  const forms = unions.map(([first]) => generateExample(contract, first ?? {}, found))
  const ownFields = Object.fromEntries([...properties].map(([key, property]) => [key, generateExample(contract, property, found)]))
  // A form narrows some fields, and may contain only a part of others.
  const merged = [Object.assign({}, ownFields, ...forms), Object.assign({}, ...forms, ownFields)]
  if (properties.size > 0) return merged.find((candidate) => contract.accepts(schema, candidate)) ?? ownFields
  if (forms.length > 0) return forms[0]
  const [content] = contentsOf(shape)
  if (type === 'array') return content ? [generateExample(contract, content, found)] : []
  if (type === 'object') return content ? { key: generateExample(contract, content, found) } : {}
  return type === 'integer' || type === 'number' ? 1 : type === 'boolean' ? true : keywords.not ? 'other' : 'text'
}
