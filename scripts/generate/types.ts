import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Document, Schema } from '../../contract-tests/document/document.ts'

const { factory } = ts

/** `'spam' | 'abuse' | (string & {})`: names the known values to an editor and lets others through. */
function openUnion(values: unknown[]): ts.TypeNode {
  const known = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value), true)))
  const other = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword), factory.createTypeLiteralNode([])]),
  )
  return factory.createUnionTypeNode([...known, other])
}

/** What stands before the types where a document has an open branch. */
const openBranch = `
/**
 * The discriminating property of a union's open branch, as the compiler sees it: a text, but none that a described branch could have. So comparing
 * it with a described value rules the open branch out. To compare it with another text, widen it first: \`const category: string = message.category\`.
 */
declare enum UndescribedValue {
  any = '',
}
`

/** The types of a bundled document: `paths`, `operations`, `components`, and each component under its own name. */
export async function types(document: Document): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform(schema) {
      const { format, 'x-extensible-enum': values, 'x-open-branch': open } = schema as unknown as Schema
      if (open === true) return factory.createTypeReferenceNode('UndescribedValue')
      if (Array.isArray(values)) return openUnion(values)
      return format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined
    },
  })
  const text = astToString(nodes)
  return text.includes('UndescribedValue') ? openBranch + text : text
}
