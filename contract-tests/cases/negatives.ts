import { constraintName, constraintsOf, isExpressible } from '../documents/constraints.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation, Parameter, Schema } from '../documents/document.ts'
import { invalidValues } from '../documents/invalidValues.ts'
import { changedAt, step } from '../documents/pointer.ts'
import { readQuery, typedValue } from '../validate/query.ts'
import { credentialsOf } from '../validate/request.ts'
import { additionsTo } from './additions.ts'
import { queryPairs } from './alter.ts'
import { type Arguments, type Bases, basesOf, bodyOf, plainSchema } from './arguments.ts'
import type { Alteration, Case, CaseChange, RequestPart } from './case.ts'

/** Adds a request that must be rejected. */
type Add = (
  kind: Case['kind'],
  name: string,
  alter: Alteration,
  refuses: RequestPart | 'credential' | 'method',
  covers?: string[],
  change?: CaseChange,
) => void

/**
 * Requests that must be rejected: each omits something required, violates a constraint, lacks a
 * credential, or has a wrong syntax or method.
 */
export function negativesOf(contract: Contract, operation: Operation, bases: Bases = basesOf(contract, operation)): Case[] {
  const { all } = bases
  const args = bodyOf(operation) ? { ...all, body: bases.examples[0]?.[1] ?? bases.smallest } : all
  const cases: Case[] = []
  const add: Add = (kind, name, alter, refuses, covers = [], change) =>
    cases.push({
      kind,
      name: `${kind}: ${name}`,
      args: change?.base ?? args,
      alter,
      expect: { refuses },
      covers,
      ...(change && { change }),
    })
  for (const header of credentialsOf(contract, operation))
    add('credential', `without ${header}`, { in: 'header', name: header }, 'credential')
  for (const parameter of operation.parameters) if (parameter.in !== 'cookie') violateParameter(contract, parameter, args, add)
  violateBody(contract, operation, bases, add)
  const documented = contract.router.methods(operation.path.replace(/\{[^}]+\}/g, 'x'))
  const other = ['PATCH', 'PUT', 'DELETE', 'POST', 'GET'].find((method) => !documented.includes(method))
  if (other) add('method', `as ${other}`, { in: 'method', value: other }, 'method')
  return unique(cases)
}

/** Omits a parameter if it is required, and violates each of its constraints. */
function violateParameter(contract: Contract, parameter: Parameter, args: Arguments, add: Add): void {
  const { name, in: place, required, schema } = parameter
  if (place === 'cookie') return
  if (required && place !== 'path') add('negative', `without ${place} ${name}`, { in: place, name }, place)
  const seen = new Set<string>()
  for (const { pointer, node, keyword, value } of invalidValues(contract.document, contract.accepts, [schema], args[name])) {
    const written = serialized(
      parameter,
      changedAt(args[name], pointer, () => value),
    )
    if (written === undefined || seen.has(JSON.stringify(written))) continue
    const read = readBack(contract, parameter, written)
    if (!contract.faults(schema, read).some((fault) => fault.node === node && fault.keyword === keyword)) continue
    seen.add(JSON.stringify(written))
    add(
      'negative',
      `${place} ${name}${pointer} ${keyword} ${JSON.stringify(written).slice(0, 40)}`,
      { in: place, name, value: written },
      place,
      [constraintName(contract.pointerOf, { node, keyword })],
      { base: args, pointer: step('', name) + pointer, value, what: keyword },
    )
  }
}

