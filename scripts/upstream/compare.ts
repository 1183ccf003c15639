import type { Contract } from '../../contract-tests/spec/contract.ts'
import { type Operation, resolve, type Schema } from '../../contract-tests/spec/document.ts'
import { type Edition, examplesOf, type PublishedOperation } from './edition.ts'
import { type Shape, shapeOf } from './shape.ts'

/** The kind of a difference. */
export type NewsKind =
  | 'new operation'
  | 'new parameter'
  | 'new field'
  | 'new value'
  | 'new status'
  | 'new error code'
  | 'contradiction'
  | 'refused example'
  | 'source gone'

/** One thing that an edition says and ours does not. */
export interface News {
  /** Our operation, or the published method and path if we have none. */
  operation: string
  kind: NewsKind
  /** Where: a parameter, a field of a body, a status. */
  place: string
  /** What the edition says. */
  published: string
  /** What ours says. */
  ours: string
}

type Tell = (kind: NewsKind, place: string, published: string, ours: string) => void

const route = (method: string, path: string) => `${method} ${path.replace(/^\/v3(?=\/)/, '').replace(/\{[^}]*\}/g, '{}')}`

/** Compares an edition with our documents, operation by operation. Differences that an operation's `x-discrepancy` names are not reported. */
export function compare(edition: Edition, contracts: readonly Contract[]): News[] {
  const known = new Map(
    contracts.flatMap((contract) =>
      contract.operations.map((operation) => [route(operation.method, operation.path), { contract, operation }]),
    ),
  )
  return edition.operations.flatMap((published) => {
    const ours = known.get(route(published.method, published.path))
    if (!ours) {
      const operation = `${published.method} ${published.path}`
      return [{ operation, kind: 'new operation' as const, place: '', published: published.id ?? 'no id', ours: 'absent' }]
    }
    return compareOperation(edition, published, ours.contract, ours.operation)
  })
}

function compareOperation(edition: Edition, published: PublishedOperation, contract: Contract, operation: Operation): News[] {
  const found: News[] = []
  const recorded = recordedOf(contract, operation)
  const tell: Tell = (kind, place, said, ours) => {
    const name = place.split(/[ .]/).at(-1) ?? place
    if (name.length > 1 && recorded.includes(name)) return
    found.push({ operation: operation.id, kind, place, published: said, ours })
  }
  parameters(edition, published, contract, operation, tell)
  const body = bodies(operation)
  for (const media of Object.values(published.body)) {
    if (body.length === 0) tell('new field', 'body', 'a body', 'none')
    else fields({ edition, contract, request: true, tell }, 'body', [media.schema ?? {}], body)
    examples(edition, contract, 'body', media, body, tell)
  }
  for (const [status, content] of Object.entries(published.responses)) {
    const ours = operation.responses[status]
    if (!ours) {
      tell('new status', `response ${status}`, 'documented', 'absent')
      continue
    }
    const schemas = Object.values(ours.content ?? {}).map(({ schema }) => schema)
    for (const media of Object.values(content)) {
      fields({ edition, contract, request: false, tell }, `response ${status}`, [media.schema ?? {}], schemas)
      examples(edition, contract, `response ${status}`, media, schemas, tell)
    }
  }
  for (const code of published.codes) if (!operation.errorCodes.includes(code)) tell('new error code', code, 'listed', 'not listed')
  return found
}

/** All that an operation, its parameters and its schemas say about contradictions, as one text. */
function recordedOf({ document }: Contract, { path, method }: Operation): string {
  const found: string[] = []
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-discrepancy') found.push(String(value))
      else if (key === '$ref') visit(resolve(document, node))
      else visit(value)
    }
  }
  visit(document.paths[path]?.parameters)
  visit(document.paths[path]?.[method.toLowerCase()])
  return found.join(' ')
}

const bodies = ({ body }: Operation): Schema[] => Object.values(body?.content ?? {}).map(({ schema }) => schema)

