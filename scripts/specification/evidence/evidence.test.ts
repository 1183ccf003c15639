import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Seen } from '../../../contract-tests/evidence/seen.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { planOf } from '../../../contract-tests/firstContact/plan.ts'
import { connect } from '../../../contract-tests/firstContact/runFirstContact.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import { compare } from './comparison.ts'
import { report } from './report.ts'

const contracts = await readContracts()
const chat = contracts[0] as Contract
const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
/** Changes a response of the fake. */
type Plant = (request: string, response: Response) => Response | Promise<Response>

/** What a first contact sees of the fake at an address of the service. */
async function seenOf(plant: Plant = (_, response) => response): Promise<Seen> {
  const fake = await createFakeChat({ strict: false, rateLimit: 10_000 })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [path = ''] = String(input).slice(base.length).split('?')
    return plant(`${init?.method ?? 'GET'} ${path.replace(/^\/users\/[^/]+\//, '/users/{uid}/')}`, await fake.fetch(input, init))
  }
  const endVirtualTime = startVirtualTime()
  const { run } = await connect({ base, apiKey: fakeCredentials.apiKey, timeout: 86_400_000, rate: 2, fetch })
  const { seen } = await run(planOf(contracts, { tags: ['Users', 'Friends', 'Blocked Users', 'Messages'] }))
  endVirtualTime()
  return seen
}

const [first, second] = [await seenOf(), await seenOf()]
const changed = await seenOf(async (request, response) => {
  if (request === 'POST /users/{uid}/blockedusers') return Response.json(await response.json(), { status: 202 })
  if (request === 'POST /users/{uid}/friends') return Response.json({ error: { code: 'ERR_BAD_REQUEST', message: 'No.' } }, { status: 409 })
  if (request.startsWith('GET /users/'))
    return new Response((await response.text()).replace(/"createdAt":(\d+)/g, '"createdAt":"$1"'), response)
  return response
})
const inFiles = (...files: Seen[]) =>
  report(
    files.map((seen, index) => ({ file: `${index}.json`, seen })),
    compare(files, contracts),
  )

test('a service that responds as documented agrees, and what nobody had seen is new', () => {
  const { causes, operations, neverSeen } = compare([first], contracts)
  expect(causes).toEqual([])
  const isNew = new Map(operations.map((found) => [found.name, found.isNew]))
  expect(isNew.get('add-friends')).toBe(true)
  // Tests of the vendor had seen this before.
  expect(isNew.get('send-message')).toBe(false)
  expect(neverSeen.map(({ id }) => id)).toContain('create-webhook')
  expect(neverSeen.map(({ id }) => id)).not.toContain('add-friends')
})

test('differences are grouped by cause, with the files that have each and the number of those that agree', () => {
  const text = inFiles(first, changed)
  expect(text).toMatch(/^ {2}202; the documents: another status\n {4}1 of 2 files, 1 time, 1 operation: block-users$/m)
  expect(text).toMatch(
    /^ {2}string at \/data\/(\*\/)?createdAt; the documents: integer \(chat #\/components\/schemas\/[^)]+\)\n {4}1 of 2 files, \d+ times?, \d+ operations?: get-user/m,
  )
  expect(text).toMatch(/^ {2}new, in 2 of 2 files: .*unblock-users/m)
  expect(text).toMatch(/^ {2}new, in 1 of 2 files: .*add-friends/m)
})

test('a code that the documents do not list is one cause, however many operations have it', () => {
  const codes = { 400: { seen: 1, codes: { ERR_UID_NOT_FOUND: 1 } } }
  const ids = chat.operations.slice(0, 34).map(({ id }) => id)
  const seen = { ...first, differs: [], operations: { chat: Object.fromEntries(ids.map((id) => [id, codes])) } }
  const { causes } = compare([seen], contracts)
  expect(causes.map(({ saw, says, operations }) => [saw, says, operations.length])).toEqual([
    ['ERR_UID_NOT_FOUND with 400', 'ERR_UID_NOT_FOUND with 404', 34],
  ])
})

test('a live source is proposed for what two files have, each of a run of its own', () => {
  expect(inFiles(first)).toContain('Nothing to propose: a live source takes 2 independent files that agree.')
  const again = inFiles(first, first)
  expect(again).toContain('1 file is of a run that another file has: it counts once.')
  expect(again).toContain('Nothing to propose')
  const text = inFiles(first, second)
  const [one, other] = [first, second].map(({ day, id }) => `contact-${day}-eu-${id.slice(0, 8)}`)
  expect(text).toContain(
    `\nadd-friends:\n  - { kind: live, edition: ${one}, pointer: "POST /users/{uid}/friends" }\n  - { kind: live, edition: ${other}, pointer:`,
  )
  expect(text).toContain(`\n- id: ${one}\n  kind: live\n  what: Version `)
  // What a live source states already is not proposed again.
  expect(text).not.toMatch(/^send-message:$/m)
})

const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
afterAll(() => rm(folder, { recursive: true }))

test.each([
  [
    'not from the service',
    { ...first, region: 'not the service' },
    /is from a server that is not the service, such as the fake: it shows nothing about the service\.\n$/,
  ],
  ['of another format', { ...first, format: 1 }, /is no evidence file: \/format must be equal to constant\n$/],
])('a file that is %s is refused with a sentence', async (_, seen, sentence) => {
  const file = join(folder, 'file.json')
  await writeFile(file, JSON.stringify(seen))
  const args = ['scripts/run.cjs', 'scripts/specification/evidence/evidence.ts', file]
  const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, args, (error, out, err) => resolve({ code: error?.code, stdout: out, stderr: err })),
  )
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(sentence)
})
