import { bodyOf } from '../../../contract-tests/cases/arguments.ts'
import { type Constraint, constraintName, constraintsOf, isExpressible } from '../../../contract-tests/documents/constraints.ts'
import { type Contract, createContract } from '../../../contract-tests/documents/contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { prunedFor } from '../../../contract-tests/documents/pruned.ts'
import { isSchema } from '../../../contract-tests/documents/subschemas.ts'
import { createPrismMock } from '../../../contract-tests/judge/prismMock.ts'
import { mediaTypeOf, type RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import { type Mutant, withTarget } from './mutant.ts'
import { subsumedBy } from './subsumed.ts'

/** Changes a document of one operation in place. */
type Edit = (document: OpenApiDocument, operation: Json) => void

/** Providers that accept or reject requests other than documented. Each serves a changed copy of the document. */
export function requestMutants(contract: Contract, operation: Operation): Mutant[] {
  const { document } = contract
  const found: Mutant[] = []
  const on: On = (operator, what, edit, first, equivalent, whyEquivalent) =>
    found.push({
      side: 'provider',
      operator,
      operation: operation.id,
      what,
      ...(first && { first }),
      ...(equivalent && { equivalent }),
      ...(whyEquivalent && { whyEquivalent }),
      apply: async (environment) => {
        const changed = prunedFor(document, operation)
        edit(changed, (changed.paths[operation.path] as Json)[operation.method.toLowerCase()] as Json)
        return withTarget(environment, await createPrismMock([changed]))
      },
    })

  on('lost-operation', 'the path is missing', (changed) => {
    delete changed.paths[operation.path]
    changed.paths['/somewhere-else'] = {}
  })
  on(
    'ignored-credential',
    'no key is required',
    (_, own) => {
      own.security = []
    },
    'negative',
  )
  parameterMutants(contract, operation, on)
  for (const { schema, in: place } of operation.parameters) constraintMutants(contract, operation, schema, place, on)
  bodyMutants(contract, operation, on)
  found.push(...lenientBodies(operation))
  found.push(lenient(operation, 'another-method', 'every method is accepted', ({ method }) => method !== operation.method))
  return found
}

/** Providers that ignore, rename, move or require a parameter. */
function parameterMutants({ document }: Contract, operation: Operation, on: On): void {
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter
    const constrained = constraintsOf(document, parameter.schema).filter(isExpressible).length > 0
    const edit =
      (change: (parameter: Json) => void): Edit =>
      (changed, own) => {
        const pathItem = changed.paths[operation.path] as Json
        for (const owner of [pathItem, own]) {
          owner.parameters = ((owner.parameters ?? []) as Json[]).map((item) => {
            const copy = structuredClone(resolve<Json>(changed, item))
            if (copy.name === name && copy.in === place) change(copy)
            return copy
          })
        }
      }
    if (place === 'path') continue
    if (required)
      on(
        'ignored-required-parameter',
        `${place} ${name}`,
        edit((copy) => void (copy.required = false)),
        'negative',
      )
    else
      on(
        'required-optional-parameter',
        `${place} ${name}`,
        edit((copy) => void (copy.required = true)),
        'boundary',
      )
    const trace = required || constrained ? undefined : 'an optional parameter without constraints leaves no trace in a mock’s response'
    on(
      'renamed-parameter',
      `${place} ${name} read as ${name}X`,
      edit((copy) => void (copy.name = `${name}X`)),
      'negative',
      trace,
    )
    on(
      'moved-parameter',
      `${place} ${name} read from the ${place === 'query' ? 'header' : 'query'}`,
      edit((copy) => void (copy.in = place === 'query' ? 'header' : 'query')),
      'negative',
      trace,
    )
  }
}

/** Providers that ignore a required body or require an optional body. */
function bodyMutants(contract: Contract, operation: Operation, on: On): void {
  const body = bodyOf(operation)
  if (!body) return
  if (body.required)
    on(
      'ignored-required-body',
      'a missing body is accepted',
      (changed, own) => void (resolve<Json>(changed, own.requestBody as Json).required = false),
      'negative',
    )
  else
    on(
      'required-optional-body',
      'a body is required',
      (changed, own) => void (resolve<Json>(changed, own.requestBody as Json).required = true),
      'boundary',
    )
  constraintMutants(contract, operation, body.schema, 'body', on)
}

/** Providers that accept bodies of another content type, or malformed bodies. */
function lenientBodies(operation: Operation): Mutant[] {
  const body = bodyOf(operation)
  if (!body) return []
  return [
    ...(body.type === 'application/json'
      ? [lenient(operation, 'accepted-malformed-json', 'malformed JSON is accepted', ({ body: text }) => !isJson(text))]
      : []),
    lenient(
      operation,
      'accepted-content-type',
      'any content type is accepted',
      ({ headers }) => mediaTypeOf(headers) === 'application/xml',
    ),
  ]
}

