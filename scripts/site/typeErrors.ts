import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')

/**
 * Compiles in-memory modules in a single program, with `cometchat-rest` resolved to the project's
 * sources.
 * @returns a line per error: file, line and message
 */
export function typeErrors(files: Readonly<Record<string, string>>): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const entries = ['chat', 'calls', 'management', 'webhooks', 'import', 'raw', 'redis']
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  options.paths = {
    'cometchat-rest': [join(root, 'src/index.ts')],
    'cometchat-rest-testing': [join(root, 'contract-tests/index.ts')],
    'cometchat-rest-testing/fake': [join(root, 'contract-tests/fake.ts')],
    ...Object.fromEntries(entries.map((entry) => [`cometchat-rest/${entry}`, [join(root, `src/${entry}.ts`)]])),
  }
  options.noUnusedLocals = false
  // Of a snippet for Nest, which is not installed: it brings 16 MB.
  options.experimentalDecorators = true
  // The types of undici come with those of Node.
  options.paths.undici = [join(root, 'node_modules/undici-types/index.d.ts')]
  options.paths['@nestjs/common'] = [join(root, 'scripts/site/tests/nest.ts')]
  const folder = join(root, 'dist', 'in-memory')
  const sources = new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => sources.has(path) || fileExists.call(host, path)
  host.readFile = (path) => sources.get(path) ?? readFile.call(host, path)
  host.getSourceFile = (path, ...rest) => {
    const text = sources.get(path)
    if (text === undefined) return getSourceFile.call(host, path, ...rest)
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
    file.impliedNodeFormat = ts.ModuleKind.ESNext
    return file
  }
  host.directoryExists = (path) => path === folder || path === dirname(folder) || ts.sys.directoryExists(path)
  const program = ts.createProgram([...sources.keys()], options, host)
  // The project's own sources are checked by `npm run check`.
  return [...sources.keys()]
    .map((path) => program.getSourceFile(path))
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ file, start = 0, messageText }) => {
      const line = file ? ts.getLineAndCharacterOfPosition(file, start).line + 1 : 0
      return `${file?.fileName.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
