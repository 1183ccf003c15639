import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallFiles, callCount, callFiles } from '../../release/budget/callFiles.ts'
import { root } from '../../release/budget/root.ts'
import { compilerOptions } from '../../release/budget/typeCost.ts'
import { nodeOutput } from './childScript.ts'

/** The compiler's work for a file: type instantiations, and seconds of checking. */
export interface Diagnostics {
  readonly instantiations: number
  readonly checkTime: number
}

/** The project's own compiler. */
const compiler = 'node_modules/typescript/bin/tsc'

/** Writes the files to measure into a folder, next to the declarations of the package as published. */
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
  if (found === undefined) throw new Error(`tsc does not print its ${name}:\n${output}`)
  return Number(found)
}

const tsc = (args: readonly string[]): Promise<string> => nodeOutput([join(root, compiler), ...args], root)
