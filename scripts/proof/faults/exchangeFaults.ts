import { bodyOf } from '../../../contract-tests/cases/arguments.ts'
import { constraintsOf, isExpressible } from '../../../contract-tests/documents/constraints.ts'
import { type Contract, createContract } from '../../../contract-tests/documents/contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { invalidValues } from '../../../contract-tests/documents/invalidValues.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
import { changedAt, valueAt } from '../../../contract-tests/documents/pointer.ts'
import { prunedFor } from '../../../contract-tests/documents/pruned.ts'
import { isSchema, listOf } from '../../../contract-tests/documents/subschemas.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { headerOf, type RawRequest, type RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import { type ExchangeChange, type Fault, faultsBy, type MadeFault } from './fault.ts'

// Operators over single exchanges: of a response, and of what requests a server accepts. Each makes
// its faults of every operation, parameter or keyword that it applies to.

type Operator = (operation: Operation, contract: Contract) => readonly MadeFault[]

const isSuccess = ({ status }: RawResponse): boolean => status < 300

/** The documented success of an operation, with its first example. */
function successOf({ responses }: Operation) {
  const [status = '200', documented] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? []
  const [media] = Object.values(documented?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  return { status: Number(status), schema: media?.schema, example: example?.value, headers: Object.keys(documented?.headers ?? {}) }
}

/** Changes the successes of an operation, or its rejections. */
const onResponses =
  (isConcerned: (response: RawResponse) => boolean, change: (response: RawResponse) => Partial<RawResponse>): ExchangeChange =>
  (_request, respond) => {
    const response = respond()
    return isConcerned(response) ? { ...response, ...change(response) } : response
  }

/** A fault of the successes, and the same of the rejections. */
const ofBoth =
  (what: string, change: (response: RawResponse) => Partial<RawResponse>): Operator =>
  () => [
    { detail: 'successes', what, exchange: onResponses(isSuccess, change) },
    { detail: 'rejections', what, exchange: onResponses((response) => !isSuccess(response), change) },
  ]

const ofSuccesses =
  (what: string, change: (response: RawResponse) => Partial<RawResponse>): Operator =>
  () => [{ what, exchange: onResponses(isSuccess, change) }]

const withHeader = ({ headers }: Pick<RawRequest, 'headers'>, name: string, value: string): [string, string][] => [
  ...headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()),
  [name, value],
]

const withBody = (response: RawResponse, change: (body: unknown) => unknown): Partial<RawResponse> => {
  const body = parsed(response.body)
  return body === undefined ? {} : { body: JSON.stringify(change(body)) ?? '' }
}

const failure = '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}'

const responseOperators: Readonly<Record<string, Operator>> = {
  'wrong-status': ofBoth('another status', (response) => ({ status: isSuccess(response) ? (response.status === 200 ? 202 : 200) : 418 })),
  'wrong-content-type': ofBoth('HTML', () => ({ headers: [['content-type', 'text/html; charset=utf-8']], body: '<h1>Hello</h1>' })),
  'mislabelled-json': ofBoth('JSON as text/plain', (response) => ({ headers: withHeader(response, 'content-type', 'text/plain') })),
  'empty-body': ofBoth('no body', () => ({ body: '' })),
  'cut-short': ofBoth('half of the body', ({ body }) => ({ body: body.slice(0, Math.ceil(body.length / 2)) })),
  'missing-envelope': ofBoth('only the content of data or error', (response) =>
    withBody(response, (body) => (isObject(body) ? (body.data ?? body.error) : body)),
  ),
  'server-error': ofSuccesses('500 for a valid request', () => ({ status: 500, body: failure })),
  redirect: ofSuccesses('302 to another URL', () => ({ status: 302, headers: [['location', 'https://example.com/elsewhere']], body: '' })),
  'error-as-success': ofSuccesses('an error with the status of a success', () => ({ body: failure })),
  'success-as-error': (operation) => {
    const { status, example } = successOf(operation)
    const exchange = onResponses(
      (response) => !isSuccess(response),
      () => ({ status, body: JSON.stringify(example) }),
    )
    return example === undefined ? [] : [{ what: 'a success for each request that has to be rejected', exchange }]
  },
  'broken-header': (operation) =>
    successOf(operation)
      .headers.slice(0, 1)
      .map((name) => ({
        detail: name,
        what: `${name}: many`,
        exchange: onResponses(isSuccess, (response) => ({ headers: withHeader(response, name, 'many') })),
      })),
  // One fault for each keyword that the operation's example can violate: in a response, the first
  // place where it does.
  violated: (operation, { document, accepts }) => {
    const { schema, example } = successOf(operation)
    if (!schema) return []
    const violations = (body: unknown) =>
      invalidValues(document, accepts, [schema], body).filter(
        ({ pointer, value }) =>
          !accepts(
            schema,
            changedAt(body, pointer, () => value),
          ),
      )
    const keywords = new Set(violations(example).map(({ keyword }) => keyword))
    return [...keywords].map((keyword) => ({
      detail: keyword,
      what: `the body violates ${keyword}`,
      exchange: onResponses(isSuccess, (response) =>
        withBody(response, (body) => {
          const found = violations(body).find((violation) => violation.keyword === keyword)
          return found ? changedAt(body, found.pointer, () => found.value) : body
        }),
      ),
    }))
  },
}

