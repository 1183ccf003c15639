import { type Arguments, bodyOf, exampleParameters } from '../../contract-tests/cases/arguments.ts'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import type { Operation } from '../../contract-tests/documents/document.ts'
import { callExpression, stringLiteral as string } from '../specification/generate/exampleCall.ts'

/** A call of an operation that a program shows. */
export interface SampleCall {
  /** The document's name, and the client's in the program. */
  readonly name: string
  readonly operation: Operation
  readonly parameters: Arguments
  readonly body: unknown
}

/** The call of an operation with the examples of its body and of the parameters that it needs. */
export const sampleCall = (name: string, contract: Contract, operation: Operation): SampleCall => ({
  name,
  operation,
  parameters: exampleParameters(contract, operation, false, operation.authority?.user && ['onBehalfOf']),
  body: bodyOf(operation)?.examples[0]?.[1],
})

/** The region of the app in every sample and guide. */
export const region = 'eu'

const inApp = ['appId: process.env.CHAT_APP_ID', `region: '${region}'`, 'apiKey: process.env.CHAT_API_KEY']

/** Function and options that create the client of each document. */
const clients: Record<string, { maker: string; options: string[] }> = {
  chat: { maker: 'createChatClient', options: inApp },
  calls: { maker: 'createCallsClient', options: inApp },
  management: {
    maker: 'createManagementClient',
    options: ['key: process.env.MANAGEMENT_KEY', 'secret: process.env.MANAGEMENT_SECRET'],
  },
}

/** Columns that a line may have to fit beside the text of a page. */
export const sampleWidth = 55

/** A program that calls an operation and prints what it returns. */
export function typescriptSample(sent: SampleCall): string {
  const { maker, options } = clients[sent.name] ?? { maker: '', options: [] }
  return `import { ${maker} } from 'cometchat-rest'

const ${sent.name} = ${maker}({
${options.map((option) => `  ${option},`).join('\n')}
})
${callLines(sent)}
`
}

/** The call and what becomes of its result: a paged list is walked record by record. */
function callLines(sent: SampleCall): string {
  const { operation } = sent
  const isPaged = operation.paging !== undefined && operation.paging.style !== 'none'
  if (!isPaged) return `${assignment('response', 'await ', sent)}\nconsole.log(response)`
  const name = recordName(operation.id)
  const loop = `for await (const ${name} of ) {`
  const call = callOn(sent, { depth: 0, taken: loop.length }, '.items')
  const [statement, list] =
    !call.includes('\n') && call.length + loop.length <= sampleWidth
      ? ['', call]
      : [`${assignment(`${name}s`, '', sent, '.items')}\n`, `${name}s`]
  return `${statement}for await (const ${name} of ${list}) {\n  console.log(${name})\n}`
}

/** A word for a record of a list: `user` for `list-blocked-users`. */
const recordName = (id: string): string => /([a-z]+)s$/.exec(id)?.[1] ?? 'item'

/** The position of code: its indentation, and the columns of its first line that are taken. */
interface Position {
  readonly depth: number
  readonly taken: number
}

const firstLine = (code: string): string => code.split('\n')[0] ?? ''

/**
 * A statement that assigns the result of the call, on a single line or narrow enough for the page.
 */
function assignment(name: string, awaiting: string, sent: SampleCall, suffix = ''): string {
  const start = `const ${name} = ${awaiting}`
  const call = callOn(sent, { depth: 0, taken: start.length }, suffix)
  if (start.length + firstLine(call).length <= sampleWidth) return start + call
  return `const ${name} =\n  ${awaiting}${callOn(sent, { depth: 1, taken: awaiting.length }, suffix)}`
}

/** The call on the client, or on the client of the user that the request acts for. */
function callOn({ name, operation, parameters, body }: SampleCall, place: Position, suffix: string): string {
  const { onBehalfOf, ...others } = parameters
  const call = (client: string, at: Position) => callExpression(client, operation, others, body, { ...at, width: sampleWidth }, suffix)
  if (onBehalfOf === undefined) return call(name, place)
  const user = `.as(${string(String(onBehalfOf))})`
  const simple = call(`${name}${user}`, place)
  if (place.depth * 2 + place.taken + firstLine(simple).length <= sampleWidth) return simple
  const depth = place.depth + 1
  const indent = '  '.repeat(depth)
  return `${name}\n${indent}${user}\n${indent}${call('', { depth, taken: 0 })}`
}
