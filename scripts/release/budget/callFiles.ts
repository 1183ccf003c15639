import { createHash } from 'node:crypto'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { exampleCall } from '../../specification/generate/exampleCall.ts'

/** How many calls the measured files make. */
const callCount = 40

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
 */
export async function callFiles(): Promise<CallFiles> {
  const operations = operationsOf(await readBundle('chat')).filter(isPlain)
  // Chosen by hash: from all families, and mostly the same operations after one is added.
  const chosen = operations.sort((left, right) => hashOf(left.id).localeCompare(hashOf(right.id))).slice(0, callCount)
  const oursHead = `import { createChatClient } from './src/index.js'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey: 'any' })
export { chat }
`
  const openApiFetchHead = `import createClient from 'openapi-fetch'
import type { paths } from './generated/chat.paths.js'
const chat = createClient<paths>({ baseUrl: 'https://chat.example/v3' })
export { chat }
`
  const calls = chosen.map((operation, number) => `export const result${number} = await ${exampleCall('chat', operation)}\n`)
  return {
    ours: oursHead + calls.join(''),
    oursWithoutCalls: oursHead,
    openApiFetch: openApiFetchHead + chosen.map(openApiFetchCall).join(''),
    openApiFetchWithoutCalls: openApiFetchHead,
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a call can be written: not deprecated, and a body, if any, with an example in JSON. */
function isPlain({ deprecated, body }: Operation): boolean {
  return !deprecated && (!body || bodyOf(body) !== undefined)
}

const bodyOf = (body: NonNullable<Operation['body']>): unknown => Object.values(body.content['application/json']?.examples ?? {})[0]?.value

function parametersIn(operation: Operation, place: string): Record<string, string> {
  const parametersOfPlace = operation.parameters.filter((parameter) => parameter.in === place && (parameter.required || place === 'path'))
  return Object.fromEntries(parametersOfPlace.map(({ name, schema, example }) => [name, String(example ?? schema.enum?.[0] ?? 'any')]))
}

function openApiFetchCall(operation: Operation, number: number): string {
  const places = ['path', 'query', 'header'].map((place) => [place, parametersIn(operation, place)] as const)
  const params = Object.fromEntries(places.filter(([, parameters]) => Object.keys(parameters).length > 0))
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(operation.body && { body: bodyOf(operation.body) }),
  }
  const argument = Object.keys(init).length > 0 ? `, ${JSON.stringify(init)}` : ''
  return `export const { data: result${number} } = await chat.${operation.method}('${operation.path}'${argument})\n`
}
