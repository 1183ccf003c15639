import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type RecordedCall, scriptOf } from '../exchange/script.ts'
import { causesOf } from '../report/causes.ts'
import { writeReport } from '../report/write.ts'
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

const runScript = async (file: string) =>
  (await promisify(execFile)(process.execPath, [file], { env: { ...process.env, CHAT_API_KEY: fakeCredentials.apiKey } })).stdout

test('writes a script that repeats all calls of a scenario with new records', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'GET' && path.startsWith('/moderation/flagged-messages') ? { ...response, body: '{"data":[]}' } : response
  const run = await server.run({ only: ['flag-a-message'], allowWrites: true, sample: 0.2 })
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
  const output = await runScript(file)
  const calls = output.split('\n').flatMap((line) => /^([A-Z]+) (\/\S+) (\d{3}) /.exec(line)?.slice(1) ?? [])
  expect(calls.length / 3).toBe(server.requests.length)
  const flagged = server.requests.filter(({ path }) => /^\/messages\/\d+\/flagged$/.test(path))
  expect(flagged.length).toBeGreaterThan(0)
  expect(output).toMatch(/^POST \/messages\/\d+\/flagged 200 /m)
  expect(output).toMatch(/^GET \/moderation\/flagged-messages\S* 200 \{"data":\[\]\}$/m)
  expect(output).toMatch(/--clean contract-\w+-/)
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
})
const options = {
  title: ['a title'],
  base: 'https://chat.example.com/v3',
  prefix: 'contract-mwrbol20mr-',
  apiKey: 'the-run-key',
  setUps: [],
}

test('a script contains no keys or passwords, and equal secrets get equal placeholders', () => {
  const text = scriptOf(
    [
      call('POST', '/groups', { guid: 'contract-mwrbol20mr-g', password: 'open-sesame' }, { data: { guid: 'contract-mwrbol20mr-g' } }),
      call('POST', '/groups/contract-mwrbol20mr-g/members', { password: 'open-sesame' }, {}),
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
    { ...options, title: [hostile], base: server.url },
  )
  const file = join(folder, 'hostile.mjs')
  await writeFile(file, text.replaceAll('https://chat.example.com/v3', ''))
  expect(text).not.toMatch(/[\u2028\u202e]/)
  expect(text).toContain('encodeURIComponent(response1?.[')
  // The header's value is invalid, so the second call throws; the program runs until there.
  await expect(runScript(file)).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^POST \/v3\/messages \d{3}/m) })
})