const closing = new Set(['additionalProperties', 'unevaluatedProperties'])

type On = (
  operator: string,
  what: string,
  edit: Edit,
  first?: Mutant['first'],
  equivalent?: string,
  whyEquivalent?: () => string | undefined,
) => void

const tighter: Record<string, (old: number) => number> = {
  maxLength: (old) => old - 1,
  maximum: (old) => old - 1,
  maxItems: (old) => old - 1,
  minLength: (old) => old + 1,
  minimum: (old) => old + 1,
  minItems: (old) => old + 1,
}

/** Providers that ignore or tighten a constraint of a request's schema. */
function constraintMutants(contract: Contract, operation: Operation, schema: Schema, place: string, on: On): void {
  const { document, pointerOf } = contract
  const form = bodyOf(operation)?.type !== 'application/json'
  const textual = place !== 'body' || form
  const at =
    (pointer: string, change: (node: Schema) => void): Edit =>
    (changed) => {
      const node = stepsOf(pointer.slice(1)).reduce<unknown>((current, key) => (current as Json | undefined)?.[key], changed)
      if (isSchema(node)) change(node)
    }
  const inexpressible = (constraint: Constraint) =>
    textual && (!isExpressible(constraint) || constraint.keyword === 'type')
      ? 'a URL, a header or a form only carries strings, which cannot violate it'
      : undefined
  for (const constraint of constraintsOf(document, schema)) {
    const { node, keyword, property } = constraint
    const pointer = pointerOf(node)
    const name = constraintName(pointerOf, constraint)
    const drop = at(pointer, (copy) => {
      if (keyword === 'required') copy.required = (copy.required ?? []).filter((required) => required !== property)
      else delete copy[keyword]
    })
    const operator =
      keyword === 'required' ? 'ignored-required-property' : closing.has(keyword) ? 'accepted-undeclared-property' : 'ignored-constraint'
    on(operator, name, drop, 'negative', inexpressible(constraint), () => {
      const changed = prunedFor(document, operation)
      drop(changed, {})
      return subsumedBy(contract, createContract(contract.name, changed), operation, constraint)
    })
    const limit = node[keyword]
    if (typeof limit === 'number' && tighter[keyword]) {
      const bound = tighter[keyword](limit)
      if (bound >= 0 || keyword === 'minimum')
        on(
          'tighter-bound',
          `${name} ${limit} to ${bound}`,
          at(pointer, (copy) => void (copy[keyword] = bound)),
          'boundary',
        )
    }
    if (keyword === 'enum' && Array.isArray(limit) && limit.length > 1) {
      for (const lost of [limit[0], limit.at(-1)])
        on(
          'lost-enum-value',
          `${name} ${JSON.stringify(lost)}`,
          at(pointer, (copy) => void (copy.enum = limit.filter((value) => value !== lost))),
          'boundary',
        )
    }
  }
  if (place !== 'body') return
  for (const node of objectsOf(contract, schema)) {
    const pointer = pointerOf(node)
    for (const property of Object.keys(node.properties ?? {})) {
      if ((node.required ?? []).includes(property)) continue
      on(
        'required-optional-property',
        `${pointer} ${property}`,
        at(pointer, (copy) => void (copy.required = [...(copy.required ?? []), property])),
        'boundary',
      )
    }
    if (node.additionalProperties === true && !node.properties)
      on(
        'rejected-free-property',
        pointer,
        at(pointer, (copy) => void (copy.additionalProperties = false)),
        'boundary',
      )
  }
}

function objectsOf({ document }: Contract, schema: Schema, found = new Set<Schema>()): Set<Schema> {
  const node = resolve<Schema>(document, schema)
  if (found.has(node)) return found
  if (node.properties ?? node.additionalProperties) found.add(node)
  for (const part of [
    ...Object.values(node.properties ?? {}),
    node.items,
    node.additionalProperties,
    ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => (node[key] as Schema[] | undefined) ?? []),
  ]) {
    if (isSchema(part)) objectsOf({ document } as Contract, part, found)
  }
  return found
}

/** A provider that responds to certain invalid requests as if they were valid. */
function lenient(
  operation: Operation,
  operator: string,
  what: string,
  when: (request: { method: string; headers: [string, string][]; body: string | undefined }) => boolean,
): Mutant {
  const [status = '200', documented] = Object.entries(operation.responses).find(([key]) => key.startsWith('2')) ?? []
  const [media] = Object.values(documented?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  const response: RawResponse = {
    status: Number(status),
    headers: [['content-type', 'application/json']],
    body: JSON.stringify(example?.value ?? {}),
  }
  return {
    side: 'provider',
    operator,
    operation: operation.id,
    what,
    first: 'negative',
    apply: async (environment, original) =>
      withTarget(environment, async (request, document) => (when(request) ? response : original.send(request, document))),
  }
}

function isJson(text: string | undefined): boolean {
  if (!text || text.startsWith('--')) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
