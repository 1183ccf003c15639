import { bodyOf, exampleParameters, instancesOf } from '../../../contract-tests/cases/arguments.ts'
import { type Constraint, constraintName } from '../../../contract-tests/documents/constraints.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation, Schema } from '../../../contract-tests/documents/document.ts'
import { invalidValues } from '../../../contract-tests/documents/invalidValues.ts'
import { changedAt } from '../../../contract-tests/documents/pointer.ts'

/**
 * Why a document without a constraint still rejects the same values, because of other constraints. `undefined` if it accepts an invalid value, or if no
 * value is known that violates the constraint.
 *
 * @param changed - the contract without the constraint
 */
export function subsumedBy(contract: Contract, changed: Contract, operation: Operation, constraint: Constraint): string | undefined {
  const counterpart = changed.operations.find(({ id }) => id === operation.id)
  if (!counterpart) return undefined
  const wanted = constraintName(contract.pointerOf, constraint)
  const others = new Set<string>()
  let known = 0
  const parameters = exampleParameters(contract, operation, true)
  const body = bodyOf(operation)
  const subjects: [schema: Schema, counterpart: Schema | undefined, bases: unknown[]][] = operation.parameters.map(
    ({ name, schema }, index) => [schema, counterpart.parameters[index]?.schema, [parameters[name]]],
  )
  if (body)
    subjects.push([
      body.schema,
      bodyOf(counterpart)?.schema,
      [...body.examples.map(([, value]) => value), ...instancesOf(contract, body.schema)],
    ])
  for (const [schema, other, bases] of subjects) {
    if (!other) continue
    for (const base of bases) {
      for (const invalid of invalidValues(contract.document, contract.accepts, [schema], base)) {
        if (constraintName(contract.pointerOf, invalid) !== wanted) continue
        const invalidBody = changedAt(base, invalid.pointer, () => invalid.value)
        if (contract.accepts(schema, invalidBody)) continue
        known++
        const faults = changed.faults(other, invalidBody)
        if (faults.length === 0) return undefined
        for (const fault of faults) others.add(`${fault.keyword} at ${fault.pointer || '/'}`)
      }
    }
  }
  return known > 0 ? `the same values are rejected by ${[...others].slice(0, 3).join(', ')}` : undefined
}
