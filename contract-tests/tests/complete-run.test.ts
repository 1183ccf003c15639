import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { withoutEffect } from '../fake/leftOut.ts'
import { createFakeChat } from '../fake.ts'
import type { SuiteResult } from '../suites/result.ts'
import { startVirtualTime } from '../support/virtualTime.ts'

// One run of the command, with all checks of all operations, without network and in virtual time.

let sent = 0
let code: number
let lines: string
let users: { uid: string }[]
let report: SuiteResult & { causes: unknown[]; reasons: string[] }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'complete-run-'))
  const fake = await createFakeChat({ users: [{ uid: 'mira', name: 'Mira Okafor' }], strict: false })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { url, close } = await fake.listen()
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    // The fake keeps fewer requests than a run sends.
    sent++
    return fake.fetch(...args)
  })
  const endVirtualTime = startVirtualTime()
  try {
    const args = ['--target', `chat=${url}`, '--allow-writes', '--strict', '--timeout', '60000', '--report', folder]
    code = await check.run(args, new AbortController().signal)
    lines = log.mock.calls.join('\n')
    report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))
  } finally {
    endVirtualTime()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    await close()
    await rm(folder, { recursive: true })
  }
  const response = await fake.fetch('http://fake.example.com/users?withDeactivated=true&perPage=1000', {
    headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' },
  })
  ;({ data: users } = (await response.json()) as { data: { uid: string }[] })
  // A busy machine is slow.
}, 1_800_000)

test('checks the whole fake, strictly, without findings, differences or leftovers, and exits with 0', () => {
  expect(report.reasons).toEqual([])
  expect(report.causes).toEqual([])
  expect(report.differences).toEqual([])
  expect(report.freedoms ?? {}).toEqual({})
  expect(report.leftovers).toBeUndefined()
  expect(users.map(({ uid }) => uid)).toEqual(['mira'])
  expect(code).toBe(0)
  // Families that the fake only mocks do not fail the run.
  expect(lines).toMatch(/All checks that ran passed: passed [\d,]{5,} of [\d,]+.* mocked by the fake/)
})

test('counts the requests of a run, and announces about as many', () => {
  expect(report.requests).toBe(sent)
  expect(Object.keys(report.requestsFor ?? {})).toEqual(['cases', 'scenarios', 'preparation', 'removal'])
  expect(Object.values(report.requestsFor ?? {}).reduce((sum, count) => sum + count, 0)).toBe(sent)
  for (const count of Object.values(report.requestsFor ?? {})) expect(count).toBeGreaterThan(100)
  const [, announced = '0'] = /About ([\d,]+) requests/.exec(lines) ?? []
  expect(Number(announced.replace(',', '')) / sent).toBeGreaterThan(0.8)
  expect(Number(announced.replace(',', '')) / sent).toBeLessThan(1.25)
})

test('the fake obeys every parameter, or says that it is without effect', () => {
  const ignored = new Set(withoutEffect)
  const marks = ['group-conversation-as-delivered', 'user-conversation-as-delivered', 'user-conversation-as-read']
  const lists = ['list-threads updatedAt', 'list-user-messages perPage', 'list-user-conversations page', 'list-all-thread-messages perPage']
  // What has an effect that no check of a server can expect.
  const properties: Record<string, string[]> = {
    ...{ 'create-rule': ['filters'], 'update-rule': ['filters', 'conditions', 'id'] },
    // What names the record that the path names, or says what is so without it.
    'send-bot-message': ['category'],
    // A sentence shows what is made of the details.
    'submit-message-for-moderation': ['category', 'senderUserDetails', 'receiverUserDetails', 'receiverGroupDetails'],
    ...{ 'create-keyword-list': ['disallowedSentences', 'file'], 'update-keyword-list': ['disallowedSentences', 'file', 'id'] },
    // What no record shows: scenarios see it in what other calls may do, or in counts.
    ...{ 'create-user': ['withAuthToken'], 'delete-user': ['permanent'], 'delete-message': ['permanent'] },
    ...{ 'set-scope-permissions': ['permissions'], 'set-role-permissions': ['permissions'] },
    ...{ 'restrict-features': ['featuresToRestrict'], 'allow-features': ['featuresToAllow', 'allowAll'] },
    ...{ 'create-group': ['password'], 'update-group': ['password'], 'add-group-members': ['admins'] },
    'send-thread-message': ['category', 'multipleReceivers', 'muid', 'quotedMessageId'],
    'reset-user-conversation': ['conversationWith', 'deleteMessagesPermanently'],
    'import-messages': ['guid', 'name', 'type'],
    ...Object.fromEntries(marks.map((mark) => [`mark-${mark}`, ['messageId']])),
  }
  const unseen = new Set([
    ...lists,
    // What changes no answer in the conversations where most can be seen.
    ...['list-all-messages hideDeleted', 'list-user-messages hideQuotedMessages'],
    ...Object.entries(properties).flatMap(([id, names]) => names.map((name) => `${id} body ${name}`)),
  ])
  const left = (report.unchecked ?? []).filter((name) => !unseen.has(name) && !ignored.has(name.split(' ').at(-1) as string))
  expect(left).toEqual([])
})

test('the fake accepts a call of each operation', () => {
  const tried = report.operations.filter(({ passed }) => passed > 0)
  expect(tried.flatMap(({ coverage }) => coverage.statuses.missing.filter((status) => / 2\d\d$/.test(status)))).toEqual([])
  expect(tried.length).toBeGreaterThan(100)
})

test('plans no requests that the safety guard would always block', () => {
  const blocked = report.operations.flatMap(({ notRun }) => notRun.filter(({ category }) => category === 'blocked by the safety guard'))
  expect(blocked.map(({ operation, name }) => `${operation}: ${name}`)).toEqual([])
})
