import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { parsed } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { Environment } from '../exchange/environment.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { isDocumentedCode } from '../serverChecks/errorCodes.ts'
import { mediaTypeOf } from '../validate/rawExchange.ts'

/** Thrown if all requests would fail as the first did. It has no text of the server. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
  /** The exit code of a command that it ends. */
  readonly exitCode = 2
}

/** The environment variables with the keys of each document. */
const variables: Readonly<Record<DocumentName, string>> = {
  chat: 'CHAT_API_KEY',
  calls: 'CHAT_API_KEY',
  management: 'MANAGEMENT_KEY and MANAGEMENT_SECRET',
}

interface FirstResponse {
  readonly document: DocumentName
  readonly status: number
  readonly type: string | undefined
  /** The body as JSON; `undefined` if it is none. */
  readonly body: unknown
  /** The code of an error as the service sends it; `(other)` if the documents do not have it. */
  readonly code: string | undefined
  /** Whether the server has the operation under `/v3`, which its address lacks. */
  readonly isUnderV3: boolean
}

/** A reason not to send more, in words that follow the server's name; the first that fits. */
type Verdict = readonly [fits: (first: FirstResponse) => boolean, sentence: (first: FirstResponse) => string]

const rejectsKey: Verdict = [
  ({ status, code }) => code !== undefined && (status === 401 || code.startsWith('AUTH_ERR_APIKEY')),
  ({ document, status, code }) => `rejects the key in ${variables[document]} (${status} ${code})`,
]

const isUnderV3: Verdict = [(first) => first.isUnderV3, () => 'has its operations under /v3: add /v3 to the address']

const checkAddress = 'check the app id and the region in the address'

/** How a target responds to a list of users if it is not the service, or not usable. */
const unlikeService: readonly Verdict[] = [
  [({ status }) => status >= 300 && status < 400, ({ status }) => `redirects (${status}), which the API never does: ${checkAddress}`],
  [({ status }) => status === 429, () => 'is over a limit (429): try again later'],
  [({ status }) => status >= 500, ({ status }) => `is out of order (${status}): try again later`],
  isUnderV3,
  [({ type }) => type === 'text/html', () => `is a web page, and not the API: ${checkAddress}`],
  [({ body }) => body === undefined, () => `responds with no JSON, or with JSON that is cut: ${checkAddress}`],
  rejectsKey,
  [
    ({ status, code }) => code !== undefined && status === 403,
    ({ code }) => `does not let the key list users (403 ${code}): the check needs a key with the scope fullAccess`,
  ],
  [({ status, code }) => code !== undefined && status === 404, ({ code }) => `does not know the app (404 ${code}): ${checkAddress}`],
  [({ code }) => code !== undefined, ({ status, code }) => `rejects a list of users (${status} ${code})`],
  [({ status }) => status >= 400, ({ status }) => `responds with ${status}, but not as CometChat does: ${checkAddress}`],
  [
    ({ body }) => !isObject(body) || !Array.isArray(body.data),
    () => `responds with JSON that is no list of users, so it is not CometChat: ${checkAddress}`,
  ],
]

type Sending = Pick<Environment, 'target' | 'credentials'>

/** Sends the first request to a document's server. */
async function firstResponse(
  { target, credentials }: Sending,
  contract: Contract,
  operation: Operation,
  query = '',
): Promise<FirstResponse> {
  const { name: document } = contract
  const base = target.base(document)
  const schemes = Object.entries(contract.document.components.securitySchemes)
  const headers = [
    ...schemes.map(([scheme, { name }]): [string, string] => [name, credentials[scheme] ?? '']),
    ['accept', 'application/json'] as [string, string],
  ]
  const get = (path: string) =>
    sendingFor('preparation', () => target.send({ method: 'GET', url: base + path, headers, body: undefined }, document))
  const { status, headers: own, body: text } = await get(operation.path + query)
  const body = parsed(text)
  const { error } = isObject(body) ? body : {}
  const { code } = isObject(error) ? error : {}
  const mayBeUnderV3 = status === 404 && document !== 'management' && !base.endsWith('/v3')
  return {
    ...{ document, status, type: mediaTypeOf(own), body },
    code: typeof code !== 'string' ? undefined : isDocumentedCode(contract, operation, code) ? code : '(other)',
    isUnderV3: mayBeUnderV3 && (await get(`/v3${operation.path}`)).status < 400,
  }
}

/** @throws WrongSettings with the sentence of the first verdict that fits */
function requireNone(verdicts: readonly Verdict[], first: FirstResponse, server: string): void {
  const verdict = verdicts.find(([fits]) => fits(first))
  if (verdict) throw new WrongSettings(`${server} ${verdict[1](first)}; nothing was changed.`)
}

/** How many operations have to reject the fake keys, so that none of a document is checked. */
const mostRejections = 3

/** Whether an operation reads a list, or settings, of the whole app, without any argument. */
export const isListOfApp = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && !path.includes('{') && !parameters.some(({ required }) => required)

/**
 * Tries a document's server with a list, before checks are planned.
 *
 * @param operations - the operations of the run
 * @returns whether the server accepts the keys. Fake keys are tried at a server on this machine
 * only, which may know none of them
 * @throws WrongSettings if the server rejects the caller's key, or has the operation only under
 * `/v3`; ServerGone if nothing listens
 */
export async function acceptsKeys(sending: Sending, contract: Contract, operations: readonly Operation[]): Promise<boolean> {
  const lists = operations.filter(isListOfApp)
  const hasFakeKeys = sending.credentials.apiKey === fakeCredentials.apiKey
  for (const operation of lists.slice(0, mostRejections)) {
    const first = await firstResponse(sending, contract, operation).catch((error: unknown) => {
      if (error instanceof ServerGone) throw error
      return undefined
    })
    if (!first) return true
    requireNone(hasFakeKeys ? [isUnderV3] : [rejectsKey, isUnderV3], first, sending.target.base(contract.name))
    if (first.status !== 401) return true
  }
  return lists.length === 0
}

/**
 * Finds out with one request, which lists no record of anybody, whether a target is the service and
 * accepts the key.
 *
 * @throws WrongSettings with one sentence
 */
export async function requireService(sending: Sending, contract: Contract, prefix: string): Promise<void> {
  const operation = contract.operations.find(({ id }) => id === 'list-users') as Operation
  const first = await firstResponse(sending, contract, operation, `?searchKey=${prefix}&perPage=1`).catch(({ message }: Error) => {
    const why = message.includes('no response within')
      ? 'does not respond in time: try again later, or with a longer --timeout'
      : `does not respond: ${checkAddress}`
    throw new WrongSettings(`It ${why}; nothing was changed.`)
  })
  requireNone(unlikeService, first, 'It')
}
