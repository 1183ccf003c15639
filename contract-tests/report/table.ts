import { groupBy } from '../document/groupBy.ts'
import { sentence } from '../referee/finding.ts'
import { dimensions } from '../run/coverage.ts'
import type { SuiteResult } from '../run/suite.ts'
import type { Verdict } from './verdict.ts'

const most = 40

/** The report for a terminal: what failed, what was covered, how long it took. */
export function table(result: SuiteResult, { coverage, failedCases, reasons }: Verdict): string {
  const lines: string[] = []
  let shown = 0
  for (const { method, path, failed } of result.operations) {
    // The same fault seen by many cases is one line.
    const alike = groupBy(
      failed.flatMap(({ name, findings }) => findings.map((one) => ({ name, one }))),
      ({ one }) => `${one.rule} ${one.place.replace(/\/\d+/g, '/*')} ${one.expected.replace(/: .*/, '')}`,
    )
    const told = [...alike.values()].slice(0, most - shown)
    shown += alike.size
    if (told.length > 0) lines.push(`✗ ${method} ${path}`)
    for (const all of told) {
      const [first] = all
      if (first) lines.push(`    ${sentence(first.one)}${all.length > 1 ? `, in ${all.length} cases` : ''} [${first.name.slice(0, 80)}]`)
    }
  }
  for (const { event, findings } of result.webhooks)
    if (findings.length > 0) lines.push(`✗ event ${event}`, ...findings.map((one) => `    ${sentence(one)}`))
  if (shown > most) lines.push(`… and ${shown - most} more findings; the report has them all.`)
  lines.push(...asideLines(result))
  lines.push('', `${'covered'.padEnd(14)}${'of'.padStart(13)}`)
  for (const dimension of dimensions) {
    const { covered, total, missing } = coverage[dimension]
    const percent = total === 0 ? '–' : `${((covered / total) * 100).toFixed(1)} %`
    lines.push(
      `${dimension.padEnd(14)}${`${covered}/${total}`.padStart(13)}${percent.padStart(9)}${missing.length > 0 ? `   not: ${missing.slice(0, 3).join('; ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}` : ''}`,
    )
  }
  const events = result.webhooks.reduce((sum, { examples, broken }) => sum + examples + broken, 0)
  if (result.webhooks.length > 0)
    lines.push(`${'events'.padEnd(14)}${String(result.webhooks.length).padStart(13)}            ${events} payloads judged`)
  lines.push(
    '',
    `${result.cases} cases against ${result.target}, ${failedCases} failed, in ${(result.milliseconds / 1000).toFixed(1)} s (${(result.milliseconds / Math.max(1, result.cases)).toFixed(2)} ms per case, ${result.workers} ${result.workers === 1 ? 'worker' : 'workers'}, seed ${result.seed})`,
    reasons.length === 0 ? 'The contract holds.' : `Failed: ${reasons.join('; ')}.`,
  )
  return lines.join('\n')
}

/** What was not checked, and why: a line for each that should have been, one line for all that the server does not have, one for what was left out. */
function asideLines({ unchecked }: SuiteResult): string[] {
  const of = (why: string) => unchecked.filter((one) => one.why === why)
  const named = (why: string) =>
    of(why)
      .map(({ operation }) => operation)
      .join(', ')
  const lines = of('unchecked').map(({ operation, reason }) => `✗ ${operation} could not be checked: ${reason}`)
  if (of('not implemented').length > 0)
    lines.push(`Not implemented: ${of('not implemented').length} operations (${named('not implemented')})`)
  if (of('left out').length > 0)
    lines.push(`Left out, as they would change what is not the run's own: ${of('left out').length} operations (${named('left out')})`)
  return lines
}
