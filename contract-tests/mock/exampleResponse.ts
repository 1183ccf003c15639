import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../documents/contract.ts'
import type { MediaType, Operation, ResponseObject } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'
import type { Found } from '../validate/findOperation.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { documentedFor } from '../validate/response.ts'

export interface ExampleOptions {
  /**
   * Generates a body from its schema, for `Prefer: dynamic=true`. Without it the documented example
   * takes its place.
   */
  generate?(contract: Contract, media: MediaType, seed: string | undefined): unknown
}

/**
 * Responds to a valid request with an example from the documents. A request equal to a named
 * example gets the response example of that name. The header `Prefer` selects another status or
 * example, or a body generated from the schema.
 *
 * @returns an error message if `Prefer` selects something undocumented
 */
export function exampleResponse(
  { contract, read: { operation, values } }: Pick<Found, 'contract' | 'read'>,
  request: RawRequest,
  { generate }: ExampleOptions = {},
): RawResponse | string {
  const preference = preferenceOf(headerOf(request.headers, 'prefer'))
  if (typeof preference === 'string') return preference
  const { code: status = successOf(operation), example, dynamic, seed } = preference
  const documented = documentedFor(operation, status)
  if (!documented) return `Prefer: code=${status} is not a documented status of ${operation.id}.`
  const { response } = documented
  const headers = headersOf(response, status)
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  if (!type || !media) return { status, headers, body: '' }
  const { examples = {} } = media
  if (example !== undefined && !Object.hasOwn(examples, example))
    return `Prefer: example=${example} is not an example of the ${status} of ${operation.id}.`
  const named = examples[example ?? pairedName(operation, values.body) ?? ''] ?? Object.values(examples)[0]
  const value = dynamic && generate ? generate(contract, media, seed) : named?.value
  const body = typeof value === 'string' && !type.includes('json') ? value : JSON.stringify(value)
  return { status, headers: [['content-type', type], ...headers], body }
}

/** The status of the documented success. */
export const successOf = oncePer(({ responses }: Operation) =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200),
)

/** The name of the request example that a body equals. */
export function pairedName({ body }: Operation, sent: unknown): string | undefined {
  const examples = Object.values(body?.content ?? {}).flatMap(({ examples = {} }) => Object.entries(examples))
  return examples.find(([, { value }]) => isDeepStrictEqual(value, sent))?.[0]
}

/** Seconds until a request would be accepted again, where the documents have no example. */
const pause = 15

/** The documented headers with their examples. Those of a 429 describe a limit that is used up. */
function headersOf({ headers = {} }: ResponseObject, status: number): [string, string][] {
  const now = Math.floor(Date.now() / 1000)
  const exhausted = (name: string, example: unknown) =>
    /remaining$/i.test(name) ? 0 : /reset$/i.test(name) ? now + Number(headers['Retry-After']?.example ?? pause) : example
  return Object.entries(headers).flatMap(([name, { required, example }]) => {
    const value = status === 429 ? exhausted(name, example) : example
    return value === undefined && !required ? [] : [[name, String(value ?? '')]]
  })
}

/** The response requested by the header `Prefer`. */
interface Preference {
  /** A status, such as 404. */
  readonly code?: number
  /** The name of an example. */
  readonly example?: string
  /** Whether the body is generated from the schema. */
  readonly dynamic?: boolean
  /** Makes generated bodies repeatable. */
  readonly seed?: string
}

/**
 * Parses the header `Prefer`, such as `code=404, example=no-user`. Unknown preferences are ignored,
 * as HTTP requires.
 *
 * @returns an error message if a value is invalid
 */
function preferenceOf(header: string | undefined): Preference | string {
  const entries = (header ?? '').split(',').map((part) => part.trim().split(/\s*=\s*/) as [string, string | undefined])
  const { code, example, dynamic, seed } = Object.fromEntries(entries)
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) return `Prefer: code=${code} is not a status between 200 and 599.`
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example && { example }),
    ...(dynamic === 'true' && { dynamic: true }),
    ...(seed && { seed }),
  }
}

/** Whether a `Prefer` header asks for a particular response, or is invalid. */
export function prefersExample(header: string | undefined): boolean {
  const preference = preferenceOf(header)
  return typeof preference === 'string' || preference.code !== undefined || preference.example !== undefined
}
