import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { FaultResult, Group } from './fault.ts'
import type { Run } from './run.ts'

/**
 * The groups of faults, with the share of the visible ones that must be noticed. That of the
 * stateful ones rises with the checks.
 */
export const groups: Readonly<Record<Exclude<Group, 'variant'>, { title: string; required: number }>> = {
  provider: { title: 'Faults of the provider', required: 0.97 },
  stateful: { title: 'Stateful faults in the fake', required: 0.8 },
}

/** Noticed, visible and equivalent faults, and the share of the visible ones that is noticed. */
function score(faults: readonly FaultResult[]) {
  const count = (outcome: FaultResult['outcome']) => faults.filter((fault) => fault.outcome === outcome).length
  const [noticed, visible, equivalent] = [count('noticed'), count('noticed') + count('missed'), count('equivalent')]
  return { noticed, visible, equivalent, share: visible === 0 ? 1 : noticed / visible }
}

/** The faults of each group that was tried. */
const grouped = ({ results }: Run) =>
  Object.entries(groups).flatMap(([group, about]) => {
    const faults = results.filter((result) => result.group === group)
    return faults.length === 0 ? [] : [{ ...about, faults }]
  })

const alarmsIn = ({ results }: Run) => results.filter(({ group, outcome }) => group === 'variant' && outcome === 'noticed')

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What is wrong with a run; empty if it passed. */
export function faultsOf(run: Run): string[] {
  const low = grouped(run).flatMap(({ title, required, faults }) => {
    const { noticed, visible, share } = score(faults)
    return share < required ? [`${title}: ${noticed} of ${visible} visible ones are noticed, ${percent(required)} are required`] : []
  })
  const alarms = alarmsIn(run)
  return alarms.length === 0
    ? low
    : [...low, `${alarms.length} harmless variants are reported (${alarms.map(({ id }) => id).join(', ')}); none may be`]
}

/**
 * The run for a terminal: noticed of visible faults for each operator, and every missed fault,
 * equivalent fault and false alarm by name.
 */
export function table(run: Run): string {
  const row = (name: string, faults: readonly FaultResult[], end = '') => {
    const { noticed, visible, equivalent } = score(faults)
    return `  ${name.padEnd(34)} ${String(noticed).padStart(7)} ${String(visible).padStart(4)}  ${String(equivalent).padStart(10)}${end}`
  }
  const lines = grouped(run).flatMap(({ title, faults }) => [
    `${title.padEnd(36)} noticed   of  equivalent`,
    ...[...groupBy(faults, ({ kind }) => kind)].sort(([a], [b]) => a.localeCompare(b)).map(([kind, own]) => row(kind, own)),
    row('together', faults, `  ${percent(score(faults).share)}`),
    '',
  ])
  const named = (title: string, faults: readonly FaultResult[], line: (fault: FaultResult) => string) => {
    if (faults.length > 0) lines.push(title, ...faults.map((fault) => `  ${line(fault)}`), '')
  }
  const variants = run.results.filter(({ group }) => group === 'variant')
  const withOutcome = (outcome: FaultResult['outcome']) =>
    run.results.filter((fault) => fault.group !== 'variant' && fault.outcome === outcome)
  named('Not noticed:', withOutcome('missed'), ({ id, what, why }) => `${id}: ${what} (${why})`)
  named('Equivalent: no request shows them:', withOutcome('equivalent'), ({ id }) => id)
  named('False alarms:', alarmsIn(run), ({ id, what, why }) => `${id}: ${what}: ${why}`)
  const seconds = (run.milliseconds / 1000).toFixed(1)
  lines.push(`${run.results.length - variants.length} faults and ${variants.length} harmless variants, seed ${run.seed}, in ${seconds} s.`)
  return lines.join('\n')
}
