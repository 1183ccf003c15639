import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenApiDocument } from '../documents/document.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import { scriptOf } from '../exchange/script.ts'
import { causesOf } from '../report/causes.ts'
import { writeReport } from '../report/write.ts'
import { runScript } from '../support/runScript.ts'
import { finding, type Testable, testable, withTest } from '../validate/finding.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

let server: TestServer
let folder: string

beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  folder = await mkdtemp(join(tmpdir(), 'scripts-'))
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Runs a script as a user does. @returns what it printed, and the exit code */
const runFile = async (file: string): Promise<{ code: number; stdout: string }> =>
  promisify(execFile)(process.execPath, [file], { env: { ...process.env, CHAT_API_KEY: fakeCredentials.apiKey } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )

test('writes a script that repeats all calls of a scenario with new records', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'GET' && path.startsWith('/moderation/flagged-messages') ? { ...response, body: '{"data":[]}' } : response
  const run = await server.run({ only: ['flag-a-message'], allowWrites: true, sample: 0.6 })
  const cause = causesOf(run).find(({ operations }) => operations.includes('list-flagged-messages'))
  expect(cause?.example.script).toBeDefined()
  const printed: string[] = []
  await writeReport(run, folder, (text) => printed.push(text))
  const [, file = 'no file'] = /script {4}node (\S+\.mjs)/.exec(printed.join('\n')) ?? []
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain(fakeCredentials.apiKey)
  expect(text).not.toMatch(/contract-[0-9a-z]{9,}-/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('finding-scripts/')
  server.requests.length = 0
  const { code, stdout: output } = await runFile(file)
  expect(code).toBe(1)
  const calls = output.split('\n').flatMap((line) => /^([A-Z]+) (\/\S+) (\d{3}) /.exec(line)?.slice(1) ?? [])
  expect(calls.length / 3).toBe(server.requests.length)
  const flagged = server.requests.filter(({ path }) => /^\/messages\/\d+\/flagged$/.test(path))
  expect(flagged.length).toBeGreaterThan(0)
  expect(output).toMatch(/^POST \/messages\/\d+\/flagged 200 /m)
  expect(output).toMatch(/^GET \/moderation\/flagged-messages\S* 200 \{"data":\[\]\}$/m)
  expect(output).toMatch(/--clean contract-\w+-/)
  expect(output).toMatch(/^STILL SO: list-flagged-messages: .* expected .+, got .+; now /m)
  server.changeResponse = (_, response) => response
  expect(await runScript(text, { base: server.url })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/The fault does not show\.$/),
  })
  server.changeResponse = ({ method }, response) => (method === 'POST' ? { ...response, status: 401, body: '{}' } : response)
  expect(await runScript(text, { base: server.url })).toMatchObject({
    code: 2,
    output: expect.stringMatching(/It could not be tried: POST \S+ got 401 and not 200/),
  })
})

test('removes the scripts of an earlier report', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') ? { ...response, status: 203 } : response)
  await writeReport(await server.run({ only: ['list-roles'], allowWrites: true }), folder, () => {})
  expect(await readdir(join(folder, 'finding-scripts'))).not.toEqual([])
  server.changeResponse = (_, response) => response
  await writeReport(await server.run({ only: ['list-roles'], sample: 0.01 }), folder, () => {})
  expect(await readdir(join(folder, 'finding-scripts'))).toEqual([])
})

const call = (method: string, path: string, body: unknown, response: unknown, headers: [string, string][] = []): RecordedCall => ({
  request: {
    method,
    url: `https://chat.example.com/v3${path}`,
    headers: [['apikey', 'the-run-key'], ['content-type', 'application/json'], ...headers],
    body: body === undefined ? undefined : JSON.stringify(body),
  },
  response: { status: 200, headers: [], body: JSON.stringify(response) },
  at: 0,
  pause: 0,
})
const found = (place: string) => [
  { finding: finding('get-user', 'a_rule', place, 'this', 'that'), text: 'get-user: expected this, got that', request: undefined },
]
const options = {
  title: 'a title',
  found: found('response 200 body /data'),
  untested: 0,
  document: {} as OpenApiDocument,
  base: 'https://chat.example.com/v3',
  prefix: 'contract-1a202b2c5004d-',
  apiKey: 'the-run-key',
  setUps: [],
}

