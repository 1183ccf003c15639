import ts from 'typescript'

/** Types from another package cannot be compared by structure in reasonable time; the documents' comparison covers what `raw` offers. */
const hidden = /^openapi-(fetch|typescript)/

/**
 * Rewrites a declaration file so that the compiler compares two copies of it as users would want it to:
 * methods become properties, whose parameters are compared strictly; unique symbols, which are never equal, are taken from a module that both
 * copies share; `raw` is left out of the comparison.
 *
 * @param everyProperty - writes optional properties as ones that may be undefined, so that a property that is gone is missed
 */
export function comparable(path: string, text: string, everyProperty: boolean): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const { factory } = ts
  const unknown = factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
  const absent = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
  const { transformed } = ts.transform(source, [
    (context) => (file) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && hidden.test(node.moduleSpecifier.text))
          return undefined
        const symbol = uniqueSymbol(node)
        if (symbol !== undefined) return sharedImport(symbol)
        if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === 'raw')
          return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, unknown)
        if (ts.isMethodSignature(node)) {
          const method = ts.visitEachChild(node, visit, context)
          const type = factory.createFunctionTypeNode(method.typeParameters, method.parameters, method.type ?? unknown)
          return factory.createPropertySignature(undefined, method.name, method.questionToken, type)
        }
        if (everyProperty && ts.isPropertySignature(node) && node.questionToken && node.type) {
          const property = ts.visitEachChild(node, visit, context)
          const type = factory.createUnionTypeNode([property.type as ts.TypeNode, absent])
          return factory.updatePropertySignature(property, property.modifiers, property.name, undefined, type)
        }
        return ts.visitEachChild(node, visit, context)
      }
      return ts.visitEachChild(file, visit, context) as ts.SourceFile
    },
  ])
  return ts.createPrinter({ removeComments: true }).printFile(transformed[0] as ts.SourceFile)
}

/** The module that holds the unique symbols of both copies. */
export const sharedSymbols = 'shared-symbols'

function uniqueSymbol(node: ts.Node): string | undefined {
  if (!ts.isVariableStatement(node)) return undefined
  const [declaration] = node.declarationList.declarations
  const type = declaration?.type
  const unique = type && ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.UniqueKeyword
  return unique && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined
}

function sharedImport(name: string): ts.Node {
  const { factory } = ts
  const names = factory.createNamedImports([factory.createImportSpecifier(false, undefined, factory.createIdentifier(name))])
  return factory.createImportDeclaration(
    undefined,
    factory.createImportClause(undefined, undefined, names),
    factory.createStringLiteral(sharedSymbols),
  )
}
