import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallFiles, callCount, callFiles } from '../budget/callFiles.ts'
import { root } from '../budget/root.ts'
import { compilerOptions } from '../budget/typeCost.ts'

/** What the compiler has to do for a file: types it makes, and seconds it checks. */
export interface Diagnostics {
  readonly instantiations: number
  readonly checkTime: number
}

/** The project's own compiler. */
const compiler = 'node_modules/typescript/bin/tsc'

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

/** Runs a compiler with this very Node and gives what it prints. */
async function tsc(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, compiler), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tsc ended with code ${code}:\n${output}`)
  return output
}
