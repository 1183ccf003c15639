import { dimensions } from '../suites/coverage.ts'
import type { SuiteResult } from '../suites/mockSuite.ts'
import { sentence } from '../validate/finding.ts'
import { type Cause, causesOf } from './causes.ts'
import type { Verdict } from './verdict.ts'

const mostCauses = 25

/** The report for a terminal: what failed and how to see it again, what was not checked, what was covered, how long it took. */
export function table(result: SuiteResult, { coverage, failedCases, reasons }: Verdict): string {
  const causes = causesOf(result)
  const lines = causes.slice(0, mostCauses).flatMap(causeLines)
  if (causes.length > mostCauses) lines.push(`… and ${causes.length - mostCauses} more; the report has them all.`)
  for (const { event, findings } of result.webhooks)
    if (findings.length > 0) lines.push(`✗ event ${event}`, ...findings.map((one) => `    ${sentence(one)}`))
  lines.push(...asideLines(result))
  lines.push('', `${'covered'.padEnd(14)}${'of'.padStart(13)}`)
  for (const dimension of dimensions) {
    const { covered, total, missing } = coverage[dimension]
    const percent = total === 0 ? '–' : `${((covered / total) * 100).toFixed(1)} %`
    const named =
      missing.length === 0 ? '' : `   not: ${missing.slice(0, 3).join('; ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}`
    lines.push(`${dimension.padEnd(14)}${`${covered}/${total}`.padStart(13)}${percent.padStart(9)}${named}`)
  }
  const events = result.webhooks.reduce((sum, { examples, broken }) => sum + examples + broken, 0)
  if (result.webhooks.length > 0)
    lines.push(`${'events'.padEnd(14)}${String(result.webhooks.length).padStart(13)}            ${events} payloads checked`)
  lines.push(
    '',
    `${result.cases} cases against ${result.target}, ${failedCases} failed, in ${(result.milliseconds / 1000).toFixed(1)} s (${(result.milliseconds / Math.max(1, result.cases)).toFixed(2)} ms per case, ${result.workers} ${result.workers === 1 ? 'worker' : 'workers'}, seed ${result.seed})`,
    reasons.length === 0 ? 'The contract holds.' : `Failed: ${reasons.join('; ')}.`,
  )
  return lines.join('\n')
}

/** One cause: what was expected and came, where the documents say so, the exchange, and how to run it again. */
function causeLines({ rule, place, expected, got, times, operations, document, pointer, example, rerun }: Cause): string[] {
  const many = `${times > 1 ? `, ${times} times` : ''}${operations.length > 1 ? ` in ${operations.length} operations (${operations.slice(0, 5).join(', ')}${operations.length > 5 ? ', …' : ''})` : ''}`
  return [
    `✗ ${operations[0]}: ${place} (${rule})${many}`,
    `    expected  ${expected}`,
    `    got       ${got}`,
    `    document  ${document} ${pointer}`,
    `    case      ${example.name.slice(0, 100)}`,
    ...(example.exchange
      ? [
          `    request   ${example.exchange.curl.slice(0, 500)}`,
          `    answer    ${example.exchange.response.slice(0, 300).replaceAll('\n', '\n              ')}`,
        ]
      : []),
    `    again     ${rerun}`,
    '',
  ]
}

/** What was not checked, and why: a line for each that should have been, one line for all that the server does not have, one for what was left out. */
function asideLines({ unchecked }: SuiteResult): string[] {
  const of = (why: string) => unchecked.filter((one) => one.why === why)
  const named = (why: string) =>
    of(why)
      .map(({ operation }) => operation)
      .join(', ')
  const lines = of('unchecked').map(({ operation, reason }) => `✗ ${operation} could not be checked: ${reason}`)
  if (of('unchecked').length > 0)
    lines.push(
      `    leave them out with --except ${of('unchecked')
        .map(({ operation }) => operation)
        .join(',')}`,
    )
  if (of('not implemented').length > 0)
    lines.push(`Not implemented: ${of('not implemented').length} operations (${named('not implemented')})`)
  if (of('left out').length > 0)
    lines.push(`Left out, as they would change what is not the run's own: ${of('left out').length} operations (${named('left out')})`)
  return lines
}
