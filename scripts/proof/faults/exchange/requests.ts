import { bodyOf } from '../../../../contract-tests/cases/arguments.ts'
import { constraintName, constraintsOf, isExpressible } from '../../../../contract-tests/documents/constraints.ts'
import { type Contract, createContract } from '../../../../contract-tests/documents/contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../../contract-tests/documents/document.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { valueAt } from '../../../../contract-tests/documents/pointer.ts'
import { prunedFor } from '../../../../contract-tests/documents/pruned.ts'
import { isSchema, listOf } from '../../../../contract-tests/documents/subschemas.ts'
import { mediaTypeOf, type RawRequest } from '../../../../contract-tests/validate/rawExchange.ts'
import { type ExchangeFault, exchangeFault, providerOf, withTarget } from './exchangeFault.ts'
import { successOf } from './responses.ts'
import { tellsApart } from './tellsApart.ts'

/** A change of a document of one operation, in place. `own` is the operation in it. */
interface Edit {
  readonly kind: string
  readonly what: string
  readonly first: ExchangeFault['first']
  edit(document: OpenApiDocument, own: Json): void
}

/**
 * Providers that accept or reject requests other than documented. Most serve a changed copy of the
 * document.
 */
export function requestFaults(contract: Contract, operation: Operation): ExchangeFault[] {
  const { name, document } = contract
  const edits = [...operationEdits(operation), ...parameterEdits(operation), ...schemaEdits(contract, operation)]
  const edited = edits.map(({ kind, what, first, edit }) => {
    const changed = () => {
      const copy = prunedFor(document, operation)
      edit(copy, (copy.paths[operation.path] as Json)[operation.method.toLowerCase()] as Json)
      return copy
    }
    return exchangeFault(kind, operation, what, {
      first,
      apply: (environment) => withTarget(environment, providerOf(changed())),
      isVisible: () => tellsApart(contract, createContract(name, changed()), operation),
    })
  })
  return [...edited, ...lenientProviders(operation)]
}

/** A missing path or credential, and a body that is required or not. */
function operationEdits(operation: Operation): Edit[] {
  const edits: Edit[] = [
    {
      kind: 'lost-operation',
      what: 'the path is missing',
      first: undefined,
      edit(changed) {
        delete changed.paths[operation.path]
        changed.paths['/somewhere-else'] = {}
      },
    },
    { kind: 'ignored-credential', what: 'no key is required', first: 'negative', edit: (_, own) => void (own.security = []) },
  ]
  const { required } = operation.body ?? {}
  if (required !== undefined)
    edits.push({
      kind: required ? 'ignored-required-body' : 'required-optional-body',
      what: required ? 'a missing body is accepted' : 'a body is required',
      first: required ? 'negative' : 'boundary',
      edit: (changed, own) => void (resolve<Json>(changed, own.requestBody as Json).required = !required),
    })
  return edits
}

/** Parameters that are required or not, or are read under another name or from another place. */
function parameterEdits(operation: Operation): Edit[] {
  const named = operation.parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'header')
  return named.flatMap(({ name, in: place, required }) => {
    const edit = (kind: string, more: string, first: Edit['first'], change: Json): Edit => ({
      kind,
      what: `${place} ${name}${more}`,
      first,
      edit(changed, own) {
        for (const owner of [changed.paths[operation.path] as Json, own])
          owner.parameters = listOf(owner.parameters).map((item) => {
            const parameter = resolve<Schema>(changed, item)
            return parameter.name === name && parameter.in === place ? { ...parameter, ...change } : parameter
          })
      },
    })
    const other = place === 'query' ? 'header' : 'query'
    return [
      required
        ? edit('ignored-required-parameter', '', 'negative', { required: false })
        : edit('required-optional-parameter', '', 'boundary', { required: true }),
      edit('renamed-parameter', ` read as ${name}X`, 'negative', { name: `${name}X` }),
      edit('moved-parameter', ` read from the ${other}`, 'negative', { in: other }),
    ]
  })
}

const oneLess = (limit: unknown) => [Number(limit) - 1]
const oneMore = (limit: unknown) => [Number(limit) + 1]

