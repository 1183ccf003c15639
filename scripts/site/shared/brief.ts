// Short descriptions of operations and types, for llms-full.txt.
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { plainText } from './html.ts'
import type { OperationEntry, TypeEntry } from './model.ts'
import { shapeOf } from './shape.ts'
import type { Site } from './site.ts'
import { limitsOf, typeOf } from './types.ts'

const line = (text: unknown): string =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const typeText = (schema: Schema, contract: Contract, { links }: Site): string =>
  plainText(typeOf(schema, { links, contract, address: '' }))

/** The fields of a schema as lines; named types list their own fields. */
function fieldLines(schema: Schema, contract: Contract, site: Site, depth = 0): string[] {
  const { properties, required } = shapeOf(contract.document, schema)
  return [...properties].flatMap(([name, property]) => {
    const shape = shapeOf(contract.document, property)
    const limits = limitsOf(shape).map((limit) => plainText(limit))
    const facts = [typeText(property, contract, site), ...(required.has(name) ? ['required'] : []), ...limits].join(', ')
    const item = `${'  '.repeat(depth)}- \`${name}\` (${facts}): ${line(shape.keywords.description)}`
    return [item, ...(shape.name === undefined ? fieldLines(property, contract, site, depth + 1) : [])]
  })
}

/** An operation: request, key, parameters, body, response, error codes. */
export function operationBrief({ operation, contract, method }: OperationEntry, site: Site): string {
  const keys = operation.security.map((alternative) =>
    Object.entries(alternative)
      .map(([scheme, roles]) => roles.join() || scheme)
      .join(' and '),
  )
  const media = ([type, { schema }]: [string, { schema: Schema }]) =>
    [`${typeText(schema, contract, site)} (${type})`, ...(schema.$ref ? [] : fieldLines(schema, contract, site))].join('\n')
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `- \`${name}\` (${place}, ${typeText(schema, contract, site)}${required ? ', required' : ''}): ${line(description)}`,
  )
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
  const deprecated = operation.deprecated
    ? ` Deprecated${operation.replacedBy ? `: use ${operation.replacedBy.map((id) => `\`${id}\``).join(' or ')}` : ''}.`
    : ''
  return [
    `### ${operation.summary}`,
    `\`${contract.name}.${method}\`, \`${operation.method} ${operation.path}\`. Key: ${keys.join(' or ')}.${deprecated}`,
    line(operation.description),
    ...(parameters.length > 0 ? [`Parameters:\n${parameters.join('\n')}`] : []),
    ...Object.entries(operation.body?.content ?? {}).map((entry) => `Body: ${media(entry)}`),
    ...Object.entries(response?.content ?? {}).map((entry) => `Response ${status}: ${media(entry)}`),
    `Error codes: ${operation.errorCodes.join(', ')}`,
  ].join('\n\n')
}

/** A type: description, and fields or forms. */
export function typeBrief({ name, schema, contract }: TypeEntry, site: Site): string {
  const { $ref: _, ...rest } = schema
  const shape = shapeOf(contract.document, rest)
  const limits = limitsOf(shape).map((limit) => plainText(limit))
  const fields = fieldLines(rest, contract, site)
  const forms = shape.unions.map((union) => `One of: ${union.map((form) => typeText(form, contract, site)).join(', ')}`)
  return [
    `### ${name}`,
    line(
      `${schema.description ?? ''} ${fields.length === 0 && forms.length === 0 ? `(${[typeText(rest, contract, site), ...limits].join(', ')})` : ''}`,
    ),
    ...forms,
    ...(fields.length > 0 ? [fields.join('\n')] : []),
  ].join('\n\n')
}
