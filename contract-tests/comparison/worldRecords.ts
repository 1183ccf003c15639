import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt, stepsOf } from '../documents/pointer.ts'
import { type KnownRecords, withoutSelf } from '../serverChecks/createdFixtures.ts'
import { isSafe, isSuccess } from '../serverChecks/createdRecords.ts'
import { type Identifier, identifiersIn, inPlaceOf } from '../serverChecks/identifiers.ts'
import { ownIdPointer } from '../serverChecks/resources.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import { isAccepted, type Step } from '../statements/call.ts'
import { startsOf, type World } from './calls.ts'
import { recordsOf } from './pathValues.ts'
import { stepOf } from './send.ts'
import { nameFor } from './worldNames.ts'

/**
 * The records of a world for the cases of its operations.
 *
 * @param isSound - whether the server has them as the model does, as no write is at fault
 */
export function worldRecords({ scarceRecords, resources }: ServerContext, world: World, isSound: boolean): KnownRecords {
  const { contract, names, trace } = world
  const isScarce = (kind: string) => {
    const create = resources.get(kind)?.create
    return create !== undefined && scarceRecords.isCreatedBy(create)
  }
  /**
   * Whether a case makes such records itself: those of which an app can have few are removed with
   * the world, and those of another record belong to one that the case names.
   */
  const isMade = (kind: string) => kind.includes('{') || isScarce(kind)
  const accepts = (operation: Operation, args: Arguments) => trace.peek({ operation, args }).status < 300
  /** Creates and updates, which records accept several times. */
  const repeatable = new Set([...resources.values()].flatMap(({ create, update }) => [create, update]))
  /** Whether the server accepted the same call, but for its body: a second one may be refused. */
  const isAgain = (operation: Operation, args: Arguments) => {
    if (repeatable.has(operation) || !operation.path.includes('{')) return false
    const named = operation.parameters.filter(({ in: place }) => place === 'path' || place === 'header')
    const isAlike = (step: Step) => named.every(({ name }) => String(step.args[name]).toLowerCase() === String(args[name]).toLowerCase())
    return trace.steps.some((step) => step.operation === operation && isAccepted(step) && isAlike(step))
  }
  const record = (kind: string, example: unknown): string | undefined => {
    const id = String(nameFor(contract, names, kind, example))
    const { get, parameter = '' } = resources.get(kind) ?? {}
    const isThere = !isMade(kind) && recordsOf(trace, kind).includes(id)
    // A user who is deactivated can do nothing.
    return isThere && (kind !== '/users' || !get || accepts(get, { [parameter]: id })) ? id : undefined
  }
  let count = 0
  return {
    record,
    whyNone: isSound ? 'no record of the run allows it' : 'after a finding about a write, the records of the run are uncertain',
    suited(operation, args) {
      const identifiers = identifiersIn(contract, operation, args)
      const ownId = ownIdPointer(contract, operation)
      // A new record with an identifier of its own needs no other.
      if (!isSound) return ownId === undefined ? undefined : args
      const isOfBody = ({ pointer }: Identifier) => pointer.startsWith('/body/')
      // A new record takes the place of one that is not there, and cannot be removed from another.
      if (operation.method === 'DELETE' && identifiers.some((one) => isOfBody(one) && record(one.kind, one.value) === undefined))
        return undefined
      if (isScarce(operation.path) || identifiers.some((one) => isMade(one.kind) && !isOfBody(one))) return args
      const idFor = ({ pointer, kind, value }: Identifier) => {
        if (isMade(kind)) return undefined
        const id = pointer === ownId ? `${names.prefix}new-${count++}` : nameFor(contract, names, kind, value)
        return inPlaceOf(value, id)
      }
      const asked = identifiers.reduce((current, one) => changedAt(current, one.pointer, () => idFor(one)) as Arguments, args)
      const isRecord = (name: string) => name === 'onBehalfOf' || identifiers.some(({ pointer }) => pointer === `/${name}`)
      const starts = startsOf(world, operation, undefined, true)
        .filter((start) => 'onBehalfOf' in start === 'onBehalfOf' in args)
        .map((start) => Object.fromEntries(Object.entries(start).filter(([name]) => isRecord(name))))
      const fits = (start: Arguments) => {
        const all = { ...asked, ...start }
        // The fixtures put another user in the place of the user who acts.
        return withoutSelf(operation, all) === all && accepts(operation, all)
      }
      const all = [{}, ...starts]
      const found = all.find((start) => !isAgain(operation, { ...asked, ...start }) && fits(start)) ?? all.find(fits)
      return found && { ...args, ...found }
    },
    isTouched: trace.isTouched,
    hasRefused(observation) {
      const { operation, testCase } = observation
      return trace.hasRefused(stepOf({ operation, args: testCase.args }, observation), stepsOf(testCase.change?.pointer ?? '')[1])
    },
    note(observation) {
      const { operation, testCase, response } = observation
      if (!response || isSafe(operation) || testCase.alter) return
      const step = stepOf({ operation, args: testCase.args }, observation)
      if (isSuccess(response) || response.isRepeated) trace.takeUnlisted(step, response.isRepeated)
    },
  }
}
