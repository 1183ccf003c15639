import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { parsed } from '../documents/json.ts'
import type { Target } from '../exchange/environment.ts'
import { mediaTypeOf, type RawResponse } from '../validate/rawExchange.ts'
import { codeOf } from './knownText.ts'

/**
 * Thrown if a target is not the service, or its settings are wrong. It has no text of the server.
 */
export class NotTheService extends Error {
  override name = 'NotTheService'
}

/** What the first response shows. */
interface Look {
  readonly status: number
  readonly type: string | undefined
  /** The body as JSON; `undefined` if it is none. */
  readonly body: unknown
  /** The error code, if the documents have it. */
  readonly code: string | undefined
  /** Whether the body is an error as the service sends it. */
  readonly isError: boolean
}

const checkAddress = 'check the app id and the region in the address'

/** What a target is that does not answer as the service; the first that fits. */
const verdicts: readonly (readonly [fits: (look: Look) => boolean, sentence: (look: Look) => string])[] = [
  [({ status }) => status >= 300 && status < 400, ({ status }) => `It redirects (${status}), which the API never does: ${checkAddress}`],
  [({ status }) => status === 429, () => 'It is over a limit (429): try again later'],
  [({ status }) => status >= 500, ({ status }) => `It is out of order (${status}): try again later`],
  [({ type }) => type === 'text/html', () => `It is a web page, and not the API: ${checkAddress}`],
  [({ body }) => body === undefined, () => `Its response is no JSON, or JSON that is cut: ${checkAddress}`],
  [
    ({ status, isError, code }) => isError && (status === 401 || (code?.startsWith('AUTH_ERR_APIKEY') ?? false)),
    ({ status, code }) => `It rejects the key in CHAT_API_KEY (${status} ${code})`,
  ],
  [
    ({ status, isError }) => isError && status === 403,
    ({ code }) => `The key may not list users (403 ${code}): the check needs a key with the scope fullAccess`,
  ],
  [({ status, isError }) => isError && status === 404, ({ code }) => `It does not know the app (404 ${code}): ${checkAddress}`],
  [({ isError }) => isError, ({ status, code }) => `It rejects a list of users (${status} ${code})`],
  [({ status }) => status >= 400, ({ status }) => `It answers with ${status}, but not as CometChat does: ${checkAddress}`],
  [
    ({ body }) => !isObject(body) || !Array.isArray(body.data),
    () => `Its JSON is no list of users, so it is not CometChat: ${checkAddress}`,
  ],
]

/**
 * Finds out with one request, which lists no record of anybody, whether a target is the service and
 * accepts the key.
 *
 * @throws NotTheService with one sentence
 */
export async function firstLook(target: Target, contract: Contract, apiKey: string, prefix: string): Promise<void> {
  const operation = contract.operations.find(({ id }) => id === 'list-users') as Operation
  const url = `${target.base('chat')}${operation.path}?searchKey=${prefix}&perPage=1`
  const headers: [string, string][] = [
    ['apikey', apiKey],
    ['accept', 'application/json'],
  ]
  const response = await target.send({ method: 'GET', url, headers, body: undefined }, 'chat').catch((error: Error) => {
    throw new NotTheService(`${failureOf(error)}; nothing was changed.`)
  })
  const look = lookAt(contract, operation, response)
  const verdict = verdicts.find(([fits]) => fits(look))
  if (verdict) throw new NotTheService(`${verdict[1](look)}; nothing was changed.`)
}

function lookAt(contract: Contract, operation: Operation, response: RawResponse): Look {
  const body = parsed(response.body)
  const { error } = isObject(body) ? body : {}
  const { code } = isObject(error) ? error : {}
  return {
    status: response.status,
    type: mediaTypeOf(response.headers),
    body,
    isError: typeof code === 'string',
    code: typeof code === 'string' ? codeOf(contract, operation, code) : undefined,
  }
}

/** Why nothing came, without the address. */
function failureOf(error: Error): string {
  return /no response within/.test(error.message)
    ? 'It does not respond in time: try again later, or with a longer --timeout'
    : `It does not respond: ${checkAddress}`
}
