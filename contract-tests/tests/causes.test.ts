import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type Cause, causesOfFindings, causeText } from '../report/causes.ts'
import { writeReport } from '../report/report.ts'
import type { SuiteResult } from '../suites/result.ts'
import { finding } from '../validate/finding.ts'
import { startTestServer, type TestServer } from './honestServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

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
  const causes = causesOfFindings(result).filter(({ rule }) => rule === 'response_schema_conformance')
  const [first] = causes
  expect(causes).toHaveLength(1)
  expect(first?.operations.length).toBeGreaterThan(1)
  expect(first?.places.length).toBeGreaterThan(1)
  expect(first).toMatchObject({ expected: 'must be integer', document: 'chat', pointer: '#/components/schemas/UnixSeconds/type' })
})

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

const place = 'response 200 body /data'
const unit = (id: string, name: string) => finding(id, 'time_unit', `${place}/${name}`, 'a time in seconds', '1795343375000')
test('groups times in the wrong unit, and tells them before values', () => {
  const units = [unit('list-users', 'createdAt'), unit('get-user', 'createdAt'), unit('get-message-details', 'sentAt')]
  const name = finding('get-user', 'echo_of_request', `${place}/name`, 'Mira', 'Priya')
  const causes = causesOfFindings(resultWith([name, name, name, name], units))
  expect(causes.map((cause) => `${cause.rule} ${cause.place}`)).toEqual([`time_unit ${place}/createdAt`, `echo_of_request ${place}/name`])
  expect(causes[0]?.places).toHaveLength(2)
})

test('groups findings that differ only in the expected value', () => {
  const found = (uid: string) => finding('get-user', 'echo_of_request', 'response 200 body /data/uid', uid, 'other')
  expect(causesOfFindings(resultWith(['mira', 'jonas', 'priya'].map(found))).map(({ times }) => times)).toEqual([3])
})

test('tells each sentence that is broken', () => {
  const found = ['Sends a text', 'Keeps a text', 'Keeps a text'].map((text) => ({
    ...finding('get-user', 'statement_holds', 'response', text, 'nothing else'),
    statement: { id: 'sentence', at: '#/paths/~1users', text, because: [] },
  }))
  expect(causesOfFindings(resultWith(found)).map(({ times }) => times)).toEqual([2, 1])
})

test.each([
  ['Garden', 'Garden: update-group wrote it', 'Garden: update-group wrote it (law)'],
  ['404', '“Deletes a group”', '404; “Deletes a group” (law)'],
])('says why %s was expected', (expected, text, said) => {
  const statement = { id: 'law', at: '#/paths', text, because: [] }
  const [cause] = causesOfFindings(resultWith([{ ...finding('get-group', 'statement_holds', 'response', expected, 'other'), statement }]))
  expect(causeText(cause as Cause, 'get-group')).toContain(`expected ${said}, got other`)
})

test('groups a property that is missing in several operations of a family', () => {
  const missing = (id: string, rule: string) => finding(id, rule, 'response 200 body /data/name', '"Mira"', 'nothing')
  expect(causesOfFindings(resultWith([missing('get-user', 'statement_holds')], [missing('create-user', 'echo_of_request')]))).toHaveLength(
    1,
  )
})

test('points to the operation of the finding, even if it was not selected', () => {
  const [cause] = causesOfFindings(resultWith([finding('get-group', 'echo_of_request', 'response status', '2xx', '500')]))
  expect(cause?.pointer).toBe('#/paths/~1groups~1{guid}/get')
})

test('blames the server, not the client, for an invalid uid that the server returned', async () => {
  await using other = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  other.changeResponse = ({ path }, response) =>
    path.startsWith('/users?') || path === '/users'
      ? { ...response, body: response.body.replaceAll('"mira"', `"${'m'.repeat(101)}"`) }
      : response
  const run = await other.run({ only: ['get-user', 'list-authtokens', 'list-friends'] })
  const causes = causesOfFindings(run)
  expect(causes.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
    'response_identifier_conformance request path uid, from an earlier response',
  ])
  expect(causes[0]?.operations).toHaveLength(3)
})

test('blames the operation that returned an invalid uid, not those that use it', async () => {
  await using other = await startTestServer()
  other.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path === '/users' ? { ...response, body: response.body.replace(/("uid":"[\w-]*)[\w-](")/, '$1!$2') } : response
  const run = await other.run({ only: ['create-user', 'get-user', 'delete-user'], allowWrites: true })
  const causes = causesOfFindings(run)
  expect(causes.map(({ rule, place }) => `${rule} ${place}`)).toContain('echo_of_request response 200 body /data/uid')
  expect(run.operations.flatMap(({ findings }) => findings).filter(({ place }) => place.startsWith('client'))).toEqual([])
})

test('includes the request, the response, the location in the documents and the command to rerun the check', () => {
  const [first] = causesOfFindings(result)
  expect(first?.example.exchange?.curl).toMatch(/^curl -X (GET|POST) 'http:\/\/127\.0\.0\.1:\d+\/\w+/)
  expect(first?.example.exchange?.curl).toContain('-H "apikey: $CHAT_API_KEY"')
  expect(first?.example.exchange?.response).toMatch(/^200 application\/json\n\{/)
  expect(first?.rerun).toBe(`npx cometchat-rest-testing check --target ${server.url} --allow-writes --only ${first?.operations[0]}`)
})

test('writes reports that name the cause and contain no keys', async () => {
  const folder = await temporaryFolder()
  const printed: string[] = []
  await writeReport(result, folder, (text) => printed.push(text))
  const files = await Promise.all(['report.json', 'junit.xml'].map((name) => readFile(join(folder, name), 'utf8')))
  for (const text of [...files, printed.join('\n')]) {
    expect(text).not.toContain(fakeCredentials.apiKey)
    expect(text).toContain('UnixSeconds')
    expect(text).toContain('--only ')
    expect(text).toContain('curl -X')
  }
})
