import type { Operation } from '../documents/document.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { effectOfProperty, parameterName } from '../exchange/effectNames.ts'
import { printedExchange } from '../exchange/runCase.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import type { Difference } from '../statements/statement.ts'
import type { Chosen, World } from './calls.ts'
import { isCut, unsupportedIn } from './compareAnswers.ts'
import { findingOf, listedDifference } from './difference.ts'
import type { Look } from './looks.ts'
import { appliesNewerFilter, restsOnNewerFilter } from './newerFilters.ts'
import { leaveByRule, type PartRun } from './partRun.ts'
import type { Sent } from './send.ts'

/** The write before a look, and the look. */
export interface Context {
  readonly write: Chosen
  readonly look: Look
}

/**
 * Records the outcome of a call: differences, and of those with a statement findings.
 *
 * @param context - the write after which a read looks
 */
export function judge(run: PartRun, world: World, call: Chosen, sent: Sent, context?: Context): void {
  const { contract, trace } = world
  const rests = (difference: Difference) => restsOnNewerFilter(contract, difference)
  const record = () => {
    const isOlder = sent.differences.some(rests) && !appliesNewerFilter(trace, call.operation)
    const differences = sent.differences.map(({ statement, ...difference }) => {
      const isStated = statement && !(isOlder && rests({ ...difference, statement }))
      return { ...difference, ...(isStated && { statement }) }
    })
    recordOutcome(run, world, call, { ...sent, differences }, context)
  }
  // Whether the server has such a filter shows once all lists of the operation are read.
  if (!context && sent.differences.some(rests)) run.held.push(record)
  else record()
}

function recordOutcome(run: PartRun, world: World, call: Chosen, sent: Sent, context?: Context): void {
  const { environment, server, outcomes } = run
  const { differences, observation, step } = sent
  if (isCut(step)) noteCut(run, world, call, sent)
  const unsupported = unsupportedIn(step)
  if (unsupported !== undefined) leaveByRule(run, call.operation, call.label, unsupported)
  if (sent.isDoubtful && sent.findings.length === 0) {
    leaveByRule(run, call.operation, nameOf(call), repeatedWrite)
    return
  }
  // Only what fails or is listed is printed, and most calls do neither.
  const printed = () => observation.sent && printedExchange(server.contract, observation.sent, observation.response)
  const own = nameOf(call)
  const label = context ? `${inFull(context.write)}, then ${inFull(call)}` : inFull(call)
  const told = differences.map((difference) => ({ ...difference, blamed: blamedFor(difference, call, context) }))
  for (const difference of told)
    if (!difference.statement) environment.differences.push(listedDifference(server.contract, difference, label, printed()?.curl))
  // A response that breaks a rule by itself needs no comparison, apart from its status.
  const findings = told.filter(({ statement, place }) => statement && (sent.findings.length === 0 || place === ''))
  const all = findings.length > 0 ? findings.map((difference) => findingOf(difference.blamed.id, difference)) : sent.findings
  const exchange = all.length > 0 ? printed() : undefined
  const blamed = findings[0]?.blamed ?? call.operation
  const result: CaseResult = {
    operation: blamed.id,
    name: blamed === call.operation ? own : label,
    kind: 'scenario',
    findings: [...all],
    status: step.answer.status,
    milliseconds: observation.milliseconds,
    covers: [],
    sent: Object.keys(call.args),
    ...(differences.length === 0 && call.obeys && { effects: call.obeys.map((name) => effectName(call.operation, name)) }),
    ...(exchange && { exchange }),
  }
  // A preparing call counts only if it shows something.
  if (all.length > 0 || run.chosen.includes(blamed)) outcomes.add(blamed.id, { results: [result] })
}

const repeatedWrite = 'the response was lost, and the repeated write may have been carried out twice'

/** A call in a list of calls of any operation. */
const inFull = ({ label, operation }: Chosen): string => `${operation.id} ${label}`.trim()

/** A call in a report on its operation: its arguments, or its operation if it has none. */
const nameOf = ({ label, operation }: Chosen): string => label.trim() || operation.id

/** The operation to blame: a write, if a read after it differs in what changes through it. */
const blamedFor = ({ statement }: Difference, { operation }: Chosen, context: Context | undefined): Operation =>
  context && (statement ? statement.because.some((step) => step.operation === context.write.operation) : context.look.changes)
    ? context.write.operation
    : operation

/** Notes a list that may lack records of the run, as those of others fill it. */
function noteCut(run: PartRun, world: World, call: Chosen, { step }: Sent): void {
  const { id } = call.operation
  const records = step.answer.body.data as unknown[]
  const isOwn = (record: unknown) => JSON.stringify(record).includes(world.names.prefix)
  const isUnseen = !records.some(isOwn) && (world.trace.peek(call).body.data as unknown[]).some(isOwn)
  const reason = isUnseen ? `${id} returns ${records.length} other records first` : `${id} may return a part of its records only`
  run.outcomes.leaveOnce(id, `records missing from ${id}`, { category: isUnseen ? 'setup failed' : 'left out by rule', reason })
}

const effectName = (operation: Operation, name: string): string =>
  isSafe(operation) ? parameterName(operation, name) : effectOfProperty(operation, name)
