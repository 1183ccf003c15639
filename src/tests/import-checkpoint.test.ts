// An interrupted import continues from its checkpoint: it skips no record and detects other records
// than those of the checkpoint.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportCheckpoint, ImportRecords, ImportResult } from '../import.ts'
import { withoutPauses } from './support/around.ts'
import { bundled } from './support/bundled.ts'
import { outcomeOf } from './support/calls.ts'
import { groups, messages, users } from './support/importRecords.ts'
import { importService, inWords, run } from './support/importService.ts'
import { serve } from './support/server.ts'

withoutPauses()

const saved = (checkpoint: ImportCheckpoint): ImportCheckpoint => JSON.parse(JSON.stringify(checkpoint)) as ImportCheckpoint

/**
 * The checkpoint of an import of `records` that is finished, or interrupted after `requests`
 * requests.
 */
async function checkpointOf(records: ImportRecords, requests = Number.POSITIVE_INFINITY): Promise<ImportCheckpoint> {
  const controller = new AbortController()
  const checkpoint: ImportCheckpoint = {}
  const service = importService({ onRequest: (number) => number > requests && controller.abort() })
  await run(service, records, { checkpoint, signal: controller.signal }).catch(() => {})
  return saved(checkpoint)
}

/** Ranges by their ends, two and two. */
const ranges = (...ends: number[]) =>
  ends.flatMap((end, index): [number, number][] => (index % 2 ? [[ends[index - 1] as number, end]] : []))

