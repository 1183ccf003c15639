import { groupBy } from '../documents/groupBy.ts'
import type { OperationResult, SuiteResult } from '../suites/result.ts'
import { findingLine } from '../validate/finding.ts'
import { type Cause, causesOfFindings, causeText } from './causes.ts'
import { notRunGroups, notRunLine } from './notRunGroups.ts'

/** The run as JUnit XML: a suite per document, a test per operation, a failure per cause. */
export function junit(result: SuiteResult): string {
  const { operations, webhooks } = result
  const causes = groupBy(causesOfFindings(result), ({ example }) => example.operation)
  const suites = [...groupBy(operations, ({ document }) => document)].map(([document, own]) => {
    const tests = own.map((operation) => testOf(operation, causes.get(operation.operation) ?? []))
    return suite(document, tests, {
      failures: own.filter(({ failed }) => failed.length > 0).length,
      skipped: own.filter(({ cases }) => cases === 0).length,
      milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    })
  })
  const groups = notRunGroups(result)
  if (groups.length > 0) {
    const tests = groups.map((group) =>
      group.fails
        ? test(group.reason, group.category, 0, [`could not be tried: ${notRunLine(group)}`])
        : skipped(group.reason, group.category, notRunLine(group)),
    )
    const failures = groups.filter(({ fails }) => fails).length
    suites.push(suite('not run', tests, { failures, skipped: groups.length - failures }))
  }
  const events = webhooks.map(({ event, findings }) => test(event, 'event', 0, findings.map(findingLine)))
  const failures = webhooks.filter(({ findings }) => findings.length > 0).length
  if (events.length > 0) suites.push(suite('events', events, { failures }))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}

function testOf(
  { operation, method, path, passed, failed, notRun, milliseconds, cases }: OperationResult,
  causes: readonly Cause[],
): string {
  const causeTexts = causes.map((cause) => causeText(cause, operation))
  // The cause of this operation's failure may be listed under another operation.
  const failures =
    causeTexts.length > 0
      ? causeTexts
      : failed.slice(0, 1).flatMap(({ name, findings }) => findings.slice(0, 1).map((finding) => `${name}: ${findingLine(finding)}`))
  if (cases === 0) return skipped(operation, `${method} ${path}`, notRun[0]?.reason ?? 'nothing was planned')
  const planned = cases + notRun.length
  return test(`${operation} (passed ${passed} of ${planned})`, `${method} ${path}`, milliseconds, failures)
}

interface SuiteCounts {
  readonly failures: number
  readonly skipped?: number
  readonly milliseconds?: number
}

const suite = (name: string, tests: string[], { failures, skipped: untried = 0, milliseconds = 0 }: SuiteCounts) =>
  `  <testsuite name="${escapedXml(name)}" tests="${tests.length}" failures="${failures}" errors="0" skipped="${untried}" time="${seconds(milliseconds)}">\n${tests.join('\n')}\n  </testsuite>`

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

const skipped = (name: string, group: string, reason: string): string =>
  `    <testcase name="${escapedXml(name)}" classname="${escapedXml(group)}" time="0">\n      <skipped message="${escapedXml(reason)}"/>\n    </testcase>`

function test(name: string, group: string, milliseconds: number, failures: string[]): string {
  const open = `    <testcase name="${escapedXml(name)}" classname="${escapedXml(group)}" time="${seconds(milliseconds)}"`
  if (failures.length === 0) return `${open}/>`
  const elements = failures.map((text) => `      <failure message="${escapedXml(text.split('\n')[0] ?? '')}">${escapedXml(text)}</failure>`)
  return `${open}>\n${elements.join('\n')}\n    </testcase>`
}

/** Escapes a text for XML and HTML, and drops characters that XML does not allow. */
export const escapedXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
