import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContracts } from '../spec/contract.ts'
import { finding } from '../validate/finding.ts'
import type { Exchange, RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { validateExchange } from '../validate/validateExchange.ts'

let contracts: Contract[]
let flag: Exchange
let list: Exchange

beforeAll(async () => {
  contracts = await readContracts()
  const answer = (id: string): RawResponse => {
    const operation = contracts[0]?.operations.find((one) => one.id === id)
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
    response: answer('flag-a-message'),
  }
  list = {
    request: {
      method: 'GET',
      url: 'https://host/v3/users?perPage=5&roles=keeper&roles=default&tags=a,b',
      headers: [['apikey', 'k']],
      body: undefined,
    },
    response: answer('list-users'),
  }
})

const found = ({ request, response }: Exchange) =>
  validateExchange(contracts, { request, response }, '/v3').map(({ rule, place }) => `${rule} ${place}`)
const asking = (change: (request: RawRequest) => Partial<RawRequest>, exchange = flag) =>
  found({ ...exchange, request: { ...exchange.request, ...change(exchange.request) } })
const answering = (change: Partial<RawResponse>, exchange = list) => found({ ...exchange, response: { ...exchange.response, ...change } })

test('exchanges that follow the document are passed without a word', () => {
  expect(found(flag)).toEqual([])
  expect(found(list)).toEqual([])
})

test('names that are not declared for the operation, in that place, with that spelling', () => {
  expect(asking(({ url }) => ({ url: `${url}?verbose=1` }))).toEqual(['undeclared_query_parameter request query verbose'])
  expect(asking(() => ({ url: 'https://host/v3/users?perpage=5' }), list)).toEqual(['undeclared_query_parameter request query perpage'])
  expect(asking(({ headers }) => ({ headers: [...headers, ['x-odd', '1']] }))).toEqual(['undeclared_header request header x-odd'])
  // Listing roles acts for nobody.
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

test('what is required and not there', () => {
  const without = (name: string) => asking(({ headers }) => ({ headers: headers.filter(([known]) => known !== name) }))
  expect(without('apikey')).toEqual(['missing_required_credential request header apikey'])
  expect(without('onBehalfOf')).toEqual(['missing_required_parameter request header onBehalfOf'])
  expect(without('content-type')).toEqual(['request_content_type request header content-type'])
  expect(asking(() => ({ body: undefined }))).toEqual(['missing_required_body request body'])
})

test('a raw query that is written otherwise than style and explode say', () => {
  expect(asking(() => ({ url: 'https://host/v3/users?roles=a,b' }), list)).toEqual(['query_serialization request query roles'])
  expect(asking(() => ({ url: 'https://host/v3/users?tags=a&tags=b' }), list)).toEqual(['query_serialization request query tags'])
  expect(asking(() => ({ url: 'https://host/v3/users?perPage=1&perPage=2' }), list)).toEqual(['query_serialization request query perPage'])
})

test('values that break their schema', () => {
  expect(asking(() => ({ url: 'https://host/v3/users?perPage=0' }), list)).toEqual(['request_parameter_conformance request query perPage'])
  expect(asking(() => ({ url: 'https://host/v3/users?perPage=1e2' }), list)).toEqual([
    'request_parameter_conformance request query perPage',
  ])
  expect(asking(() => ({ body: '{"reasonId":5}' }))).toEqual(['request_body_conformance request body /reasonId'])
  expect(asking(() => ({ body: '["spam"]' }))).toEqual(['request_body_conformance request body /'])
  const [wrong] = validateExchange(contracts, { ...flag, request: { ...flag.request, body: '{"reasonId":5,"remark":"private"}' } }, '/v3')
  expect(wrong?.got).toBe('5')
  // No source says that the service refuses undeclared properties.
  expect(asking(() => ({ body: '{"reason":"spam"}' }))).toEqual([])
  expect(asking(() => ({ body: '{"broken' }))).toEqual(['request_body_syntax request body'])
})

test('requests that no operation describes', () => {
  expect(asking(() => ({ method: 'PATCH' }))).toEqual(['unknown_operation request path'])
  expect(asking(() => ({ url: 'https://host/v3/nowhere' }))).toEqual(['unknown_operation request path'])
})

test('reports responses with another status, content type, body or header', () => {
  expect(answering({ status: 206 })).toEqual(['status_code_conformance response status'])
  // `default` covers errors only.
  expect(answering({ status: 302, body: '' })).toEqual(['status_code_conformance response status'])
  expect(answering({ headers: [['content-type', 'text/html']] })).toEqual(['content_type_conformance response 200 header content-type'])
  expect(answering({ body: '' })).toEqual(['response_body_presence response 200 body'])
  expect(answering({ body: '{"data": [' })).toEqual(['response_body_syntax response 200 body'])
  expect(answering({ body: '{"data":[{"name":"Mira"}]}' })).toContain('response_schema_conformance response 200 body /data/0')
  expect(answering({ headers: [...list.response.headers, ['X-RateLimit-Limit', 'many']] })).toEqual([
    'response_headers_conformance response 200 header X-RateLimit-Limit',
  ])
})

test('a property that no schema names is undocumented, not an error', () => {
  const body = JSON.parse(list.response.body) as { data: object[] }
  const more = JSON.stringify({ ...body, data: body.data.map((user) => ({ ...user, shoeSize: 39 })) })
  const findings = validateExchange(contracts, { ...list, response: { ...list.response, body: more } }, '/v3')
  expect(findings[0]).toMatchObject({ place: 'response 200 body /data/0/shoeSize', level: 'undocumented' })
  expect(findings.every(({ level }) => level === 'undocumented')).toBe(true)
})

test('a finding holds no credential', () => {
  const request = {
    ...list.request,
    headers: [
      ['apikey', 'k'],
      ['secret', 'hush'],
    ] as [string, string][],
  }
  expect(JSON.stringify(validateExchange(contracts, { request, response: list.response }, '/v3'))).not.toContain('hush')
})

test('a path of another API says which API it is in', async () => {
  const contracts = await readContracts()
  const request = { method: 'GET', url: 'https://host.example/apps', headers: [['apikey', 'any']] as [string, string][], body: undefined }
  const found = validateExchange(contracts, { request, response: { status: 200, headers: [], body: '' } })
  expect(found.map(({ expected }) => expected)).toContain('a credential, as required by the Management API')
})

test('a finding holds no key and no token', () => {
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

test('a body of too many levels is a finding', () => {
  const body = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(answering({ body })).toEqual(['response_body_syntax response 200 body'])
  expect(asking(() => ({ body }))).toEqual(['request_body_syntax request body'])
})