/** Serves what a changed copy of the document states for the operation. */
function following(contract: Contract, operation: Operation, edit: (document: OpenApiDocument, own: Json) => void): ExchangeChange {
  let changed: Contract | undefined
  return (_request, respond) => {
    if (!changed) {
      const copy = prunedFor(contract.document, operation)
      edit(copy, (copy.paths[operation.path] as Json)[operation.method.toLowerCase()] as Json)
      changed = createContract(contract.name, copy)
    }
    return respond({ contract: changed })
  }
}

/** A fault for each optional query parameter and header: it has to be sent. */
const parametersRequired: Operator = (operation, contract) =>
  operation.parameters
    .filter(({ in: place, required }) => (place === 'query' || place === 'header') && !required)
    .map(({ name, in: place }) => {
      const exchange = following(contract, operation, (document, own) => {
        for (const owner of [document.paths[operation.path] as Json, own])
          owner.parameters = listOf(owner.parameters).map((item) => {
            const found = resolve<Schema>(document, item)
            return found.name === name && found.in === place ? { ...found, required: true } : found
          })
      })
      return { detail: name, what: `${place} ${name}: has to be sent`, exchange }
    })

const oneLess = (limit: unknown): unknown => Number(limit) - 1
const oneMore = (limit: unknown): unknown => Number(limit) + 1

/** For each keyword the value that rejects a little more than a schema's own, if there is one. */
const tighter: Readonly<Record<string, (own: unknown, schema: Schema) => unknown>> = {
  ...{ maxLength: oneLess, maximum: oneLess, maxItems: oneLess, minLength: oneMore, minimum: oneMore, minItems: oneMore },
  enum: (values) => (listOf(values).length > 1 ? listOf(values).slice(0, -1) : undefined),
  required: (names = [], { properties = {} }) => {
    const optional = Object.keys(properties).find((name) => !listOf(names).includes(name as never))
    return optional && [...listOf(names), optional]
  },
  additionalProperties: (allowed, { properties }) => (allowed === true && !properties ? false : undefined),
}

/** Where an operation's requests have schemas; a URL or a header only carries strings. */
const requestSchemas = (operation: Operation): { schema: Schema; isTextual: boolean }[] => {
  const body = bodyOf(operation)
  return [
    ...operation.parameters.map(({ schema }) => ({ schema, isTextual: true })),
    ...(body ? [{ schema: body.schema, isTextual: body.type !== 'application/json' }] : []),
  ]
}

/** The schemas in a schema, at every depth. */
function schemasIn(document: OpenApiDocument, schema: Schema, found = new Set<Schema>()): Schema[] {
  const node = resolve<Schema>(document, schema)
  if (found.has(node)) return []
  found.add(node)
  const parts = [...Object.values(node.properties ?? {}), node.items, ...listOf(node.allOf), ...listOf(node.oneOf), ...listOf(node.anyOf)]
  for (const part of parts) if (isSchema(part)) schemasIn(document, part, found)
  return [...found]
}

