import { groupBy } from '../documents/groupBy.ts'
import { headersIn, type SeenLag, type SeenSettling } from '../evidence/evidence.ts'
import { plural } from '../report/numbers.ts'
import { sentence } from '../validate/finding.ts'
import { limits } from './budget.ts'
import type { FirstContact } from './runFirstContact.ts'
import type { StepResult } from './takeStep.ts'

/** What a first contact found out, as lines for a terminal. */
export function linesOf(result: FirstContact): string[] {
  const { steps, evidence, walks, unmeasured, requests, records, leftovers, complete } = result
  const of = (outcome: StepResult['outcome']) => steps.filter((step) => step.outcome === outcome)
  const findings = of('accepted').flatMap((step) => step.findings.map(sentence))
  return [
    '',
    `Tried ${plural(steps.length - of('not tried').length, 'operation')}: ${of('accepted').length} accepted, ${of('not available').length} not available, ${of('rejected').length} rejected. Not tried: ${of('not tried').length}.`,
    ...reasonLines('Not available', of('not available')),
    ...of('rejected').map(
      ({ step, status, code }) =>
        `Rejected, although the request is as documented: ${step.operation.id} (${status} ${code ?? 'without a code'})`,
    ),
    ...reasonLines('Not tried', of('not tried')),
    ...findings.map((line) => `Differs from the documents: ${line}`),
    '',
    'Measured:',
    ...(evidence.settling ?? []).map((seen) => `  ${settlingLine(seen)}`),
    ...(evidence.lists ?? []).map((seen) => `  ${lagLine(seen)}`),
    ...walks.map(
      ({ list, pages, records: count, ended }) =>
        `  ${list}: ${ended ? 'its end' : 'no end'} after ${plural(pages, 'page')} with ${plural(count, 'record')}`,
    ),
    `  ${rateLimitLine(result)}`,
    ...Object.entries(evidence.events ?? {}).map(
      ([trigger, { seen, after }]) => `  event ${trigger}: ${seen}, after ${Object.keys(after).join(', ')}`,
    ),
    ...unmeasured.map((line) => `  not measured: ${line}`),
    '',
    `${plural(requests, 'request')} of at most ${limits.requests}, ${plural(records, 'record')} of at most ${limits.records}${leftovers?.length ? '' : ', all of them removed'}.`,
    ...(complete ? [] : ['The run did not get to its end.']),
  ]
}

const reasonLines = (title: string, steps: readonly StepResult[]): string[] =>
  [...groupBy(steps, ({ reason = '' }) => reason)].map(
    ([reason, list]) => `${title}, as ${reason}: ${list.map(({ step }) => step.operation.id).join(', ')}`,
  )

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const settlingLine = ({ after, records, rejectedUntil, acceptedAfter }: SeenSettling): string => {
  const own = `calls about ${plural(records, 'record')} of it`
  const early = rejectedUntil === 0 ? `${own} were never too early` : `${own} were too early until ${seconds(rejectedUntil)}`
  return `${after}: ${early}, and succeeded after ${seconds(acceptedAfter)} at the latest`
}

function lagLine({ list, missingUntil, listedAfter }: SeenLag): string {
  if (listedAfter === undefined) return `${list}: lacked a new record for ${seconds(missingUntil)}, and was not asked again`
  return `${list}: had a new record after ${seconds(listedAfter)}${missingUntil > 0 ? `, and lacked it until ${seconds(missingUntil)}` : ', when it was first asked'}`
}

function rateLimitLine({ evidence }: FirstContact): string {
  const limiting = [...headersIn(evidence)].filter((name) => /rate-?limit|^retry-after$/.test(name)).sort()
  return limiting.length > 0 ? `headers of rate limits: ${limiting.join(', ')}` : 'no header of a rate limit came'
}
