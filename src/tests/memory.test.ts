import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bundled } from './support/bundled.ts'

/**
 * Runs a program of `support/` in a process that can collect its garbage on request, and returns
 * what it prints.
 */
async function measured(name: string): Promise<string> {
  await using program = await bundled(name)
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program.file])
  return stdout
}

test('4,000 calls leak no memory', async () => {
  const growth = await measured('heapGrowth')
  // Retained responses would take 8 MiB, a listener on the signal for each call more than 400 KiB.
  expect(growth).toMatch(/^-?\d+\n$/)
  expect(Number(growth)).toBeLessThan(300_000)
})

test('a client bound to a user takes little memory, as a program makes one for each request', async () => {
  const [unused, used] = (await measured('boundClients')).trim().split(' ').map(Number) as [number, number]
  // With methods of its own it took 68 KiB.
  expect(unused).toBeGreaterThan(0)
  expect(unused).toBeLessThan(1024)
  expect(used).toBeLessThan(2048)
})

test('a client for each of many apps takes the memory that the guide on several processes states', async () => {
  const sizes = (await measured('tenants')).trim().split(' ').map(Number)
  expect(sizes).toHaveLength(2)
  for (const bytes of sizes) {
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes).toBeLessThan(150_000)
  }
})

test('retaining a response body does not retain its response', async () => {
  expect(await measured('keptBodies')).toBe('0 of 200 responses are still there\n')
})

test('an import uses constant memory for 60,000 records', async () => {
  const [imported, growth] = (await measured('importMemory')).trim().split(' ').map(Number) as [number, number]
  expect(imported).toBe(60_000)
  // The results alone would be more than 3 MiB.
  expect(growth).toBeLessThan(2 ** 20)
})