describe('an interrupted import', () => {
  test('asks a function for the remaining records and the ten before them', async () => {
    const service = importService()
    const asked: number[] = []
    const source = (from: number) => {
      asked.push(from)
      return users(200).slice(from)
    }
    const checkpoint = await checkpointOf({ users: source }, 2)
    const { counts, results } = await run(service, { users: source }, { checkpoint })
    expect(asked).toEqual([0, 90])
    expect(results.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, index) => 100 + index))
    expect(inWords(counts.users)).toBe('200 created')
  })

  test('resends records of unknown outcome before the remaining ones, and keeps in order those that stay unknown', async () => {
    const service = importService({ omit: ({ uid }) => uid === 'u61' || uid === 'u130' })
    const state = { next: 120, again: ranges(60, 63, 70, 71), created: 116, existed: 0, refused: 0, unknown: 4 }
    const checkpoint: ImportCheckpoint = { users: state }
    const { results } = await run(service, { users: (from) => users(200).slice(from) }, { checkpoint })
    expect(results.map(({ index }) => index)).toEqual([60, 61, 62, 70, ...Array.from({ length: 80 }, (_, index) => 120 + index)])
    const again = ranges(61, 62, 130, 131)
    expect(checkpoint.users).toMatchObject({ next: 200, again, created: 198, existed: 0, unknown: 2, finished: true })
    const { counts } = await run(importService(), { users: users(200) }, { checkpoint: saved(checkpoint) })
    expect(inWords(counts.users)).toBe('200 created')
  })

  test('imports every record exactly once, and says what became of each, whichever requests were interrupted', async () => {
    const few = fc.uniqueArray(fc.integer({ min: 0, max: 119 }), { maxLength: 4 })
    /** Many in a row, such as a whole batch, or every other one. */
    const many = fc
      .tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 20, max: 90 }), fc.constantFrom(1, 2))
      .map(([from, count, step]) => Array.from({ length: count }, (_, index) => from + step * index).filter((number) => number < 120))
    const arbitrary = fc.record({
      // What an import that continues sends may have been sent before, so half of them do not.
      stops: fc.oneof(fc.constant<number[]>([]), fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })),
      faults: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
      ...{ exceptions: few, invalid: few, rejected: few, existing: few },
      // What may have been sent before and fails like all others is unknown.
      allAtOnce: fc.option(many, { freq: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ stops, faults, allAtOnce, invalid, rejected, existing, ...own }) => {
        const exceptions = (stops.length === 0 && allAtOnce) || own.exceptions
        let stop: (() => void) | undefined
        const numberOf = ({ muid }: { muid?: unknown }) => Number(String(muid).slice(1))
        const service = importService({
          carryOut: true,
          fault: (number) => faults.includes(number) && (number % 2 ? 'cut' : 500),
          exception: (record) => exceptions.includes(numberOf(record)),
          rejectAll: (record) => invalid.includes(numberOf(record)),
          reject: (record) => rejected.includes(numberOf(record)) && 'ERR_IMPORT_INVALID_MESSAGE_FORMAT',
          onRequest: () => stop?.(),
        })
        for (const number of existing) service.add('messages', `m${number}`)
        let checkpoint: ImportCheckpoint = {}
        const outcomes = new Map<number, ImportResult>()
        for (const requests of [...stops, Number.POSITIVE_INFINITY]) {
          const controller = new AbortController()
          let left = requests
          stop = () => left-- <= 0 && controller.abort()
          const onProgress = (progress: { results: readonly ImportResult[]; checkpoint: ImportCheckpoint }) => {
            for (const result of progress.results) if (result.kind === 'messages') outcomes.set(result.index, result)
            checkpoint = saved(progress.checkpoint)
          }
          const records = { users: users(10), messages: (from: number) => messages(120).slice(from) }
          // As many as there are faults in a row, and the two that tell an exception.
          await run(service, records, { checkpoint, onProgress, signal: controller.signal, attempts: 10 }).catch((error: unknown) => {
            if (!controller.signal.aborted) throw error
          })
        }
        const codeOf = (number: number) => {
          if (invalid.includes(number)) return 'ERR_BAD_REQUEST'
          if (exceptions.includes(number)) return 'ERR_EXCEPTION'
          return rejected.includes(number) && !existing.includes(number) ? 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' : undefined
        }
        const all = Array.from({ length: 120 }, (_, number) => number)
        const refused = [...outcomes.values()].filter(({ status }) => status === 'refused')
        expect(refused.map(({ index, code }) => [index, code]).sort()).toEqual(
          all.flatMap((number) => (codeOf(number) ? [[number, codeOf(number)]] : [])).sort(),
        )
        expect(checkpoint.messages).toMatchObject({ next: 120, again: [], refused: refused.length, unknown: 0, finished: true })
        for (const { index, status, sentBefore } of outcomes.values()) {
          if (existing.includes(index)) expect(status).not.toBe('created')
          // Whether a refused record was sent before depends on which request was lost.
          else if (status !== 'refused') expect(sentBefore).toBe(status === 'existed' ? true : undefined)
        }
        const imported = all.filter((number) => existing.includes(number) || !codeOf(number)).map((number) => `m${number}`)
        expect([...service.ids.messages].sort()).toEqual(imported.sort())
      }),
      { numRuns: 10 },
    )
  })

  test('loses and repeats no record after SIGKILLs, 429s, 500s, broken connections and rejections', async () => {
    let importer: ChildProcess | undefined
    let deaths = 0
    const service = importService({
      limited: (number) => number % 13 < 2,
      fault: (number) => (number % 7 === 0 ? 'cut' : number % 11 === 0 && 500),
      reject: ({ muid }) => typeof muid === 'string' && muid.endsWith('99') && 'ERR_IMPORT_INVALID_MESSAGE_FORMAT',
      carryOut: true,
      onRequest(number) {
        if (number % 12 !== 0 || deaths === 3) return
        deaths++
        importer?.kill('SIGKILL')
      },
    })
    await using server = await serve(async (response, request) => {
      const answer = await service.respond(request).catch(() => void response.socket?.destroy())
      if (answer) response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })
    const folder = await mkdtemp(join(tmpdir(), 'import-'))
    const file = join(folder, 'checkpoint.json')
    await using program = await bundled('importer')
    for (let ended = false; !ended; ) {
      const started = (importer = fork(program.file, [server.url, file], { stdio: 'inherit' }))
      ended = await new Promise((resolve) => started.once('exit', (code) => resolve(code === 0)))
    }
    const checkpoint = JSON.parse(await readFile(file, 'utf8')) as Required<ImportCheckpoint>
    await rm(folder, { recursive: true })
    expect(deaths).toBe(3)
    expect(checkpoint).toMatchObject({
      users: { next: 500, refused: 0, unknown: 0, again: [], finished: true },
      groups: { next: 100, refused: 0, unknown: 0, again: [], finished: true },
      messages: { next: 1500, refused: 15, unknown: 0, again: [], finished: true },
    })
    for (const [kind, count] of Object.entries({ users: 500, groups: 100, messages: 1485 })) {
      expect(service.ids[kind as 'users']).toHaveLength(count)
      expect(new Set(service.ids[kind as 'users']).size).toBe(count)
    }
    expect(service.limited).toBeGreaterThan(0)
  })
})

