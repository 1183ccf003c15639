// A bulk import loses no record and creates none twice, whatever happens.
import { execFile, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import type { ClientOptions } from '../client/options.ts'
import { type ImportCheckpoint, type ImportOptions, type ImportRecords, type ImportResult, importAll } from '../import.ts'
import { bundled } from './support/bundled.ts'
import { type ImportService, importService } from './support/importService.ts'
import { apiKey } from './support/key.ts'
import { serve, text } from './support/server.ts'
import { stubFetch } from './support/stubFetch.ts'

// Pauses between attempts take no time.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const users = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ uid: `u${from + index}`, name: 'U' }))
const groups = (count: number) => Array.from({ length: count }, (_, index) => ({ guid: `g${index}`, name: 'G', type: 'public' as const }))
const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ memberId: `g0_member_u${index}`, guid: 'g0', uid: `u${index}` }))
function* messages(count: number) {
  for (let index = 0; index < count; index++)
    yield {
      muid: `m${index}`,
      sender: 'u0',
      receiver: 'g0',
      receiverType: 'group' as const,
      sentAt: 1_772_355_600 + index,
      data: { text: 'Hi' },
    }
}

async function* later<Record>(records: readonly Record[]) {
  for (const record of records) yield record
}

const streamOf = <Record>(records: readonly Record[]): ReadableStream<Record> =>
  new ReadableStream({
    start(controller) {
      for (const record of records) controller.enqueue(record)
      controller.close()
    },
  })

/** Imports, and keeps every result that `onProgress` received. */
async function run(service: { url: string }, records: ImportRecords, options: ImportOptions = {}, client: Partial<ClientOptions> = {}) {
  const chat = createChatClient({ baseUrl: service.url, apiKey, ...client })
  const results: ImportResult[] = []
  const summary = await importAll(chat, records, {
    requestsPerMinute: Number.POSITIVE_INFINITY,
    ...options,
    onProgress(progress) {
      results.push(...progress.results)
      return options.onProgress?.(progress)
    },
  })
  return { ...summary, results }
}

const sizes = (service: ImportService) =>
  service.requests.map(({ body }) => Object.keys(Object.values(JSON.parse(body) as object)[0]).length)

describe('a good day', () => {
  test('everything arrives, in its order, cut to fifty', async () => {
    await using service = await importService()
    const records = { messages: messages(120), members: members(60), groups: groups(3), users: users(101) }
    const { counts, problems, results } = await run(service, records)
    expect(service.requests.map(({ url }) => url.split('/').at(-1))).toEqual([
      'users',
      'users',
      'users',
      'groups',
      'members',
      'members',
      'messages',
      'messages',
      'messages',
    ])
    expect(sizes(service)).toEqual([50, 50, 1, 3, 50, 10, 50, 50, 20])
    expect(counts).toEqual({
      users: { imported: 101, refused: 0, unknown: 0 },
      groups: { imported: 3, refused: 0, unknown: 0 },
      members: { imported: 60, refused: 0, unknown: 0 },
      messages: { imported: 120, refused: 0, unknown: 0 },
    })
    expect(problems).toEqual([])
    expect(service.ids.messages).toEqual([...messages(120)].map(({ muid }) => muid))
    expect(results.filter(({ kind }) => kind === 'users').map(({ index, id, status }) => [index, id, status])).toEqual(
      users(101).map(({ uid }, index) => [index, uid, 'imported']),
    )
  })

  test.each<[form: string, source: () => ImportRecords['users']]>([
    ['a list', () => users(3)],
    ['a Set', () => new Set(users(3))],
    ['a generator', () => users(3).values()],
    ['an asynchronous generator', () => later(users(3))],
    ['a web stream', () => streamOf(users(3))],
    ['a function', () => (from: number) => users(3).slice(from)],
  ])('from %s', async (_, source) => {
    await using service = await importService()
    expect((await run(service, { users: source() })).counts.users.imported).toBe(3)
    expect(service.ids.users).toEqual(['u0', 'u1', 'u2'])
  })

  test('nothing to import sends nothing', async () => {
    await using service = await importService()
    await run(service, { users: [], groups: undefined })
    expect(service.requests).toHaveLength(0)
  })
})

