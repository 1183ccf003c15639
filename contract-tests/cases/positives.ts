import { boundariesOf } from '../documents/boundaries.ts'
import { lacksCompanions } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt, step } from '../documents/pointer.ts'
import { isOpenList, listOf } from '../documents/subschemas.ts'
import { type Bases, basesOf, bodyOf } from './arguments.ts'
import type { Case, CaseChange } from './case.ts'

/** Characters that are reserved in URLs or must be encoded there. */
const reserved = "a/b?c#d&e=f+g h%2F,'é"

/**
 * Requests that must be accepted: the document's examples, minimal and full requests, the limits of
 * every constraint, and values that need encoding.
 */
export function positivesOf(contract: Contract, operation: Operation, bases: Bases = basesOf(contract, operation)): Case[] {
  const { document, accepts } = contract
  const { all, least } = bases
  const body = bodyOf(operation)
  const cases: Case[] = []
  const seen = new Set<string>()
  const form = body !== undefined && body.type !== 'application/json'
  const add = (kind: Case['kind'], name: string, args: Record<string, unknown>, change?: CaseChange) => {
    const mark = JSON.stringify(args)
    // A form cannot express an empty list.
    if (form && /\[\]/.test(mark)) return
    if (!seen.has(mark)) cases.push({ kind, name: `${kind}: ${name}`, args, expect: 'success', ...(change && { change }) })
    seen.add(mark)
  }
  if (bases.examples.length === 0) add('example', 'all parameters', body ? { ...all, body: bases.smallest } : all)
  for (const [name, value] of bases.examples) add('example', name, { ...all, body: value })
  const fewest = body?.required ? { ...least, body: bases.smallest } : least
  add('required-only', 'as little as possible', fewest)

  for (const { name, schema, in: place } of operation.parameters) {
    for (const { pointer, what, value } of boundariesOf(document, accepts, [schema], all[name])) {
      const edge = changedAt(all[name], pointer, () => value)
      // An empty parameter looks the same as a missing one.
      const empty = (part: unknown): boolean =>
        part === undefined || part === '' || part === null || (Array.isArray(part) && (part.length === 0 || part.some(empty)))
      const change = { base: fewest, pointer: step('', name) + pointer, value, what }
      if (!empty(edge) && accepts(schema, edge)) add('boundary', `${place} ${name}${pointer} ${what}`, { ...fewest, [name]: edge }, change)
    }
    if (place !== 'header' && !isOpenList(document, schema) && accepts(schema, reserved))
      add('encoding', `${place} ${name}`, { ...fewest, [name]: reserved })
  }
  if (body) {
    const bodies = [...bases.examples.map(([, value]) => value), ...bases.instances]
    for (const base of bodies) {
      if (accepts(body.schema, base)) add('boundary', `body ${JSON.stringify(base).slice(0, 60)}`, { ...least, body: base })
    }
    const places = new Map<string, Set<unknown>>()
    for (const base of bodies.flatMap((value) => [...ofOneAlternative(contract, body.schema, value), value])) {
      for (const { pointer, what, value, schema } of boundariesOf(document, accepts, [body.schema], base)) {
        const mark = `${pointer} ${what}`
        const tried = places.get(mark) ?? new Set()
        if (tried.has(schema)) continue
        const edge = changedAt(base, pointer, () => value)
        if (!accepts(body.schema, edge) || lacksCompanions(contract, operation, { ...least, body: edge })) continue
        places.set(mark, tried.add(schema))
        const change = { base: { ...least, body: base }, pointer: `/body${pointer}`, value, what }
        add('boundary', `body ${mark}${tried.size > 1 ? ` (${tried.size})` : ''}`, { ...least, body: edge }, change)
      }
    }
  }
  return cases
}

/**
 * Variants without one property of a body that satisfies several alternatives: each satisfies one
 * alternative, so that another one cannot hide its limits.
 */
function ofOneAlternative({ document, accepts }: Contract, schema: Schema, body: unknown): unknown[] {
  const { anyOf, oneOf } = resolve<Schema>(document, schema)
  const alternatives = [...listOf(anyOf), ...listOf(oneOf)]
  const fitting = (value: unknown) => alternatives.filter((alternative) => accepts(alternative, value)).length
  if (!isObject(body) || fitting(body) < 2) return []
  return Object.keys(body)
    .map((name) => changedAt(body, step('', name), () => undefined))
    .filter((variant) => accepts(schema, variant) && fitting(variant) === 1)
}
