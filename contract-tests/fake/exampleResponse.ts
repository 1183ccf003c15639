import { isDeepStrictEqual } from 'node:util'
import type { Operation, Response } from '../documents/document.ts'
import { type Preference, preferenceOf } from '../mock/preference.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { documentedFor } from '../validate/response.ts'

/** The header that marks a response as an example, not a stored record. */
export const exampleMark = 'x-fake-response'

/**
 * Responds to a valid request with an example from the specification, for operations that the fake does not implement. A request equal to a named example
 * gets the response example of that name. The header `Prefer` selects another status or example.
 *
 * @returns an error message if `Prefer` selects something undocumented
 */
export function exampleResponse({ operation, values, findings }: ReadRequest, request: RawRequest): RawResponse | string {
  const preference = preferenceOf(headerOf(request.headers, 'prefer'))
  if (typeof preference === 'string') return preference
  const withoutKey = findings.some(({ rule }) => rule === 'missing_required_credential')
  const status = withoutKey ? 401 : (preference.code ?? successOf(operation))
  const documented = documentedFor(operation, status)
  if (!documented) return `Prefer: code=${status} is not a documented status of ${operation.id}.`
  const { response } = documented
  const marked: [string, string][] = [...headersOf(response), [exampleMark, 'example']]
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  if (!type || !media) return { status, headers: marked, body: '' }
  const { examples = {} } = media
  const name = nameOf(operation, values.body, preference, withoutKey)
  if (preference.example !== undefined && !Object.hasOwn(examples, preference.example))
    return `Prefer: example=${preference.example} is not an example of the ${status} of ${operation.id}.`
  const value = (name === undefined ? undefined : examples[name])?.value ?? Object.values(examples)[0]?.value
  const body = typeof value === 'string' && !type.includes('json') ? value : JSON.stringify(value)
  return { status, headers: [['content-type', type], ...marked], body }
}

/** The status of the documented success. */
export const successOf = ({ responses }: Operation): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200)

/** The preferred name of the response example. */
function nameOf(operation: Operation, body: unknown, { example }: Preference, withoutKey: boolean): string | undefined {
  if (withoutKey) return 'missing-key'
  if (example !== undefined) return example
  const sent = Object.values(operation.body?.content ?? {}).flatMap(({ examples = {} }) => Object.entries(examples))
  return sent.find(([, { value }]) => isDeepStrictEqual(value, body))?.[0]
}

/** The headers that the documents require, with their examples. */
const headersOf = ({ headers = {} }: Response): [string, string][] =>
  Object.entries(headers).flatMap(([name, { required, example }]) => (required ? [[name, String(example ?? '')]] : []))
