import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type OpenApiDocument, type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { exampleCall } from '../../specification/generate/exampleCall.ts'

/** How many calls the measured files make. */
export const callCount = 40

/** TypeScript files that make the same calls in two ways, and the same files without the calls. */
export interface CallFiles {
  readonly ours: string
  readonly oursWithoutCalls: string
  readonly openApiFetch: string
  readonly openApiFetchWithoutCalls: string
}

/**
 * Writes calls to operations of all families of the chat document, with the document's examples as
 * bodies: through the declared methods, and through openapi-fetch.
 *
 * @param document - path of the bundled document
 * @param from - where the compiled package is, for the imports
 * @param count - how many calls
 */
export async function callFiles(document: string, from: string, count: number): Promise<CallFiles> {
  const operations = operationsOf(JSON.parse(await readFile(document, 'utf8')) as OpenApiDocument).filter(isPlain)
  // Chosen by hash: from all families, and mostly the same operations after one is added.
  const chosen = operations.sort((left, right) => hash(left.id).localeCompare(hash(right.id))).slice(0, count)
  const oursHead = `import { createChatClient } from '${from}/src/index.js'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey: 'any' })
export { chat }
`
  const openApiFetchHead = `import createClient from 'openapi-fetch'
import type { paths } from '${from}/generated/chat.paths.js'
const chat = createClient<paths>({ baseUrl: 'https://chat.example/v3' })
export { chat }
`
  return {
    ours: `${oursHead}\n${chosen.map((operation, number) => `export const result${number} = await ${exampleCall('chat', operation)}`).join('\n')}\n`,
    oursWithoutCalls: oursHead,
    openApiFetch: `${openApiFetchHead}\n${chosen.map(openApiFetchCall).join('\n')}\n`,
    openApiFetchWithoutCalls: openApiFetchHead,
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a call can be written: not deprecated, and a body, if any, with an example in JSON. */
function isPlain({ deprecated, body }: Operation): boolean {
  return !deprecated && (!body || bodyOf(body) !== undefined)
}

const bodyOf = (body: NonNullable<Operation['body']>): unknown => Object.values(body.content['application/json']?.examples ?? {})[0]?.value

function parametersIn(operation: Operation, place: string): Record<string, string> {
  const needed = operation.parameters.filter((parameter) => parameter.in === place && (parameter.required || place === 'path'))
  return Object.fromEntries(needed.map(({ name, schema, example }) => [name, String(example ?? schema.enum?.[0] ?? 'any')]))
}

function openApiFetchCall(operation: Operation, number: number): string {
  const places = ['path', 'query', 'header'].map((place) => [place, parametersIn(operation, place)] as const)
  const params = Object.fromEntries(places.filter(([, parameters]) => Object.keys(parameters).length > 0))
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(operation.body && { body: bodyOf(operation.body) }),
  }
  const argument = Object.keys(init).length > 0 ? `, ${JSON.stringify(init)}` : ''
  return `export const { data: result${number} } = await chat.${operation.method}('${operation.path}'${argument})`
}
