import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation, Schema } from '../../../contract-tests/documents/document.ts'
import { invalidValues } from '../../../contract-tests/documents/invalidValues.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { changedAt, valueAt } from '../../../contract-tests/documents/pointer.ts'
import { listOf, typesOf } from '../../../contract-tests/documents/subschemas.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import { type Mutant, withTarget } from './mutant.ts'
import { locationsIn, type ResponseLocation } from './responseLocations.ts'

/** Changes a response before the client receives it. */
type ResponseChange = (response: RawResponse, request: RawRequest) => RawResponse

const untyped = 'the document does not describe this location'
const openLevel = 'the document allows other properties here and does not require this property'

/** Providers with a single fault in their responses, for every status with an example. */
export function responseMutants(contract: Contract, operation: Operation): Mutant[] {
  const found: Mutant[] = []
  for (const [key, { content = {}, headers = {} }] of Object.entries(operation.responses)) {
    const status = key === 'default' ? 500 : Number(key)
    const [media] = Object.values(content)
    const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
    const on = (operator: string, what: string, change: ResponseChange, equivalent?: string) =>
      found.push({
        side: 'provider',
        operator,
        operation: operation.id,
        what: `${key}: ${what}`,
        ...(equivalent && { equivalent }),
        apply: async (environment, original) =>
          withTarget(environment, async (request, document) => {
            const response = await original.send(request, document)
            return response.status === status ? change(response, request) : response
          }),
      })
    wholeResponseMutants(operation, status, examples[0], Object.keys(headers), on)
    const seen = new Set<string>()
    for (const example of examples) {
      if (!media) continue
      for (const location of locationsIn(contract, media.schema, example)) {
        if (location.pointer === '' || seen.has(location.pointer)) continue
        seen.add(location.pointer)
        locationMutants(contract, location, on)
      }
    }
  }
  return found
}

type On = (operator: string, what: string, change: ResponseChange, equivalent?: string) => void

const json =
  (change: (body: unknown) => unknown): ResponseChange =>
  (response) => {
    try {
      return { ...response, body: JSON.stringify(change(JSON.parse(response.body))) }
    } catch {
      return response
    }
  }

function wholeResponseMutants(operation: Operation, status: number, example: unknown, headers: string[], on: On): void {
  const success = status < 400
  const other = success ? (status === 200 ? 202 : 200) : ({ 400: 422, 401: 403, 404: 410, 429: 503, 500: 200 }[status] ?? 418)
  on('wrong-status', `${other} instead`, (response) => ({ ...response, status: other }))
  on('wrong-content-type', 'text/html', (response) => ({
    ...response,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: '<h1>Hello</h1>',
  }))
  on('mislabelled-json', 'JSON as text/plain', (response) => ({
    ...response,
    headers: [...response.headers.filter(([name]) => name !== 'content-type'), ['content-type', 'text/plain']],
  }))
  on('empty-body', 'no body', (response) => ({ ...response, body: '' }))
  on('cut-short', 'half of the body', (response) => ({ ...response, body: response.body.slice(0, Math.ceil(response.body.length / 2)) }))
  if (typeof example === 'object' && example !== null) {
    const [first] = Object.keys(example)
    if (first === 'data' || first === 'error') {
      const inner = (example as Record<string, unknown>)[first]
      if (typeof inner === 'object' && inner !== null)
        on(
          'missing-envelope',
          `only the content of ${first}`,
          json((body) => (body as Record<string, unknown>)[first]),
        )
    }
    on(
      'list-for-object',
      'the body in a list',
      json((body) => [body]),
    )
  }
  if (success) {
    on('server-error', '500 for a valid request', (response) => ({
      ...response,
      status: 500,
      body: '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}',
    }))
    on('redirect', '302 to another URL', (response) => ({
      ...response,
      status: 302,
      headers: [['location', 'https://example.com/elsewhere']],
      body: '',
    }))
    on('error-as-success', 'an error body with the status of a success', (response) => ({
      ...response,
      body: '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}',
    }))
  } else {
    const [code, documented] = Object.entries(operation.responses).find(([key]) => key.startsWith('2')) ?? []
    const [media] = Object.values(documented?.content ?? {})
    const [first] = Object.values(media?.examples ?? {})
    if (first)
      on('success-as-error', `${code} with a success instead of the error`, (old) => ({
        ...old,
        status: Number(code),
        body: JSON.stringify(first.value),
      }))
  }
  for (const name of headers.slice(0, 3))
    on('broken-header', `${name}: many`, (response) => ({
      ...response,
      headers: [...response.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase()), [name, 'many']],
    }))
}

function locationMutants(contract: Contract, location: ResponseLocation, on: On): void {
  const at = changeAt(location.pointer)
  nameMutants(location, at, on)
  typeMutants(location, at, on)
  shapeMutants(location, at, on)
  valueMutants(contract, location, at, on)
}