test('a record that fails alone, and is all that is left, is refused at last', async () => {
  const checkpoint: ImportCheckpoint = { messages: { next: 50, again: ranges(49, 50), created: 49, existed: 0, refused: 0, unknown: 1 } }
  const service = importService({ exception: ({ muid }) => muid === 'm49' })
  const { problems } = await run(service, { messages: (from) => messages(50).slice(from) }, { checkpoint })
  expect(problems).toMatchObject([{ id: 'm49', status: 'refused', code: 'ERR_EXCEPTION' }])
})

describe('rejects a checkpoint before sending', () => {
  const of = (count: number, from?: number): ImportRecords => ({ users: users(count, from) })
  const others: ImportRecords = { users: (from) => users(300 - from, 1000 + from) }
  /** An import of `made` ends after so many requests, and its checkpoint is used for `used`. */
  test.each<[use: string, made: ImportRecords, requests: number, used: ImportRecords, message: RegExp]>([
    ['of a finished import of other records', of(300), 9, of(300, 1000), /records before number 300 do not have the same ids/],
    ['of an interrupted import of other records', of(300), 2, of(300, 1), /records before number 100 do not have the same ids/],
    ['used with a function that returns other records', of(300), 2, others, /same ids/],
    ['of a finished import if there are more records', of(300), 9, of(301), /a finished import of 300 records, and there are more/],
    ['of a finished import if a kind is new', of(3), 9, { ...of(3), groups: groups(1) }, /checkpoint.groups.* finished import of 0/],
    ['beyond the last record', of(300), 9, of(299), /is at record 300, and there are only 299/],
    ['beyond the last record of a function', of(300), 2, { users: () => [] }, /is at record 100, and there are only 90/],
    ['of an unfinished kind whose records are missing', of(300), 2, { groups: groups(1) }, /at record 100, and there are no users/],
  ])('%s', async (_, made, requests, used, message) => {
    const checkpoint = await checkpointOf(made, requests)
    const service = importService()
    const outcome = await outcomeOf(run(service, used, { checkpoint }))
    expect(outcome).toMatchObject({ name: 'TypeError', message: expect.stringMatching(message) })
    expect(service.requests).toHaveLength(0)
  })

  test('of other records even if it has records to resend', async () => {
    const checkpoint = await checkpointOf({ users: users(300) }, 2)
    Object.assign(checkpoint.users ?? {}, { again: [[3, 5]], created: 98, unknown: 2 })
    const service = importService()
    await expect(run(service, { users: users(300, 1000) }, { checkpoint })).rejects.toThrow(/same ids/)
    expect(service.requests).toHaveLength(0)
  })

  const fine = { next: 10, again: [], created: 10, existed: 0, refused: 0, unknown: 0 }
  test.each<[checkpoint: unknown, message: string]>([
    [null, '`checkpoint` must be an object'],
    [[], '`checkpoint` must be an object'],
    ['{}', '`checkpoint` must be an object'],
    [{ users: 'all' }, 'it is not an object'],
    [{ users: { next: 'x' } }, '`next` must be a whole number'],
    [{ users: { ...fine, next: -1 } }, '`next` must be a whole number'],
    [{ users: { ...fine, created: 0.5 } }, '`created` must be a whole number'],
    [{ users: { ...fine, again: 'x' } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: ['x'] } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: [[1]] } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: [[2, 1]] } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: [[5, 11]] } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: ranges(5, 6, 5, 7) } }, '`again` must be a list of ranges'],
    [{ users: { ...fine, again: [[5, 6]] } }, '`unknown` must be the number of records in `again`'],
    [{ users: { ...fine, created: 9 } }, 'must add up to `next`'],
    [{ users: { ...fine, finished: 'yes' } }, '`finished` must be true or false'],
    [{ users: { ...fine, fingerprint: 7 } }, '`fingerprint` must be a string'],
  ])('%j', async (checkpoint, message) => {
    const service = importService()
    const outcome = await outcomeOf(run(service, { users: users(20) }, { checkpoint: checkpoint as never }))
    expect(outcome).toMatchObject({ name: 'TypeError', message: expect.stringContaining(message) })
    expect(service.requests).toHaveLength(0)
  })
})
