import { bodyOf, exampleParameters, instancesOf } from '../../contract-tests/cases/arguments.ts'
import { type Constraint, constraintName } from '../../contract-tests/spec/constraints.ts'
import type { Contract } from '../../contract-tests/spec/contract.ts'
import type { Operation, Schema } from '../../contract-tests/spec/document.ts'
import { invalidValues } from '../../contract-tests/spec/invalidValues.ts'
import { changedAt } from '../../contract-tests/spec/pointer.ts'

/**
 * Why a document without one constraint still rejects the same values because of another constraint; `undefined` if it accepts a value that
 * it should not, or if no value is known that breaks the constraint.
 *
 * @param changed - the contract without the constraint
 */
export function subsumedBy(contract: Contract, changed: Contract, operation: Operation, constraint: Constraint): string | undefined {
  const twin = changed.operations.find(({ id }) => id === operation.id)
  if (!twin) return undefined
  const wanted = constraintName(contract.pointerOf, constraint)
  const others = new Set<string>()
  let known = 0
  const parameters = exampleParameters(contract, operation, true)
  const body = bodyOf(operation)
  const subjects: [schema: Schema, twin: Schema | undefined, bases: unknown[]][] = operation.parameters.map(({ name, schema }, index) => [
    schema,
    twin.parameters[index]?.schema,
    [parameters[name]],
  ])
  if (body)
    subjects.push([body.schema, bodyOf(twin)?.schema, [...body.examples.map(([, value]) => value), ...instancesOf(contract, body.schema)]])
  for (const [schema, other, bases] of subjects) {
    if (!other) continue
    for (const base of bases) {
      for (const one of invalidValues(contract.document, contract.accepts, [schema], base)) {
        if (constraintName(contract.pointerOf, one) !== wanted) continue
        const broken = changedAt(base, one.pointer, () => one.value)
        if (contract.accepts(schema, broken)) continue
        known++
        const faults = changed.faults(other, broken)
        if (faults.length === 0) return undefined
        for (const fault of faults) others.add(`${fault.keyword} at ${fault.pointer || '/'}`)
      }
    }
  }
  return known > 0 ? `the same values are rejected by ${[...others].slice(0, 3).join(', ')}` : undefined
}
