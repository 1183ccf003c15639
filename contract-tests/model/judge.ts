import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { sendingFor } from '../exchange/purpose.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import type { Recording } from '../exchange/recording.ts'
import { shown } from '../exchange/runCase.ts'
import { isSafe } from '../server/createdRecords.ts'
import { recordingOf } from '../server/recordings.ts'
import { doubled } from '../server/serverFailures.ts'
import type { Finding } from '../validate/finding.ts'
import { identityOf } from './align.ts'
import { isCut, unsupportedIn } from './answers.ts'
import { alterationOf, isRefused, type Step } from './call.ts'
import type { Chosen, Maker } from './calls.ts'
import { parameterName, propertyName } from './effects.ts'
import { findingOf } from './findings.ts'
import type { Look } from './looks.ts'
import { addTo, leaveOnce, type PartRun, WorldEnded } from './partRun.ts'
import { type Sent, send } from './send.ts'
import { shortest } from './shortest.ts'
import { placeOf, propertyOf } from './trace.ts'

/** What a read looks at. */
export interface Context {
  readonly write: Chosen
  readonly look: Look
  /** The other looks after the write. */
  readonly others: readonly Look[]
}

/**
 * Records the outcome of a call. A difference is a finding.
 *
 * @param context - the write after which a read looks
 * @throws WorldEnded if the model and the server differ for good
 */
export async function judge(run: PartRun, maker: Maker, call: Chosen, sent: Sent, context?: Context): Promise<void> {
  const { environment, server, known, convicted } = run
  const { differences, observation, findings, step } = sent
  if (isCut(step)) noteCut(run, maker, call, sent)
  const unsupported = unsupportedIn(step)
  if (unsupported !== undefined) leaveOnce(run, call.operation, call.label, unsupported)
  run.doubtful ||= sent.doubtful
  if (run.doubtful && differences.length > 0) {
    addTo(run, run.home, { notRun: [{ operation: call.operation.id, name: call.label, kind: 'scenario', ...doubled }] })
    throw new WorldEnded()
  }
  for (const name of sent.adopted) environment.notes?.add(`takes the reading ${name}`)
  for (const place of maker.trace.leftOut) environment.notes?.add(`leaves out what is optional: ${place}`)
  run.adopted = maker.trace.adopted
  // What breaks a rule by itself needs no comparison, apart from its status.
  const isRejected = differences[0]?.pointer === '' && step.answer.status < 500
  const differs = differences.length > 0 && (findings.length === 0 || isRejected)
  const blamed = differs && context ? await blamedFor(run, maker, context, sent) : call.operation
  const all = differs ? [findingOf(blamed, call, sent)] : findings
  const result: CaseResult = {
    operation: blamed.id,
    name: context && blamed === context.write.operation ? `${context.write.label}, then ${call.operation.id} ${call.label}` : call.label,
    kind: 'scenario',
    findings: [...all],
    status: step.answer.status,
    milliseconds: observation.milliseconds,
    covers: [],
    sent: Object.keys(call.args),
    ...(all.length === 0 && call.obeys && { effects: call.obeys.map((name) => effectName(call.operation, name)) }),
    ...(all.length > 0 && observation.sent && { exchange: shown(server.contract, observation.sent, observation.response) }),
    ...(all.length > 0 && { recording: recorderOf(run, maker, `${blamed.id}: ${call.label}`, sent, all) }),
  }
  // What prepares counts only if it shows something.
  if (all.length > 0 || run.chosen.includes(blamed)) addTo(run, blamed.id, { results: [result] })
  if (differences.length === 0) return
  for (const difference of differences) {
    known.add(placeOf(call, difference))
    const property = propertyOf(difference)
    if (!isSafe(blamed) && property !== undefined) known.add(property)
  }
  if (isSafe(blamed)) return
  // A property that differs is no longer compared, so that the operation can be called until its
  // next finding.
  const isOfProperty = differences.every((difference) => propertyOf(difference) !== undefined)
  if (!isOfProperty || run.differed.has(blamed.id)) convicted.add(blamed.id)
  run.differed.add(blamed.id)
  // A rejected call changes nothing.
  if (isRefused(step)) return
  if (!isOfProperty) throw new WorldEnded()
  maker.trace.keep(step)
}

