import { availableParallelism } from 'node:os'
import { readContracts } from '../documents/documents.ts'
import { number, plural } from '../report/numbers.ts'
import { checkOperation } from '../suites/checkOperation.ts'
import { checkLikeMock, type SuiteOptions } from '../suites/mockSuite.ts'
import type { SuiteResult } from '../suites/result.ts'
import { gaps } from './gaps.ts'
import { type Judge, startJudge } from './judge.ts'
import { prismVersion } from './prism.ts'

/** A run against Prism. */
export interface JudgedResult {
  readonly result: SuiteResult
  /** Classes of what Prism cannot do with another number of cases than stated, if all were sent. */
  readonly wrong: string[]
}

/**
 * Runs all checks against Prism's own server: a process for each document, and for the Chat API as
 * many as there are cores, but at most four.
 */
export async function runJudgedSuite(options: SuiteOptions = {}): Promise<JudgedResult> {
  const contracts = await readContracts()
  const judges: Judge[] = []
  try {
    const result = await checkLikeMock(options, async (operations, { seed, sample }, done) => {
      const shares = contracts.flatMap((contract) => {
        const own = operations.filter(({ document }) => document === contract.name)
        return distributed(own, contract.name === 'chat' ? Math.min(availableParallelism(), 4) : 1).map((share) => ({ contract, share }))
      })
      await Promise.all(
        shares
          .filter(({ share }) => share.length > 0)
          .map(async ({ contract, share }) => {
            const judge = await startJudge(contract.name)
            judges.push(judge)
            console.log(`Started prism mock ${prismVersion} at ${judge.url}: ${contract.name}, ${plural(share.length, 'operation')}`)
            for (const operation of share) {
              options.signal?.throwIfAborted()
              done(await checkOperation(judge.environment, contract, operation, seed, sample))
            }
          }),
      )
      return { target: `Prism ${prismVersion}`, rerun: 'npm run contract --' }
    })
    const { seed = 1, sample = 1 } = options
    const all = seed === 1 && sample === 1 && result.excluded.length === 0
    return { result: { ...result, notes: summaryOf(judges) }, wrong: all ? wrongCounts(judges) : [] }
  } finally {
    await Promise.all(judges.map((judge) => judge.close()))
  }
}

/** Distributes operations, at most so many shares; each gets some of each family. */
function distributed<Item>(operations: readonly Item[], count: number): Item[][] {
  const shares = Math.max(1, Math.min(count, operations.length))
  return Array.from({ length: shares }, (_, share) => operations.filter((_, index) => index % shares === share))
}

const sumOf = (judges: readonly Judge[], count: (judge: Judge) => number) => judges.reduce((sum, judge) => sum + count(judge), 0)

/** What Prism judged, and what only our mock did: a line, and one for each class. */
export function summaryOf(judges: readonly Judge[]): string[] {
  const requests = sumOf(judges, ({ seen }) => seen.requests)
  const rejected = sumOf(judges, ({ seen }) => seen.rejected)
  const found = gaps
    .map((gap) => ({ ...gap, count: sumOf(judges, ({ seen }) => seen.gaps[gap.name] ?? 0) }))
    .filter(({ count }) => count > 0)
  const open = found.reduce((sum, { count }) => sum + count, 0)
  return [
    `Prism ${prismVersion} judged ${plural(requests - open, 'request')} and rejected ${number(rejected)}; ` +
      `${number(open)} in ${plural(found.length, 'class', 'classes')} on our mock only`,
    ...found.map(({ name, reason, count }) => `${number(count)} with ${name}: ${reason}`),
  ]
}

/** The share of requests that only our mock may judge. */
const largestShare = 0.025

/**
 * Compares the number of cases of each gap with the stated number, and the number of all of them
 * with 2.5 % of the requests.
 */
function wrongCounts(judges: readonly Judge[]): string[] {
  const documents = [...new Set(judges.map(({ document }) => document))]
  const stated = gaps.map((gap) => ({ gap, expected: documents.reduce((sum, document) => sum + (gap.cases[document] ?? 0), 0) }))
  const wrong = stated.flatMap(({ gap, expected }) => {
    const got = sumOf(judges, ({ seen }) => seen.gaps[gap.name] ?? 0)
    return got === expected ? [] : [`${gap.name}: ${got} cases of ${documents.join(', ')}, and ${expected} are stated`]
  })
  const open = stated.reduce((sum, { expected }) => sum + expected, 0)
  const requests = sumOf(judges, ({ seen }) => seen.requests)
  return open <= requests * largestShare ? wrong : [...wrong, `${open} of ${requests} requests on our mock only, more than 2.5 %`]
}