test('a script contains no keys or passwords, and equal secrets get equal placeholders', () => {
  const text = scriptOf(
    [
      call(
        'POST',
        '/groups',
        { guid: 'contract-1a202b2c5004d-g', password: 'open-sesame' },
        { data: { guid: 'contract-1a202b2c5004d-g' } },
      ),
      call('POST', '/groups/contract-1a202b2c5004d-g/members', { password: 'open-sesame' }, {}),
      call('POST', '/apikeys', { name: 'Key' }, { data: { apiKey: 'made-by-the-server' } }),
      call('GET', '/users?fcmToken=hush-hush', undefined, {}, [['authorization', 'Bearer hush-hush']]),
      {
        ...call('GET', '/users', undefined, {}),
        request: { method: 'GET', url: '/users', headers: [['apikey', 'made-by-the-server']], body: undefined },
      },
    ],
    options,
  )
  expect(text).not.toMatch(/the-run-key|open-sesame|made-by-the-server|hush-hush/)
  expect(text.match(/"secret-1"/g)).toHaveLength(2)
  expect(text).toContain('apikey: response3?.["data"]?.["apiKey"]')
})

test('a script cannot run code from a server’s responses', async () => {
  const hostile = '`+${process.exit(3)}\\`\n;process.exit(4)//\u2028process.exit(5)\u202e'
  const text = scriptOf(
    [
      call('POST', `/messages`, { [hostile]: hostile, uid: hostile }, { 'a"];process.exit(6);["': { id: 'chosen-by-the-server' } }),
      call('GET', '/messages/chosen-by-the-server', undefined, {}, [['onBehalfOf', hostile]]),
    ],
    { ...options, title: hostile, base: server.url },
  )
  const file = join(folder, 'hostile.mjs')
  await writeFile(file, text.replaceAll('https://chat.example.com/v3', ''))
  expect(text).not.toMatch(/[\u2028\u202e]/)
  expect(text).toContain('encodeURIComponent(response1?.[')
  // The header's value is invalid, so the second call gets no response.
  expect(await runFile(file)).toMatchObject({ code: 2, stdout: expect.stringMatching(/^POST \/v3\/messages \d{3}/m) })
})

test('a script shows no fault if the key, the limit or the connection keeps its call from being tried', async () => {
  const statuses = found('response status').map(({ finding, ...rest }) => ({ ...rest, finding: { ...finding, statuses: ['2xx'] } }))
  const failed = { ...call('GET', '/users', undefined, {}), response: { status: 500, headers: [], body: '{}' } }
  const script = scriptOf([failed], { ...options, found: statuses, untested: 3 })
  expect(script).toContain('The check found 3 more')
  const run = () => runScript(script, { base: server.url })
  expect(await run()).toMatchObject({ code: 0 })
  for (const refused of [401, 429]) {
    server.changeResponse = (_, response) => ({ ...response, status: refused, body: '{}' })
    const output = expect.stringContaining(`could not be tried: GET /users got ${refused} and not 500`)
    expect(await run()).toMatchObject({ code: 2, output })
  }
  server.changeResponse = (_, response) => ({ ...response, status: 502, body: '{}' })
  expect(await run()).toMatchObject({ code: 1 })
  server.changeResponse = () => 'cut'
  expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('got no response and not 500') })
})

test('a script runs that a program in tsx has written', async () => {
  const writes = `
    import { scriptOf } from ${JSON.stringify(import.meta.resolve('../exchange/script.ts'))}
    console.log(scriptOf(${JSON.stringify([call('GET', '/users', undefined, {})])}, ${JSON.stringify(options)}))`
  const { stdout: script } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', writes])
  expect(script).toContain('__name(')
  expect(await runScript(script, { base: server.url })).toMatchObject({ code: 1 })
})

test('a script about the client says that it shows nothing, and exits with 2', async () => {
  const script = scriptOf([call('GET', '/users/mira', undefined, {})], { ...options, found: found('client') })
  const output = expect.stringContaining('repeat the check')
  expect(await runScript(script, { base: server.url })).toMatchObject({ code: 2, output })
})

