import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { casesOf } from '../cases/cases.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { type Gap, gaps } from '../prism/gaps.ts'
import { type Judge, startJudge } from '../prism/judge.ts'
import { summaryOf } from '../prism/judgedSuite.ts'
import { checkOperation } from '../suites/checkOperation.ts'
import { checkWebhook } from '../suites/webhooks.ts'
import { findingLine } from '../validate/finding.ts'
import { inTurn } from './inTurn.ts'

/** The most cases of an operation that Prism gets, as it compiles the schema for each request. */
const mostCases = 200

/**
 * Sends all cases of a document's operations to Prism's own server and to our mock: a sixteenth of
 * the operations each day. `npm run contract` sends all, and compares the number of cases that
 * only our mock judges.
 *
 * @param also - other operations that `more` calls
 * @param more - tests that follow on the same server, and may change the classes that it has
 */
export async function checkOnPrism(
  name: DocumentName,
  also: readonly string[] = [],
  more?: (judge: () => Judge, known: Gap[]) => void,
): Promise<void> {
  const { day, of } = inject('turn')
  const remainder = day % of
  const contract = (await readContracts()).find((one) => one.name === name) as Contract
  const operations = inTurn(contract.operations)
  const known = [...gaps]
  let judge: Judge

  // On a busy machine compiling the schemas of an operation may take a minute.
  describe(`${name} on Prism, part ${remainder + 1} of ${of}`, { timeout: 900_000 }, () => {
    beforeAll(async () => {
      judge = await startJudge(name, known, [...operations, ...contract.operations.filter(({ id }) => also.includes(id))])
    }, 900_000)

    afterAll(async () => {
      await judge?.close()
      if (judge) console.log(`${name}, part ${remainder + 1} of ${of}: ${summaryOf([judge]).join('\n  ')}`)
    })

    test.each(operations.map((operation) => [operation.id, operation] as const))('%s passes every check', async (_, operation) => {
      const share = of === 1 ? 1 : Math.min(1, mostCases / casesOf(contract, operation).length)
      const { cases, failed, coverage } = await checkOperation(judge.environment, contract, operation, share < 1 ? day : 1, share)
      expect(cases).toBeGreaterThan(0)
      expect(failed.map((one) => [one.name, ...one.findings.map(findingLine)].join('\n'))).toEqual([])
      if (share === 1) expect([coverage.operations, coverage.statuses, coverage.canaries].flatMap(({ missing }) => missing)).toEqual([])
    })

    more?.(() => judge, known)
  })

  test.each(contract.webhooks)('the event $path passes every check', (event) => {
    expect(checkWebhook(contract, event).findings.map(findingLine)).toEqual([])
  })
}
