import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * `@ts-expect-error` without an error: the new version allows more, which is not a breaking change.
 */
const nowAllowed = 2578

/**
 * Compiles programs that were written for the last release against the current code.
 *
 * @param folder - where the programs are
 * @returns a line for each error: a breaking change
 */
export async function brokenPrograms(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.')
  const program = ts.createProgram(files, { ...options, noUnusedLocals: false })
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file, code }) => file && files.includes(join(file.fileName)) && code !== nowAllowed)
    .map(({ file, start = 0, messageText }) => {
      const line = (file as ts.SourceFile).getLineAndCharacterOfPosition(start).line + 1
      return `${(file as ts.SourceFile).fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
