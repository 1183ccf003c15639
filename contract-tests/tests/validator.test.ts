import { beforeAll, expect, test } from 'vitest'
import { closestName } from '../documents/closestName.ts'
import { type Contract, readContracts } from '../documents/contract.ts'
import { finding } from '../validate/finding.ts'
import type { Exchange, RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { validateRequest } from '../validate/request.ts'
import { validateExchange } from '../validate/validateExchange.ts'

let contracts: Contract[]
let flag: Exchange
let list: Exchange

beforeAll(async () => {
  contracts = await readContracts()
  const exampleResponse = (id: string): RawResponse => {
    const operation = contracts[0]?.operations.find((operation) => operation.id === id)
    const [example] = Object.values(operation?.responses['200']?.content?.['application/json']?.examples ?? {})
    return { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify(example?.value) }
  }
  flag = {
    request: {
      method: 'POST',
      url: 'https://host/v3/messages/4201/flagged',
      headers: [
        ['apikey', 'k'],
        ['onBehalfOf', 'jonas'],
        ['content-type', 'application/json'],
        ['user-agent', 'test'],
      ],
      body: '{"reasonId":"spam"}',
    },
    response: exampleResponse('flag-a-message'),
  }
  list = {
    request: {
      method: 'GET',
      url: 'https://host/v3/users?perPage=5&roles=keeper&roles=default&tags=a,b',
      headers: [['apikey', 'k']],
      body: undefined,
    },
    response: exampleResponse('list-users'),
  }
})

const found = ({ request, response }: Exchange) =>
  validateExchange(contracts, { request, response }, '/v3').map(({ rule, place }) => `${rule} ${place}`)
const withRequest = (change: (request: RawRequest) => Partial<RawRequest>, exchange = flag) =>
  found({ ...exchange, request: { ...exchange.request, ...change(exchange.request) } })
const withResponse = (change: Partial<RawResponse>, exchange = list) =>
  found({ ...exchange, response: { ...exchange.response, ...change } })

test('accepts valid exchanges', () => {
  expect(found(flag)).toEqual([])
  expect(found(list)).toEqual([])
})

/** What browsers, proxies, hosts, SDKs and tracing agents add to requests. */
const addedHeaders = [
  ...[
    'accept',
    'accept-encoding',
    'cache-control',
    'cookie',
    'dnt',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'sec-fetch-mode',
    'te',
    'via',
  ],
  ...['b3', 'baggage', 'newrelic', 'sentry-trace', 'traceparent', 'uber-trace-id', 'x-b3-traceid', 'x-datadog-trace-id', 'x-instana-t'],
  ...[
    'cdn-loop',
    'cf-ray',
    'cf-worker',
    'fly-region',
    'true-client-ip',
    'x-amzn-trace-id',
    'x-cloud-trace-context',
    'x-real-ip',
    'x-vercel-id',
  ],
  ...['api-version', 'appId', 'authorization', 'idempotency-key', 'x-app-version', 'x-client-version', 'x-request-id', 'x-sdk-version'],
]

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

test('reports undeclared parameters and headers, and misspelt names', () => {
  expect(withRequest(({ url }) => ({ url: `${url}?verbose=1` }))).toEqual(['undeclared_query_parameter request query verbose'])
  expect(withRequest(() => ({ url: 'https://host/v3/users?perpage=5' }), list)).toEqual([
    'undeclared_query_parameter request query perpage',
  ])
  // Listing roles has no onBehalfOf.
  const roles = {
    ...list.request,
    url: 'https://host/v3/roles',
    headers: [
      ['apikey', 'k'],
      ['onBehalfOf', 'mira'],
    ] as [string, string][],
  }
  expect(validateExchange(contracts, { request: roles, response: list.response }, '/v3').map(({ place }) => place)).toContain(
    'request header onBehalfOf',
  )
})

test('reports missing credentials, parameters, content types and bodies', () => {
  const without = (name: string) => withRequest(({ headers }) => ({ headers: headers.filter(([known]) => known !== name) }))
  expect(without('apikey')).toEqual(['missing_required_credential request header apikey'])
  expect(without('onBehalfOf')).toEqual(['missing_required_parameter request header onBehalfOf'])
  expect(without('content-type')).toEqual(['request_content_type request header content-type'])
  expect(
    withRequest(() => ({
      headers: [
        ['apikey', 'k'],
        ['onBehalfOf', 'mira'],
        ['content-type', 'constructor'],
      ],
    })),
  ).toEqual(['request_content_type request header content-type'])
  expect(withRequest(() => ({ body: undefined }))).toEqual(['missing_required_body request body'])
})

test('reports queries that violate style and explode', () => {
  expect(withRequest(() => ({ url: 'https://host/v3/users?roles=a,b' }), list)).toEqual(['query_serialization request query roles'])
  expect(withRequest(() => ({ url: 'https://host/v3/users?tags=a&tags=b' }), list)).toEqual(['query_serialization request query tags'])
  expect(withRequest(() => ({ url: 'https://host/v3/users?perPage=1&perPage=2' }), list)).toEqual([
    'query_serialization request query perPage',
  ])
})

test('reports values that violate their schema', () => {
  expect(withRequest(() => ({ url: 'https://host/v3/users?perPage=0' }), list)).toEqual([
    'request_parameter_conformance request query perPage',
  ])
  expect(withRequest(() => ({ url: 'https://host/v3/users?perPage=1e2' }), list)).toEqual([
    'request_parameter_conformance request query perPage',
  ])
  expect(withRequest(() => ({ body: '{"reasonId":5}' }))).toEqual(['request_body_conformance request body /reasonId'])
  expect(withRequest(() => ({ body: '["spam"]' }))).toEqual(['request_body_conformance request body /'])
  const [wrong] = validateExchange(contracts, { ...flag, request: { ...flag.request, body: '{"reasonId":5,"remark":"private"}' } }, '/v3')
  expect(wrong?.got).toBe('5')
  // No source says that the service rejects undeclared properties.
  expect(withRequest(() => ({ body: '{"reason":"spam"}' }))).toEqual([])
  expect(withRequest(() => ({ body: '{"broken' }))).toEqual(['request_body_syntax request body'])
})

test('reports requests that match no operation', () => {
  expect(withRequest(() => ({ method: 'PATCH' }))).toEqual(['unknown_operation request path'])
  expect(withRequest(() => ({ url: 'https://host/v3/nowhere' }))).toEqual(['unknown_operation request path'])
})

test('reports responses with an undocumented status, content type, body or header', () => {
  expect(withResponse({ status: 206 })).toEqual(['status_code_conformance response status'])
  // `default` covers errors only.
  expect(withResponse({ status: 302, body: '' })).toEqual(['status_code_conformance response status'])
  for (const type of ['text/html', 'constructor'])
    expect(withResponse({ headers: [['content-type', type]] })).toEqual(['content_type_conformance response 200 header content-type'])
  expect(withResponse({ body: '' })).toEqual(['response_body_presence response 200 body'])
  expect(withResponse({ body: '{"data": [' })).toEqual(['response_body_syntax response 200 body'])
  expect(withResponse({ body: '{"data":[{"name":"Mira"}]}' })).toContain('response_schema_conformance response 200 body /data/0')
  expect(withResponse({ headers: [...list.response.headers, ['X-RateLimit-Limit', 'many']] })).toEqual([
    'response_headers_conformance response 200 header X-RateLimit-Limit',
  ])
})

test('reports an unknown property as undocumented, not as an error', () => {
  const body = JSON.parse(list.response.body) as { data: object[] }
  const more = JSON.stringify({ ...body, data: body.data.map((user) => ({ ...user, shoeSize: 39 })) })
  const findings = validateExchange(contracts, { ...list, response: { ...list.response, body: more } }, '/v3')
  expect(findings[0]).toMatchObject({ place: 'response 200 body /data/0/shoeSize', level: 'undocumented' })
  expect(findings.every(({ level }) => level === 'undocumented')).toBe(true)
})

test('removes credentials from findings', () => {
  const request = {
    ...list.request,
    headers: [
      ['apikey', 'k'],
      ['secret', 'hush'],
    ] as [string, string][],
  }
  expect(JSON.stringify(validateExchange(contracts, { request, response: list.response }, '/v3'))).not.toContain('hush')
})

test('names the API whose document contains the path', async () => {
  const contracts = await readContracts()
  const request = { method: 'GET', url: 'https://host.example/apps', headers: [['apikey', 'any']] as [string, string][], body: undefined }
  const found = validateExchange(contracts, { request, response: { status: 200, headers: [], body: '' } })
  expect(found.map(({ expected }) => expected)).toContain('a credential, as required by the Management API')
})

test('removes keys and tokens from the values of a finding', () => {
  const token = 'jonas_1772355660feedfacefeedface'
  const { expected, got } = finding(
    'get-authtoken',
    'same_record',
    'response 200 body',
    `token ${token}`,
    `{"uid":"jonas","authToken":"any","old":"${token}"}`,
  )
  expect(expected).toBe('token …')
  expect(got).toBe('{"uid":"jonas","authToken":"…","old":"…"}')
})

test('reports a body that is too deeply nested', () => {
  const body = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(withResponse({ body })).toEqual(['response_body_syntax response 200 body'])
  expect(withRequest(() => ({ body }))).toEqual(['request_body_syntax request body'])
})
