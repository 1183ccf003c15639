import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { runJudgedSuite } from '../judge/judgedSuite.ts'
import { verdictOf } from '../report/verdict.ts'
import { writeReport } from '../report/write.ts'
import type { SuiteResult } from '../suites/result.ts'
import { sentence } from '../validate/finding.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of each operation's cases to send. */
    readonly caseShare: number
  }
}

// Checks every operation of every document against Prism, which others wrote, and our mock against
// Prism: a sample of the cases in `npm test`, all in `npm run test:all`.
const contracts = await readContracts()
let result: SuiteResult
let differences: string[]

beforeAll(async () => {
  ;({ result, differences } = await runJudgedSuite({ workers: 2, sample: inject('caseShare') }))
})

afterAll(async () => {
  if (result) await writeReport(result)
})

for (const { name, operations } of contracts) {
  describe(name, () => {
    test.each(operations.map(({ id }) => id))('%s passes every check', (id) => {
      const found = result.operations.find(({ operation }) => operation === id)
      expect(found?.cases).toBeGreaterThan(0)
      expect(found?.failed.map(({ name, findings }) => [name, ...findings.map(sentence)].join('\n'))).toEqual([])
    })
  })
}

describe('webhook events', () => {
  test.each(contracts.flatMap(({ webhooks }) => webhooks.map(({ path }) => path)))('%s passes every check', (event) => {
    expect(result.webhooks.find((webhook) => webhook.event === event)?.findings.map(sentence)).toEqual([])
  })
})

test('passes every check, and covers every operation, documented status and canary unless sampled', () => {
  expect(verdictOf(result).reasons).toEqual([])
})

test('Prism is the target, and our mock responds to every request as it does', () => {
  expect(result.target).toMatch(/^Prism \d/)
  expect(differences).toEqual([])
})