test('no more requests go out in a minute than each import may have', async () => {
  vi.useFakeTimers()
  const at: Record<string, number[]> = {}
  const { fetch } = stubFetch(({ url, init }) => {
    const [kind = '', records] = Object.entries(JSON.parse(init.body as string))[0] as [string, object]
    ;(at[url.pathname] ??= []).push(performance.now())
    return Response.json({ data: Object.fromEntries(Object.keys(records).map((id) => [id, { success: true, data: {} }])), kind })
  })
  const chat = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch })
  const done = importAll(chat, { users: users(70 * 50), groups: groups(50) })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(at['/data_import/users']).toHaveLength(60)
  await vi.advanceTimersByTimeAsync(61_000)
  await done
  expect(at['/data_import/users']).toHaveLength(70)
  for (const times of Object.values(at)) {
    for (const [index, time] of times.entries())
      expect(time - (times[index - 60] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(60_000)
  }
})

describe('single records', () => {
  test('are refused with the reason, and the others arrive', async () => {
    await using service = await importService({ refuse: ({ uid }) => uid === 'u7' && 'ERR_ROLE_NOT_FOUND' })
    const { counts, problems } = await run(service, { users: users(60) })
    expect(counts.users).toEqual({ imported: 59, refused: 1, unknown: 0 })
    expect(problems).toEqual([
      { kind: 'users', index: 7, id: 'u7', status: 'refused', code: 'ERR_ROLE_NOT_FOUND', reason: expect.stringContaining('u7') },
    ])
  })

  test('that have a whole request refused are found, and the others arrive', async () => {
    await using service = await importService({ choke: ({ uid }) => uid === 'u7' || uid === 'u33' })
    const { counts, problems } = await run(service, { users: users(60) })
    expect(counts.users).toEqual({ imported: 58, refused: 2, unknown: 0 })
    expect(problems.map(({ id, code }) => [id, code])).toEqual([
      ['u7', 'ERR_BAD_REQUEST'],
      ['u33', 'ERR_BAD_REQUEST'],
    ])
    expect(service.ids.users).toHaveLength(58)
  })

  test('that cannot be written as JSON are refused, and the others arrive', async () => {
    await using service = await importService()
    const { counts } = await run(service, { users: [...users(3), { uid: 'big', name: 'B', metadata: { big: 1n } }] as never })
    expect(counts.users).toEqual({ imported: 3, refused: 1, unknown: 0 })
  })

  test('without an id are not sent', async () => {
    await using service = await importService()
    const { problems } = await run(service, { users: [{ name: 'N' }, null, ...users(1)] as never })
    expect(problems.map(({ index, status, reason }) => [index, status, reason?.includes('`uid`')])).toEqual([
      [0, 'refused', true],
      [1, 'refused', true],
    ])
    expect(sizes(service)).toEqual([1])
  })

  test('whose id stands twice are both sent, and the second is refused', async () => {
    await using service = await importService()
    const { counts, problems } = await run(service, { users: [...users(2), { uid: 'U1', name: 'Again' }, ...users(1, 9)] })
    expect(counts.users).toEqual({ imported: 3, refused: 1, unknown: 0 })
    expect(problems).toMatchObject([{ index: 2, code: 'ERR_UID_ALREADY_EXISTS' }])
  })

  test('of which the answer says nothing are sent again, and are unknown if it never does', async () => {
    await using service = await importService({ forget: ({ uid }, time) => uid === 'u1' || (uid === 'u2' && time === 1) })
    const { counts, problems, checkpoint } = await run(service, { users: users(4) })
    expect(counts.users).toEqual({ imported: 3, refused: 0, unknown: 1 })
    expect(problems).toMatchObject([{ id: 'u1', status: 'unknown', reason: expect.stringContaining('Import again with the checkpoint') }])
    expect(checkpoint.users?.again).toEqual([[1, 2]])
  })
})

