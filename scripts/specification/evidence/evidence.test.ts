import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { runFirstContact } from '../../../contract-tests/firstContact/runFirstContact.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import { compare, type EvidenceFile } from './comparison.ts'
import { report } from './report.ts'
import { writeComparison } from './write.ts'

const contracts = await readContracts()
/** Changes a response of the fake. */
type Plant = (request: string, response: Response) => Response | Promise<Response>

/** The evidence of a first contact with the fake. */
async function evidenceOf(plant: Plant, settling: number): Promise<EvidenceFile[]> {
  const fake = await createFakeChat({ strict: false, rateLimit: 10_000, users: [{ uid: 'ann', name: 'Ann Winter' }], settling })
  const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [path = ''] = String(input).slice(base.length).split('?')
    return plant(`${init?.method ?? 'GET'} ${path.replace(/^\/users\/[^/]+\//, '/users/{uid}/')}`, await fake.fetch(input, init))
  }
  const endVirtualTime = startVirtualTime()
  const { evidence } = await runFirstContact({ bases: { chat: base }, credentials: fakeCredentials, timeout: 86_400_000, rate: 2, fetch })
  endVirtualTime()
  return [{ file: 'evidence.json', evidence }]
}

/**
 * Differences that single responses cannot show, and one that makes an operation unusable. What a
 * response shows is tried in `scripts/proof/faults`.
 */
const planted: Record<string, Plant> = {
  'GET /roles': (_, { body, status, headers }) => {
    headers.delete('x-ratelimit-remaining')
    return new Response(body, { status, headers })
  },
  'GET /users/{uid}/auth_tokens': async (_, response) => {
    const { data, ...rest } = (await response.json()) as { data: Json[] }
    return Response.json({ ...rest, data: data.map((token) => ({ ...token, createdAt: 1_772_355_600_000 })) }, response)
  },
  'POST /users/{uid}/blockedusers': (_, { body, headers }) => new Response(body, { status: 202, headers }),
  'POST /users/{uid}/friends': (_, { headers }) =>
    Response.json({ error: { code: 'ERR_BAD_REQUEST', message: 'No.' } }, { status: 400, headers }),
}

const honest = await evidenceOf((_, response) => response, 2500)
const files = await evidenceOf((request, response) => planted[request]?.(request, response) ?? response, 7000)
const comparison = compare(files, contracts)

test('a fake that responds as documented contradicts nothing, and confirms what nobody had seen', () => {
  const { contradictions, confirmed, neverSeen } = compare(honest, contracts)
  expect(contradictions).toEqual([])
  expect(confirmed.filter(({ isCode }) => !isCode).length).toBeGreaterThan(60)
  const names = confirmed.map(({ name }) => name)
  expect(names).toContain('create-authtoken')
  // Tests of the vendor had seen this before.
  expect(names).not.toContain('send-message')
  expect(neverSeen.map(({ id }) => id)).toContain('create-webhook')
  expect(neverSeen.map(({ id }) => id)).not.toContain('send-message')
})

test('planted differences are named, and nothing else', () => {
  const found = comparison.contradictions.map(({ pointer, says, saw }) => `${pointer}: ${says}; ${saw}`)
  expect(found.sort()).toEqual([
    '#/components/schemas/AuthToken/properties/createdAt: a time in seconds; a time in milliseconds',
    expect.stringMatching(
      /\/put\/x-settles\/seconds: 2 to 3 seconds after send-message; calls too early [4-7]\.\d seconds after send-message$/,
    ),
    '#/paths/~1roles/get/responses/200/headers: the header x-ratelimit-remaining; no x-ratelimit-remaining',
    expect.stringMatching(/~1blockedusers\/post\/responses: the statuses 200, .*; the status 202$/),
    '#/paths/~1users~1{uid}~1friends/post: that its first example is valid; a rejection of it with 400 ERR_BAD_REQUEST',
  ])
})

test('the report says what we say, what was seen, how often, and our source', () => {
  const text = report(files, comparison)
  expect(text).toMatch(
    /chat #\/components\/schemas\/AuthToken\/properties\/createdAt\n {4}we say {3}a time in seconds\n {4}seen {5}a time in milliseconds, \d+ of \d+, in [^\n]*list-authtokens[^\n]*\n {4}source {3}\S/,
  )
  expect(text).toMatch(/^Never seen: \d+ operations\.$/m)
  expect(text).toMatch(/^evidence\.json: first contact of [\d-]+ with the service in region eu, \d+ responses\.$/m)
})

test('--write only adds lines: a live source for what was confirmed, and a draft for what was not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  try {
    await cp('openapi', folder, { recursive: true })
    const { changed, byHand } = await writeComparison(folder, files, comparison, contracts)
    expect(byHand.map((line) => line.split(': ')[0])).toEqual([
      'list-roles, which has an x-discrepancy',
      'send-message, which has an x-discrepancy',
    ])
    for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'))) {
      const [before, after] = await Promise.all([readFile(join('openapi', file), 'utf8'), readFile(join(folder, file), 'utf8')])
      expect([file, before !== after]).toEqual([file, changed.includes(file)])
      if (before === after) continue
      const added = linesAdded(before, after)
      if (file !== 'extensions/editions.yaml')
        expect(
          added.filter((line) => !/^ +- \{ kind: live, edition: contact-|^ +x-discrepancy: .*Draft, to be decided: /.test(line)),
        ).toEqual([])
      expect(() => parse(after)).not.toThrow()
    }
    const blocked = parse(await readFile(join(folder, 'chat/blocked-users/users-uid-blockedusers.yaml'), 'utf8'))
    expect(blocked.post['x-discrepancy']).toMatch(/saw the status 202 \(1 of 1\)\.$/)
    expect(blocked.post['x-sources'].filter(({ kind }: { kind: string }) => kind === 'live')).toEqual([])
    const { day } = (files[0] as EvidenceFile).evidence
    expect(blocked.get['x-sources']).toContainEqual({
      kind: 'live',
      edition: `contact-${day}-eu`,
      pointer: 'GET /users/{uid}/blockedusers',
    })
    const editions = parse(await readFile(join(folder, 'extensions/editions.yaml'), 'utf8'))
    expect(editions.at(-1)).toMatchObject({ id: `contact-${day}-eu`, kind: 'live' })
    // Written once.
    const again = await writeComparison(folder, files, { confirmed: [], contradictions: [], neverSeen: [] }, contracts)
    expect(again.changed).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file of a server that is not the service is refused with a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  try {
    const file = join(folder, 'fake.json')
    await writeFile(file, JSON.stringify({ ...(honest[0] as EvidenceFile).evidence, region: 'not the service' }))
    const args = ['scripts/run.cjs', 'scripts/specification/evidence/evidence.ts', file]
    const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(process.execPath, args, (error, out, err) => resolve({ code: error?.code, stdout: out, stderr: err })),
    )
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/fake\.json is from a server that is not the service, such as the fake: it shows nothing about the service\.\n$/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The lines of a text that another lacks; fails if that has lines that the text lacks. */
function linesAdded(before: string, after: string): string[] {
  const rest = before.split('\n')
  const added: string[] = []
  for (const line of after.split('\n')) {
    if (line === rest[0]) rest.shift()
    else added.push(line)
  }
  expect(rest).toEqual([])
  return added
}