/** Omits the body if it is required, makes it unreadable, and violates each of its constraints. */
function violateBody(contract: Contract, operation: Operation, bases: Bases, add: Add): void {
  const body = bodyOf(operation)
  if (!body) return
  if (body.required) add('negative', 'without body', { in: 'body' }, 'body')
  const isForm = body.type !== 'application/json'
  if (!isForm) add('body-syntax', 'malformed JSON', { in: 'text', value: '{"unfinished": ' }, 'body')
  add('body-syntax', 'another content type', { in: 'content-type', value: 'application/xml' }, 'body')
  const seen = new Set<string>()
  const addBroken = (base: unknown, { pointer, keyword, value, broken, covered }: BrokenBody) =>
    add(
      'negative',
      `body ${pointer || '/'} ${keyword} ${JSON.stringify(value)?.slice(0, 40) ?? 'left out'}`,
      { in: 'body', value: broken },
      'body',
      [covered],
      { base: { ...bases.all, body: base }, pointer: `/body${pointer}`, value, what: keyword },
    )
  const bodies = [...bases.examples.map(([, value]) => value), ...bases.instances]
  // A form cannot express an empty list.
  for (const base of bodies.filter((candidate) => !isForm || !/\[\]/.test(JSON.stringify(candidate)))) {
    for (const { pointer, node, keyword, property, value } of invalidValues(contract.document, contract.accepts, [body.schema], base)) {
      if (isForm && typeof value !== 'string' && value !== undefined) continue
      const covered = constraintName(contract.pointerOf, { node, keyword, ...(property !== undefined && { property }) })
      const mark = `${covered} ${JSON.stringify(value)?.slice(0, 30)}`
      if (seen.has(mark)) continue
      const broken = changedAt(base, pointer, () => value)
      const hit = contract
        .faults(body.schema, broken)
        .some(
          (fault) =>
            fault.node === node && fault.keyword === keyword && (property === undefined || fault.parameters.missingProperty === property),
        )
      if (!hit) continue
      seen.add(mark)
      seen.add(covered)
      addBroken(base, { pointer, keyword, value, broken, covered })
    }
  }
  if (isForm || bodyConstraints(contract, operation).every((name) => seen.has(name))) return
  for (const base of bodies)
    for (const found of forbiddenAdditions(contract, body.schema, base)) {
      if (seen.has(found.covered)) continue
      seen.add(found.covered)
      addBroken(base, found)
    }
}

/** A body that violates a constraint, by the value at a pointer. */
interface BrokenBody {
  readonly pointer: string
  readonly keyword: string
  readonly value: unknown
  readonly broken: unknown
  /** The name of the constraint. */
  readonly covered: string
}

/** Values of a property that a condition rules out beside the rest of a body. */
function forbiddenAdditions(contract: Contract, schema: Schema, base: unknown): BrokenBody[] {
  return additionsTo(contract, [schema], base).flatMap(({ pointer, value }): BrokenBody[] => {
    const broken = changedAt(base, pointer, () => value)
    const [fault, ...others] = contract.faults(schema, broken).filter(({ keyword }) => keyword !== 'if')
    if (!fault || others.length > 0) return []
    const { node, keyword, parameters } = fault
    const property = parameters.missingProperty
    const covered = constraintName(contract.pointerOf, { node, keyword, ...(typeof property === 'string' && { property }) })
    return [{ pointer, keyword, value, broken, covered }]
  })
}

/** Every constraint that a body of an operation can violate. */
function bodyConstraints({ document, pointerOf }: Contract, operation: Operation): string[] {
  const body = bodyOf(operation)
  if (!body) return []
  const form = body.type !== 'application/json'
  return constraintsOf(document, body.schema)
    .filter((constraint) => !form || (isExpressible(constraint) && constraint.keyword !== 'type'))
    .map((constraint) => constraintName(pointerOf, constraint))
}

/** Every constraint that a request of an operation can violate. */
export function requestConstraints(contract: Contract, operation: Operation): string[] {
  const { document, pointerOf } = contract
  const names = operation.parameters.flatMap(({ schema, in: place }) =>
    constraintsOf(document, schema)
      .filter(isExpressible)
      .filter(({ keyword }) => !(place === 'path' && keyword === 'type'))
      .map((constraint) => constraintName(pointerOf, constraint)),
  )
  return [...new Set([...names, ...bodyConstraints(contract, operation)])]
}

/** A parameter's serialized value; `undefined` if it is indistinguishable from another value. */
function serialized(parameter: Parameter, value: unknown): string | string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
  if (texts.length === 0 || texts.some((text) => text === '' || text === 'undefined' || text.trim() !== text)) return undefined
  if (parameter.in === 'path' && texts.some((text) => /^\.{1,2}$/.test(text))) return undefined
  return Array.isArray(value) ? texts : texts[0]
}

function readBack(contract: Contract, parameter: Parameter, written: string | string[]): unknown {
  const schema = plainSchema(contract, parameter.schema)
  if (parameter.in !== 'query') return typedValue(schema, String(written))
  const read = readQuery(
    parameter,
    schema,
    queryPairs(parameter, written).map(([, raw]) => raw),
    contract.document['x-query-booleans']?.spellings,
  )
  return 'value' in read ? read.value : undefined
}

function unique(cases: Case[]): Case[] {
  const counts = new Map<string, number>()
  return cases.map((testCase) => {
    const count = (counts.get(testCase.name) ?? 0) + 1
    counts.set(testCase.name, count)
    return count === 1 ? testCase : { ...testCase, name: `${testCase.name} (${count})` }
  })
}
