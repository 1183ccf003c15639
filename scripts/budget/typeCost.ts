import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { type CallFiles, callFiles } from './callFiles.ts'
import { root } from './root.ts'

/** What the compiler has to do for a file: types it makes, and seconds it checks. */
export interface Diagnostics {
  readonly instantiations: number
  readonly checkTime: number
}

/** The project's own compiler. */
const compiler = 'node_modules/typescript/bin/tsc'

/** How many calls the measured files make. */
const callCount = 40

/** What a user's strict project sets. */
const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
}

/** Writes the files to measure into a folder, beside declarations of the package as it would be published. */
export async function writeCallFiles(folder: string): Promise<void> {
  const declarations = ['--emitDeclarationOnly', '--declarationMap', 'false', '--sourceMap', 'false', '--noCheck']
  await tsc(['-p', 'tsconfig.build.json', '--outDir', join(folder, 'declarations'), ...declarations])
  const files = await callFiles(join(root, 'generated/chat.openapi.json'), './declarations', callCount)
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.ts`), text)
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
}

/** Compiles one of the written files. */
export async function diagnose(folder: string, file: keyof CallFiles): Promise<Diagnostics> {
  const output = await tsc(['--extendedDiagnostics', '-p', join(folder, `${file}.json`)])
  return { instantiations: figure(output, 'Instantiations'), checkTime: figure(output, 'Check time') }
}

function figure(output: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1]
  if (found === undefined) throw new Error(`tsc does not tell its ${name}:\n${output}`)
  return Number(found)
}

/** Instantiations that our calls cost beyond their file without them, with the client's sources in place of its declarations. */
export async function callInstantiations(): Promise<number> {
  const { ours, oursWithoutCalls } = await callFiles(join(root, 'generated/chat.openapi.json'), '.', callCount)
  const parsed = new Map<string, ts.SourceFile>()
  return instantiations(ours, parsed) - instantiations(oursWithoutCalls, parsed)
}

/** Checks a file that stands in the project's folder, and nothing else, and counts the types that are made. */
function instantiations(text: string, parsed: Map<string, ts.SourceFile>): number {
  const name = join(root, 'calls.ts')
  const options: ts.CompilerOptions = {
    ...compilerOptions,
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

/** Runs a compiler with this very Node and gives what it prints. */
async function tsc(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, compiler), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tsc ended with code ${code}:\n${output}`)
  return output
}
