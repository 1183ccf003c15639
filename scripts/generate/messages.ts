import { type Document, resolve, type Schema } from '../../contract-tests/spec/document.ts'
import { branchesOf, componentName, propertyOf } from './nameSchemas.ts'

/**
 * The kinds of messages that a document describes: for each category the types that it describes, or none where a category's types are not distinguished, and a
 * type for all messages so described. The branches for undescribed kinds are left out.
 */
export function messages(name: string, document: Document): string {
  const kinds = new Map<string, Set<string>>()
  const described: string[] = []
  for (const branch of branchesOf(document, { $ref: '#/components/schemas/Message' })) {
    const [category, type] = ['category', 'type'].map((property) => valuesOf(document, branch, property))
    if (!category || isOpen(document, branch)) continue
    described.push(`${name}.${componentName(branch)}`)
    for (const value of category) kinds.set(value, new Set([...(kinds.get(value) ?? []), ...(type ?? [])]))
  }
  const lines = [...kinds].map(([category, types]) => `  ${category}: ${JSON.stringify([...types])},`)
  return `import type * as ${name} from './${name}.ts'

/** A message of a category and type that the specification describes. */
export type KnownMessage =
${described.map((type) => `  | ${type}`).join('\n')}

/** The described types of each described category; none where a category's types are open. */
export const messageKinds: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
}

function valuesOf(document: Document, branch: Schema, property: string): string[] | undefined {
  const schema = propertyOf(document, branch, property)
  return (schema?.const === undefined ? schema?.enum : [schema.const]) as string[] | undefined
}

/** Whether a branch is for what the others do not describe: its discriminating property has any value but theirs. */
const isOpen = (document: Document, branch: Schema): boolean =>
  ['category', 'type'].some((property) => {
    const schema = propertyOf(document, branch, property)
    return schema !== undefined && resolve<Schema>(document, schema).not !== undefined
  })
