import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { camelCase } from '../../../contract-tests/documents/names.ts'
import { root } from './root.ts'

/** How many calls are measured. */
const callCount = 40

const head = `import { createChatClient } from '../../src/index.js'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey: 'any' })
export { chat }
`

/**
 * Instantiations of types for 40 calls of the client: those of a file with calls to operations of
 * all families, with the document's examples as bodies, minus those of the file without.
 */
export async function callInstantiations(): Promise<number> {
  const operations = operationsOf(await readBundle('chat')).filter(isPlain)
  // Chosen by hash: from all families, and mostly the same operations after one is added.
  const chosen = operations.sort((left, right) => hash(left.id).localeCompare(hash(right.id))).slice(0, callCount)
  return instantiations(`${head}\n${chosen.map(callOf).join('\n')}\n`) - instantiations(head)
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a call can be written: not deprecated, and a body, if any, with an example in JSON. */
function isPlain({ deprecated, body }: Operation): boolean {
  return !deprecated && (!body || bodyOf(body) !== undefined)
}

const bodyOf = (body: NonNullable<Operation['body']>): unknown => Object.values(body.content['application/json']?.examples ?? {})[0]?.value

function callOf({ id, parameters, body }: Operation, number: number): string {
  const needed = parameters.filter(({ required, in: place }) => required || place === 'path')
  const args = {
    ...Object.fromEntries(needed.map(({ name, schema, example }) => [name, String(example ?? schema.enum?.[0] ?? 'any')])),
    ...(body && { body: bodyOf(body) }),
  }
  return `export const result${number} = await chat.${camelCase(id)}(${Object.keys(args).length > 0 ? JSON.stringify(args) : ''})`
}

/** Type-checks a text as a file in the project's folder, and counts the instantiations. */
function instantiations(text: string): number {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/calls-'))
  try {
    const file = join(folder, 'calls.ts')
    writeFileSync(file, text)
    const program = ts.createProgram([file], {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      allowImportingTsExtensions: true,
    })
    const [problem] = program.getSemanticDiagnostics(program.getSourceFile(file))
    if (problem) throw new Error(`The calls do not compile: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`)
    return program.getInstantiationCount()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
