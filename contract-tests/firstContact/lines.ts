import { withWorldNames } from '../comparison/worldNames.ts'
import type { Contract } from '../documents/contract.ts'
import { groupBy } from '../documents/groupBy.ts'
import { plural } from '../report/numbers.ts'
import { type ContactPlan, contactLimits, type OpenOperation, whyLeftOut } from './contactPlan.ts'
import type { FirstContact } from './firstContact.ts'
import { type KnownText, operationId } from './knownText.ts'
import { sentenceOf } from './responseDifferences.ts'

// Everything that a first contact prints is made here, of numbers, of texts of this package, and of
// texts that are `KnownText`. Nothing that a server sends gets here in another form.

/** The plan of a first contact, for the user's consent. */
export function linesOfPlan(plan: ContactPlan, rate: number | undefined): string[] {
  const { steps, reads, records, forRemoval } = plan
  const families = [...new Set(steps.filter(({ operation }) => !reads.includes(operation)).map(({ operation }) => operation.tag))]
  const pace = rate === undefined ? '' : `, at ${rate} a second`
  return [
    `${plural(plannedRequests(plan), 'request')}${pace}, never more than ${contactLimits.requests}, with ${forRemoval} reserved for the removal.`,
    ...(reads.length > 0 ? [`Reads the app's settings, and no records of other people: ${listed(reads.map(operationId))}.`] : []),
    ...(families.length > 0
      ? [
          `Tries ${listed(families as KnownText[])} on ${plural(records, 'record')} of its own, and removes them at the end, even after Ctrl-C.`,
          "The app's moderation examines its messages, webhooks fire, and push notifications are sent.",
        ]
      : []),
    ...(plan.isLasting ? ['The records of one flag and its review stay: the API cannot delete them.'] : []),
    'Its output contains places, types, statuses and error codes, but no texts, ids, keys or hosts.',
  ]
}

/**
 * How many requests a plan takes if none has to be repeated: a look at the target, and the removal.
 */
const plannedRequests = ({ steps, records }: ContactPlan): number => 1 + steps.length + records

/** The calls of a plan, which `--dry-run` prints. The server numbers messages. */
export const linesOfCalls = (chat: Contract, { steps }: ContactPlan): string[] =>
  steps.map(({ operation, row }) => {
    const args = withWorldNames(chat, { prefix: 'contract-…-', chosen: new Map() }, operation, row.args)
    return `  ${operation.id}: ${operation.method} ${operation.path}${Object.keys(args).length > 0 ? ` ${JSON.stringify(args)}` : ''}`
  })

/** The results of a first contact. */
export function linesOf({ answers, requests, records, notRemoved, differs, settling }: FirstContact, plan: ContactPlan): string[] {
  const answered = answers.filter(({ why }) => why === undefined)
  const differing = new Set<string>(differs.map(({ operation }) => operation))
  const matching = [...new Set(answered.map(({ step }) => step.operation))].filter(({ id }) => !differing.has(id))
  const open = openIn(answers, plan.leftOut)
  return [
    heading('matches', matching.length, 'operations respond as documented'),
    heading('differs', differing.size, `operations from the specification or the fake, in ${plural(differs.length, 'place')}`),
    ...[...groupBy(differs, ({ operation }) => operation)].flatMap(([operation, own]) => [
      `  ${operation}`,
      ...own.map((difference) => `    ${sentenceOf(difference)}`),
    ]),
    heading('open', open.length, 'not tried'),
    ...[...groupBy(open, ({ why }) => why)].map(
      ([why, own]) =>
        `  ${whyLeftOut[why]}: ${why === 'world' || why === 'family' ? own.length : listed(own.map(({ operation }) => operationId(operation)))}`,
    ),
    '',
    ...settling.map(
      ({ after, records: count, rejectedUntil, acceptedAfter }) =>
        `Delay after ${after}: ${plural(count, 'record')}, rejected until ${seconds(rejectedUntil)}, accepted after ${seconds(acceptedAfter)} at the latest.`,
    ),
    `${plural(requests, 'request')} of at most ${contactLimits.requests}. ${notRemoved.length === 0 ? `All of at most ${plural(records, 'record')} were removed.` : `${plural(notRemoved.length, 'record')} could not be removed.`}`,
  ]
}

const heading = (word: string, count: number, what: string): string => `${word.padEnd(8)} ${String(count).padStart(3)}  ${what}`

const openIn = (answers: FirstContact['answers'], leftOut: readonly OpenOperation[]): OpenOperation[] => {
  const answered = new Set(answers.filter(({ why }) => why === undefined).map(({ step }) => step.operation))
  const open = answers.flatMap(({ step: { operation }, why }) => (why && !answered.has(operation) ? [[operation, why] as const] : []))
  return [...[...new Map(open)].map(([operation, why]) => ({ operation, why })), ...leftOut]
}

const listed = (names: readonly KnownText[]): string => names.join(', ')
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
