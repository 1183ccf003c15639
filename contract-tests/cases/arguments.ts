import fc from 'fast-check'
import { alternativesOf, arbitraryOf, type Making } from '../spec/arbitrary.ts'
import type { Contract } from '../spec/contract.ts'
import { type Operation, resolve, type Schema } from '../spec/document.ts'

/** The arguments of an operation's method by name, the body as `body`. */
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

/** Arguments from the examples of the document: all parameters, or the required ones only. */
export function exampleParameters({ document }: Contract, { parameters }: Operation, all: boolean): Arguments {
  const chosen = parameters.filter(({ required }) => all || required)
  return Object.fromEntries(
    chosen.map(({ name, schema, example }) => [
      name,
      example ?? fc.sample(arbitraryOf(document, [schema], { mode: 'full', plain: true }), { seed: 1, numRuns: 1 })[0],
    ]),
  )
}

const instances = new WeakMap<Schema, unknown[]>()

/** Valid values of a schema, one full and one minimal for each of its alternatives, always the same. */
export function instancesOf({ document, accepts }: Contract, schema: Schema): unknown[] {
  const known = instances.get(schema)
  if (known) return known
  const alternatives = alternativesOf(document, schema)
  const found = new Map<string, unknown>()
  const keep = (value: unknown) => found.set(JSON.stringify(value), value)
  const sample = (how: Making) => fc.sample(arbitraryOf(document, [schema], how), { seed: 7, numRuns: 6 })
  for (let choice = 0; choice < Math.min(Math.max(alternatives, 4), 24); choice++) {
    const full = sample({ mode: 'full', choice })
    const least = sample({ mode: 'minimal', choice }).find((value) => accepts(schema, value))
    const most =
      full.find((value) => accepts(schema, value)) ??
      (least === undefined ? undefined : grown((value) => accepts(schema, value), least, full[0]))
    for (const value of [most, least]) if (value !== undefined) keep(value)
  }
  const made = [...found.values()]
  instances.set(schema, made)
  return made
}

/** A valid object, with as much of another as can be added without making it invalid: alternatives may exclude each other. */
function grown(valid: (value: unknown) => boolean, least: unknown, most: unknown, build = (value: unknown) => value): unknown {
  if (!isObject(least) || !isObject(most)) return least
  let current = least
  for (const [name, value] of Object.entries(most)) {
    const rebuilt = (part: unknown) => build({ ...current, [name]: part })
    const more = name in current ? grown(valid, current[name], value, rebuilt) : value
    if (valid(rebuilt(more))) current = { ...current, [name]: more }
  }
  return current
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The smallest valid body: the one with the fewest characters. */
export function smallestBody(contract: Contract, schema: Schema, examples: readonly [string, unknown][]): unknown {
  return smallest([...instancesOf(contract, schema), ...examples.map(([, value]) => value)])
}

const smallest = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)[0]

/** Valid arguments that an operation's cases are made from. */
export interface Bases {
  /** Every parameter. */
  all: Arguments
  /** The required parameters. */
  least: Arguments
  /** The bodies of the document's examples, by name. */
  examples: readonly [name: string, body: unknown][]
  /** Bodies made from the schema. */
  instances: readonly unknown[]
  /** The body with the fewest characters. */
  smallest: unknown
}

/** The valid arguments of an operation, from its document. `change` replaces the bodies, such as for a server with its own records. */
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

/** A parameter's plain schema. */
export const plainSchema = ({ document }: Contract, schema: Schema): Schema => resolve<Schema>(document, schema)
