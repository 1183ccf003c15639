import ts from 'typescript'
import { comparable, sharedSymbols } from './comparable.ts'
import type { Declarations } from './declarations.ts'
import type { Bump } from './semver.ts'

/** What happened to the public TypeScript API. */
export interface TypeChanges {
  readonly bump: Bump
  /** What users' programs would stumble over, each with the exports that have it. */
  readonly breaking: readonly string[]
  readonly added: readonly string[]
}

/** What users pass in: what they could pass before must still be accepted. Everything else they read: what they could read must still be there. */
const passedIn = /(Options|Parameters|Request|OperationName|^Logger|^Secret|^KeyScope)$/
/** Clients and their parts hold functions, whose arguments and answers the compiler compares each in its own direction. */
const functional = /(Client|ClientParts|Operations)$/
/** Unions that grow with the service. A program that reads them has a branch for what it does not know. */
const growing = /^ChatEvent$/

/** An export of an entry. */
interface Export {
  readonly name: string
  readonly isValue: boolean
  readonly isType: boolean
  /** How many type arguments must be given. */
  readonly arity: number
}

/** Compares the public types of two versions, by letting the compiler use the new ones where the old ones were. */
export function typeChanges(entries: readonly string[], before: Declarations, after: Declarations): TypeChanges {
  const [old, now] = [exportsOf(entries, before), exportsOf(entries, after)]
  const added: string[] = []
  const gone: string[] = []
  const kept = new Map<string, Export[]>()
  for (const entry of entries) {
    const nowNames = new Map((now.get(entry) ?? []).map((one) => [one.name, one]))
    const oldNames = new Set((old.get(entry) ?? []).map(({ name }) => name))
    kept.set(
      entry,
      (old.get(entry) ?? []).filter((one) => {
        const other = nowNames.get(one.name)
        const lost = !other || (one.isValue && !other.isValue) || (one.isType && !other.isType)
        if (lost) gone.push(`${entry}: ${one.name} is no longer exported`)
        return !lost
      }),
    )
    for (const name of nowNames.keys()) if (!oldNames.has(name)) added.push(`${entry}: ${name}`)
  }
  const breaking = [
    ...gone,
    ...together([
      ...compiled(entries, before, after, true, (entry) => (kept.get(entry) ?? []).flatMap(reads)),
      ...compiled(entries, before, after, false, (entry) => (kept.get(entry) ?? []).flatMap(uses)),
    ]),
  ]
  const same = before.size === after.size && [...before].every(([path, text]) => after.get(path) === text)
  return { bump: breaking.length > 0 ? 'major' : same ? 'none' : 'minor', breaking, added }
}

/** An export that cannot be used as before, and why. */
interface Obstacle {
  readonly where: string
  readonly why: string
}

/** One line per reason: a field that is gone is missed by everything that holds it. */
function together(obstacles: readonly Obstacle[]): string[] {
  const reasons = new Map<string, Set<string>>()
  for (const { where, why } of obstacles) reasons.set(why, (reasons.get(why) ?? new Set()).add(where))
  return [...reasons].map(([why, places]) => {
    const [first, second, ...more] = places
    return `${first}${second ? `, ${second}` : ''}${more.length > 0 ? ` and ${more.length} more` : ''}: ${why}`
  })
}

/** A statement that compiles as long as the export can be used as before. */
interface Statement {
  readonly name: string
  readonly text: string
}

function uses({ name, isValue, isType, arity }: Export): Statement[] {
  const [before, after] = [`Old.${name}${argumentsOf(arity)}`, `New.${name}${argumentsOf(arity)}`]
  const statements: string[] = []
  if (isValue) statements.push(`value: typeof Old.${name} = New.${name}`)
  if (isType && growing.test(name)) {
    statements.push(`kinds: (kind: (${before})['trigger']) => (${after})['trigger'] = (kind) => kind`)
  } else if (isType) {
    statements.push(`keys: (key: keyof (${before})) => keyof (${after}) = (key) => key`)
    if (passedIn.test(name)) statements.push(`passed: (value: ${before}) => ${after} = (value) => value`)
    else if (functional.test(name)) statements.push(`called: (value: ${after}) => ${before} = (value) => value`)
  }
  return statements.map((text) => ({ name, text: `export const ${text.replace(/^\w+/, (kind) => `${kind}_${name}`)}` }))
}

function reads({ name, isType, arity }: Export): Statement[] {
  if (!isType || passedIn.test(name) || functional.test(name) || growing.test(name)) return []
  const [before, after] = [`Old.${name}${argumentsOf(arity)}`, `New.${name}${argumentsOf(arity)}`]
  return [{ name, text: `export const read_${name}: (value: ${after}) => ${before} = (value) => value` }]
}

const argumentsOf = (arity: number): string => (arity === 0 ? '' : `<${Array(arity).fill('never').join(', ')}>`)

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  // Only the statements are of interest, and both copies compiled when they were emitted.
  skipLibCheck: true,
  noErrorTruncation: true,
  types: [],
}

