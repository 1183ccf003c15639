import ts from 'typescript'

/** Packages that stand behind this package's own interface; users never meet their types, but for the property `raw`. */
const hidden = /^openapi-(fetch|typescript)/
const permitted = 'raw'

/**
 * Finds where declarations that users can reach mention a type of openapi-fetch or openapi-typescript, other than as the type of the
 * property `raw`.
 *
 * @param entries - the declaration files that the package exports
 * @param read - gives a declaration file's text, or nothing if there is none
 */
export function foreignTypes(entries: readonly string[], read: (file: string) => string | undefined): string[] {
  const findings: string[] = []
  const waiting = [...entries]
  const seen = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = read(file)
    if (text === undefined) {
      findings.push(`${file} is missing`)
      continue
    }
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const { names, next } = importsOf(source)
    waiting.push(...next)
    visit(source)

    function visit(node: ts.Node): void {
      if (ts.isImportDeclaration(node)) return
      const found = mention(node, names)
      if (found && !belongsToRaw(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        findings.push(`${source.fileName}:${line + 1} mentions ${found}; only \`${permitted}\` may`)
      }
      ts.forEachChild(node, visit)
    }
  }
  return findings
}

/** The names that a file imports from the hidden packages, and the files of this package that it leads to. */
function importsOf(source: ts.SourceFile): { names: Map<string, string>; next: string[] } {
  const names = new Map<string, string>()
  const next: string[] = []
  const follow = (module: string) => {
    if (module.startsWith('.')) next.push(declarationOf(module, source.fileName))
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { text: module } = statement.moduleSpecifier
      follow(module)
      const clause = statement.importClause
      if (!hidden.test(module) || !clause) continue
      if (clause.name) names.set(clause.name.text, module)
      const bindings = clause.namedBindings
      if (bindings && ts.isNamespaceImport(bindings)) names.set(bindings.name.text, module)
      else if (bindings) for (const { name } of bindings.elements) names.set(name.text, module)
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)) {
      follow(statement.moduleSpecifier.text)
    }
  }
  return { names, next }
}

const declarationOf = (module: string, from: string): string =>
  decodeURI(new URL(module.replace(/\.(js|ts)$/, '.d.ts'), `file:///${from}`).pathname.slice(1))

function mention(node: ts.Node, names: ReadonlyMap<string, string>): string | undefined {
  if (ts.isIdentifier(node) && names.has(node.text)) return `${names.get(node.text)}'s ${node.text}`
  const module =
    ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)
        ? node.argument.literal.text
        : undefined
  return module !== undefined && hidden.test(module) ? module : undefined
}

function belongsToRaw(node: ts.Node): boolean {
  for (let current = node.parent; current; current = current.parent) {
    if (ts.isPropertySignature(current)) return ts.isIdentifier(current.name) && current.name.text === permitted
    if (ts.isStatement(current)) return false
  }
  return false
}
