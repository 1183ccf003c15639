import { ignoredProperties, isIgnored } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { exceededQuota } from '../documents/requestQuota.ts'
import { jsonResponse } from '../mock/errorResponse.ts'
import { successOf } from '../mock/exampleResponse.ts'
import { type Exchanged, respond as respondByDocuments } from '../mock/respond.ts'
import type { Found } from '../validate/findOperation.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { keyFor } from './access.ts'
import { type FakeCall, type Handlers, reject, ServiceError, statusOf } from './fakeCall.ts'
import { namedFault } from './namedFaults.ts'
import type { Store } from './store.ts'
import { userOf } from './users/userRecord.ts'

/** Everything needed to respond to requests. */
export interface Service {
  readonly contracts: readonly Contract[]
  readonly store: Store
  readonly families: Handlers
  /** Responds in the place of the documented example, for an operation without a handler. */
  fallback?(read: ReadRequest): RawResponse
  /** The answer that a test planned to a valid request, if any. */
  plannedAnswer?(): RawResponse | undefined
  /** The response that a test planned, if any. */
  plannedResponse?(read: ReadRequest | undefined): RawResponse | undefined
}

/** The header that marks a response as an example, not a stored record. */
export const exampleMark = 'x-fake-response'

/**
 * Responds to a request from the records of an app; an operation without a handler gets its
 * documented example.
 */
export function respondAsFake(
  { contracts, store, families, fallback, plannedAnswer, plannedResponse }: Service,
  request: RawRequest,
): Exchanged {
  let answer: RawResponse | undefined
  const exchanged = respondByDocuments(contracts, request, {
    planned: (read) => plannedResponse?.(read),
    faultOf: ({ operation, values }) => namedFault(operation.id, values.body),
    admit: (found) => void keyOf(store, found, request),
    handle(found) {
      answer = plannedAnswer?.()
      if (answer) return answer
      const { operation } = found.read
      const handler = families[operation.id]
      const key = keyOf(store, found, request)
      if (!handler || !key) return fallback?.(found.read)
      return jsonResponse(successOf(operation), handler(readCall(store, found.contract, found.read, key)))
    },
  })
  if (answer) return { ...exchanged, planned: true }
  return exchanged.origin ? { ...exchanged, response: marked(exchanged.response) } : exchanged
}

/**
 * Marks an example. The fake has its own rate limit, so the documented figures are left out, except
 * where they are the point.
 */
const marked = ({ status, headers, body }: RawResponse): RawResponse => ({
  status,
  headers: [...headers.filter(([name]) => status === 429 || !/^x-rate-?limit/i.test(name)), [exampleMark, 'example']],
  body,
})

/** The key of a request; `undefined` for the Management API, which has its own credentials. */
const keyOf = (store: Store, { contract, read }: Found, request: RawRequest): FakeCall['key'] | undefined =>
  contract.name === 'management' ? undefined : keyFor(store, read.operation, headerOf(request.headers, 'apikey'))

/**
 * Answers a call without a request, as a model of the service does.
 *
 * @param values - the arguments by name, valid by the operation's schemas
 * @param keyOf - the key that makes the call
 * @throws what a handler throws on a value it cannot read
 */
export function answerTo(
  { contract, store, families }: Pick<Service, 'store' | 'families'> & { readonly contract: Contract },
  operation: Operation,
  values: Record<string, unknown>,
  keyOf: () => FakeCall['key'],
): { status: number; body: Json } {
  try {
    const body = families[operation.id]?.(readCall(store, contract, { operation, values }, keyOf()))
    return { status: successOf(operation), body: body ?? {} }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { status: statusOf(contract.document, error.code), body: { error: { code: error.code } } }
  }
}

const parametersOf = oncePer(({ parameters }: Operation) => {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place)
  return { query: of('query'), path: of('path'), header: of('header') }
})

function readCall(
  store: Store,
  contract: Contract,
  { operation, values }: Pick<ReadRequest, 'operation' | 'values'>,
  key: FakeCall['key'],
): FakeCall {
  const exceeded = exceededQuota(contract, operation, values.body)
  if (exceeded) reject('ERR_BAD_REQUEST', `A request can name at most ${exceeded.most} ${exceeded.records}.`)
  const parameters = parametersOf(operation)
  const query = parameters.query.flatMap(({ name, schema, 'x-companions': companions = {} }) => {
    const value = values[name] ?? schema.default
    return value === undefined || isIgnored(companions, values) ? [] : [[name, value]]
  })
  const path = parameters.path.map(({ name }) => [name, String(values[name])])
  const onBehalfOf = parameters.header.some(({ name }) => name === 'onBehalfOf') ? values.onBehalfOf : undefined
  const actor = onBehalfOf === undefined ? undefined : userOf(store, String(onBehalfOf))
  const body = typeof values.body === 'object' && values.body !== null ? structuredClone(values.body as Json) : {}
  if (Array.isArray(values.body)) reject('ERR_BAD_REQUEST', 'The body is a list.')
  for (const name of ignoredProperties(contract.document, operation, values)) delete body[name]
  return { store, operation, path: Object.fromEntries(path), query: Object.fromEntries(query), body, key, actor }
}
