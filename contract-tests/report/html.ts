import { dimensions } from '../suites/coverage.ts'
import type { OperationResult, SuiteResult } from '../suites/result.ts'
import { type Cause, causesOf, recordingFile } from './causes.ts'
import { escaped } from './junit.ts'
import { type NotRunGroup, notRunGroups } from './notRun.ts'
import { number, plural } from './numbers.ts'
import type { Verdict } from './verdict.ts'

const style = `:root { color-scheme: light dark; --line: #8884; --bad: #b3261e; --good: #1b6e2c; --soft: #8881; font: 15px/1.5 system-ui, sans-serif }
@media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --good: #a5d6a7 } }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem; margin-bottom: .3rem }
h2 { font-size: 1.15rem; margin-top: 2.2rem }
ul.totals { display: flex; flex-wrap: wrap; gap: .4rem 2rem; list-style: none; padding: 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: .87em/1.5 ui-monospace, monospace }
pre { background: var(--soft); padding: .6rem .8rem; border-radius: .4rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: .2rem 0 }
.bad { color: var(--bad) } .good { color: var(--good) }
article { border: 1px solid var(--line); border-left: .3rem solid var(--bad); border-radius: .4rem; padding: .7rem 1rem; margin: .8rem 0 }
article h3 { font-size: 1rem; margin: 0 }
dl { display: grid; grid-template-columns: 6.5rem 1fr; gap: .2rem .8rem; margin: .5rem 0 0 }
dt { opacity: .75 } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dt { margin-top: .4rem } }`

/**
 * The run as a self-contained page: the causes of the findings, the checks that did not run, and a
 * row per operation.
 */
export function html(result: SuiteResult, { coverage, counts, headline, reasons }: Verdict): string {
  const causes = causesOf(result)
  const groups = notRunGroups(result)
  const totals = dimensions
    .map((dimension) => `<li><b>${coverage[dimension].covered}</b> of ${coverage[dimension].total} ${dimension}</li>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract report</title>
<style>
${style}
</style>
<main>
<h1>Contract report</h1>
<p class="${reasons.length > 0 ? 'bad' : 'good'}">${escaped(headline)}</p>
<p>${plural(counts.planned, 'check')} planned against ${escaped(result.target)}: ${number(counts.passed)} passed, ${number(counts.failed)} failed, ${number(counts.notRun)} not run, in ${(result.milliseconds / 1000).toFixed(1)} s.</p>
<ul class="totals">${totals}</ul>
${causes.length > 0 ? `<h2>Findings by cause</h2>\n${causes.map((cause) => article(cause, recordingFile(causes, cause))).join('\n')}` : ''}
${groups.length + result.excluded.length > 0 ? notRunTable(groups, result) : ''}
<h2>Operations</h2>
<div class="scroll"><table>
<thead><tr><th>Operation</th><th>Request</th><th>Planned</th><th>Passed</th><th>Not run</th><th>Statuses</th><th>Parameters</th><th>Constraints</th><th>Result</th></tr></thead>
<tbody>
${result.operations.map(row).join('\n')}
</tbody>
</table></div>
</main>
</html>
`
}

function article(
  { rule, place, expected, got, times, operations, places, consequences, document, pointer, example, rerun }: Cause,
  recording: string | undefined,
): string {
  const entries: [string, string][] = [
    ['Expected', escaped(expected)],
    ['Got', escaped(got)],
    ['Document', `<code>${escaped(`${document} ${pointer}`)}</code>`],
    ['Case', escaped(example.name)],
    ...(example.exchange
      ? ([
          ['Request', `<pre>${escaped(example.exchange.curl)}</pre>`],
          ['Response', `<pre>${escaped(example.exchange.response)}</pre>`],
        ] as [string, string][])
      : []),
    ...(recording === undefined ? [] : ([['Calls', `<a href="${escaped(recording)}">${escaped(recording)}</a>`]] as [string, string][])),
    ['Run again', `<pre>${escaped(rerun)}</pre>`],
    ...(consequences.length > 0
      ? ([
          [
            'Related',
            `<details><summary>${plural(consequences.length, 'other finding')} in the same checks or about the same values</summary>${consequences.map(escaped).join('<br>')}</details>`,
          ],
        ] as [string, string][])
      : []),
    ...(times > 1 ? ([['Also in', also(operations, places)]] as [string, string][]) : []),
  ]
  const many = times > 1 ? ` <small>${times} times</small>` : ''
  return `<article><h3><span class="bad">${escaped(operations[0] ?? '')}</span> ${escaped(place)} <small>(${escaped(rule)})</small>${many}</h3><dl>${entries.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl></article>`
}

const also = (operations: readonly string[], places: readonly string[]): string =>
  `<details><summary>${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}, ${places.length} ${places.length === 1 ? 'place' : 'places'}</summary>${escaped([...operations, ...places].join(', '))}</details>`

const notRunTable = (groups: readonly NotRunGroup[], { excluded }: SuiteResult): string => `<h2>Not run</h2>
<div class="scroll"><table><thead><tr><th>Category</th><th>Checks</th><th>Reason</th><th>Operations</th></tr></thead><tbody>
${groups.map(({ category, fails, checks, reason, operations }) => `<tr><td class="${fails ? 'bad' : ''}">${category}</td><td class="number">${number(checks)}</td><td>${escaped(reason)}</td><td>${escaped(operations.join(', '))}</td></tr>`).join('\n')}
${excluded.map(({ operations, reason }) => `<tr><td>left out</td><td></td><td>${escaped(reason)}</td><td>${plural(operations, 'operation')}</td></tr>`).join('\n')}
</tbody></table></div>`

function row({ operation, method, path, passed, failed, notRun, coverage }: OperationResult): string {
  const share = (dimension: 'statuses' | 'parameters' | 'constraints') => {
    const { covered, total, missing } = coverage[dimension]
    return `<td class="number${covered < total ? ' bad' : ''}" title="${escaped(missing.join(', '))}">${covered}/${total}</td>`
  }
  const names = failed.map(({ name }) => `<div>${escaped(name)}</div>`).join('')
  const outcome =
    failed.length > 0 ? `<details><summary>${failed.length} failed</summary>${names}</details>` : passed === 0 ? 'not run' : 'passed'
  return `<tr id="${escaped(operation)}"><td>${escaped(operation)}</td><td><code>${method} ${escaped(path)}</code></td><td class="number">${passed + failed.length + notRun.length}</td><td class="number">${passed}</td><td class="number">${notRun.length}</td>${share('statuses')}${share('parameters')}${share('constraints')}<td class="${failed.length > 0 ? 'bad' : passed > 0 ? 'good' : ''}">${outcome}</td></tr>`
}
