import { groupBy } from '../document/groupBy.ts'
import { sentence } from '../referee/finding.ts'
import type { SuiteResult } from '../run/suite.ts'

/** The run as JUnit XML: a suite per document, a test per operation and per event. */
export function junit({ operations, webhooks }: SuiteResult): string {
  const suites = [...groupBy(operations, ({ document }) => document)].map(([document, own]) => {
    const tests = own.map(({ operation, method, path, failed, milliseconds, cases }) =>
      test(
        `${operation} (${cases} cases)`,
        `${method} ${path}`,
        milliseconds,
        failed.flatMap(({ name, findings }) => findings.map((one) => `${name}: ${sentence(one)}`)),
      ),
    )
    return suite(document, tests, own.filter(({ failed }) => failed.length > 0).length)
  })
  const events = webhooks.map(({ event, findings }) => test(event, 'event', 0, findings.map(sentence)))
  if (events.length > 0) suites.push(suite('events', events, webhooks.filter(({ findings }) => findings.length > 0).length))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}

const suite = (name: string, tests: string[], failures: number) =>
  `  <testsuite name="${escaped(name)}" tests="${tests.length}" failures="${failures}">\n${tests.join('\n')}\n  </testsuite>`

function test(name: string, group: string, milliseconds: number, failures: string[]): string {
  const open = `    <testcase name="${escaped(name)}" classname="${escaped(group)}" time="${(milliseconds / 1000).toFixed(3)}"`
  if (failures.length === 0) return `${open}/>`
  return `${open}>\n      <failure message="${escaped(failures[0] ?? '')}">${escaped(failures.join('\n'))}</failure>\n    </testcase>`
}

/** A text as XML and HTML carry it; characters that no XML may hold are dropped. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