describe('without an answer', () => {
  test.each(['cut', 'late', 500, 'html'] as const)(
    '%s: it is sent again, and what the service has already counts as imported',
    async (trouble) => {
      await using service = await importService({ trouble: (number) => (number === 2 ? trouble : undefined), carryOut: true })
      const { counts, results } = await run(service, { users: users(120) }, {}, { timeout: 200 })
      expect(counts.users).toEqual({ imported: 120, refused: 0, unknown: 0 })
      expect(service.ids.users).toHaveLength(120)
      expect(results.filter(({ wasThere }) => wasThere)).toHaveLength(50)
    },
  )

  test('what somebody else had imported before is refused all the same', async () => {
    await using service = await importService()
    service.add('users', 'u5')
    const { problems } = await run(service, { users: users(10) })
    expect(problems).toMatchObject([{ id: 'u5', status: 'refused', code: 'ERR_UID_ALREADY_EXISTS' }])
  })

  test('a service that is gone ends it, and the checkpoint knows what to send again', async () => {
    const checkpoint: ImportCheckpoint = {}
    await using service = await importService({ trouble: () => 500 })
    await expect(run(service, { users: users(400) }, { checkpoint, attempts: 2 })).rejects.toMatchObject({
      name: 'ChatConnectionError',
      code: 'NO_ANSWERS',
    })
    expect(checkpoint.users).toEqual({ next: 150, again: [[0, 150]], imported: 0, refused: 0, unknown: 150 })
    await using healthy = await importService()
    const { counts } = await run(healthy, { users: users(400) }, { checkpoint: JSON.parse(JSON.stringify(checkpoint)) })
    expect(counts.users).toEqual({ imported: 400, refused: 0, unknown: 0 })
    expect(healthy.ids.users).toEqual(users(400).map(({ uid }) => uid))
  })

  test.each([401, 403])('%i ends it at once', async (status) => {
    await using server = await serve(text('{"error":{}}', status))
    await expect(run(server, { users: users(400) })).rejects.toMatchObject({ name: 'ChatApiError', status })
    expect(server.requests).toHaveLength(1)
  })
})

