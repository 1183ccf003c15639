import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { causesOf } from '../report/causes.ts'
import { writeReport } from '../report/write.ts'
import type { SuiteResult } from '../suites/result.ts'
import { finding } from '../validate/finding.ts'
import { hidden } from '../validate/knownSecrets.ts'
import { curlOf, redactText, redactUrl } from '../validate/redact.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const contracts = await readContracts()
let server: TestServer
let result: SuiteResult

beforeAll(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  // Every user in every response has the same wrong type.
  server.changeResponse = (_request, response) => ({
    ...response,
    body: response.body.replaceAll(/"createdAt":(\d+)/g, '"createdAt":"$1"'),
  })
  result = await server.run({ only: ['list-users', 'get-user', 'create-user', 'list-authtokens'], allowWrites: true })
})

afterAll(() => server?.close())

test('groups a wrong type in many operations into a single cause', () => {
  const found = result.operations.flatMap(({ findings }) => findings).length
  expect(found).toBeGreaterThan(50)
  const causes = causesOf(result).filter(({ rule }) => rule === 'response_schema_conformance')
  const [first] = causes
  expect(causes).toHaveLength(1)
  expect(first?.operations.length).toBeGreaterThan(1)
  expect(first?.places.length).toBeGreaterThan(1)
  expect(first).toMatchObject({ expected: 'must be integer', document: 'chat', pointer: '#/components/schemas/UnixSeconds/type' })
})

/** A result whose failed cases have these findings. */
function resultWith(...cases: ReturnType<typeof finding>[][]): SuiteResult {
  const [operation] = result.operations.filter(({ failed }) => failed.length > 0)
  const [failed] = operation?.failed ?? []
  if (!operation || !failed) throw new Error('no operation failed')
  const named = [{ document: 'chat', operation: 'get-group', method: 'GET', path: '/groups/{guid}' }] as const
  return {
    ...result,
    operations: [{ ...operation, failed: cases.map((findings) => ({ ...failed, findings })) }],
    otherOperations: [...named],
  }
}

test('groups times in the wrong unit into a single cause, together with the values that are wrong as a result', () => {
  const time = (id: string, name: string) =>
    finding(id, 'time_unit', `response 200 body /data/${name}`, 'a time in seconds', '1795343375000')
  const value = finding(
    'get-user',
    'write_has_effect',
    'response 200 body /data/createdAt',
    'about 1795343375, in seconds',
    '1795343375000',
  )
  const other = finding('get-user', 'write_has_effect', 'response 200 body /data/name', 'Mira', 'Priya')
  const units = [time('list-users', 'createdAt'), time('get-user', 'createdAt'), time('get-message-details', 'sentAt')]
  const causes = causesOf(resultWith(units, [value], [other]))
  expect(causes.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
    'time_unit response 200 body /data/createdAt',
    'write_has_effect response 200 body /data/name',
  ])
  expect(causes[0]?.places).toHaveLength(2)
  expect(causes[0]?.consequences).toEqual([expect.stringContaining('in seconds')])
})

test('a fault that occurs only together with a consequence of another fault is a separate cause', () => {
  const unit = finding('get-user', 'time_unit', 'response 200 body /data/createdAt', 'a time in seconds', '1795343375000')
  const value = finding('get-user', 'write_has_effect', 'response 200 body /data/createdAt', 'about 1795343375', '1795343375000')
  const other = finding('get-group', 'write_has_effect', 'response 200 body /data/name', 'Mira', 'Priya')
  expect(causesOf(resultWith([unit, unit], [value, other])).map(({ place }) => place)).toEqual([
    'response 200 body /data/createdAt',
    'response 200 body /data/name',
  ])
})

test('groups findings that differ only in the expected value', () => {
  const [operation] = result.operations.filter(({ failed }) => failed.length > 0)
  if (!operation) throw new Error('no operation failed')
  const [failed] = operation.failed
  const found = (uid: string) => ({ ...finding('get-user', 'echo_of_request', 'response 200 body /data/uid', uid, 'other') })
  const findings = ['mira', 'jonas', 'priya'].map(found)
  const causes = causesOf({ ...result, operations: [{ ...operation, failed: [{ ...failed, findings } as (typeof operation.failed)[0]] }] })
  expect(causes.map(({ times }) => times)).toEqual([3])
})

test('lists consequences under the more specific finding', () => {
  const sender = finding('send-message', 'echo_of_request', 'response 200 body /data/sender', 'mira', 'jonas')
  const list = finding('list-user-messages', 'filter sender', 'response 200 body /data', 'a record with id 1', '0 records without it')
  const [first, ...others] = causesOf(resultWith([list, sender], [sender]))
  expect(others).toEqual([])
  expect(first).toMatchObject({ rule: 'echo_of_request', got: 'jonas', times: 2 })
  expect(first?.consequences).toEqual([expect.stringContaining('0 records without it')])
  expect(causesOf(resultWith([list, sender], [list])).map(({ rule }) => rule)).toEqual(['echo_of_request', 'filter sender'])
})

