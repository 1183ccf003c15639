import { expect, test } from 'vitest'
import { createValidators } from '../browser/validators.ts'
import type { Schema } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { invalidValues } from '../documents/invalidValues.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { changedAt } from '../documents/pointer.ts'
import type { Violation } from '../documents/validators.ts'
import { inTurn } from './inTurn.ts'

const contracts = await readContracts()

const textsOf = (violations: readonly Violation[]) =>
  violations.map(({ pointer, keyword, message }) => `${pointer} ${keyword}: ${message}`).sort()

// Each example of a request, and each way to violate one constraint of it; of an eighth of the
// operations, which also have responses, on another day.
test.each(contracts.map((contract) => [contract.name, contract] as const))('finds in a page what Ajv finds: %s', (_, contract) => {
  const { document, operations, accepts } = contract
  const inPage = { document, ...createValidators(document) }
  let invalid = 0
  const check = (schema: Schema, value: unknown) => {
    const expected = textsOf(nearestFaults(contract, schema, value))
    expect({ value, found: textsOf(nearestFaults(inPage, schema, value)) }).toEqual({ value, found: expected })
    expect({ value, isAccepted: inPage.accepts(schema, value) }).toEqual({ value, isAccepted: expected.length === 0 })
    if (expected.length > 0) invalid++
  }
  for (const { body, responses, parameters } of inTurn(operations, 8)) {
    const [success] = Object.values(responses)
    const media = [body, success].flatMap((holder) => Object.values(holder?.content ?? {}))
    const described = [
      ...media.flatMap(({ schema, examples = {} }) => Object.values(examples).map(({ value }) => [schema, value] as const)),
      ...parameters.map(({ schema, example }) => [schema, example] as const),
    ]
    for (const [schema, value] of described) {
      check(schema, value)
      for (const broken of invalidValues(document, accepts, [schema], value))
        check(
          schema,
          changedAt(value, broken.pointer, () => broken.value),
        )
    }
  }
  expect(invalid).toBeGreaterThan(5)
})
