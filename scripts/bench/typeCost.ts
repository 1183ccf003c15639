import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallFiles, callFiles } from './callFiles.ts'
import { median } from './median.ts'
import { root } from './root.ts'

/** What the compiler has to do for a file: types it makes, and seconds it checks. */
export interface Diagnostics {
  readonly instantiations: number
  readonly checkTime: number
}

/** The compilers: the project's own, and the next one. */
export const compilers = {
  'TypeScript 5.9': 'node_modules/typescript/bin/tsc',
  'TypeScript 7': 'scripts/bench/typescript-7/node_modules/typescript/bin/tsc',
} as const

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
  await tsc(compilers['TypeScript 5.9'], ['-p', 'tsconfig.build.json', '--outDir', join(folder, 'declarations'), ...declarations])
  const files = await callFiles(join(root, 'generated/chat.openapi.json'), './declarations', callCount)
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.ts`), text)
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
}

/** Compiles one of the written files. */
async function diagnose(folder: string, file: keyof CallFiles, compiler: string): Promise<Diagnostics> {
  const output = await tsc(compiler, ['--extendedDiagnostics', '-p', join(folder, `${file}.json`)])
  return { instantiations: figure(output, 'Instantiations'), checkTime: figure(output, 'Check time') }
}

function figure(output: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1]
  if (found === undefined) throw new Error(`tsc does not tell its ${name}:\n${output}`)
  return Number(found)
}

/** Instantiations that our calls cost beyond their file without them. */
export async function callInstantiations(folder: string, compiler: string): Promise<number> {
  const [calls, none] = await Promise.all([diagnose(folder, 'ours', compiler), diagnose(folder, 'oursWithoutCalls', compiler)])
  return calls.instantiations - none.instantiations
}

/** What the same calls cost through each client, under one compiler. */
export interface TypeCost {
  readonly compiler: string
  /** This client's share of what openapi-fetch's inference costs. */
  readonly ratio: Diagnostics
  readonly ours: Diagnostics
  readonly openApiFetch: Diagnostics
}

/** Compares what the written calls cost; check times are medians of the runs, in which the files take turns. */
export async function typeCosts(folder: string, runs: number): Promise<TypeCost[]> {
  const costs: TypeCost[] = []
  for (const [compiler, program] of Object.entries(compilers)) {
    const seen: Record<keyof CallFiles, Diagnostics[]> = { ours: [], oursWithoutCalls: [], openApiFetch: [], openApiFetchWithoutCalls: [] }
    for (let run = 0; run < runs; run++)
      for (const file of Object.keys(seen) as (keyof CallFiles)[]) seen[file].push(await diagnose(folder, file, program))
    const cost = (calls: Diagnostics[], none: Diagnostics[]) => ({
      instantiations: median(calls.map((run) => run.instantiations)) - median(none.map((run) => run.instantiations)),
      checkTime: median(calls.map((run) => run.checkTime)) - median(none.map((run) => run.checkTime)),
    })
    const ours = cost(seen.ours, seen.oursWithoutCalls)
    const openApiFetch = cost(seen.openApiFetch, seen.openApiFetchWithoutCalls)
    const ratio = {
      instantiations: ours.instantiations / openApiFetch.instantiations,
      checkTime: ours.checkTime / openApiFetch.checkTime,
    }
    costs.push({ compiler, ratio, ours, openApiFetch })
  }
  return costs
}

/** Runs a compiler with this very Node and gives what it prints. */
async function tsc(compiler: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, compiler), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tsc ended with code ${code}:\n${output}`)
  return output
}
