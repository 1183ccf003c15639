import { join } from 'node:path'
import ts from 'typescript'

/** The files of programs that exist, such as TypeScript's own, which several programs use. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * Compiles texts as the modules of one program.
 *
 * @param folder - where the modules are, for their imports; nothing is written there
 * @param texts - the modules by the names of their files
 */
export function programOf(
  folder: string,
  texts: Readonly<Record<string, string>>,
  options: ts.CompilerOptions,
): { program: ts.Program; modules: ts.SourceFile[] } {
  const files = new Map(Object.entries(texts).map(([name, text]) => [join(folder, name).replaceAll('\\', '/'), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists.call(host, path)
  host.readFile = (path) => files.get(path) ?? readFile.call(host, path)
  host.getSourceFile = (path, ...rest) => {
    const key = `${path} ${JSON.stringify(rest[0])}`
    if (!parsed.has(key) || files.has(path)) parsed.set(key, getSourceFile.call(host, path, ...rest))
    return parsed.get(key)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return { program, modules: [...files.keys()].map((path) => program.getSourceFile(path) as ts.SourceFile) }
}
