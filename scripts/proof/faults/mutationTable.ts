import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { MutantResult } from './mutant.ts'
import type { MutationResult } from './mutationRun.ts'

/** The share of the provider's mutants that must be killed. */
export const requiredShare = 0.97

/** Killed, survived and equivalent mutants of one side. */
export function score(results: readonly MutantResult[], side: MutantResult['side']) {
  const own = results.filter((result) => result.side === side)
  const count = (outcome: MutantResult['outcome']) => own.filter((result) => result.outcome === outcome).length
  const [killed, survived, equivalent] = [count('killed'), count('survived'), count('equivalent')]
  return { total: own.length, killed, survived, equivalent, share: killed + survived === 0 ? 1 : killed / (killed + survived) }
}

/** What is wrong with a run; empty if it passed. */
export function mutationFaults({ results }: MutationResult): string[] {
  const provider = score(results, 'provider')
  const client = score(results, 'client')
  return [
    ...(provider.share < requiredShare
      ? [`${percent(provider.share)} of the provider's mutants are killed; ${percent(requiredShare)} are required`]
      : []),
    ...(client.survived > 0 ? [`${client.survived} of the client's mutants survive; none may`] : []),
  ]
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** The run for a terminal: killed of total for each operator, every survivor, and equivalent mutants by reason. */
export function mutationTable(run: MutationResult): string {
  const { results } = run
  const lines: string[] = []
  for (const side of ['provider', 'client'] as const) {
    lines.push(`${`Mutants of the ${side}`.padEnd(34)} killed   of  equivalent`)
    const operators = groupBy(
      results.filter((result) => result.side === side),
      ({ operator }) => operator,
    )
    for (const [operator, own] of [...operators].sort(([a], [b]) => a.localeCompare(b))) {
      const { killed, survived, equivalent } = score(own, side)
      lines.push(
        `  ${operator.padEnd(32)} ${String(killed).padStart(6)} ${String(killed + survived).padStart(4)}  ${String(equivalent).padStart(10)}${survived > 0 ? '  ✗' : ''}`,
      )
    }
    const { killed, survived, equivalent, share } = score(results, side)
    lines.push(
      `  ${`together, ${operators.size} operators`.padEnd(32)} ${String(killed).padStart(6)} ${String(killed + survived).padStart(4)}  ${String(equivalent).padStart(10)}  ${percent(share)}`,
      '',
    )
  }
  const survivors = results.filter(({ outcome }) => outcome === 'survived')
  if (survivors.length > 0)
    lines.push('Survivors:', ...survivors.map(({ operation, operator, what }) => `  ${operation}: ${operator}: ${what}`), '')
  const equivalents = groupBy(
    results.filter(({ outcome }) => outcome === 'equivalent'),
    ({ why }) => why.replace(/^the same values are rejected by .*/, 'another constraint rejects the same values'),
  )
  if (equivalents.size > 0)
    lines.push(
      'Equivalent, by reason (the report lists all):',
      ...[...equivalents].map(([why, own]) => `  ${String(own.length).padStart(4)}  ${why}`),
      '',
    )
  lines.push(`${results.length} mutants of ${run.operations} operations, seed ${run.seed}, in ${(run.milliseconds / 1000).toFixed(1)} s.`)
  return lines.join('\n')
}
