import { join } from 'node:path'
import ts from 'typescript'
import { callCount, callFiles } from './callFiles.ts'
import { root } from './root.ts'

/**
 * Instantiations of the file with the calls of a client, minus those of the file without, with the
 * client's sources instead of its declarations.
 */
export async function callInstantiations(client: 'ours' | 'openApiFetch' = 'ours'): Promise<number> {
  const files = await callFiles(join(root, 'generated/chat.openapi.json'), '.', callCount)
  const parsed = new Map<string, ts.SourceFile>()
  return instantiations(files[client], parsed) - instantiations(files[`${client}WithoutCalls`], parsed)
}

/** Type-checks a text as a single file in the project's folder, and counts the instantiations. */
function instantiations(text: string, parsed: Map<string, ts.SourceFile>): number {
  const name = join(root, 'calls.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    allowImportingTsExtensions: true,
  }
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([name], options, {
    ...host,
    fileExists: (file) => file === name || host.fileExists(file),
    readFile: (file) => (file === name ? text : host.readFile(file)),
    getSourceFile(file, settings, ...more) {
      if (file === name) return ts.createSourceFile(file, text, settings)
      const source = parsed.get(file) ?? host.getSourceFile(file, settings, ...more)
      if (source) parsed.set(file, source)
      return source
    },
  })
  const [problem] = program.getSemanticDiagnostics(program.getSourceFile(name))
  if (problem) throw new Error(`The calls do not compile: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`)
  return program.getInstantiationCount()
}