/** A fault for each keyword of an operation's requests, at the first place that can change. */
const ofKeywords =
  (what: string, changesOf: (contract: Contract, operation: Operation) => KeywordChange[]): Operator =>
  (operation, contract) => {
    const firsts = new Map<string, KeywordChange>()
    for (const change of changesOf(contract, operation)) if (!firsts.has(change.keyword)) firsts.set(change.keyword, change)
    return [...firsts.values()].map(({ keyword, node, change }) => {
      const pointer = contract.pointerOf(node)
      return {
        detail: `${nameIn(pointer)}/${keyword}`,
        what: `${pointer}/${keyword} ${what}`,
        exchange: following(contract, operation, (document) => change(valueAt(document, pointer) as Schema)),
      }
    })
  }

/** The name of the schema, the parameter or the property that a pointer leads to. */
const nameIn = (pointer: string): string =>
  pointer
    .split('/')
    .filter((step) => !/^(\d+|schema|items|anyOf|oneOf|allOf|properties)$/.test(step))
    .at(-1) ?? ''

interface KeywordChange {
  readonly keyword: string
  readonly node: Schema
  readonly change: (copy: Schema) => void
}

const requestOperators: Readonly<Record<string, Operator>> = {
  'ignored-credential': () => [
    {
      what: 'no key is required',
      exchange: (request, respond) => respond({ request: { ...request, headers: withHeader(request, 'apikey', fakeCredentials.apiKey) } }),
    },
  ],
  'other-body': (operation, contract) => {
    const required = operation.body?.required
    if (required === undefined) return []
    const exchange = following(contract, operation, (document, own) => {
      resolve<Json>(document, own.requestBody as Json).required = !required
    })
    return [{ what: required ? 'a missing body is accepted' : 'a body is required', exchange }]
  },
  // The fake cannot act without such a header, so a request without one gets the last one sent.
  'ignored-required-parameter': ({ parameters }) =>
    parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name }) => {
        let last = 'resident-one'
        const exchange: ExchangeChange = (request, respond) => {
          const sent = headerOf(request.headers, name)
          last = sent ?? last
          return respond(sent === undefined ? { request: { ...request, headers: withHeader(request, name, last) } } : {})
        }
        return { detail: name, what: `header ${name}: need not be sent`, exchange }
      }),
  'required-optional-parameter': parametersRequired,
  'ignored-keyword': ofKeywords('is ignored', ({ document }, operation) =>
    requestSchemas(operation).flatMap(({ schema, isTextual }) =>
      constraintsOf(document, schema)
        .filter((constraint) => !isTextual || (isExpressible(constraint) && constraint.keyword !== 'type'))
        .map(({ node, keyword, property }) => ({
          ...{ keyword, node },
          change(copy: Schema) {
            if (keyword === 'required') copy.required = (copy.required ?? []).filter((name) => name !== property)
            else delete copy[keyword]
          },
        })),
    ),
  ),
  'tightened-keyword': ofKeywords('is tighter', ({ document }, operation) =>
    requestSchemas(operation)
      .flatMap(({ schema }) => schemasIn(document, schema))
      .flatMap((node) =>
        Object.entries(tighter).flatMap(([keyword, tighten]) => {
          const value = node[keyword] === undefined && keyword !== 'required' ? undefined : tighten(node[keyword], node)
          return value === undefined ? [] : [{ keyword, node, change: (copy: Schema) => void (copy[keyword] = value) }]
        }),
      ),
  ),
  'accepted-malformed-json': (operation) => {
    if (bodyOf(operation)?.type !== 'application/json') return []
    const { status, example } = successOf(operation)
    const success: RawResponse = { status, headers: [['content-type', 'application/json']], body: JSON.stringify(example ?? {}) }
    const exchange: ExchangeChange = (request, respond) => (request.body && parsed(request.body) === undefined ? success : respond())
    return [{ what: 'malformed JSON is accepted', exchange }]
  },
}

/** The faults that the operators make of the exchanges with the operations that the fake models. */
export const exchangeFaults = (contract: Contract): Fault[] =>
  faultsBy(
    { ...responseOperators, ...requestOperators },
    contract.operations.filter(({ id }) => id in families),
    contract,
  )
