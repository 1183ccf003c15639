import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Seen } from '../../../contract-tests/evidence/seen.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { contactPlan } from '../../../contract-tests/firstContact/plan.ts'
import { connect } from '../../../contract-tests/firstContact/runFirstContact.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import { linesOf } from './unsaid.ts'

const contracts = await readContracts()
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
  const { seen } = await run(contactPlan(contracts, { tags: ['Users', 'Friends', 'Blocked Users', 'Messages'] }))
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

/** The lines of an operation. */
function saidOf(operation: string, ...files: Seen[]): string[] {
  const { lines } = linesOf(files, contracts)
  const own = lines.slice(lines.indexOf(operation) + 1)
  return lines.includes(operation)
    ? own.slice(
        0,
        own.findIndex((line) => !line.startsWith('  ')),
      )
    : []
}

test('a server that responds as documented shows only what is seen for the first time', () => {
  const { lines, differs } = linesOf([first, second, second], contracts)
  expect(differs).toBe(false)
  expect(lines).toContain('1 file is of a run that another file has.')
  expect(lines).toContain('The documents do not say 0 things of 0 operations.')
  expect(lines.at(-1)).toMatch(/\badd-friends \(2\)/)
  // Tests of the vendor had seen this before.
  expect(lines.at(-1)).not.toMatch(/\bsend-message\b/)
})

test('what the documents do not say is listed by operation, with the files and the times', () => {
  expect(saidOf('block-users', first, changed)).toEqual([expect.stringMatching(/^ {2}status: 202, expected .* \(1 of 2 files, 1 time\)$/)])
  expect(saidOf('get-user', first, changed)[0]).toMatch(
    /^ {2}\/data\/createdAt: string, expected integer, at chat #\/.* \(1 of 2 files, \d+ times?\)$/,
  )
  expect(saidOf('add-friends', first, changed)).toEqual([
    expect.stringMatching(/^ {2}status: 409 ERR_BAD_REQUEST/),
    expect.stringMatching(/^ {2}ERR_BAD_REQUEST with 409, documented with 400/),
  ])
  expect(linesOf([first, changed], contracts).lines.at(-1)).not.toMatch(/add-friends/)
})

test('a code that the documents do not list for an operation, or have with another status, is named', () => {
  const seen = (status: string, code: string): Seen => ({
    ...first,
    differs: [],
    operations: { chat: { 'get-user': { [status]: { seen: 1, codes: { [code]: 1 } } } } },
  })
  expect(saidOf('get-user', seen('400', 'ERR_UID_NOT_FOUND'))).toEqual([
    '  ERR_UID_NOT_FOUND with 400, documented with 404 (1 of 1 file, 1 time)',
  ])
  expect(saidOf('get-user', seen('404', 'ERR_GUID_NOT_FOUND'))).toEqual([
    '  ERR_GUID_NOT_FOUND with 404, documented not at all (1 of 1 file, 1 time)',
  ])
  expect(saidOf('get-user', seen('404', 'ERR_UID_NOT_FOUND'))).toEqual([])
})

const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
afterAll(() => rm(folder, { recursive: true }))

test.each([
  [
    'not from the service',
    { ...first, region: 'not the service' },
    /is from another server, such as the fake: it shows nothing about CometChat\.\n$/,
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
