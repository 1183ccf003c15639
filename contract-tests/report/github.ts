import type { SuiteResult } from '../suites/result.ts'
import { expectedText } from '../validate/finding.ts'
import { printable } from '../validate/printable.ts'
import { causesOfFindings, causeText } from './causes.ts'
import type { Verdict } from './verdict.ts'

/** How many causes GitHub Actions shows. */
const most = 50

/** The causes of the findings as GitHub's workflow commands, each with a title and a text. */
export const annotations = (result: SuiteResult): string[] =>
  causesOfFindings(result)
    .slice(0, most)
    .map((cause) => {
      const [operation = ''] = cause.operations
      return `::${cause.level === 'error' ? 'error' : 'warning'} title=${property(operation)}::${data(causeText(cause, operation))}`
    })

const data = (text: string) => printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The verdict and a Markdown table of the causes, for a GitHub job summary. */
export function stepSummary(result: SuiteResult, { headline }: Verdict): string {
  const causes = causesOfFindings(result)
    .slice(0, most)
    .map((cause) => [cause.operations[0] ?? '', cause.place, cause.rule, expectedText(cause), cause.got, String(cause.times)])
  const rows = [['Operation', 'Place', 'Rule', 'Expected', 'Got', 'Times'], Array<string>(6).fill('---'), ...causes]
  const table = rows.map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
  return ['## Contract checks', '', escaped(headline), '', ...(causes.length > 0 ? [...table, ''] : [])].join('\n')
}

/** Escapes a text for Markdown and HTML. */
const escaped = (text: string): string =>
  printable(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|<>&]/g, (character) => `&#${character.charCodeAt(0)};`)
