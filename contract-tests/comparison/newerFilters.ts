import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { parameterPointer } from '../documents/operationParts.ts'
import { valueAt } from '../documents/pointer.ts'
import { stableParameters, tentativeIn } from '../serverChecks/editions.ts'
import { isAccepted, isFullPage, isSameList, type Step } from '../statements/call.ts'
import { type Difference, lastOf, type Told } from '../statements/statement.ts'

// A server of an older edition ignores all filters that only newer editions of the documents name,
// like any parameter that it does not know. A server that applies one of them has them all.

/** Whether a difference is that such a filter is ignored. */
export function restsOnNewerFilter(contract: Contract, difference: Difference): boolean {
  const step = lastOf(difference)
  return tentativeIn(step).some((name) => difference.statement?.at === parameterPointer(contract, step.operation, name))
}

/** Whether such a filter has changed how many records a list of an operation has. */
export function appliesNewerFilter({ steps, limits }: Pick<Told, 'steps' | 'limits'>, operation: Operation): boolean {
  const known = stableParameters(operation)
  const newer = operation.parameters.filter((parameter) => parameter['x-filter'] && !known.has(parameter.name))
  const sizeOf = ({ answer: { body } }: Step) => [valueAt(body, operation.paging?.items ?? '/data')].flat().length
  const writesUntil = (step: Step) => steps.slice(0, steps.indexOf(step)).filter(isAccepted).length
  const lists = steps.filter((step) => step.operation === operation && step.answer.status === 200)
  return newer.some(({ name }) => {
    const isOther = (long: Step, short: Step) =>
      long.args[name] !== short.args[name] && isSameList(long, short, limits, name) && sizeOf(long) > sizeOf(short)
    const short = lists.filter((step) => step.args[name] !== undefined && !isFullPage(step.args, step.answer.body))
    return short.some((step) => lists.some((long) => isOther(long, step) && writesUntil(long) === writesUntil(step)))
  })
}
