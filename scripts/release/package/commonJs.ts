import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import ts from 'typescript'
import { entriesOf } from './entries.ts'
import type { Manifest } from './manifest.ts'

/**
 * Writes `dist/cjs/`: the package for programs that cannot load ES modules, such as tests under
 * Jest. Each entry is one file, with declarations that refer to those of the ES modules, so that
 * both have the same types.
 *
 * @param folder - the project's folder
 * @param program - its ES modules, compiled
 */
export function buildCommonJs(folder: string, program: ts.Program): void {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
  writeEntries(
    folder,
    program,
    { from: 'src', entries, out: 'dist/cjs', esModules: '../src' },
    {
      platform: 'neutral',
      // Names stay, for stack traces.
      minifyWhitespace: true,
      // Jest has no `import()` for CommonJS.
      supported: { 'dynamic-import': false },
    },
  )
  esModuleDefaults(join(folder, 'dist/cjs/raw.cjs'))
}

/** Writes the entries of the testing package, which find the documents from their own file. */
export function buildTestingCommonJs(folder: string, program: ts.Program): void {
  const out = 'contract-tests/dist/contract-tests/cjs'
  writeEntries(
    folder,
    program,
    { from: 'contract-tests', entries: ['index', 'fake'], out, esModules: '..' },
    {
      platform: 'node',
      define: { 'import.meta.url': 'moduleUrl', 'import.meta.resolve': 'require.resolve' },
      banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href" },
    },
  )
}

/** The entries of a package in a folder, where to write them, and from there their ES modules. */
interface Entries {
  readonly from: string
  readonly entries: readonly string[]
  readonly out: string
  readonly esModules: string
}

function writeEntries(folder: string, program: ts.Program, { from, entries, out, esModules }: Entries, options: BuildOptions): void {
  buildSync({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, `${from}/${entry}.ts`])),
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    format: 'cjs',
    target: 'es2022',
    logLevel: 'warning',
    ...options,
  })
  for (const entry of entries)
    writeFileSync(join(folder, out, `${entry}.d.cts`), declarations(program, join(folder, from, `${entry}.ts`), `${esModules}/${entry}.js`))
}

/**
 * Uses the default export that CommonJS packages declare. esbuild reads this package's files as
 * Node's ES modules, to which a package's default export is all that it exports.
 */
function esModuleDefaults(file: string): void {
  const text = readFileSync(file, 'utf8')
  const withDefaults = text.replace(/(__toESM\(require\("[\w-]+"\)),1\)/g, '$1)')
  if (withDefaults === text) throw new Error(`${file}: nothing is required in the way that esbuild writes it; see what it writes now`)
  writeFileSync(file, withDefaults)
}

/**
 * Declarations of an entry for CommonJS: the types of the ES module, and its values by their types.
 *
 * @param file - the source of the ES module
 * @param specifier - how the written file imports that module
 */
function declarations(program: ts.Program, file: string, specifier: string): string {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module of the program`)
  const from = `'${specifier}' with { 'resolution-mode': 'import' }`
  const lines = [`import type * as esm from ${from}`, `export type * from ${from}`]
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const typeOnly = symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) || !(target.flags & ts.SymbolFlags.Value)
    if (typeOnly || !isValueExport(symbol)) continue
    lines.push(`export declare const ${symbol.name}: typeof esm.${symbol.name}`)
    if (target.flags & ts.SymbolFlags.Class) lines.push(`export type ${symbol.name} = esm.${symbol.name}`)
  }
  return `${lines.join('\n')}\n`
}

/** Whether an export is not, through `export type`, of types only. */
const isValueExport = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.every((declaration) => !ts.isExportSpecifier(declaration) || !ts.isTypeOnlyImportOrExportDeclaration(declaration)) ??
  false