function parameters(edition: Edition, published: PublishedOperation, contract: Contract, operation: Operation, tell: Tell): void {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  for (const { name, in: where, required, schema } of published.parameters) {
    // Path parameters are told apart by their place, and keys are security schemes with us.
    if (!name || where === 'path' || contract.credentials.includes(name.toLowerCase())) continue
    const place = `${where} ${name}`
    const ours = operation.parameters.find(
      (one) => one.in === where && (same(one.name, name) || (one.style === 'deepObject' && same(one.name, name.split('[')[0] ?? ''))),
    )
    if (!ours) {
      tell('new parameter', place, required ? 'required' : 'optional', 'absent')
      continue
    }
    if (ours.required && !required) tell('contradiction', place, 'optional', 'required')
    if (schema && ours.name === name)
      values({ edition, contract, request: true, tell }, place, shape(edition.follow, [schema]), shape(followOf(contract), [ours.schema]))
  }
}

interface Sides {
  edition: Edition
  contract: Contract
  /** Whether it is about a request: there our document must not refuse what the edition accepts. */
  request: boolean
  tell: Tell
}

const followOf =
  ({ document }: Contract) =>
  <T>(node: T | { $ref: string }): T =>
    resolve(document, node)

const shape = (follow: Edition['follow'], schemas: readonly Schema[]) => shapeOf(schemas, follow)

/** Compares the fields of two bodies, and those inside them. */
function fields(sides: Sides, place: string, theirs: readonly Schema[], ours: readonly Schema[], depth = 0): void {
  if (depth > 7) return
  const [published, known] = [shape(sides.edition.follow, theirs), shape(followOf(sides.contract), ours)]
  values(sides, place, published, known)
  for (const [name, schemas] of published.properties) {
    const at = `${place}.${name}`
    const mine = known.properties.get(name)
    if (mine) fields(sides, at, schemas, mine, depth + 1)
    // A free-form object takes anything, and says so.
    else if (known.properties.size > 0 || !known.open)
      sides.tell('new field', at, [...shape(sides.edition.follow, schemas).types].join(' or ') || 'any type', 'absent')
  }
  if (sides.request)
    for (const name of known.required) {
      if (published.properties.has(name) && !published.required.has(name))
        sides.tell('contradiction', `${place}.${name}`, 'optional', 'required')
    }
  if (published.items.length > 0 && known.items.length > 0) fields(sides, place, published.items, known.items, depth + 1)
}

/** Compares types and listed values at one place. */
function values({ tell }: Sides, place: string, published: Shape, known: Shape): void {
  if (known.values && published.values) {
    const more = [...published.values].filter((value) => ![...(known.values ?? [])].some((one) => String(one) === String(value)))
    if (more.length > 0) tell('new value', place, more.map(String).join(', '), [...known.values].map(String).join(', '))
  }
  const accepts = (type: string) => known.types.size === 0 || known.types.has(type) || (type === 'integer' && known.types.has('number'))
  const refused = [...published.types].filter(
    (type) => type !== 'null' && !accepts(type) && !(type === 'number' && known.types.has('integer')),
  )
  if (refused.length > 0) tell('contradiction', place, refused.join(' or '), [...known.types].join(' or '))
}

/** Finds published examples that our schemas refuse. */
function examples(edition: Edition, contract: Contract, place: string, media: object, schemas: readonly Schema[], tell: Tell): void {
  if (schemas.length === 0) return
  for (const [name, value] of examplesOf(media as Parameters<typeof examplesOf>[0], edition.follow)) {
    if (value === undefined || schemas.some((schema) => contract.accepts(schema, value))) continue
    const [fault] = contract.faults(schemas[0] as Schema, value)
    tell('refused example', `${place} example ${name}`, shortened(value), `${fault?.pointer ?? ''} ${fault?.message ?? 'refused'}`.trim())
  }
}

const shortened = (value: unknown) => {
  const text = JSON.stringify(value) ?? ''
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
