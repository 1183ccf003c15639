import { type OpenApiDocument, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { componentName, findProperty, unionBranches } from './nameSchemas.ts'

/**
 * The documented kinds of messages: the types of each category (none if its types are open), and a
 * union type of all documented messages. Branches for undocumented kinds are left out.
 */
export function messageTypes(name: string, document: OpenApiDocument): string {
  const kinds = new Map<string, Set<string>>()
  const describedBranches: string[] = []
  for (const branch of unionBranches(document, { $ref: '#/components/schemas/Message' })) {
    const [category, type] = ['category', 'type'].map((property) => valuesOf(document, branch, property))
    if (!category || isOpen(document, branch)) continue
    describedBranches.push(`${name}.${componentName(branch)}`)
    for (const value of category) kinds.set(value, new Set([...(kinds.get(value) ?? []), ...(type ?? [])]))
  }
  const lines = [...kinds].map(([category, types]) => `  ${category}: ${JSON.stringify([...types])},`)
  return `import type * as ${name} from './${name}.ts'

/** A message of a category and type that the specification describes. */
export type KnownMessage =
${describedBranches.map((type) => `  | ${type}`).join('\n')}

/** The described types of each described category; none where a category's types are open. */
export const messageKinds: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
}

function valuesOf(document: OpenApiDocument, branch: Schema, property: string): string[] | undefined {
  const schema = findProperty(document, branch, property)
  return (schema?.const === undefined ? schema?.enum : [schema.const]) as string[] | undefined
}

/**
 * Whether a branch covers undocumented kinds: its discriminating property excludes the values of
 * the other branches.
 */
const isOpen = (document: OpenApiDocument, branch: Schema): boolean =>
  ['category', 'type'].some((property) => {
    const schema = findProperty(document, branch, property)
    return schema !== undefined && resolve<Schema>(document, schema).not !== undefined
  })
