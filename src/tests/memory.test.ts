// How much memory clients take, and that they leak none.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { bundled } from './support/bundled.ts'

/** What `support/memory.ts` prints, in a process that can collect its garbage on request. */
let measured: {
  growthOfCalls: number
  keptResponses: number
  bound: Record<'unused' | 'used', number>
  tenants: Record<'created' | 'used', number>
  waiting: Record<'plain' | 'withSignal', number>
  imported: Record<'records' | 'growth', number>
}

beforeAll(async () => {
  await using program = await bundled('memory')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program.file])
  measured = JSON.parse(stdout)
})

test('4,000 calls leak no memory', () => {
  // Retained responses would take 8 MiB, a listener on the signal for each call more than 400 KiB.
  expect(measured.growthOfCalls).toBeLessThan(300_000)
})

test('retaining a response body does not retain its response', () => expect(measured.keptResponses).toBe(0))

test('a client bound to a user takes little memory, as a program makes one for each request', () => {
  const { unused, used } = measured.bound
  // With methods of its own it took 68 KiB.
  expect(unused).toBeGreaterThan(0)
  expect(unused).toBeLessThan(1024)
  expect(used).toBeLessThan(2048)
})

test('a client for each of many apps takes the memory that the guide on several processes states', () => {
  const { created, used } = measured.tenants
  // With parts of its own for each method it took 105 kB.
  expect(created).toBeGreaterThan(20_000)
  expect(created).toBeLessThan(40_000)
  expect(used).toBeLessThan(50_000)
})

test('a call that waits for its turn takes little memory, as tens of thousands may wait', () => {
  const { plain, withSignal } = measured.waiting
  // With two async functions and a closure for each way in which it may end it took 3.4 kB.
  expect(plain).toBeGreaterThan(1000)
  expect(plain).toBeLessThan(2500)
  expect(withSignal).toBeLessThan(2800)
})

test('an import uses constant memory for 60,000 records', () => {
  expect(measured.imported.records).toBe(60_000)
  // The results alone would be more than 3 MiB.
  expect(measured.imported.growth).toBeLessThan(2 ** 20)
})
