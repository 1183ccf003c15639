import type { Contract } from '../../contract-tests/spec/contract.ts'
import type { Operation, Schema } from '../../contract-tests/spec/document.ts'
import { invalidValues } from '../../contract-tests/spec/invalidValues.ts'
import { changedAt, valueAt } from '../../contract-tests/spec/pointer.ts'
import { listOf, typesOf } from '../../contract-tests/spec/subschemas.ts'
import type { RawRequest, RawResponse } from '../../contract-tests/validate/rawExchange.ts'
import { type Mutant, withTarget } from './mutant.ts'
import { type AnswerPlace, placesOf } from './places.ts'

/** Changes a response before the client receives it. */
type Change = (answer: RawResponse, request: RawRequest) => RawResponse

const untyped = 'the document says nothing of this place'
const openLevel = 'the document leaves this level open and does not require the property'

/** Providers whose responses differ from the documents by one fault each, for every status with an example. */
export function answerMutants(contract: Contract, operation: Operation): Mutant[] {
  const found: Mutant[] = []
  for (const [key, { content = {}, headers = {} }] of Object.entries(operation.responses)) {
    const status = key === 'default' ? 500 : Number(key)
    const [media] = Object.values(content)
    const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
    const on = (operator: string, what: string, change: Change, equivalent?: string) =>
      found.push({
        side: 'provider',
        operator,
        operation: operation.id,
        what: `${key}: ${what}`,
        ...(equivalent && { equivalent }),
        apply: async (environment, original) =>
          withTarget(environment, async (request, document) => {
            const answer = await original.send(request, document)
            return answer.status === status ? change(answer, request) : answer
          }),
      })
    wholeAnswers(operation, status, examples[0], Object.keys(headers), on)
    const seen = new Set<string>()
    for (const example of examples) {
      if (!media) continue
      for (const place of placesOf(contract, media.schema, example)) {
        if (place.pointer === '' || seen.has(place.pointer)) continue
        seen.add(place.pointer)
        placeMutants(contract, place, on)
      }
    }
  }
  return found
}

type On = (operator: string, what: string, change: Change, equivalent?: string) => void

const json =
  (change: (body: unknown) => unknown): Change =>
  (answer) => {
    try {
      return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) }
    } catch {
      return answer
    }
  }

function wholeAnswers(operation: Operation, status: number, example: unknown, headers: string[], on: On): void {
  const success = status < 400
  const other = success ? (status === 200 ? 202 : 200) : ({ 400: 422, 401: 403, 404: 410, 429: 503, 500: 200 }[status] ?? 418)
  on('wrong-status', `${other} in its place`, (answer) => ({ ...answer, status: other }))
  on('wrong-content-type', 'text/html', (answer) => ({
    ...answer,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: '<h1>Hello</h1>',
  }))
  on('mislabelled-json', 'JSON as text/plain', (answer) => ({
    ...answer,
    headers: [...answer.headers.filter(([name]) => name !== 'content-type'), ['content-type', 'text/plain']],
  }))
  on('empty-body', 'no body', (answer) => ({ ...answer, body: '' }))
  on('cut-short', 'half of the body', (answer) => ({ ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }))
  if (typeof example === 'object' && example !== null) {
    const [first] = Object.keys(example)
    if (first === 'data' || first === 'error') {
      const inner = (example as Record<string, unknown>)[first]
      if (typeof inner === 'object' && inner !== null)
        on(
          'missing-envelope',
          `what is in ${first}, alone`,
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
    on('server-error', '500 for a valid request', (answer) => ({
      ...answer,
      status: 500,
      body: '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}',
    }))
    on('redirect', '302 to elsewhere', (answer) => ({
      ...answer,
      status: 302,
      headers: [['location', 'https://example.com/elsewhere']],
      body: '',
    }))
    on('error-as-success', 'an error body with the status of a success', (answer) => ({
      ...answer,
      body: '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}',
    }))
  } else {
    const [code, response] = Object.entries(operation.responses).find(([key]) => key.startsWith('2')) ?? []
    const [media] = Object.values(response?.content ?? {})
    const [answer] = Object.values(media?.examples ?? {})
    if (answer)
      on('success-as-error', `${code} with a success in place of the error`, (old) => ({
        ...old,
        status: Number(code),
        body: JSON.stringify(answer.value),
      }))
  }
  for (const name of headers.slice(0, 3))
    on('broken-header', `${name}: many`, (answer) => ({
      ...answer,
      headers: [...answer.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase()), [name, 'many']],
    }))
}

function placeMutants(contract: Contract, place: AnswerPlace, on: On): void {
  const at = changeAt(place.pointer)
  nameMutants(place, at, on)
  typeMutants(place, at, on)
  shapeMutants(place, at, on)
  valueMutants(contract, place, at, on)
}

type At = (change: (old: unknown) => unknown) => Change

/** Changes the value at a pointer; a response without that value stays as it is. */
const changeAt =
  (pointer: string): At =>
  (change) =>
    json((body) => (valueAt(body, pointer) === undefined ? body : changedAt(body, pointer, change)))

/** Whether a place may have a value of a type. */
const takesType = ({ subschemas }: AnswerPlace, type: string) => {
  const types = subschemas.flatMap(typesOf)
  return types.length === 0 || types.includes(type)
}

/** The property is missing or has another name. */
function nameMutants({ pointer, name, subschemas, required, parentOpen }: AnswerPlace, at: At, on: On): void {
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
function typeMutants(place: AnswerPlace, at: At, on: On): void {
  const { pointer, value, subschemas } = place
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
    subschemas.length === 0 ? untyped : takesType(place, wrongType) && !constants ? 'the document allows this type, too' : undefined,
  )
  if (!takesType(place, 'null') || subschemas.length === 0)
    on(
      'null-value',
      pointer,
      at(() => null),
      subschemas.length === 0 ? untyped : undefined,
    )
}

/** A list in place of an object, an object in place of a list, or an object with an additional property. */
function shapeMutants(place: AnswerPlace, at: At, on: On): void {
  const { pointer, value, subschemas } = place
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    on(
      'list-for-object',
      `${pointer} in a list`,
      at((old) => [old]),
      subschemas.length === 0 ? untyped : takesType(place, 'array') ? 'the document allows a list, too' : undefined,
    )
  if (Array.isArray(value) && value.length > 0)
    on(
      'object-for-list',
      `the first of ${pointer} alone`,
      at((old) => (old as unknown[])[0]),
      subschemas.length === 0 ? untyped : takesType(place, typeOf(value[0])) ? 'the document allows this type, too' : undefined,
    )
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const open = subschemas.length === 0 || opens(subschemas)
    on(
      'undocumented-property',
      `in ${pointer}`,
      at((old) => ({ ...(old as object), undeclaredProperty: 1 })),
      open ? 'the document leaves this level open' : undefined,
    )
  }
}

/** The value is outside its list of values, or breaks a bound, a pattern, a format or a length. */
function valueMutants(contract: Contract, { pointer, value, subschemas }: AnswerPlace, at: At, on: On): void {
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
