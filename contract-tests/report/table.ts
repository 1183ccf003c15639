import { groupBy } from '../documents/groupBy.ts'
import { failsRun } from '../exchange/outcome.ts'
import type { PlayedSentences } from '../statements/sentences/unplayed.ts'
import { dimensions } from '../suites/coverage.ts'
import { familiesOf, type SuiteResult } from '../suites/result.ts'
import { expectedText, findingLine, shortenedText } from '../validate/finding.ts'
import { type Cause, causeDetails, causesOfFindings } from './causes.ts'
import { againstExpected, type DifferenceGroup, groupName } from './differenceGroups.ts'
import { isLacking, notRunGroups, notRunLine } from './notRunGroups.ts'
import { number, plural } from './numbers.ts'
import { questionsOf } from './questions.ts'
import type { Verdict } from './verdict.ts'

const maximumCauses = 25
const maximumReasons = 30

/**
 * The report for a terminal: failures and how to repeat them, checks that did not run, families,
 * coverage, and the verdict.
 */
export function table(result: SuiteResult, { coverage, headline, neverTried, differenceGroups }: Verdict): string {
  const causes = causesOfFindings(result)
  const lines = [...emptyLines(result), ...causes.slice(0, maximumCauses).flatMap(causeLines)]
  if (causes.length > maximumCauses) lines.push(`… and ${causes.length - maximumCauses} more; see the report.`)
  for (const { event, findings } of result.webhooks)
    if (findings.length > 0) lines.push(`✗ event ${event}`, ...findings.map((finding) => `    ${findingLine(finding)}`))
  const hasRequests = causes.some(({ example }) => example.exchange) || differenceGroups.some(({ curl }) => curl)
  if (hasRequests && result.requestsFor?.removal)
    lines.push('The records of this run are removed at its end: `request` names them, and `again` makes new ones.', '')
  lines.push(
    ...differenceLines(result, differenceGroups),
    ...freedomLines(result),
    ...turnedAwayLines(result),
    ...sentenceLines(result),
    ...(result.notes ?? []).map((note) => `Note: ${note}`),
  )
  lines.push(...notRunLines(result, neverTried), ...familyLines(result))
  lines.push('', `${'coverage'.padEnd(14)}${'covered/all'.padStart(13)}`)
  for (const dimension of dimensions) {
    const { covered, total, missing } = coverage[dimension]
    const percent = total === 0 ? '–' : `${((covered / total) * 100).toFixed(1)} %`
    const named =
      missing.length === 0
        ? ''
        : `   missing: ${missing.slice(0, 3).join('; ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}`
    lines.push(
      `${(dimension === 'canaries' ? 'rejections' : dimension).padEnd(14)}${`${covered}/${total}`.padStart(13)}${percent.padStart(9)}${named}`,
    )
  }
  const events = result.webhooks.reduce((sum, { examples, broken }) => sum + examples + broken, 0)
  if (result.webhooks.length > 0)
    lines.push(`${'events'.padEnd(14)}${String(result.webhooks.length).padStart(13)}            ${events} payloads checked`)
  if (result.unused && result.unused.length > 0) lines.push('', `Without effect: ${result.unused.join(', ')}`)
  lines.push('', ...uncheckedLines(result), ...leftoverLines(result), effortLine(result), headline)
  return lines.join('\n')
}

/** The option that would help a read-only run on a server with few records. */
function emptyLines({ operations }: SuiteResult): string[] {
  const without = operations.filter(({ notRun }) => notRun.some(({ category }) => category === 'nothing to read'))
  if (without.length === 0) return []
  return [
    `The server lists no records that ${plural(without.length, 'operation')} could read: add --allow-writes, and the run creates its own.`,
    '',
  ]
}

const maximumDifferences = 40

/** Where the server differs from the fake, and no document states what is right. */
function differenceLines({ differences = [], expectedDifferences }: SuiteResult, groups: readonly DifferenceGroup[]): string[] {
  const following = differences.filter(({ follows }) => follows).length
  const { unexpected, gone } = againstExpected(groups, expectedDifferences ?? [])
  const shown = expectedDifferences ? unexpected : groups
  if (differences.length + gone.length === 0) return []
  const asked = questionsOf(shown)
  return [
    `Differences from the fake that no document decides: ${plural(questionsOf(groups).length, 'question')} in ${plural(groups.length, 'group')}${following > 0 ? `, and ${plural(following, 'answer')} that follow from others` : ''}`,
    ...(expectedDifferences ? [`  ${groups.length - unexpected.length} of them expected, ${unexpected.length} not`] : []),
    ...asked.slice(0, maximumDifferences).flatMap(questionLines),
    ...(asked.length > maximumDifferences ? [`  … and ${asked.length - maximumDifferences} more; see the report.`] : []),
    ...gone.map((name) => `  Expected, but gone: ${name}`),
    '',
  ]
}

