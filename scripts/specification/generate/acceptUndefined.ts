import ts from 'typescript'
import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { componentName } from './nameSchemas.ts'

const { factory } = ts

/** The names of all components in request bodies. */
export function requestComponents(document: OpenApiDocument): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = componentName(value as Schema)
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(document.components.schemas[name])
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) visit((operation as { requestBody?: unknown } | null)?.requestBody)
  visit(document.components.requestBodies)
  return found
}

/**
 * Allows `undefined` for the optional properties of declarations: JSON omits it. With
 * `exactOptionalPropertyTypes` the compiler would otherwise reject the results of validators, such
 * as zod's `.optional()`.
 *
 * @param names - the declarations, including those that they extend
 */
export function acceptUndefined(nodes: readonly ts.Node[], names: ReadonlySet<string>): ts.Node[] {
  return nodes.map((node) =>
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.has(node.name.text) ? withUndefined(node) : node,
  )
}

function withUndefined(root: ts.Node): ts.Node {
  const result = ts.transform<ts.Node>(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, context)
        if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited
        // A property that this branch of a union excludes.
        if (visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited
        const type = factory.createUnionTypeNode([visited.type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)])
        const property = factory.updatePropertySignature(visited, visited.modifiers, visited.name, visited.questionToken, type)
        return ts.setSyntheticLeadingComments(property, ts.getSyntheticLeadingComments(node))
      }
      return visit
    },
  ])
  return result.transformed[0] as ts.Node
}
