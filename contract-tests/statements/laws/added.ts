import { stepsOf } from '../../documents/pointer.ts'
import { parameterPointer } from '../records.ts'
import { type Law, lastOf } from '../statement.ts'

/** `x-adds`: a property that a parameter adds is absent without it, and present with it. */
export const added: Law = (_, difference, contract) => {
  const { operation, args } = lastOf(difference)
  const name = stepsOf(difference.place).findLast((part) => !/^\d+$/.test(part))
  const parameter = operation.parameters.find((one) => name !== undefined && one['x-adds']?.includes(name))
  if (!parameter || name === undefined) return undefined
  const isAsked = String(args[parameter.name] ?? false) !== 'false'
  if (isAsked ? difference.kind !== 'missing' : difference.kind !== 'unexpected') return undefined
  const text = isAsked ? `${name}: ${parameter.name} adds it` : `nothing: only ${parameter.name} adds ${name}`
  return { id: 'x-adds', at: parameterPointer(contract, operation, parameter.name), part: 'x-adds', text, because: [] }
}
