import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Declaration files by path, such as `src/index.d.ts`. */
export type Declarations = ReadonlyMap<string, string>

/** The modules that users import, by the name of their export: `.` is `src/index`. */
export function entriesOf(exports: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(exports)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => (name === '.' ? 'src/index' : `src/${name.slice(2)}`))
}

/**
 * Emits the declarations that users' compilers read for the entries: the public TypeScript API, without comments.
 * @throws if the sources do not compile
 */
export function currentDeclarations(entries: readonly string[]): Declarations {
  const { config } = ts.readConfigFile(`${root}tsconfig.build.json`, (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(
    entries.map((entry) => `${root}${entry}.ts`),
    { ...options, removeComments: true, declarationMap: false, sourceMap: false, emitDeclarationOnly: true, outDir: root },
  )
  const emitted = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (path, text) => emitted.set(relative(root, path).split(sep).join('/'), text))
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host))
  return reachable(
    entries.map((entry) => `${entry}.d.ts`),
    emitted,
  )
}

const host: ts.FormatDiagnosticsHost = { getCurrentDirectory: () => root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }

/** The files that the entries lead to; the others are the package's own business. */
function reachable(entries: readonly string[], emitted: Declarations): Declarations {
  const found = new Map<string, string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = emitted.get(path)
    if (found.has(path) || text === undefined) continue
    found.set(path, text)
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith('.')) waiting.push(new URL(fileName.replace(/\.[jt]s$/, '.d.ts'), `file:///${path}`).pathname.slice(1))
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}