/** Makes the shortest recording in which a call still has its findings. */
function recorderOf(
  { environment, server: { contract } }: PartRun,
  { trace }: Maker,
  check: string,
  { step, differences }: Sent,
  findings: readonly Finding[],
): () => Recording {
  const { prefix, adopted } = trace
  const steps = [...trace.steps]
  const base = environment.target.base(contract.name)
  return () =>
    recordingOf(shortest(contract, { prefix, steps, adopted }, step, differences[0]).map(recordedOf), {
      ...{ check, contract, base, prefix, findings, readings: adopted },
    })
}

const recordedOf = (step: Step): RecordedCall => ({
  ...{ operation: step.operation, at: step.at, status: step.answer.status, body: JSON.stringify(step.answer.body), isDoubtful: false },
  sent: { kind: 'scenario', args: step.args, expect: 'success', ...alterationOf(step) },
})

/** Notes a list that may lack records of the run, as those of others fill it. */
function noteCut(run: PartRun, maker: Maker, call: Chosen, { step }: Sent): void {
  const { id } = call.operation
  const records = step.answer.body.data as unknown[]
  const isOwn = (record: unknown) => JSON.stringify(record).includes(maker.names.prefix)
  const isUnseen = !records.some(isOwn) && (maker.trace.peek(call).body.data as unknown[]).some(isOwn)
  const reason = isUnseen ? `${id} returns ${records.length} other records first` : `${id} may return a part of its records only`
  leaveOnce(run, call.operation, `records missing from ${id}`, reason, isUnseen ? 'setup failed' : undefined)
}

const effectName = (operation: Operation, name: string): string =>
  isSafe(operation) ? parameterName(operation, name) : propertyName(operation, name)

/**
 * The operation that is to blame if a look after a write differs: the read if another operation, or
 * the same asked otherwise, shows the effect and no other difference; or if nothing changed in it
 * and it was never right before.
 */
async function blamedFor(run: PartRun, maker: Maker, { write, look, others }: Context, sent: Sent): Promise<Operation> {
  const { differences } = sent
  // What counts the records of a list, the list counts.
  if (differences.every(({ pointer }) => pointer.startsWith('/meta'))) return look.operation
  const wasRight = maker.trace.steps.some(({ operation }) => operation === look.operation)
  if (!look.changes) return wasRight ? write.operation : look.operation
  const { parameters } = look.operation
  const otherwise = parameters.some(({ name }) => name === 'perPage') ? [{ ...look, args: { ...look.args, perPage: 99 } }] : []
  const apart = others.filter(({ operation }) => operation !== look.operation)
  const lost = differences.flatMap(({ pointer, expected, got }) => (pointer === '/data' && got === undefined ? [identityOf(expected)] : []))
  const showsLost = (read: Look) => [valueAt(maker.trace.peek(read).body, '/data')].flat().some((item) => lost.includes(identityOf(item)))
  const agrees = async (witness: Look) =>
    (await sendingFor('scenarios', () => send(run.environment, run.server, maker.trace, witness)).catch(() => undefined))?.differences
      .length === 0
  // Another list that lacks the same record.
  for (const read of apart.filter(showsLost).slice(0, 1)) if (!(await agrees(read))) return write.operation
  for (const witness of [...apart.filter(({ changes }) => changes).slice(0, 2), ...otherwise]) {
    if (!(await agrees(witness))) continue
    const neighbours = others
      .map((other) => ({ other, same: aboutSame(look, sent, other) }))
      .filter(({ other, same }) => !other.changes || same !== other)
      .map(({ same }) => same)
      .toSorted((a, b) => Number(isOfOne(b)) - Number(isOfOne(a)))
    for (const neighbour of neighbours.slice(0, 2)) if (!(await agrees(neighbour))) return write.operation
    return look.operation
  }
  return write.operation
}

/** A read of one record, about the record of a list that differs. */
function aboutSame({ operation: list }: Look, { differences, step }: Sent, read: Look): Look {
  const [at] = /^\/data\/\d+/.exec(differences[0]?.pointer ?? '') ?? []
  const [, name] = /^\/\{(\w+)\}$/.exec(read.operation.path.slice(list.path.length)) ?? []
  if (at === undefined || name === undefined || !read.operation.path.startsWith(list.path)) return read
  const id = identityOf(valueAt(step.answer.body, at))
  return id === undefined ? read : { ...read, args: { ...read.args, [name]: id } }
}

/** Whether a read shows a record by its identifier. */
const isOfOne = ({ operation }: Look): boolean => operation.path.endsWith('}')