describe('an interruption', () => {
  test('by its signal, wherever it is, with the signal’s reason', async () => {
    await using service = await importService({ trouble: (number) => (number === 3 ? 'late' : undefined) })
    const reason = new Error('enough')
    const checkpoint: ImportCheckpoint = {}
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 50)
    await expect(run(service, { users: users(400) }, { checkpoint, signal: controller.signal })).rejects.toBe(reason)
    expect(checkpoint.users).toMatchObject({ next: 100, imported: 100 })
  })

  test('while a stream does not give its next record', async () => {
    await using service = await importService()
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('enough')), 20)
    const endless = new ReadableStream<{ uid: string; name: string }>({ pull: () => new Promise(() => {}) })
    await expect(run(service, { users: endless as never }, { signal: controller.signal })).rejects.toThrow('enough')
  })

  test('by an `onProgress` that fails', async () => {
    await using service = await importService()
    const onProgress = ({ results }: { results: readonly unknown[] }) => {
      if (results.length > 0) throw new Error('the disk is full')
    }
    await expect(run(service, { users: users(100) }, { onProgress })).rejects.toThrow('the disk is full')
    expect(service.requests).toHaveLength(1)
  })

  test('a function is asked for the records that are left only', async () => {
    await using service = await importService()
    const checkpoint: ImportCheckpoint = { users: { next: 120, again: [[60, 62]], imported: 118, refused: 0, unknown: 2 } }
    const asked: number[] = []
    const source = (from: number) => {
      asked.push(from)
      return users(200).slice(from)
    }
    const { counts, results } = await run(service, { users: source }, { checkpoint })
    expect(asked).toEqual([60])
    expect(results.map(({ index }) => index)).toEqual([60, 61, ...Array.from({ length: 80 }, (_, index) => 120 + index)])
    expect(counts.users).toEqual({ imported: 200, refused: 0, unknown: 0 })
  })

  test('by death: killed again and again among 429, 500, cut connections and refusals, every record arrives exactly once', {
    timeout: 60_000,
  }, async () => {
    await using service = await importService({
      limit: { requests: 40, window: 200 },
      trouble: (number) => (number % 7 === 0 ? 'cut' : number % 11 === 0 ? 500 : undefined),
      refuse: ({ muid }) => typeof muid === 'string' && muid.endsWith('99') && 'ERR_IMPORT_INVALID_MESSAGE_FORMAT',
      carryOut: true,
    })
    const folder = await mkdtemp(join(tmpdir(), 'import-'))
    const file = join(folder, 'checkpoint.json')
    await using program = await bundled('importer')
    let deaths = 0
    for (let ended = false; !ended; ) {
      const importer = fork(program.file, [service.url, file], { stdio: 'inherit' })
      const already = service.requests.length
      const reaper = setInterval(() => {
        if (service.requests.length < already + 60 || deaths >= 3) return
        deaths++
        importer.kill('SIGKILL')
      }, 2)
      ended = await new Promise((resolve) => importer.once('exit', (code) => resolve(code === 0)))
      clearInterval(reaper)
    }
    const checkpoint = JSON.parse(await readFile(file, 'utf8')) as Required<ImportCheckpoint>
    await rm(folder, { recursive: true })
    expect(deaths).toBe(3)
    expect(checkpoint).toMatchObject({
      users: { imported: 1000, refused: 0, unknown: 0, again: [] },
      groups: { imported: 200, refused: 0, unknown: 0, again: [] },
      messages: { imported: 9900, refused: 100, unknown: 0, again: [] },
    })
    for (const [kind, count] of Object.entries({ users: 1000, groups: 200, messages: 9900 })) {
      expect(service.ids[kind as 'users']).toHaveLength(count)
      expect(new Set(service.ids[kind as 'users']).size).toBe(count)
    }
    expect(service.refused).toBeGreaterThan(0)
  })
})

test('memory stays flat for a million records', { timeout: 120_000 }, async () => {
  await using program = await bundled('importMemory')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program.file])
  const [imported, growth] = stdout.trim().split(' ').map(Number) as [number, number]
  expect(imported).toBe(1_000_000)
  // A million results alone would be more than 50 MiB.
  expect(growth).toBeLessThan(4 * 2 ** 20)
})

describe('what cannot be meant is refused before anything is sent', () => {
  test.each<[records: unknown, options: unknown, message: string]>([
    [{ user: [] }, {}, 'there are no records called `user`'],
    [{ users: 'u1' }, {}, '`users` must be a list'],
    [{ users: { uid: 'u1' } }, {}, '`users` must be a list'],
    [{ users: [] }, { attempts: 0 }, '`attempts` must be'],
    [{ users: [] }, { requestsPerMinute: '60' }, '`requestsPerMinute` must be'],
    [{ users: [] }, { checkpoint: [] }, '`checkpoint` must be an object'],
    [{ users: [] }, { checkpoint: { users: { next: 'x' } } }, '`checkpoint.users` is not as importAll left it'],
    [{ users: [] }, { checkpoint: { users: { next: -1, again: [], imported: 0, refused: 0, unknown: 0 } } }, '`checkpoint.users` is not'],
  ])('%j %j', async (records, options, message) => {
    await using service = await importService()
    await expect(run(service, records as never, options as never)).rejects.toThrow(message)
    expect(service.requests).toHaveLength(0)
  })
})
