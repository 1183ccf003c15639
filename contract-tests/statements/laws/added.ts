import { bodyPointer, bodyProperties, parameterPointer } from '../../documents/operationParts.ts'
import { stepsOf } from '../../documents/pointer.ts'
import { type Law, lastOf } from '../statement.ts'

/** `x-adds`: what a parameter or property adds is absent without it, and present with it. */
export const added: Law = (_, difference, contract) => {
  const { operation, args } = lastOf(difference)
  const place = stepsOf(difference.place).filter((step, index) => index > 0 && !(index === 1 && /^\d+$/.test(step)))
  const isPlace = (pattern: string) =>
    pattern.split('.').length === place.length && pattern.split('.').every((step, index) => step === '*' || step === place[index])
  const inBody = Object.entries(bodyProperties(contract, operation)).map(([name, schema]) => ({
    ...{ name, adds: schema['x-adds'], value: (args.body as Record<string, unknown> | undefined)?.[name] },
    at: `${bodyPointer(operation)}/properties/${name}`,
  }))
  const all = operation.parameters.map((parameter) => ({
    ...{ name: parameter.name, adds: parameter['x-adds'], value: args[parameter.name] },
    at: parameterPointer(contract, operation, parameter.name),
  }))
  const adding = [...all, ...inBody].find(({ adds }) => adds?.some(isPlace))
  if (!adding) return undefined
  const isAsked = String(adding.value ?? false) !== 'false'
  if (isAsked ? difference.kind !== 'missing' : difference.kind !== 'unexpected') return undefined
  const what = place.at(-1)
  const text = isAsked ? `${what}: ${adding.name} adds it` : `nothing: only ${adding.name} adds ${what}`
  return { id: 'x-adds', at: adding.at, part: 'x-adds', text, because: [] }
}
