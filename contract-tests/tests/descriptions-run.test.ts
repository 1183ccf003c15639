import { afterEach, expect, test, vi } from 'vitest'
import { parts } from '../comparison/parts.ts'
import type { SuiteResult } from '../suites/result.ts'
import { findingLine } from '../validate/finding.ts'
import { startTestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'
import { modelledIn } from './modelledIn.ts'
import { wordless } from './wordless.ts'

const only = inTurn(parts, 5).flatMap(modelledIn)

afterEach(() => {
  vi.doUnmock('../documents/bundles.ts')
  vi.resetModules()
})

/** Checks the fake. */
async function run(start: typeof startTestServer): Promise<SuiteResult> {
  const server = await start({ apiKeys: [{ apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface' }] })
  try {
    return await server.run({ only, allowWrites: true, strict: true, sample: 0.05 })
  } finally {
    await server.close()
  }
}

/** Checks the fake, both reading documents in which one word stands for every description. */
async function runWordless(): Promise<SuiteResult> {
  vi.resetModules()
  vi.doMock(import('../documents/bundles.ts'), async (original) => {
    const bundles = await original()
    return { ...bundles, readBundle: async (name) => wordless(await bundles.readBundle(name)) }
  })
  return run((await import('./honestServer.ts')).startTestServer)
}

const outcomes = ({ operations }: SuiteResult) =>
  operations.map(({ operation, cases, passed, failed, findings, notRun }) => ({
    operation,
    cases,
    passed,
    failed: failed.map(({ name }) => name),
    findings: findings.map(findingLine),
    // Which times make a difference depends on the seconds in which records were made.
    notRun: notRun.filter(({ name }) => !/\d{10}/.test(name)).map(({ name, category }) => `${name}: ${category}`),
  }))

// Everything is loaded twice, which takes minutes on a busy machine.
test('a run against the fake gives the same results without descriptions, and finds nothing, not even an undocumented property', {
  timeout: 900_000,
}, async () => {
  const [expected, got] = [await run(startTestServer), await runWordless()]
  expect(expected.cases).toBeGreaterThan(30)
  expect(expected.operations.flatMap(({ findings }) => findings.map(findingLine))).toEqual([])
  expect(outcomes(got)).toEqual(outcomes(expected))
})
