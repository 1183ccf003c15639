import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../documents/contract.ts'
import { valueAt } from '../documents/pointer.ts'
import { textsIn } from '../documents/textsIn.ts'
import { isSafe } from '../server/createdRecords.ts'
import { resourcesOf } from '../server/resources.ts'
import { type Call, filledPath, type Step } from './call.ts'
import type { Difference } from './compare.ts'
import { createTrace, type Trace } from './trace.ts'

/** How often the model is asked at most whether a part of a trace is enough. */
const mostTries = 60

/**
 * A short part of a trace after which a step still differs from the model in the same way; without
 * a difference, after which the model agrees. Only a server can tell which writes its fault needs:
 * those about the same record stay, and the last one.
 */
export function shortest(
  contract: Contract,
  { prefix, steps, adopted }: Pick<Trace, 'prefix' | 'steps' | 'adopted'>,
  last: Step,
  difference: Difference | undefined,
): Step[] {
  const isEnough = (part: readonly Step[]): boolean => {
    const trace = createTrace(contract, prefix, new Set(), adopted)
    // Without what it needs, a call would be rejected.
    if (part.some((step) => trace.take(step).some(({ pointer }) => pointer === ''))) return false
    const found = trace.take(last)
    return difference ? found.some((other) => isDeepStrictEqual(other, difference)) : found.length === 0
  }
  const before = steps.filter((step) => step !== last)
  const writes = before.filter(({ operation }) => !isSafe(operation))
  const write = writes.at(-1)
  const isKept = (step: Step) =>
    step === write || [last, write].some((other) => other && (isAboutSame(step, other) || makes(contract, step, other)))
  // Reads show what the server chose: without them, nothing may be known of a record.
  let part = isEnough(writes) ? writes : before
  let tries = 0
  for (let size = Math.ceil(part.length / 2); size >= 1 && tries < mostTries; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let end = part.length; end > 0 && tries < mostTries; end -= size) {
      const others = part.filter((step, index) => index < end - size || index >= end || isKept(step))
      if (others.length === part.length) continue
      tries++
      if (isEnough(others)) part = others
    }
  return [...part, last]
}

/** Whether a call makes a record that another names. */
function makes(contract: Contract, { operation, args }: Call, other: Call): boolean {
  const { create, idProperty = '' } = resourcesOf(contract).get(operation.path) ?? {}
  return create === operation && textsIn(other.args).includes(String(valueAt(args.body, `/${idProperty}`)))
}

/** Whether a call is about the record of another, or about a part of it. */
function isAboutSame(one: Call, other: Call): boolean {
  const [a, b] = [one, other].map(({ operation, args }) => filledPath(operation.path, args))
  return (
    other.operation.path.includes('{') && (`${a}/`.startsWith(`${b}/`) || (one.operation.path.includes('{') && `${b}/`.startsWith(`${a}/`)))
  )
}
