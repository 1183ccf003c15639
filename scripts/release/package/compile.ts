import { join } from 'node:path'
import { transformSync } from 'esbuild'
import ts from 'typescript'

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\n',
}

/**
 * Compiles a project as `tsc -p` does. Comments, which the declarations have too, are left out of
 * JavaScript: they are a third of it.
 *
 * @param folder - the folder that the project's path starts from
 * @param project - its tsconfig.json
 * @param changes - options that override the project's
 * @param files - parsed source files by path, for further compilations whose options differ only in
 * types, libraries and checks
 * @throws with the compiler's output if it fails
 */
export function compile(folder: string, project: string, changes: ts.CompilerOptions, files: Map<string, ts.SourceFile>): ts.Program {
  const buildError = (diagnostics: readonly ts.Diagnostic[]) =>
    new Error(`The build failed:\n${ts.formatDiagnostics(diagnostics, formatHost)}`)
  const parsed = ts.getParsedCommandLineOfConfigFile(join(folder, project), changes, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw buildError([diagnostic])
    },
  })
  if (!parsed || parsed.errors.length > 0) throw buildError(parsed?.errors ?? [])
  const host = ts.createCompilerHost(parsed.options)
  const program = ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    host: {
      ...host,
      getSourceFile(name, options, ...more) {
        const file = files.get(name) ?? host.getSourceFile(name, options, ...more)
        if (file) files.set(name, file)
        return file
      },
    },
  })
  const write: ts.WriteFileCallback = (file, text, ...more) =>
    host.writeFile(file, file.endsWith('.js') ? transformSync(text, { target: 'es2022' }).code : text, ...more)
  const { diagnostics } = program.emit(undefined, write)
  const problems = [...(parsed.options.noCheck ? program.getSyntacticDiagnostics() : ts.getPreEmitDiagnostics(program)), ...diagnostics]
  if (problems.length > 0) throw buildError(problems)
  return program
}
