import { familiesOf, type SuiteResult } from '../suites/result.ts'
import { printable } from '../validate/printable.ts'
import { causesOf } from './causes.ts'
import { notRunGroups, notRunLine } from './notRun.ts'
import type { Verdict } from './verdict.ts'

const maximumRows = 50

/**
 * The run as Markdown for a GitHub job summary: the verdict, families, causes of findings, and
 * checks that did not run.
 */
export function stepSummary(result: SuiteResult, { headline }: Verdict): string {
  const families = familiesOf(result.operations).map(({ tag, size, planned, passed, failed, notRun }) =>
    row(tag, ...[size, planned, passed, failed, notRun].map(String)),
  )
  const causes = causesOf(result)
    .slice(0, maximumRows)
    .map(({ operations, place, rule, expected, got, times }) => row(operations[0] ?? '', place, rule, expected, got, String(times)))
  const groups = notRunGroups(result).slice(0, maximumRows)
  return [
    '## Contract checks',
    '',
    escaped(headline),
    '',
    heading('Family', 'Operations', 'Planned', 'Passed', 'Failed', 'Not run'),
    ...families,
    '',
    ...(causes.length > 0 ? [heading('Operation', 'Location', 'Check', 'Expected', 'Got', 'Times'), ...causes, ''] : []),
    ...groups.map((group) => `- ${group.fails ? '**fails** ' : ''}${escaped(notRunLine(group))}`),
    '',
  ].join('\n')
}

const row = (...cells: string[]): string => `| ${cells.map(escaped).join(' | ')} |`

const heading = (...cells: string[]): string => `${row(...cells)}\n|${cells.map(() => '---').join('|')}|`

/** Escapes a text for Markdown and HTML. */
const escaped = (text: string): string =>
  printable(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|<>&]/g, (character) => `&#${character.charCodeAt(0)};`)
