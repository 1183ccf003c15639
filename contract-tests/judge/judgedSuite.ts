import { runOn, type SuiteOptions } from '../suites/mockSuite.ts'
import type { SuiteResult } from '../suites/result.ts'
import type { Judgement } from './target.ts'

/** A run against Prism. */
export interface JudgedResult {
  readonly result: SuiteResult
  /** Requests that our own mock answers differently, with both answers. */
  readonly differences: string[]
}

/**
 * Runs all checks against Prism's mock, and compares it with our own.
 *
 * @throws if Prism answered no request of a thread: then nothing independent judged client and
 * documents
 */
export async function runJudgedSuite(options: SuiteOptions = {}): Promise<JudgedResult> {
  const { result, reports } = await runOn<Judgement>(new URL('target.ts', import.meta.url), options)
  const [first] = reports
  if (!first || reports.some(({ requests }) => requests === 0))
    throw new Error('Prism answered no request, so that nothing judged the client.')
  return {
    result: { ...result, target: `Prism ${first.prism}`, rerun: 'npm run contract --' },
    differences: reports.flatMap(({ differences }) => differences),
  }
}