test('a script repeats a call that a check waited with only once, and waits as long', () => {
  const read = call('GET', '/users/mira', undefined, { data: {} })
  const write = call('POST', '/users', { uid: 'mira' }, { data: { uid: 'mira' } })
  const text = scriptOf(
    [write, read, { ...read, request: { ...read.request }, pause: 100 }, { ...read, request: { ...read.request }, pause: 200 }],
    options,
  )
  expect(text.match(/replay\.call\("GET"/g)).toHaveLength(1)
  expect(text).toContain('setTimeout(resolve, 300)')
})

const mira = { uid: 'mira', name: 'Mira Okafor' }
const teo = { uid: 'teo', name: 'Teo Lind' }

test.each<[test: Testable, place: string, faulty: unknown, honest: unknown]>([
  [{ value: 'Mira Okafor', got: 'Mira' }, '/data/name', { ...mira, name: 'Mira' }, mira],
  [{ value: undefined, got: 'shown' }, '/data/link', { ...mira, link: 'shown' }, { ...mira, name: 'Another' }],
  [{ value: ['red'], got: undefined }, '/data/tags', mira, { ...mira, tags: ['red', 'blue'] }],
  [{ key: 'uid', id: 'teo', least: 1 }, '/data', [mira], [{ ...mira, name: 'Another' }, teo]],
  [{ key: 'uid', id: 'teo', most: 0 }, '/data', [mira, teo], [{ ...mira, name: 'Another' }]],
  [{ unique: 'uid' }, '/data', [mira, teo, mira], [mira, teo]],
  [{ longest: 1 }, '/data', [mira, teo], [teo]],
])('a script tests %j at %s, whatever else the response has', async (test, place, faulty, honest) => {
  const text = 'get-user: expected this, got that'
  const about = {
    text,
    finding: withTest(finding('get-user', 'a_rule', `response 200 body ${place}`, 'this', 'that'), test),
    request: undefined,
  }
  const calls = [call('POST', '/users', { uid: 'teo' }, {}), call('GET', '/users/mira', undefined, { data: faulty })]
  const script = scriptOf(calls, { ...options, found: [about] })
  for (const [data, code] of [
    [faulty, 1],
    [honest, 0],
  ]) {
    server.changeResponse = (_, response) => ({ ...response, status: 200, body: JSON.stringify({ data }) })
    expect(await runScript(script, { base: server.url })).toMatchObject({ code })
  }
})

test('what a script can test is found in the findings of another copy of the module', async () => {
  const copied = '../validate/finding.ts?copy'
  const copy = (await import(copied)) as { finding: typeof finding; testable: typeof testable }
  expect(copy.finding).not.toBe(finding)
  expect(copy.testable).toBe(testable)
})

test('a script neither contains a secret value nor tests what the response does not show', () => {
  const scriptFor = (data: object, test: Testable) => {
    const about = {
      text: 'a finding',
      finding: withTest(finding('get-user', 'a_rule', 'response 200 body /data/authToken', 'a', 'b'), test),
      request: undefined,
    }
    return scriptOf([call('GET', '/users/mira', undefined, { data })], { ...options, found: [about] })
  }
  const secret = scriptFor({ authToken: 'wrong' }, { value: 'mira_right', got: 'wrong' })
  expect(secret).not.toContain('mira_right')
  expect(secret).toMatch(/replay\.claim\(\{.* sign: /)
  expect(scriptFor({ name: 'Mira' }, { value: 3, got: 4 })).toMatch(/replay\.claim\(\{.* sign: /)
  // That records differ needs no value.
  const twice = scriptFor({ authToken: [{ uid: 'mira' }, { uid: 'mira' }] }, { unique: 'uid' })
  expect(twice).toMatch(/replay\.claim\(\{.* unique: "uid"/)
})

test('a script prepares what its calls need in the order of creation, and the rule whose word a message contains', () => {
  const users = call('POST', '/users', { uid: 'mira' }, { data: { uid: 'mira' } })
  const group = call('POST', '/groups', { guid: 'den' }, { data: { guid: 'den', owner: { uid: 'mira' } } }, [['onBehalfOf', 'mira']])
  const rule = call('POST', '/moderation/rules', { id: 'r', value: ['contract-1a202b2c5004d-word'] }, {})
  const message = call('POST', '/messages', { receiver: 'den', text: 'Only contract-1a202b2c5004d-word today' }, {})
  const script = scriptOf([users, message], { ...options, setUps: [rule, group, users] })
  expect([...script.matchAll(/replay\.\w+\("POST", `(\S+)`/g)].map(([, path]) => path)).toEqual([
    '/users',
    '/groups',
    '/moderation/rules',
    '/messages',
  ])
})