/** One question to the service, by its first group. */
const questionLines = ([group, ...others]: readonly DifferenceGroup[]): string[] =>
  group === undefined ? [] : [...groupLines(group), ...others.map((other) => `      also      ${groupName(other)}`)]

const groupLines = (group: DifferenceGroup): string[] => [
  `  ≠ ${groupName(group)}${group.times > 1 ? `, ${group.times} times` : ''}`,
  ...(group.kind === 'status'
    ? []
    : [`      fake      ${shortenedText(group.expected, 160)}`, `      server    ${shortenedText(group.got, 160)}`]),
  ...(group.parameters.length > 0 ? [`      with      ${group.parameters.join(', ')}`] : []),
  ...(group.call === '' ? [] : [`      call      ${shortenedText(group.call, 160)}`]),
  ...(group.curl === undefined ? [] : [`      request   ${group.curl}`]),
]

/** The choices that are left to the server, and how often each differed from the fake. */
function freedomLines({ freedoms = {} }: SuiteResult): string[] {
  const counts = Object.entries(freedoms).sort(([, a], [, b]) => b - a)
  if (counts.length === 0) return []
  return [
    'Otherwise than in the fake, but left to the server:',
    ...counts.map(([what, times]) => `  ${what}, ${plural(times, 'time')}`),
    '',
  ]
}

/** The places of the documents that would back findings, but are inferred or disputed. */
function turnedAwayLines({ turnedAway = [] }: SuiteResult): string[] {
  if (turnedAway.length === 0) return []
  const reasons = [...groupBy(turnedAway, ({ objection }) => objection)].map(([objection, own]) => `${own.length} ${objection}`)
  const times = turnedAway.reduce((sum, place) => sum + place.times, 0)
  return [
    `Back no finding: ${plural(turnedAway.length, 'statement')} (${reasons.join(', ')}), which applied ${plural(times, 'time')}; the report names them`,
    '',
  ]
}

/** How many sentences of descriptions the run plays; the report names the others. */
function sentenceLines({ sentences = [] }: SuiteResult): string[] {
  const [played, uncertain, open] = [
    (one: PlayedSentences) => one.played,
    (one: PlayedSentences) => one.uncertain,
    (one: PlayedSentences) => one.open.length,
  ].map((count) => sentences.reduce((sum, one) => sum + count(one), 0)) as [number, number, number]
  if (played + uncertain + open === 0) return []
  return [
    `Sentences in the descriptions of ${plural(sentences.length, 'operation')}: ${played} played, ${uncertain} inferred or disputed, ${open} not played; the report names these`,
    '',
  ]
}

const maximumUnchecked = 40

/** Parameters that were sent without a check that they are obeyed, by operation. */
function uncheckedLines({ unchecked = [] }: SuiteResult): string[] {
  if (unchecked.length === 0) return []
  const groups = groupBy(unchecked, (name) => name.split(' ')[0] ?? '')
  const named = [...groups].map(
    ([operation, names]) => `${operation} (${names.map((name) => name.slice(operation.length + 1)).join(', ')})`,
  )
  const rest =
    named.length > maximumUnchecked ? [`  … and ${named.length - maximumUnchecked} more operations; the report has them all.`] : []
  return [
    `Sent, effect not checked: ${plural(unchecked.length, 'parameter or property', 'parameters and properties')}`,
    ...named.slice(0, maximumUnchecked).map((line) => `  ${line}`),
    ...rest,
  ]
}

