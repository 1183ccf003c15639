import { expect, test } from 'vitest'
import { closestName } from '../documents/closestName.ts'
import { createContract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import type { Exchange, RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { validateRequest } from '../validate/request.ts'
import { validateResponse } from '../validate/response.ts'
import { validateExchange } from '../validate/validate.ts'
import { testDocument } from './testDocument.ts'

const contracts = await readContracts()
const exampleResponse = (id: string): RawResponse => {
  const operation = contracts[0]?.operations.find((one) => one.id === id)
  const [example] = Object.values(operation?.responses['200']?.content?.['application/json']?.examples ?? {})
  return { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify(example?.value) }
}
const at = (target: string): Partial<RawRequest> => ({ url: `https://host/v3${target}` })
const withBody = (body: string | undefined): Partial<RawRequest> => ({ body })
const typed = (...headers: [string, string][]): Partial<RawRequest> => ({ headers: [['apikey', 'k'], ...headers] })
const actingAs: [string, string] = ['onBehalfOf', 'mira']
const asJson: [string, string] = ['content-type', 'application/json']

const flag = {
  request: {
    ...{ method: 'POST', url: 'https://host/v3/messages/4201/flagged', body: '{"reasonId":"spam"}' },
    ...typed(actingAs, asJson, ['user-agent', 'test']),
  } as RawRequest,
  response: exampleResponse('flag-a-message'),
}
const list = {
  request: { method: 'GET', ...at('/users?perPage=5&roles=keeper&roles=default&tags=a,b'), ...typed(), body: undefined } as RawRequest,
  response: exampleResponse('list-users'),
}

const found = (exchange: Exchange) => validateExchange(contracts, exchange, '/v3').map(({ rule, place }) => `${rule} ${place}`)

test('accepts valid exchanges', () => {
  expect(found(flag)).toEqual([])
  expect(found(list)).toEqual([])
})

/** What browsers, proxies, hosts, SDKs and tracing agents add to requests. */
const addedHeaders = [
  'accept accept-encoding cache-control cookie dnt if-none-match origin range referer sec-fetch-mode te via',
  'b3 baggage newrelic sentry-trace traceparent uber-trace-id x-b3-traceid x-datadog-trace-id x-instana-t',
  'cdn-loop cf-ray cf-worker fly-region true-client-ip x-amzn-trace-id x-cloud-trace-context x-real-ip x-vercel-id',
  'api-version appId authorization idempotency-key x-app-version x-client-version x-request-id x-sdk-version',
].flatMap((line) => line.split(' '))

test('allows headers that any client, proxy or tracing agent may add, on every operation', () => {
  for (const contract of contracts) {
    for (const { id, method, path, parameters } of contract.operations) {
      const own = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
      const headers = addedHeaders.filter((name) => closestName(name, own) === undefined).map((name): [string, string] => [name, '1'])
      const read = validateRequest(contract, { method, url: path, headers, body: undefined })
      const found = 'values' in read ? read.findings.filter(({ rule }) => rule === 'undeclared_header') : [read]
      expect(found, id).toEqual([])
    }
  }
})

test.each([
  ['on-behalf-of', 'the spelling onBehalfOf'],
  ['X-On-Behalf-Of', 'the spelling onBehalfOf'],
  ['api-key', 'the spelling apikey'],
  ['x-api-key', 'the spelling apikey'],
  ['secret', 'no such header: only other operations take it'],
])('reports the header %s, which other operations take or which looks like a misspelling', (name, expected) => {
  const request = { ...flag.request, headers: [...flag.request.headers, [name, 'k'] as [string, string]] }
  expect(validateExchange(contracts, { ...flag, request }, '/v3')).toMatchObject([{ rule: 'undeclared_header', expected }])
})

const deep = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`

test.each<[what: string, exchange: { request: RawRequest; response: RawResponse }, request: Partial<RawRequest>, finding?: string]>([
  ['an undeclared parameter', flag, at('/messages/4201/flagged?verbose=1'), 'undeclared_query_parameter request query verbose'],
  ['a misspelt parameter', list, at('/users?perpage=5'), 'undeclared_query_parameter request query perpage'],
  ['a missing credential', flag, { headers: [actingAs, asJson] }, 'missing_required_credential request header apikey'],
  ['a missing parameter', flag, typed(asJson), 'missing_required_parameter request header onBehalfOf'],
  ['a missing content type', flag, typed(actingAs), 'request_content_type request header content-type'],
  ['another content type', flag, typed(actingAs, ['content-type', 'constructor']), 'request_content_type request header content-type'],
  ['a missing body', flag, withBody(undefined), 'missing_required_body request body'],
  ['commas in an exploded list', list, at('/users?roles=a,b'), 'query_serialization request query roles'],
  ['a list that is not exploded, twice', list, at('/users?tags=a&tags=b'), 'query_serialization request query tags'],
  ['a number twice', list, at('/users?perPage=1&perPage=2'), 'query_serialization request query perPage'],
  ['a number that is too small', list, at('/users?perPage=0'), 'request_parameter_conformance request query perPage'],
  ['a number with an exponent', list, at('/users?perPage=1e2'), 'request_parameter_conformance request query perPage'],
  ['a property of another type', flag, withBody('{"reasonId":5}'), 'request_body_conformance request body /reasonId'],
  ['a list as a body', flag, withBody('["spam"]'), 'request_body_conformance request body /'],
  // No source says that the service rejects undeclared properties.
  ['nothing of an undeclared property', flag, withBody('{"reason":"spam"}')],
  ['JSON that is cut off', flag, withBody('{"broken'), 'request_body_syntax request body'],
  ['a body that is too deeply nested', flag, withBody(deep), 'request_body_syntax request body'],
  ['another method', flag, { method: 'PATCH' }, 'unknown_operation request path'],
  ['an unknown path', flag, at('/nowhere'), 'unknown_operation request path'],
])('reports %s', (_, exchange, request, finding) => {
  expect(found({ ...exchange, request: { ...exchange.request, ...request } })).toEqual(finding === undefined ? [] : [finding])
})

test('reports a header that another operation takes, and the value that is wrong', () => {
  // Listing roles has no onBehalfOf.
  const roles = { ...list.request, ...at('/roles'), ...typed(actingAs) }
  expect(found({ request: roles, response: list.response })).toContain('undeclared_header request header onBehalfOf')
  const body = '{"reasonId":5,"remark":"private"}'
  expect(validateExchange(contracts, { ...flag, request: { ...flag.request, body } }, '/v3')[0]?.got).toBe('5')
})

test.each<[what: string, response: Partial<RawResponse>, finding: string]>([
  ['status', { status: 206 }, 'status_code_conformance response status'],
  // `default` covers errors only.
  ['redirect', { status: 302, body: '' }, 'status_code_conformance response status'],
  ['content type', { headers: [['content-type', 'text/html']] }, 'content_type_conformance response 200 header content-type'],
  ['name as a content type', { headers: [['content-type', 'constructor']] }, 'content_type_conformance response 200 header content-type'],
  ['empty body', { body: '' }, 'response_body_presence response 200 body'],
  ['JSON that is cut off', { body: '{"data": [' }, 'response_body_syntax response 200 body'],
  ['body that is too deeply nested', { body: deep }, 'response_body_syntax response 200 body'],
  [
    'record without a required property',
    { body: list.response.body.replace(/"uid":"\w+",/, '') },
    'response_schema_conformance response 200 body /data/0',
  ],
  [
    'value of a header',
    {
      headers: [asJson, ['X-RateLimit-Limit', 'many']],
    },
    'response_headers_conformance response 200 header X-RateLimit-Limit',
  ],
])('reports an undocumented %s', (_, response, finding) => {
  expect(found({ ...list, response: { ...list.response, ...response } })).toEqual([finding])
})

test('reports an unknown property as undocumented, not as an error', () => {
  const body = JSON.parse(list.response.body) as { data: object[] }
  const more = JSON.stringify({ ...body, data: body.data.map((user) => ({ ...user, shoeSize: 39 })) })
  const findings = validateExchange(contracts, { ...list, response: { ...list.response, body: more } }, '/v3')
  expect(findings[0]).toMatchObject({ place: 'response 200 body /data/0/shoeSize', level: 'undocumented' })
  expect(findings.every(({ level }) => level === 'undocumented')).toBe(true)
})

test('removes credentials from findings', () => {
  const request = { ...list.request, ...typed(['secret', 'hush']) }
  expect(JSON.stringify(validateExchange(contracts, { request, response: list.response }, '/v3'))).not.toContain('hush')
})

test('names the API whose document contains the path', () => {
  const request = { ...list.request, url: 'https://host.example/apps' }
  const found = validateExchange(contracts, { request, response: { status: 200, headers: [], body: '' } })
  expect(found.map(({ expected }) => expected)).toContain('a credential, as required by the Management API')
})

test('reports missing required response headers, but not missing optional headers', () => {
  const headers = { 'X-Total': { required: true, schema: { type: 'integer' } }, 'X-Hint': { schema: { type: 'string' } } }
  const get = { operationId: 'list-users', responses: { 200: { description: 'Users.', headers } } }
  const contract = createContract('chat', testDocument({ '/users': { get } }))
  const placesWith = (own: [string, string][]) =>
    validateResponse(contract, contract.operations[0] as Operation, { status: 200, headers: own, body: '' }).map(({ place }) => place)
  expect(placesWith([])).toEqual(['response 200 header X-Total'])
  expect(placesWith([['x-total', '5']])).toEqual([])
  expect(placesWith([['x-total', 'many']])).toEqual(['response 200 header X-Total'])
})
