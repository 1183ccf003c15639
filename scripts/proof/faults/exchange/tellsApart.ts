import { type Arguments, basesOf, bodyOf } from '../../../../contract-tests/cases/arguments.ts'
import { boundariesOf } from '../../../../contract-tests/documents/boundaries.ts'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { type Operation, resolve, type Schema } from '../../../../contract-tests/documents/document.ts'
import { invalidValues } from '../../../../contract-tests/documents/invalidValues.ts'
import { changedAt } from '../../../../contract-tests/documents/pointer.ts'
import { typed } from '../../../../contract-tests/validate/query.ts'

/**
 * Whether a changed document accepts a request that the documented one rejects, or the other way
 * round. The requests are made from the document: its examples and instances of its schemas, each
 * with a single value that violates a constraint, is at a limit, or is left out.
 */
export function tellsApart(contract: Contract, changed: Contract, operation: Operation): boolean {
  const counterpart = changed.operations.find(({ id }) => id === operation.id)
  if (!counterpart || JSON.stringify(counterpart.security) !== JSON.stringify(operation.security)) return true
  return requestsOf(contract, operation).some(
    (request) => accepts(contract, operation, operation, request) !== accepts(changed, counterpart, operation, request),
  )
}

function requestsOf(contract: Contract, operation: Operation): Arguments[] {
  const { all, least, examples, instances } = basesOf(contract, operation)
  const body = bodyOf(operation)
  const bodies = body ? [...examples.map(([, value]) => value), ...instances] : []
  const full = body ? { ...all, body: bodies[0] } : all
  const varied = (name: string, schema: Schema, values: readonly unknown[]): Arguments[] =>
    values.flatMap((value) => variationsOf(contract, schema, value).map((variation) => ({ ...full, [name]: variation })))
  return [
    full,
    least,
    ...operation.parameters.flatMap(({ name, schema }) =>
      varied(name, schema, [all[name]]).filter((request) => isCarried(contract, schema, request[name])),
    ),
    ...(body ? varied('body', body.schema, bodies) : []),
  ]
}

/** A value, none, and the value with each change that a limit invites. */
const variationsOf = ({ document, accepts }: Contract, schema: Schema, value: unknown): unknown[] => [
  value,
  undefined,
  ...[...invalidValues(document, accepts, [schema], value), ...boundariesOf(document, accepts, [schema], value)].map((change) =>
    changedAt(value, change.pointer, () => change.value),
  ),
]

/**
 * Whether a URL or a header carries a value as it is: they carry text, and an empty one is left
 * out.
 */
const isCarried = ({ document }: Contract, schema: Schema, value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number'
    ? value !== '' && typed(resolve<Schema>(document, schema), String(value)) === value
    : value !== null

/**
 * Whether a document's operation accepts a request to another one of the same address; parameters
 * that it does not declare are ignored.
 */
function accepts(contract: Contract, operation: Operation, sentTo: Operation, request: Arguments): boolean {
  const fits = (value: unknown, required: boolean | undefined, schema: Schema) =>
    value === undefined ? !required : contract.accepts(schema, value)
  const isSent = (name: string, place: string) => sentTo.parameters.some((parameter) => parameter.name === name && parameter.in === place)
  const body = bodyOf(operation)
  return (
    operation.parameters.every(({ name, in: place, required, schema }) =>
      fits(isSent(name, place) ? request[name] : undefined, required, schema),
    ) &&
    (!body || fits(request.body, body.required, body.schema))
  )
}