/** Number of checks and requests, and duration. */
function effortLine(result: SuiteResult): string {
  const { cases, target, requests, requestsFor, milliseconds, waited = 0, repeated = {}, seed } = result
  const parts = Object.entries(requestsFor ?? {}).map(([purpose, count]) => `${purpose} ${number(count)}`)
  const sent = requests === undefined ? '' : ` with ${plural(requests, 'request')}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
  const waits = waited > 0 ? `, ${(waited / 1000).toFixed(1)} s of which waiting as the server asked` : ''
  const reasons = Object.entries(repeated).map(([reason, count]) => `${number(count)} after ${reason}`)
  const again = reasons.length > 0 ? `, repeated ${reasons.join(', ')}` : ''
  const each = `${(milliseconds / Math.max(1, cases)).toFixed(2)} ms per check, seed ${seed}`
  return `${plural(cases, 'check')} against ${target}${sent} in ${(milliseconds / 1000).toFixed(1)} s${waits}${again} (${each})`
}

const maximumLeftovers = 3

/** The command of a run up to its targets. */
const onTarget = (rerun: string): string => /^.* check(?: --target \S+)*/.exec(rerun)?.[0] ?? rerun

/** Records that the run could not remove, and the command that removes them. */
const leftoverLines = ({ leftovers = [], rerun }: SuiteResult): string[] =>
  leftovers.flatMap(({ prefix, failures, unread }) => [
    ...(failures.length > 0
      ? [`Not removed: ${plural(failures.length, 'record')} of this run, such as ${failures.slice(0, maximumLeftovers).join('; ')}`]
      : []),
    ...unread.map((line) => `Records of this run may remain, because a list could not be read: ${line}`),
    `  To remove them: ${onTarget(rerun)} --clean ${prefix}`,
  ])

/** A cause: both values, the place in the documents, the exchange, the command to repeat it. */
function causeLines(cause: Cause): string[] {
  const { rule, place, got, times, operations } = cause
  const many = `${times > 1 ? `, ${times} times` : ''}${operations.length > 1 ? ` in ${operations.length} operations (${operations.slice(0, 5).join(', ')}${operations.length > 5 ? ', …' : ''})` : ''}`
  const details: [label: string, text: string][] = [['expected', expectedText(cause)], ['got', got], ...causeDetails(cause)]
  return [
    `✗ ${operations[0]}: ${place} (${rule})${many}`,
    ...details.map(([label, text]) => `    ${label.padEnd(8)}  ${text.replaceAll('\n', '\n              ')}`),
    '',
  ]
}

/**
 * Checks that did not run, a line for each reason. `✗` marks reasons that fail the run; hints on
 * how to allow them follow.
 */
function notRunLines(result: SuiteResult, neverTried: Verdict['neverTried']): string[] {
  const groups = notRunGroups(result)
  if (groups.length === 0 && result.excluded.length === 0) return []
  const lines = groups.map((group) => `${group.fails ? '✗' : '–'} ${notRunLine(group)}`)
  const failing = groups.filter(({ fails }) => fails)
  // `--allow-missing` covers missing operations; any other operation needs `--except`.
  const untried = result.operations.flatMap(({ operation, notRun }) =>
    notRun.some((check) => failsRun(check) && check.missing === undefined) ? [operation] : [],
  )
  const stopped = neverTried.map(({ operation }) => operation)
  const ids = [...new Set([...untried, ...stopped])]
  const missing = new Set(result.operations.flatMap(({ notRun }) => notRun.flatMap((check) => check.missing ?? [])))
  // A family is only named if nothing of it is there: what is there has to be checked.
  const lacking = [...groupBy(result.operations, ({ tag }) => tag)].flatMap(([tag, own]) => {
    const lacked = own.flatMap(({ operation }) => (missing.has(operation) ? [operation] : []))
    return isLacking(own, lacked) ? [tag] : lacked
  })
  return [
    'Not run:',
    ...lines.slice(0, maximumReasons),
    ...(lines.length > maximumReasons ? [`  … and ${lines.length - maximumReasons} more reasons; the report has them all.`] : []),
    ...[...groupBy(neverTried, ({ tag }) => tag)].map(
      ([tag, own]) => `✗ never tried, because the safety guard stops it: ${tag}: ${own.map(({ operation }) => operation).join(', ')}`,
    ),
    ...result.excluded.map(({ operations, reason }) => `– ${plural(operations, 'operation')} ${reason}`),
    ...(failing.length > 0 && lacking.length > 0
      ? [`  If the server may lack what is missing, add --allow-missing '${lacking.join(',')}'`]
      : []),
    ...(stopped.length > 0 ? [`  If these need not be tried, add --allow-missing ${stopped.join(',')}`] : []),
    ...(ids.length > 0 ? [`  To leave operations out, add --except ${ids.join(',')}`] : []),
  ]
}

/** Families with checks that failed or did not run, and a line for all others. */
function familyLines({ operations }: SuiteResult): string[] {
  const families = familiesOf(operations)
  const clean = families.filter(({ passed, failed, notRun }) => passed > 0 && failed + notRun === 0)
  const others = families.filter((family) => !clean.includes(family))
  const cells = (list: (string | number)[]) =>
    list
      .map((cell, index) => (index === 0 ? String(cell).padEnd(28) : (typeof cell === 'number' ? number(cell) : cell).padStart(11)))
      .join('')
  const rows = others.map(({ tag, size, planned, passed, failed, notRun }) => cells([tag, size, planned, passed, failed, notRun]))
  return [
    '',
    ...(rows.length > 0 ? [cells(['family', 'operations', 'planned', 'passed', 'failed', 'not run']), ...rows] : []),
    ...(clean.length > 0
      ? [
          `${plural(clean.length, 'family', 'families')} passed all of ${plural(
            clean.reduce((sum, { planned }) => sum + planned, 0),
            'check',
          )}.`,
        ]
      : []),
  ]
}
