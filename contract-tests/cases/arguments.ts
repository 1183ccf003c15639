import fc from 'fast-check'
import { alternativesOf, arbitraryOf, type GenerationOptions } from '../documents/arbitrary.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { typesOf } from '../documents/subschemas.ts'

/** The arguments of a client method by name; the body is `body`. */
export type Arguments = Record<string, unknown>

/** The media type and schema of an operation's request body. */
export function bodyOf({
  body,
}: Operation): { type: string; schema: Schema; required: boolean; examples: [string, unknown][] } | undefined {
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  if (!body || !type || !media) return undefined
  const examples = Object.entries(media.examples ?? {}).map(([name, { value }]): [string, unknown] => [name, value])
  return { type, schema: media.schema, required: body.required, examples }
}

/** Arguments from the document's examples: all, or the required and named ones. */
export function exampleParameters(
  { document }: Contract,
  { parameters }: Operation,
  all: boolean,
  names: readonly string[] = [],
): Arguments {
  const chosen = parameters.filter(({ name, required }) => all || required || names.includes(name))
  return Object.fromEntries(
    chosen.map(({ name, schema, example }) => [
      name,
      example ?? fc.sample(arbitraryOf(document, [schema], { mode: 'full', plain: true }), { seed: 1, numRuns: 1 })[0],
    ]),
  )
}

const instances = new WeakMap<Schema, unknown[]>()

/**
 * Valid values of a schema: a full and a minimal value of each alternative, the same in every run.
 */
export function instancesOf({ document, accepts }: Contract, schema: Schema): unknown[] {
  const cached = instances.get(schema)
  if (cached) return cached
  const alternatives = alternativesOf(document, schema)
  const found = new Map<string, unknown>()
  const keep = (value: unknown) => found.set(JSON.stringify(value), value)
  const sample = (options: GenerationOptions) => fc.sample(arbitraryOf(document, [schema], options), { seed: 7, numRuns: 6 })
  // A schema within an object or a list may have alternatives, too.
  const choices = alternatives === 1 && isLeaf(resolve<Schema>(document, schema)) ? 1 : Math.min(Math.max(alternatives, 4), 24)
  for (let choice = 0; choice < choices; choice++) {
    const full = sample({ mode: 'full', choice })
    const minimal = sample({ mode: 'minimal', choice }).find((value) => accepts(schema, value))
    const largest =
      full.find((value) => accepts(schema, value)) ??
      (minimal === undefined ? undefined : extended((value) => accepts(schema, value), minimal, full[0]))
    for (const value of [largest, minimal]) if (value !== undefined) keep(value)
  }
  const values = [...found.values()]
  instances.set(schema, values)
  return values
}

/** Whether every value of a schema is a text, or every value a number, and so on. */
function isLeaf(schema: Schema): boolean {
  const [type, ...others] = typesOf(schema).filter((each) => each !== 'null')
  return type !== undefined && others.length === 0 && type !== 'object' && type !== 'array'
}

/**
 * Adds every property of another object that keeps a valid object valid: alternatives may exclude
 * each other.
 */
function extended(isValid: (value: unknown) => boolean, base: unknown, additions: unknown, build = (value: unknown) => value): unknown {
  if (!isObject(base) || !isObject(additions)) return base
  let current = base
  for (const [name, value] of Object.entries(additions)) {
    const rebuilt = (part: unknown) => build({ ...current, [name]: part })
    const added = name in current ? extended(isValid, current[name], value, rebuilt) : value
    if (isValid(rebuilt(added))) current = { ...current, [name]: added }
  }
  return current
}

/** The valid body with the fewest characters. */
export function smallestBody(contract: Contract, schema: Schema, examples: readonly [string, unknown][]): unknown {
  return smallest([...instancesOf(contract, schema), ...examples.map(([, value]) => value)])
}

/** The value with the fewest characters. */
export const smallest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]

/** The valid arguments that an operation's cases are derived from. */
export interface Bases {
  /** Every parameter. */
  readonly all: Arguments
  /** The required parameters. */
  readonly least: Arguments
  /** The bodies of the document's examples, by name. */
  readonly examples: readonly [name: string, body: unknown][]
  /** Bodies generated from the schema. */
  readonly instances: readonly unknown[]
  /** The body with the fewest characters. */
  readonly smallest: unknown
}

/** The valid arguments of an operation; `change` adapts the bodies. */
export function basesOf(contract: Contract, operation: Operation, change: (body: unknown) => unknown = (body) => body): Bases {
  const body = bodyOf(operation)
  const examples = (body?.examples ?? []).map(([name, value]): [string, unknown] => [name, change(value)])
  const instances = body ? instancesOf(contract, body.schema).map(change) : []
  return {
    all: exampleParameters(contract, operation, true),
    least: exampleParameters(contract, operation, false),
    examples,
    instances,
    smallest: smallest([...instances, ...examples.map(([, value]) => value)]),
  }
}

/** A parameter's schema with its reference resolved. */
export const plainSchema = ({ document }: Contract, schema: Schema): Schema => resolve<Schema>(document, schema)
