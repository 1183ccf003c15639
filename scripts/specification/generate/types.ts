import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { acceptUndefined, requestComponents } from './acceptUndefined.ts'
import { declareComponents } from './declareComponents.ts'
import { plainComments } from './plainComments.ts'

const { factory } = ts

/** `'spam' | 'abuse' | (string & {})`: suggests known values in editors and accepts others. */
function openUnion(values: unknown[], nullable: boolean): ts.TypeNode {
  const literals = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value), true)))
  const other = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword), factory.createTypeLiteralNode([])]),
  )
  return factory.createUnionTypeNode([...literals, other, ...(nullable ? [factory.createLiteralTypeNode(factory.createNull())] : [])])
}

/** Precedes the types if a document has an open branch. */
const openBranch = `
/**
 * The type of the discriminating property in a union's open branch: any string that no described
 * branch uses. A comparison with a described value therefore excludes the open branch. To compare
 * with another string, widen the property first:
 * \`const category: string = message.category\`.
 */
declare enum UndescribedValue {
  any = '',
}
`

/** The type of a schema, if it differs from openapi-typescript's. */
function transform(schema: Schema): ts.TypeNode | undefined {
  const { type, format, 'x-extensible-enum': values, 'x-open-branch': open } = schema
  if (open === true) return factory.createTypeReferenceNode('UndescribedValue')
  if (Array.isArray(values)) return openUnion(values, Array.isArray(type) && type.includes('null'))
  return format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined
}

/**
 * The types of a document with named schemas: an interface or type alias for each component.
 * Optional properties in requests may also be `undefined`.
 */
export async function documentTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => transform(schema as unknown as Schema),
  })
  const requests = requestComponents(document)
  const text = astToString(plainComments(acceptUndefined(declareComponents(nodes, requests), requests)))
  return text.includes('UndescribedValue') ? openBranch + text : text
}
