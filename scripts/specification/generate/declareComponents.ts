import ts from 'typescript'

const { factory } = ts

/**
 * Prefixes of declarations by group; schemas have none. The methods' arguments declare parameters.
 */
const prefixes: Readonly<Record<string, string>> = {
  schemas: '',
  responses: 'Response',
  headers: 'Header',
  requestBodies: 'RequestBody',
}

/**
 * Turns each member of `components` into a separate declaration, and refers to it by name: objects
 * become interfaces, composed objects extend their parts, and everything else becomes a type alias.
 * Compilers and editors then print `User` instead of the expanded type.
 *
 * @param requests - the components that are sent: their properties get the text of the component
 * that they refer to, where they have none, for editors to show
 */
export function declareComponents(nodes: readonly ts.Node[], requests: ReadonlySet<string>): ts.Node[] {
  const components = nodes.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  )
  if (!components) throw new Error('openapi-typescript wrote no `components`')
  for (const member of membersOfGroup(components, 'schemas')) if (requests.has(textOf(member.name))) describe(member, components)
  const byName = namedIn(components)
  const declared = new Map<string, ts.TypeNode>()
  const comments = new Map<string, ts.Node>()
  for (const group of components.members.filter(ts.isPropertySignature).filter(({ name }) => textOf(name) in prefixes)) {
    for (const member of membersOfGroup(components, textOf(group.name))) {
      const name = declarationName(textOf(group.name), textOf(member.name))
      if (declared.has(name)) throw new Error(`two components are both declared as ${name}; rename one`)
      declared.set(name, byName(member.type as ts.TypeNode))
      comments.set(name, member)
    }
  }
  return [...declared].map(([name, type]) => {
    const declaration = declarationOf(name, type, declared)
    return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(comments.get(name) as ts.Node))
  })
}

function describe(root: ts.Node, components: ts.InterfaceDeclaration): void {
  ts.forEachChild(root, function visit(node) {
    const name = ts.isPropertySignature(node) && node.type && ts.isIndexedAccessTypeNode(node.type) ? componentOf(node.type) : undefined
    const target = membersOfGroup(components, 'schemas').find((schema) => textOf(schema.name) === name)
    const comments = target && ts.getSyntheticLeadingComments(target)
    if (comments && !ts.getSyntheticLeadingComments(node)) ts.setSyntheticLeadingComments(node, comments)
    ts.forEachChild(node, visit)
  })
}

const textOf = (name: ts.PropertyName): string => (ts.isComputedPropertyName(name) ? '' : name.text)

function declarationName(group: string, name: string): string {
  const declaration = (prefixes[group] ?? '') + name
  if (!/^[A-Za-z_]\w*$/.test(declaration)) throw new Error(`${name}: a component's name must be valid as the name of a type`)
  return declaration
}

/** The longest list of values that stands where it is used, as compilers print it there. */
const longestList = 6

/**
 * Makes a function that replaces every `components["schemas"]["Name"]` with its name, or with its
 * values if these are few texts.
 */
function namedIn(components: ts.InterfaceDeclaration): <T extends ts.Node>(root: T) => T {
  const lists = new Map(
    membersOfGroup(components, 'schemas').flatMap(({ name, type }) => (type && isShortList(type) ? [[textOf(name), type] as const] : [])),
  )
  return <T extends ts.Node>(root: T): T => {
    const result = ts.transform<ts.Node>(root, [
      (context) => {
        const visit = (node: ts.Node): ts.Node => {
          const found = ts.isIndexedAccessTypeNode(node) ? componentOf(node) : undefined
          return found ? (lists.get(found) ?? factory.createTypeReferenceNode(found)) : ts.visitEachChild(node, visit, context)
        }
        return visit
      },
    ])
    return result.transformed[0] as T
  }
}

// openapi-typescript writes a text as an identifier with quotation marks.
const isShortList = (type: ts.TypeNode): boolean =>
  ts.isUnionTypeNode(type) &&
  type.types.length <= longestList &&
  type.types.every((value: ts.Node) => ts.isIdentifier(value) && value.text.startsWith('"'))

/** The components of a group, such as the schemas. */
function membersOfGroup(components: ts.InterfaceDeclaration, wanted: string): ts.PropertySignature[] {
  const group = components.members.filter(ts.isPropertySignature).find(({ name }) => textOf(name) === wanted)
  return group?.type && ts.isTypeLiteralNode(group.type) ? group.type.members.filter(ts.isPropertySignature) : []
}

function componentOf(node: ts.IndexedAccessTypeNode): string | undefined {
  const { objectType: outer, indexType } = node
  if (!ts.isIndexedAccessTypeNode(outer) || !ts.isTypeReferenceNode(outer.objectType)) return undefined
  if (!ts.isIdentifier(outer.objectType.typeName) || outer.objectType.typeName.text !== 'components') return undefined
  const [group, name] = [outer.indexType, indexType].map((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined,
  )
  return group && name && group in prefixes ? declarationName(group, name) : undefined
}

type Declared = ReadonlyMap<string, ts.TypeNode>

function declarationOf(name: string, type: ts.TypeNode, declared: Declared): ts.DeclarationStatement {
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  if (!isObject(type, declared)) return factory.createTypeAliasDeclaration(exported, name, undefined, type)
  const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type]
  const bases = parts.flatMap((part) =>
    ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)
      ? [factory.createExpressionWithTypeArguments(part.typeName, undefined)]
      : [],
  )
  const extended = bases.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : undefined
  return factory.createInterfaceDeclaration(exported, name, undefined, extended, membersOf(parts))
}

/** The members of an interface; an index signature includes the types of all properties. */
function membersOf(parts: readonly ts.TypeNode[]): ts.TypeElement[] {
  const members = parts.flatMap((part) => (ts.isTypeLiteralNode(part) ? [...part.members] : []))
  const properties = members.filter(ts.isPropertySignature)
  if (properties.length === 0) return members
  return members.map((member) => {
    if (!ts.isIndexSignatureDeclaration(member) || member.type.kind === ts.SyntaxKind.UnknownKeyword) return member
    const optional = properties.some(({ questionToken }) => questionToken)
      ? [factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)]
      : []
    const types = distinct([member.type, ...properties.map(({ type }) => type as ts.TypeNode), ...optional])
    return factory.createIndexSignature(undefined, member.parameters, factory.createUnionTypeNode(types))
  })
}

function distinct(types: readonly ts.TypeNode[]): ts.TypeNode[] {
  const file = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest)
  const printer = ts.createPrinter()
  return [...new Map(types.map((type) => [printer.printNode(ts.EmitHint.Unspecified, type, file), type])).values()]
}

/** Whether a type can be an interface, or be extended by an interface. */
function isObject(type: ts.TypeNode, declared: Declared): boolean {
  if (ts.isTypeLiteralNode(type)) return true
  if (ts.isIntersectionTypeNode(type)) return type.types.every((part) => isObject(part, declared))
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName) || type.typeArguments) return false
  const target = declared.get(type.typeName.text)
  return target !== undefined && isObject(target, declared)
}
