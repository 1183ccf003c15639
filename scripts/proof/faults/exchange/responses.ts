import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation, Schema } from '../../../../contract-tests/documents/document.ts'
import { invalidValues, undeclaredName } from '../../../../contract-tests/documents/invalidValues.ts'
import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import { changedAt, step, valueAt } from '../../../../contract-tests/documents/pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf } from '../../../../contract-tests/documents/subschemas.ts'
import type { RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import { type ExchangeFault, exchangeFault, withTarget } from './exchangeFault.ts'

/** A change to a response before the client receives it. */
interface Change {
  readonly kind: string
  readonly what: string
  readonly change: (response: RawResponse) => RawResponse
  readonly isVisible?: () => boolean
}

/**
 * Providers with a single fault in their responses, for every status: in the whole response, and
 * one for each constraint of the body's schema.
 */
export function responseFaults(contract: Contract, operation: Operation): ExchangeFault[] {
  return Object.entries(operation.responses).flatMap(([key, { content = {}, headers = {} }]) => {
    const status = key === 'default' ? 500 : Number(key)
    const [media] = Object.values(content)
    const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
    const inBodies = media ? examples.flatMap((example) => bodyChanges(contract, media.schema, example)) : []
    const changes = [...wholeChanges(operation, status, examples[0]), ...Object.keys(headers).slice(0, 3).map(brokenHeader), ...inBodies]
    // Examples have most locations in common.
    const distinct = new Map(changes.map((change) => [`${change.kind} ${change.what}`, change]))
    return [...distinct.values()].map(({ kind, what, change, isVisible }) =>
      exchangeFault(kind, operation, `${key}: ${what}`, {
        ...(isVisible && { isVisible }),
        apply: (environment) =>
          withTarget(environment, async (request, document) => {
            const response = await environment.target.send(request, document)
            return response.status === status ? change(response) : response
          }),
      }),
    )
  })
}

const json =
  (change: (body: unknown) => unknown): Change['change'] =>
  (response) => {
    try {
      return { ...response, body: JSON.stringify(change(JSON.parse(response.body))) }
    } catch {
      return response
    }
  }

const headersBut = ({ headers }: RawResponse, name: string): [string, string][] =>
  headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase())

const brokenHeader = (name: string): Change => ({
  kind: 'broken-header',
  what: `${name}: many`,
  change: (response) => ({ ...response, headers: [...headersBut(response, name), [name, 'many']] }),
})

const failure = '{"error":{"code":"ERR_EXCEPTION","message":"Oops."}}'

/** Faults in the response as a whole, such as another status or half of the body. */
function wholeChanges(operation: Operation, status: number, example: unknown): Change[] {
  const success = status < 400
  const other = success ? (status === 200 ? 202 : 200) : ({ 400: 422, 401: 403, 404: 410, 429: 503, 500: 200 }[status] ?? 418)
  const whole = (kind: string, what: string, part: (response: RawResponse) => Partial<RawResponse>): Change => ({
    kind,
    what,
    change: (response) => ({ ...response, ...part(response) }),
  })
  return [
    whole('wrong-status', `${other} instead`, () => ({ status: other })),
    whole('wrong-content-type', 'HTML', () => ({ headers: [['content-type', 'text/html; charset=utf-8']], body: '<h1>Hello</h1>' })),
    whole('mislabelled-json', 'JSON as text/plain', (response) => ({
      headers: [...headersBut(response, 'content-type'), ['content-type', 'text/plain']],
    })),
    whole('empty-body', 'no body', () => ({ body: '' })),
    whole('cut-short', 'half of the body', ({ body }) => ({ body: body.slice(0, Math.ceil(body.length / 2)) })),
    ...['data', 'error']
      .filter((name) => isObject(example) && typeof example[name] === 'object' && example[name] !== null)
      .map((name) => ({
        kind: 'missing-envelope',
        what: `only the content of ${name}`,
        change: json((body) => (body as Record<string, unknown>)[name]),
      })),
    ...(success
      ? [
          whole('server-error', '500 for a valid request', () => ({ status: 500, body: failure })),
          whole('redirect', '302 to another URL', () => ({
            status: 302,
            headers: [['location', 'https://example.com/elsewhere']],
            body: '',
          })),
          whole('error-as-success', 'an error body with the status of a success', () => ({ body: failure })),
        ]
      : successOf(operation).map((response) => whole('success-as-error', 'a success instead of the error', () => response))),
  ]
}

/** An operation's documented success, if it has an example. */
export function successOf(operation: Operation): Pick<RawResponse, 'status' | 'body'>[] {
  const [status, documented] = Object.entries(operation.responses).find(([key]) => key.startsWith('2')) ?? []
  const [media] = Object.values(documented?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  return example ? [{ status: Number(status), body: JSON.stringify(example.value) }] : []
}

/**
 * Faults in the body: each violates a constraint, or has a property or a value that no schema
 * names.
 */
function bodyChanges(contract: Contract, schema: Schema, example: unknown): Change[] {
  const { document, accepts } = contract
  const at = (kind: string, pointer: string, value: unknown): Change => ({
    kind,
    what: `${pointer || '/'} as ${JSON.stringify(value)?.slice(0, 30) ?? 'absent'}`,
    change: json((body) => (isIn(body, pointer) ? changedAt(body, pointer, () => value) : body)),
  })
  const violating = invalidValues(document, accepts, [schema], example).map(({ keyword, pointer, value }) => ({
    ...at(`violated-${keyword}`, pointer, value),
    isVisible: () =>
      !accepts(
        schema,
        changedAt(example, pointer, () => value),
      ),
  }))
  const undocumented = [...locationsIn(contract, [schema], example)].flatMap(({ pointer, value, subschemas }) => {
    if (isObject(value)) return isOpen(subschemas) ? [] : [at('undocumented-property', step(pointer, undeclaredName), 1)]
    return subschemas.some((subschema) => subschema['x-extensible-enum']) ? [at('undocumented-value', pointer, 'not-in-the-list')] : []
  })
  return [...violating, ...undocumented]
}

/** Whether a body has the location, or can get an undeclared property there. */
const isIn = (body: unknown, pointer: string): boolean =>
  pointer.endsWith(`/${undeclaredName}`)
    ? isObject(valueAt(body, pointer.slice(0, pointer.lastIndexOf('/'))))
    : valueAt(body, pointer) !== undefined

/**
 * The locations of a value that schemas describe, the whole first, and of each list only its first
 * item.
 */
function* locationsIn(
  contract: Contract,
  schemas: readonly Schema[],
  value: unknown,
  pointer = '',
): Generator<{ pointer: string; value: unknown; subschemas: Schema[] }> {
  const subschemas = subschemasOf(contract.document, contract.accepts, schemas, value)
  if (subschemas.length === 0) return
  yield { pointer, value, subschemas }
  if (Array.isArray(value) && value.length > 0) yield* locationsIn(contract, itemSchemas(subschemas, 0), value[0], step(pointer, 0))
  if (!isObject(value)) return
  for (const [name, child] of Object.entries(value))
    yield* locationsIn(contract, propertySchemas(subschemas, name), child, step(pointer, name))
}
