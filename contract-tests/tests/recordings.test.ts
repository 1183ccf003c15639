import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCommand } from '../cli/check.ts'
import { readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import type { Recording } from '../exchange/recording.ts'
import type { Call, Step } from '../model/call.ts'
import { createModel } from '../model/model.ts'
import { shortest } from '../model/shortest.ts'
import { createTrace } from '../model/trace.ts'
import { causesOf } from '../report/causes.ts'
import { writeReport } from '../report/write.ts'
import { preparationsOf, recordingOf } from '../server/recordings.ts'
import { finding } from '../validate/finding.ts'
import { json, startTestServer, type TestServer } from './honestServer.ts'

const [contract] = await readContracts()
if (!contract) throw new Error('no document')

let server: TestServer
let folder: string

beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
  folder = await mkdtemp(join(tmpdir(), 'recordings-'))
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Replays a file as a user does. @returns the exit code and what was printed */
async function replayed(file: string): Promise<{ code: number; output: string }> {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const { run } = checkCommand(() => Promise.reject(new Error('the mock is not asked')))
  const code = await run(['--replay', file], new AbortController().signal).finally(() => log.mockRestore())
  return { code, output: printed.join('\n') }
}

/** Writes the report of a run. @returns the file that it names for an operation's finding */
async function recorded(only: string[], operation = only[0], sample = 0.5): Promise<string> {
  const run = await server.run({ only, allowWrites: true, sample })
  expect(causesOf(run).some(({ operations }) => operations.includes(operation ?? ''))).toBe(true)
  const printed: string[] = []
  await writeReport(run, folder, (text) => printed.push(text))
  const [, file = 'no file'] = new RegExp(`--target \\S+ --replay (\\S+/${operation}-1\\.json)`).exec(printed.join('\n')) ?? []
  return file
}

test('replays the calls of a difference from the model with new records', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'GET' && /^\/users\/[^/]+$/.test(path)
      ? { ...response, body: response.body.replace(/"statusMessage":"[^"]*"/, '"statusMessage":"none of these"') }
      : response
  const file = await recorded(['get-user', 'update-user'])
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain(fakeCredentials.apiKey)
  expect(text).not.toMatch(/contract-[a-z]{9,}-/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  // Only what shows the difference is left: a user with a status message, and the read.
  const { calls } = JSON.parse(text) as Recording
  expect(calls.length).toBeLessThan(8)
  server.requests.length = 0
  const there = await replayed(file)
  expect(there).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^GET \/users\/\{uid\} 200$[\s\S]*^Still so: get-user: .*\/data\/statusMessage/m),
  })
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toContainEqual(expect.stringMatching(/^DELETE \/users\/contract-/))
  server.changeResponse = (_, response) => response
  expect(await replayed(file)).toMatchObject({ code: 0, output: expect.stringMatching(/The finding does not show\.$/) })
  server.changeResponse = ({ method }, response) => (method === 'POST' ? { ...response, status: 401, body: '{}' } : response)
  expect(await replayed(file)).toMatchObject({
    code: 2,
    output: expect.stringMatching(/could not be tried: the status was 200 in the run/),
  })
})

test('keeps the calls that make the records of the last one', () => {
  const model = createModel(contract)
  const call = (id: string, args: Step['args']): Call => ({
    operation: contract.operations.find((one) => one.id === id) as Operation,
    args,
  })
  const user = (uid: string) => call('create-user', { body: { uid, name: uid } })
  const members = { participants: ['contract-elm', 'contract-oak'] }
  const group = call('create-group', { body: { guid: 'contract-grove', name: 'Grove', type: 'public', owner: 'contract-ash', members } })
  const steps = [user('contract-ash'), user('contract-elm'), user('contract-oak'), user('contract-yew'), group].map((one): Step => {
    const at = Date.now()
    return { ...one, at, answer: model.take(one, at) }
  })
  // Without a user nobody's scope changes: for the model, there need not be anybody.
  const change = call('change-group-member-scope', { guid: 'contract-grove', uid: 'contract-oak', body: { scope: 'moderator' } })
  const last: Step = { ...change, at: Date.now(), answer: { status: 200, body: { data: { success: true } } } }
  const trace = createTrace(contract, 'contract-', new Set())
  for (const step of steps) expect(trace.take(step)).toEqual([])
  const [difference] = trace.compare(last)
  const kept = shortest(contract, { prefix: 'contract-', steps, adopted: [] }, last, difference)
  const made = kept.flatMap(({ operation, args }) => (operation.id === 'create-user' ? (args.body as { uid: string }).uid : []))
  expect(made).toContain('contract-oak')
  expect(made).not.toContain('contract-yew')
})