type At = (change: (old: unknown) => unknown) => ResponseChange

/** Changes the value at a pointer; a response without that value is unchanged. */
const changeAt =
  (pointer: string): At =>
  (change) =>
    json((body) => (valueAt(body, pointer) === undefined ? body : changedAt(body, pointer, change)))

/** Whether a location may have a value of a type. */
const takesType = ({ subschemas }: ResponseLocation, type: string) => {
  const types = subschemas.flatMap(typesOf)
  return types.length === 0 || types.includes(type)
}

/** The property is missing or has another name. */
function nameMutants({ pointer, name, subschemas, required, parentOpen }: ResponseLocation, at: At, on: On): void {
  if (name === undefined) return
  if (required)
    on(
      'dropped-required-property',
      pointer,
      at(() => undefined),
    )
  const parent = pointer.slice(0, pointer.lastIndexOf('/'))
  const renamed = name.includes('_') ? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : `${name}_`
  on(
    'renamed-property',
    `${pointer} as ${renamed}`,
    json((body) => {
      const old = valueAt(body, pointer)
      return old === undefined
        ? body
        : changedAt(
            changedAt(body, pointer, () => undefined),
            `${parent}/${renamed}`,
            () => old,
          )
    }),
    subschemas.length === 0 || (parentOpen && !required) ? openLevel : undefined,
  )
}

/** The value has another type or is null. */
function typeMutants(location: ResponseLocation, at: At, on: On): void {
  const { pointer, value, subschemas } = location
  const constants = subschemas.some((subschema) => subschema.enum ?? subschema.const ?? subschema['x-extensible-enum'])
  const wrong =
    typeof value === 'string'
      ? 12345
      : typeof value === 'number'
        ? 'text'
        : typeof value === 'boolean'
          ? 'maybe'
          : Array.isArray(value)
            ? { list: value }
            : value === null
              ? { was: null }
              : 'text'
  const wrongType = typeof wrong === 'number' ? 'integer' : typeof wrong === 'object' ? 'object' : 'string'
  on(
    'changed-type',
    `${pointer} to ${JSON.stringify(wrong).slice(0, 20)}`,
    at(() => wrong),
    subschemas.length === 0 ? untyped : takesType(location, wrongType) && !constants ? 'the document also allows this type' : undefined,
  )
  if (!takesType(location, 'null') || subschemas.length === 0)
    on(
      'null-value',
      pointer,
      at(() => null),
      subschemas.length === 0 ? untyped : undefined,
    )
}

/** A list instead of an object, an object instead of a list, or an object with an additional property. */
function shapeMutants(location: ResponseLocation, at: At, on: On): void {
  const { pointer, value, subschemas } = location
  if (isObject(value))
    on(
      'list-for-object',
      `${pointer} in a list`,
      at((old) => [old]),
      subschemas.length === 0 ? untyped : takesType(location, 'array') ? 'the document also allows a list' : undefined,
    )
  if (Array.isArray(value) && value.length > 0)
    on(
      'object-for-list',
      `only the first item of ${pointer}`,
      at((old) => (old as unknown[])[0]),
      subschemas.length === 0 ? untyped : takesType(location, typeOf(value[0])) ? 'the document also allows this type' : undefined,
    )
  if (isObject(value)) {
    const open = subschemas.length === 0 || opens(subschemas)
    on(
      'undocumented-property',
      `in ${pointer}`,
      at((old) => ({ ...(old as object), undeclaredProperty: 1 })),
      open ? 'the document allows other properties here' : undefined,
    )
  }
}

/** The value is not in the enumeration, or violates a bound, a pattern, a format or a length. */
function valueMutants(contract: Contract, { pointer, value, subschemas }: ResponseLocation, at: At, on: On): void {
  const values = subschemas.flatMap((subschema) =>
    listOf(subschema.enum ?? (subschema.const === undefined ? subschema['x-extensible-enum'] : [subschema.const])),
  )
  if (values.length > 0)
    on(
      'value-outside-enum',
      pointer,
      at(() => (typeof value === 'number' ? 987654 : 'not-in-the-list')),
    )
  for (const { keyword, value: broken } of subschemas.length > 0
    ? invalidValues(contract.document, contract.accepts, subschemas as Schema[], value)
    : []) {
    if (
      ['type', 'enum', 'const', 'required', 'additionalProperties', 'unevaluatedProperties'].includes(keyword) ||
      typeof value === 'object'
    )
      continue
    on(
      'broken-constraint',
      `${pointer} ${keyword}`,
      at(() => broken),
    )
  }
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

const opens = (subschemas: Schema[]) =>
  subschemas.some(
    (subschema) =>
      (subschema.additionalProperties !== undefined && subschema.additionalProperties !== false) ||
      subschema.unevaluatedProperties === true ||
      subschema.patternProperties !== undefined,
  ) || subschemas.every(({ properties }) => properties === undefined)