/** Compiles the statements of all entries and gives what the compiler says against them. */
function compiled(
  entries: readonly string[],
  before: Declarations,
  after: Declarations,
  everyProperty: boolean,
  statements: (entry: string) => Statement[],
): Obstacle[] {
  const files = new Map<string, string>()
  for (const [copy, declarations] of [
    ['old', before],
    ['new', after],
  ] as const) {
    for (const [path, text] of declarations) files.set(`/${copy}/${path}`, comparable(path, grown(copy, path, text), everyProperty))
  }
  files.set(`/node_modules/${sharedSymbols}/index.d.ts`, symbolsOf([...before.values(), ...after.values()]))
  const lines = new Map<string, Statement[]>()
  for (const entry of entries) {
    const own = statements(entry)
    const file = `/compare/${entry}.ts`
    lines.set(file, own)
    files.set(
      file,
      // Both imports are on the first line, so that statement n stands in line n.
      [
        `import type * as Old from '../../old/${entry}.js'; import * as New from '../../new/${entry}.js'`,
        ...own.map(({ text }) => text),
      ].join('\n'),
    )
  }
  const program = programOf([...lines.keys()], files)
  return [...lines].flatMap(([file, own]) => {
    const source = program.getSourceFile(file) as ts.SourceFile
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => {
      const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
      const name = own[line - 1]?.name ?? 'the imports'
      return { where: `${file.replace(/^\/compare\/(.*)\.ts$/, '$1')}: ${name}`, why: cause(diagnostic.messageText) }
    })
  })
}

/** Lets an old union that grows with the service hold what the new one holds. */
function grown(copy: 'old' | 'new', path: string, text: string): string {
  if (copy === 'new') return text
  return text.replace(
    /^export type (\w+) = /gm,
    (start, name: string) =>
      `${start}${growing.test(name) ? `import('${'../'.repeat(path.split('/').length)}new/${path.replace('.d.ts', '.js')}').${name} | ` : ''}`,
  )
}

const symbolsOf = (texts: readonly string[]): string => {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(/declare const (\w+): unique symbol/g)].map(([, name]) => name)))
  return [...names].map((name) => `export declare const ${name}: unique symbol`).join('\n')
}

/** The innermost lines of a chain of reasons: where the difference is, without the types around it. */
function cause(message: string | ts.DiagnosticMessageChain): string {
  const chain: string[] = []
  let current: ts.DiagnosticMessageChain | undefined =
    typeof message === 'string' ? { messageText: message, category: 1, code: 0 } : message
  for (; current; current = current.next?.[0]) chain.push(current.messageText)
  return chain
    .slice(-2)
    .map((line) => line.replace(/import\("\/(old|new)\/[^"]*"\)\./g, '').replace(/(.{200}).*/s, '$1…'))
    .join(' ')
}

function exportsOf(entries: readonly string[], declarations: Declarations): Map<string, Export[]> {
  const files = new Map([...declarations].map(([path, text]) => [`/${path}`, comparable(path, text, false)]))
  files.set(`/node_modules/${sharedSymbols}/index.d.ts`, symbolsOf([...declarations.values()]))
  const program = programOf(
    entries.map((entry) => `/${entry}.d.ts`),
    files,
  )
  const checker = program.getTypeChecker()
  return new Map(
    entries.map((entry) => {
      const source = program.getSourceFile(`/${entry}.d.ts`)
      const module = source && checker.getSymbolAtLocation(source)
      const found = (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        const typeOnly = symbol.declarations?.every((declaration) => ts.isTypeOnlyExportDeclaration(declaration)) ?? false
        return {
          name: symbol.name,
          isValue: !typeOnly && (target.flags & ts.SymbolFlags.Value) !== 0,
          isType: (target.flags & ts.SymbolFlags.Type) !== 0,
          arity: requiredArguments(target),
        }
      })
      return [entry, found]
    }),
  )
}

function requiredArguments(symbol: ts.Symbol): number {
  const declaration = symbol.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isClassDeclaration(one),
  ) as ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration | undefined
  return declaration?.typeParameters?.filter((parameter) => !parameter.default).length ?? 0
}

/** The compiler's own libraries, parsed once. */
const libraries = new Map<string, ts.SourceFile | undefined>()

function library(path: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  const text = ts.sys.readFile(path)
  return text === undefined ? undefined : ts.createSourceFile(path, text, target)
}

function programOf(names: readonly string[], files: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(options)
  host.getCurrentDirectory = () => '/'
  host.fileExists = (path) => files.has(path)
  host.directoryExists = () => true
  host.readFile = (path) => files.get(path)
  host.getSourceFile = (path, target) => {
    const text = files.get(path)
    if (text !== undefined) return ts.createSourceFile(path, text, target)
    if (!libraries.has(path)) libraries.set(path, library(path, target))
    return libraries.get(path)
  }
  const program = ts.createProgram([...names], options, host)
  // Without the libraries every promise would equal every other.
  const [broken] = [...program.getGlobalDiagnostics(), ...program.getOptionsDiagnostics()]
  if (broken) throw new Error(ts.flattenDiagnosticMessageText(broken.messageText, '\n'))
  return program
}