test('replays a case of one response, and the calls that prepare it', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/moderation/reasons') ? { ...response, status: 203 } : response)
  const file = await recorded(['get-reason', 'list-reasons'], 'list-reasons')
  expect(await replayed(file)).toMatchObject({ code: 1 })
  server.changeResponse = (_, response) => response
  expect(await replayed(file)).toMatchObject({ code: 0 })
  server.changeResponse = (_, response) => ({ ...response, status: 401, body: '{}' })
  expect(await replayed(file)).toMatchObject({ code: 2, output: expect.stringContaining('could not be tried') })
})

test('a rejection that the documents state is tried, whatever its status', async () => {
  const isKick = ({ method, path }: { method: string; path: string }) => method === 'DELETE' && /\/members\//.test(path)
  server.changeResponse = (request, response) =>
    isKick(request) ? { ...response, status: 200, body: '{"data":{"success":true}}' } : response
  const file = (await recorded(['kick-group-member'], 'kick-group-member', 1)).replace('1.json', '3.json')
  expect(await readFile(file, 'utf8')).toContain('401 ERR_GROUP_NOT_JOINED')
  expect(await replayed(file)).toMatchObject({ code: 1 })
  server.changeResponse = (_, response) => response
  expect(await replayed(file)).toMatchObject({ code: 0 })
})

test('removes the recordings of an earlier report', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') ? { ...response, status: 203 } : response)
  await recorded(['list-roles'])
  expect(await readdir(join(folder, 'recordings'))).not.toEqual([])
  server.changeResponse = (_, response) => response
  await writeReport(await server.run({ only: ['list-roles'], sample: 0.01 }), folder, () => {})
  expect(await readdir(join(folder, 'recordings'))).toEqual([])
})

test('no report contains a password that a server repeats in an error message', async () => {
  const password = 'open-sesame'
  const forms = [password, Buffer.from(`:${password}`).toString('base64').slice(3, -3), 'open%2dsesame']
  const message = `Rejected, as the password is ${password}, or ${Buffer.from(`mira:${password}:x`).toString('base64')} in base64.`
  server.respond = ({ method, path, body }) =>
    method === 'POST' && path === '/groups' && body.includes(password)
      ? json({ error: { code: 'ERR_SAID_TOO_MUCH', message } }, 400)
      : undefined
  const result = await server.run({ only: ['create-group'], allowWrites: true, sample: 0.2 })
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary.md'))
  const printed: string[] = []
  await writeReport(result, folder, (text) => void printed.push(text))
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))
  const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
  expect(texts.length).toBeGreaterThan(3)
  for (const [name, text] of [...texts, ['', printed.join('\n')] as const]) {
    // A recording has what is sent, and of responses only the finding.
    if (!name.startsWith('recordings')) expect(text.replaceAll('&#95;', '_')).toContain('ERR_SAID_TOO_MUCH')
    for (const form of forms) expect(text.replaceAll(/negative: [^\n]*/g, '')).not.toContain(form)
  }
  vi.unstubAllEnvs()
})

test('rejects a file that is no recording, and sends no key to an address that only a file names', async () => {
  await expect(replayed(join(folder, 'none.json'))).rejects.toThrow(/--replay: \S+none\.json is no recording/)
  const elsewhere = join(folder, 'elsewhere.json')
  await writeFile(elsewhere, JSON.stringify({ ...record(), base: 'https://elsewhere.example.com/v3' }))
  await expect(replayed(elsewhere)).rejects.toThrow('--replay requires --target for a server that is not on this machine')
})

