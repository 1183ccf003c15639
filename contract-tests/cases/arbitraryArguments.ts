// A separate module, because the package's declarations must not reference fast-check's types.
import fc from 'fast-check'
import { arbitraryOf } from '../documents/arbitrary.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { type Arguments, bodyOf } from './arguments.ts'

/** Random arguments: all required parameters and some optional parameters. */
export function arbitraryArguments(contract: Contract, operation: Operation): fc.Arbitrary<Arguments> {
  const { document, accepts } = contract
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  const required: string[] = []
  for (const { name, schema, required: needed, in: place } of operation.parameters) {
    const fits = (value: unknown) =>
      accepts(schema, value) &&
      (typeof value !== 'string' || (value.trim() === value && value !== '' && !(place === 'path' && /^\.{1,2}$/.test(value))))
    const listed = (value: unknown) => !Array.isArray(value) || (value.length > 0 && value.every((item) => item !== ''))
    fields[name] = arbitraryOf(document, [schema], { mode: 'any', plain: true }).filter((value) => fits(value) && listed(value))
    if (needed) required.push(name)
  }
  const body = bodyOf(operation)
  if (body) {
    fields.body = arbitraryOf(document, [body.schema], { mode: 'any', plain: body.type !== 'application/json' })
    if (body.required) required.push('body')
  }
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
}

/** Whether generated arguments are valid: parts of a schema may conflict. */
export function argumentsFit({ accepts }: Contract, operation: Operation, args: Arguments): boolean {
  const body = bodyOf(operation)
  if (!body || args.body === undefined) return true
  const unwritable =
    body.type !== 'application/json' && Object.values(args.body as object).some((field) => Array.isArray(field) && field.length === 0)
  return accepts(body.schema, args.body) && !unwritable
}
