import { pascalCase, propertyName } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, operationsOf, type Schema } from '../../../contract-tests/documents/document.ts'
import { componentName } from './nameSchemas.ts'

/**
 * The events that a document's webhooks post, as interfaces distinguished by `trigger`.
 *
 * @throws if an event's body is not `allOf` its family's schema and an object that names its
 * trigger, or its type has the name of a schema
 */
export function eventTypes(name: string, document: OpenApiDocument): string {
  const lines = [`import type * as ${name} from './${name}.ts'`, '']
  const types: string[] = []
  for (const { id, path: trigger, description, body } of operationsOf(document, 'webhooks')) {
    const [family, payload, ...more] = (body?.content['application/json']?.schema.allOf ?? []) as Schema[]
    const base = family?.$ref?.split('/').at(-1)
    if (!base || !payload || more.length > 0 || payload.properties?.trigger?.const !== trigger)
      throw new Error(`${id}: its body must be \`allOf\` its family's schema and an object with \`trigger: const: ${trigger}\``)
    const type = pascalCase(`${trigger}_event`)
    if (type in document.components.schemas)
      throw new Error(`${id}: the type ${type} clashes with the schema of that name; rename the schema`)
    types.push(type)
    lines.push(`/** ${inOneLine(description)} */`, `export interface ${type} extends ${name}.${base} {`)
    for (const [property, schema] of Object.entries(payload.properties)) {
      const component = componentName(schema)
      const constant = schema.const !== undefined
      if (!constant && !component && !(schema.type === 'object' && schema.properties === undefined))
        throw new Error(`${id}: \`${property}\` must be a constant, a named schema or an object without documented properties`)
      lines.push(
        `  /** ${inOneLine(schema.description ?? '')} */`,
        `  ${propertyName(property)}${constant || payload.required?.includes(property) ? '' : '?'}: ${constant ? JSON.stringify(schema.const) : component ? `${name}.${component}` : '{ [key: string]: unknown }'}`,
      )
    }
    lines.push('}', '')
  }
  const union = `${pascalCase(name)}Event`
  lines.push('/** An event that the specification describes, distinguished by its `trigger`. */', `export type ${union} =`)
  lines.push(...types.map((type) => `  | ${type}`), '')
  return lines.join('\n')
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
