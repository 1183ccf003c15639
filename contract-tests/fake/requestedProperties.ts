import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import type { FakeCall } from './fakeCall.ts'
import { listedRecords } from './wraps.ts'

/**
 * Leaves out what the query did not ask for: `x-adds` of a parameter names the properties that the
 * records of the response have only with it.
 */
export function withoutUnrequested({ operation, query }: FakeCall, body: Json): Json {
  const unrequested = operation.parameters.flatMap(({ name, 'x-adds': added = [] }) => (query[name] === true ? [] : added))
  if (unrequested.length === 0) return body
  const paths = unrequested.map((property) => property.split('.'))
  return { ...body, data: listedRecords(body).map((record) => paths.reduce<unknown>(withoutProperty, record)) }
}

/** A value without a property, copied if it has it; `*` stands for every key. */
function withoutProperty(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (!isObject(value) || step === undefined || (step !== '*' && !Object.hasOwn(value, step))) return value
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step))
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, step === '*' || name === step ? withoutProperty(child, rest) : child]),
  )
}
