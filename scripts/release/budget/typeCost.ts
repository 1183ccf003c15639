import ts from 'typescript'
import { programOf } from '../../programOf.ts'
import { root } from '../../root.ts'
import { callFiles } from './callFiles.ts'

/**
 * Instantiations of the file with the calls of a client, minus those of the file without, with the
 * client's sources instead of its declarations.
 */
export async function callInstantiations(client: 'ours' | 'openApiFetch' = 'ours'): Promise<number> {
  const files = await callFiles()
  return instantiations(files[client]) - instantiations(files[`${client}WithoutCalls`])
}

/** Type-checks a text as a file in the project's folder, and counts the instantiations. */
function instantiations(text: string): number {
  const { program, modules } = programOf(
    root,
    { 'calls.ts': text },
    {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      allowImportingTsExtensions: true,
    },
  )
  const [problem] = program.getSemanticDiagnostics(modules[0])
  if (problem) throw new Error(`The calls do not compile: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`)
  return program.getInstantiationCount()
}