test('groups a property that is missing in several operations of a family', () => {
  const missing = (id: string, rule: string) => finding(id, rule, 'response 200 body /data/name', '"Mira"', 'nothing')
  expect(causesOf(resultWith([missing('get-user', 'read-back')], [missing('create-user', 'echo_of_request')]))).toHaveLength(1)
})

test('points to the operation of the finding, even if it was not selected', () => {
  const [cause] = causesOf(resultWith([finding('get-group', 'echo_of_request', 'response status', '2xx', '500')]))
  expect(cause?.pointer).toBe('#/paths/~1groups~1{guid}/get')
})

test('blames the server, not the client, for an invalid uid that the server returned', async () => {
  const other = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  other.changeResponse = ({ path }, response) =>
    path.startsWith('/users?') || path === '/users'
      ? { ...response, body: response.body.replaceAll('"mira"', `"${'m'.repeat(101)}"`) }
      : response
  const run = await other.run({ only: ['get-user', 'list-authtokens', 'list-friends'] })
  await other.close()
  const causes = causesOf(run)
  expect(causes.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
    'response_identifier_conformance request path uid, from an earlier response',
  ])
  expect(causes[0]?.operations).toHaveLength(3)
})

test('groups an invalid uid that the server returned with its consequences', async () => {
  const other = await startTestServer()
  other.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path === '/users' ? { ...response, body: response.body.replace(/("uid":"[\w-]*)[\w-](")/, '$1!$2') } : response
  const run = await other.run({ only: ['create-user', 'get-user', 'delete-user'], allowWrites: true })
  await other.close()
  const causes = causesOf(run)
  expect(causes.map(({ rule, place }) => `${rule} ${place}`)).toEqual(['echo_of_request response 200 body /data/uid'])
  expect(causes[0]?.consequences.join('\n')).toContain('model_agrees')
  expect(run.operations.flatMap(({ findings }) => findings).filter(({ place }) => place.startsWith('client'))).toEqual([])
})

test('includes the request, the response, the location in the documents and the command to rerun the check', () => {
  const [first] = causesOf(result)
  expect(first?.example.exchange?.curl).toMatch(/^curl -X (GET|POST) 'http:\/\/127\.0\.0\.1:\d+\/users/)
  expect(first?.example.exchange?.curl).toContain('-H "apikey: $CHAT_API_KEY"')
  expect(first?.example.exchange?.response).toMatch(/^200 application\/json\n\{/)
  expect(first?.rerun).toBe(`npx cometchat-rest-testing check --target ${server.url} --allow-writes --only ${first?.example.operation}`)
})

test('writes reports that name the cause and contain no keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  const printed: string[] = []
  await writeReport(result, folder, (text) => printed.push(text))
  const files = await Promise.all(['report.json', 'junit.xml'].map((name) => readFile(join(folder, name), 'utf8')))
  await rm(folder, { recursive: true })
  for (const text of [...files, printed.join('\n')]) {
    expect(text).not.toContain(fakeCredentials.apiKey)
    expect(text).toContain('UnixSeconds')
    expect(text).toContain('--only ')
    expect(text).toContain('curl -X')
  }
})

test('masks keys and tokens in paths, queries, headers and bodies', () => {
  const key = 'cafebabecafebabecafebabecafebabecafebabe'
  expect(redactUrl(contracts, 'GET', `https://chat.example.com/v3/apikeys/${key}`)).toBe(`https://chat.example.com/v3/apikeys/${hidden}`)
  expect(redactUrl(contracts, 'DELETE', '/users/mira/auth_tokens/mira_1')).toBe(`/users/mira/auth_tokens/${hidden}`)
  expect(redactUrl(contracts, 'GET', '/notifications/push/v1/tokens?authToken=abc&all=true')).toBe(
    `/notifications/push/v1/tokens?authToken=${hidden}&all=true`,
  )
  expect(redactUrl(contracts, 'GET', '/users/mira')).toBe('/users/mira')
  expect(
    JSON.parse(redactText(JSON.stringify({ data: { authToken: 't', uid: 'mira', list: [{ apiKey: key }], password: 'open' } }))),
  ).toEqual({
    data: { authToken: hidden, uid: 'mira', list: [{ apiKey: hidden }], password: hidden },
  })
  const curl = curlOf(contracts, {
    method: 'POST',
    url: 'https://x.example.com/users',
    headers: [
      ['ApiKey', key],
      ['authorization', 'Bearer s3cret'],
    ],
    body: '{"name":"it\'s"}',
  })
  expect(curl).not.toMatch(/cafebabe|s3cret/)
  expect(curl).toContain("--data-raw '{\"name\":\"it'\\''s\"}'")
})
