import type { Operation, ResponseObject } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import { isObject } from '../documents/isObject.ts'
import type { Finding } from '../validate/finding.ts'
import type { Found } from '../validate/findOperation.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { errorResponse, jsonResponse } from './errorResponse.ts'
import { statusOf } from './serviceError.ts'

/** The response to a request without a credential. */
export function unauthorized({ operation }: ReadRequest): RawResponse {
  const [documented] = examplesOf(operation.responses['401']).filter(([name]) => name.startsWith('missing'))
  return documented ? jsonResponse(401, documented[1]) : errorResponse(401, 'AUTH_ERR_EMPTY_APIKEY', 'A credential is missing.')
}

/**
 * The response to an invalid request; `undefined` if the operation documents none. An operation
 * that takes nothing but identifiers has no 400: an identifier that cannot exist gets its 404, and
 * what it does not take is ignored.
 *
 * @param own - the code and message of a fault that has a code of its own
 */
export function rejection(
  { contract, read: { operation } }: Found,
  findings: readonly Finding[],
  own: readonly [code: string, message: string] | undefined,
): RawResponse | undefined {
  const { responses } = operation
  if (findings.length === 0) return undefined
  const inPath = findings.some(({ place }) => place.startsWith('request path'))
  if (!responses['400'] && !inPath) return undefined
  const explained = findings.map((finding) => ({ place: placeOf(finding), text: explanation(finding) }))
  const details = Object.fromEntries(
    [...groupBy(explained, ({ place }) => place)].map(([place, all]) => [place, all.map(({ text }) => text)]),
  )
  const message = explained.map(({ place, text }) => `${place}: ${text}`).join('; ')
  if (own) return errorResponse(statusOf(contract.document, own[0]), own[0], own[1], details)
  const missing = responses['400'] ? undefined : codeOf(operation)
  return missing ? errorResponse(404, missing, message, details) : errorResponse(400, 'ERR_BAD_REQUEST', message, details)
}

/** The code of an operation's 404. */
function codeOf({ responses }: Operation): string | undefined {
  const [[, body] = []] = examplesOf(responses['404'])
  const error = isObject(body) && isObject(body.error) ? body.error : {}
  return typeof error.code === 'string' ? error.code : undefined
}

const examplesOf = (response: ResponseObject | undefined): [name: string, value: unknown][] =>
  Object.entries(response?.content?.['application/json']?.examples ?? {}).map(([name, { value }]) => [name, value])

/** `request body /data/text` → `body.data.text`. */
const placeOf = ({ place }: Finding): string =>
  place
    .replace(/^request /, '')
    .replace(/[ /]+/g, '.')
    .replace(/\.$/, '')

/** Says what is wrong in a place. */
function explanation({ expected, rule }: Finding): string {
  if (rule.startsWith('missing_required')) return 'missing'
  return expected.startsWith('must ') ? expected : `expected ${expected}`
}