const prefix = 'contract-cndbdpdqhbbgr-'
const call = (id: string, args: RecordedCall['sent']['args'], body: unknown = {}, at = 0): RecordedCall => ({
  operation: contract.operations.find((operation) => operation.id === id) as RecordedCall['operation'],
  sent: { kind: 'scenario', args, expect: 'success' },
  ...{ status: 200, body: JSON.stringify(body), isDoubtful: false, at },
})
const record = (...calls: RecordedCall[]) =>
  recordingOf(calls, {
    ...{ check: 'a check', base: 'https://chat.example.com/v3', contract, prefix },
    findings: [finding('get-user', 'a_rule', `response 200 body /data/${prefix}mira`, 'this', 'that')],
  })

test('a recording has a rejected call that is repeated in a wait once', () => {
  const rejected = { ...call('pin-message', { id: '7' }), status: 403 }
  const [saves, saved] = [call('save-message', { id: '7' }), call('save-message', { id: '7' })]
  const statuses = record(rejected, rejected, { ...rejected, status: 200 }, saves, saved).calls.map(({ status }) => status)
  expect(statuses).toEqual([403, 200, 200, 200])
})

test('a recording has no keys, and names what the server chose by its place', () => {
  const [uid, authToken] = [`${prefix}mira`, 'made-by-the-server']
  const recording = record(
    call('create-authtoken', { uid }, { data: { uid, authToken, createdAt: 1_780_000_000 } }),
    call('get-authtoken', { uid, authToken }),
    call('send-message', { body: { receiver: uid, data: { text: 'hello' } } }, { data: { id: '48213' } }),
    call('mark-user-conversation-as-read', { uid, body: { messageId: 48213 } }),
    call('add-apns-provider', { body: { name: 'a', password: 'open-sesame', again: { password: 'open-sesame' } } }),
    call('list-users', { createdAt: { from: 1_780_000_012 }, perPage: 20 }),
  )
  const text = JSON.stringify(recording)
  expect(text).not.toMatch(/made-by-the-server|48213|open-sesame|cndbdpdqhbbgr/)
  const [, token, , read, provider, list] = recording.calls
  expect(token?.args).toEqual({ uid: '{{run}}mira', authToken: '{{0 /data/authToken}}' })
  expect(read?.args).toEqual({ uid: '{{run}}mira', body: { messageId: '{{2 /data/id as number}}' } })
  expect(provider?.args).toEqual({ body: { name: 'a', password: 'secret-1', again: { password: 'secret-1' } } })
  expect(list?.args).toEqual({ createdAt: { from: '{{0 /data/createdAt + 12 as number}}' }, perPage: 20 })
  expect(recording.findings[0]?.place).toBe('response 200 body /data/{{run}}mira')
})

test('a recording prepares what its calls need, and the rule whose word a message contains', () => {
  const setUps = [
    call('create-user', { body: { uid: `${prefix}mira` } }, { data: { uid: `${prefix}mira` } }, 1),
    call('create-user', { body: { uid: `${prefix}teo` } }, { data: { uid: `${prefix}teo` } }, 2),
    call('create-group', { body: { guid: `${prefix}den`, owner: `${prefix}mira` } }, { data: { guid: `${prefix}den` } }, 3),
    call('create-keyword-list', { body: { id: 'r', entries: [`${prefix}word`] } }, {}, 4),
  ]
  const message = call('send-message', { body: { receiver: `${prefix}den`, data: { text: `Only ${prefix}word today` } } }, {}, 5)
  expect(
    preparationsOf([message], setUps, prefix).map(({ operation, sent }) => [operation.id, Object.values(sent.args.body as object)[0]]),
  ).toEqual([
    ['create-user', `${prefix}mira`],
    ['create-group', `${prefix}den`],
    ['create-keyword-list', 'r'],
  ])
})
