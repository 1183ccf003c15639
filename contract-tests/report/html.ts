import { sentence } from '../referee/finding.ts'
import { dimensions } from '../run/coverage.ts'
import type { OperationResult, SuiteResult } from '../run/suite.ts'
import { escaped } from './junit.ts'
import type { Verdict } from './verdict.ts'

/** The run as one page that needs nothing else: a row per operation. */
export function html(result: SuiteResult, { coverage, failedCases, reasons }: Verdict): string {
  const totals = dimensions
    .map((dimension) => `<li><b>${coverage[dimension].covered}</b> of ${coverage[dimension].total} ${dimension}</li>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract report</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
ul.totals { display: flex; flex-wrap: wrap; gap: .5rem 2rem; list-style: none; padding: 0 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums }
code { font-size: .9em }
.bad { color: #c62828 } .good { color: #2e7d32 }
details { margin: .3rem 0 }
@media (prefers-color-scheme: dark) { .bad { color: #ff8a80 } .good { color: #a5d6a7 } }
</style>
<h1>Contract report</h1>
<p class="${reasons.length > 0 ? 'bad' : 'good'}">${escaped(reasons.length === 0 ? 'The contract holds.' : `Failed: ${reasons.join('; ')}.`)}</p>
<p>${result.cases} cases against ${escaped(result.target)}, ${failedCases} failed, ${(result.milliseconds / 1000).toFixed(1)} s.</p>
<ul class="totals">${totals}</ul>
<table>
<thead><tr><th>Operation</th><th>Request</th><th>Cases</th><th>Statuses</th><th>Parameters</th><th>Constraints</th><th>Result</th></tr></thead>
<tbody>
${result.operations.map(row).join('\n')}
</tbody>
</table>
</html>
`
}

function row({ operation, method, path, cases, failed, coverage }: OperationResult): string {
  const share = (dimension: 'statuses' | 'parameters' | 'constraints') => {
    const { covered, total, missing } = coverage[dimension]
    return `<td class="number${covered < total ? ' bad' : ''}" title="${escaped(missing.join(', '))}">${covered}/${total}</td>`
  }
  const found = failed.map(
    ({ name, findings }) =>
      `<details><summary>${escaped(name)}</summary>${findings.map((one) => `<div>${escaped(sentence(one))}</div>`).join('')}</details>`,
  )
  return `<tr id="${escaped(operation)}"><td>${escaped(operation)}</td><td><code>${method} ${escaped(path)}</code></td><td class="number">${cases}</td>${share('statuses')}${share('parameters')}${share('constraints')}<td class="${failed.length > 0 ? 'bad' : 'good'}">${failed.length > 0 ? `${failed.length} failed${found.join('')}` : 'holds'}</td></tr>`
}