/** Values of a keyword that reject a little more than a schema's own. */
const tighter: Readonly<Record<string, (own: unknown, schema: Schema) => unknown[]>> = {
  maxLength: oneLess,
  maximum: oneLess,
  maxItems: oneLess,
  minLength: oneMore,
  minimum: oneMore,
  minItems: oneMore,
  enum: (values) => (listOf(values).length > 1 ? [listOf(values).slice(1), listOf(values).slice(0, -1)] : []),
  required: (names, { properties = {} }) =>
    Object.keys(properties)
      .filter((name) => !(names as string[]).includes(name))
      .map((name) => [...(names as string[]), name]),
  additionalProperties: (allowed, { properties }) => (allowed === true && !properties ? [false] : []),
}

/** Each constraint of a parameter or body is dropped, and each keyword tightened. */
function schemaEdits(contract: Contract, operation: Operation): Edit[] {
  const { document, pointerOf } = contract
  const body = bodyOf(operation)
  const at = (kind: string, what: string, first: Edit['first'], node: Schema, change: (copy: Schema) => void): Edit => {
    const pointer = pointerOf(node)
    return { kind, what, first, edit: (changed) => change(valueAt(changed, pointer) as Schema) }
  }
  const editsOf = (schema: Schema, textual: boolean): Edit[] => {
    const constraints = constraintsOf(document, schema)
    // A URL, a header or a form only carries strings.
    const violable = constraints.filter((constraint) => !textual || (isExpressible(constraint) && constraint.keyword !== 'type'))
    const dropped = violable.map((constraint) => {
      const { node, keyword, property } = constraint
      return at(`ignored-${keyword}`, constraintName(pointerOf, constraint), 'negative', node, (copy) => {
        if (keyword === 'required') copy.required = (copy.required ?? []).filter((name) => name !== property)
        else delete copy[keyword]
      })
    })
    const tightened = schemasIn(document, schema).flatMap((node) =>
      Object.entries(tighter).flatMap(([keyword, values]) => {
        const own = node[keyword] ?? (keyword === 'required' ? [] : undefined)
        if (own === undefined) return []
        return values(own, node).map((value) => {
          const what = `${pointerOf(node)}/${keyword} ${JSON.stringify(value)}`
          return at(`tightened-${keyword}`, what, 'boundary', node, (copy) => void (copy[keyword] = value))
        })
      }),
    )
    return [...dropped, ...tightened]
  }
  const distinct = new Map<string, Edit>()
  for (const edit of [
    ...operation.parameters.flatMap(({ schema }) => editsOf(schema, true)),
    ...(body ? editsOf(body.schema, body.type !== 'application/json') : []),
  ])
    distinct.set(`${edit.kind} ${edit.what}`, edit)
  return [...distinct.values()]
}

/** A schema and those in it, at every depth. */
function schemasIn(document: OpenApiDocument, schema: Schema, found = new Set<Schema>()): Schema[] {
  const node = resolve<Schema>(document, schema)
  if (!found.has(node)) {
    found.add(node)
    const lists = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listOf(node[keyword]))
    for (const part of [...Object.values(node.properties ?? {}), node.items, node.additionalProperties, ...lists])
      if (isSchema(part)) schemasIn(document, part, found)
  }
  return [...found]
}

/**
 * Providers that respond to invalid requests as if they were valid: of another method, with a
 * malformed body, or one of another content type.
 */
function lenientProviders(operation: Operation): ExchangeFault[] {
  const [response] = successOf(operation)
  const body = bodyOf(operation)
  const lenient = (kind: string, what: string, when: (request: RawRequest) => boolean): ExchangeFault =>
    exchangeFault(kind, operation, what, {
      first: 'negative',
      apply: (environment) =>
        withTarget(environment, async (request, document) =>
          when(request)
            ? { status: 200, body: '{}', ...response, headers: [['content-type', 'application/json']] }
            : environment.target.send(request, document),
        ),
    })
  return [
    lenient('another-method', 'every method is accepted', ({ method }) => method !== operation.method),
    ...(body
      ? [lenient('accepted-content-type', 'any content type is accepted', ({ headers }) => mediaTypeOf(headers) === 'application/xml')]
      : []),
    ...(body?.type === 'application/json'
      ? [lenient('accepted-malformed-json', 'malformed JSON is accepted', ({ body: text }) => text !== undefined && !isJson(text))]
      : []),
  ]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return text === ''
  }
}
