import { isDeepStrictEqual } from 'node:util'
import { additionsTo } from '../cases/additions.ts'
import { type Arguments, basesOf, bodyOf, exampleParameters, plainSchema } from '../cases/arguments.ts'
import { withCompanions } from '../cases/companions.ts'
import { positivesOf } from '../cases/positives.ts'
import { boundariesOf } from '../documents/boundaries.ts'
import { lacksCompanions } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation, Parameter } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { distinctItems, type Json } from '../documents/json.ts'
import { bodyProperties } from '../documents/operationParts.ts'
import { changedAt } from '../documents/pointer.ts'
import { typesOf } from '../documents/subschemas.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { identifiersIn } from '../serverChecks/identifiers.ts'
import { isImport, isImportable } from '../serverChecks/imports.ts'
import { alwaysInResponse, ownIdPointer, resourcesOf } from '../serverChecks/resources.ts'
import type { Call, ServerAnswer } from '../statements/call.ts'
import { shortenedText } from '../validate/finding.ts'
import { redactValue } from '../validate/secrets.ts'
import { isChosen } from './chosen.ts'
import { pathValues, recordsOf, withRecords } from './pathValues.ts'
import type { Trace } from './trace.ts'
import { actors } from './world.ts'
import { type Names, withWorldNames } from './worldNames.ts'

// The model chooses the calls: of all values, records and acting users those whose answers differ.

/** A call with what distinguishes it from the others of its operation. */
export interface Chosen extends Call {
  readonly label: string
  /** The parameters that change the answer. */
  readonly obeys?: readonly string[]
}

/** A world of a run, from which calls are made. */
export interface World {
  readonly contract: Contract
  readonly names: Names
  readonly trace: Trace
  /** Whether calls of an operation are in the sample, by what they have in common. */
  isDrawn(operation: Operation, what: string): boolean
}

/** The most that are sent of each sort. */
const most = { starts: 8, compared: 5, perActor: 2, values: 4, pairs: 12, perName: 2, bodies: 14, texts: 32 }

/**
 * Paths and acting users to begin with.
 *
 * @param wanted - chooses among the values of a path parameter
 * @param few - whether one message of each sort is enough, as by default without `wanted`
 */
export function startsOf(
  { contract, trace, names }: World,
  operation: Operation,
  wanted?: (values: string[]) => string[],
  few = wanted === undefined,
): Arguments[] {
  const actor = operation.parameters.find(({ name }) => name === 'onBehalfOf')
  const valuesOf = (name: string) => {
    const values = pathValues(contract, trace, operation, name, few)
    return wanted ? wanted(values) : values
  }
  const paths = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => valuesOf(name).map((id) => ({ [name]: id })))
    .reduce<Arguments[]>((known, values) => known.flatMap((path) => values.map((value) => ({ ...path, ...value }))), [{}])
  const asApp = isOfApp(operation) ? withinConversations(trace, operation) : [{}]
  const acting = !actor ? [{}] : [...(actor.required ? [] : asApp), ...actors.map((uid) => ({ onBehalfOf: `${names.prefix}${uid}` }))]
  return paths.flatMap((path) => acting.map((who) => ({ ...path, ...who })))
}

/** Whether the app itself gets what is not of the world, and no search limits it. */
const isOfApp = (operation: Operation): boolean => isSafe(operation) && !operation.path.includes('{') && !isSearchable(operation)

const isSearchable = ({ path }: Operation): boolean => /^\/(users|groups)$/.test(path)

/** Limits a list of the whole app to a conversation of the world, if it can be. */
const withinConversations = (trace: Trace, { parameters }: Operation): Arguments[] =>
  parameters.some(({ name }) => name === 'conversationId')
    ? recordsOf(trace, '/conversations')
        .slice(0, 2)
        .map((conversationId) => ({ conversationId }))
    : []

/**
 * What an answer shows: the records, without what counts them; `undefined` if the model has none.
 */
function signatureOf({ status, body }: ServerAnswer): string | undefined {
  if (status === 500) return undefined
  return status < 300
    ? JSON.stringify(Array.isArray(body.data) ? { data: body.data } : body)
    : `${status} ${(body.error as Json | undefined)?.code}`
}

/**
 * Limits a list of the whole app to the records of the world, as far as the list can be searched.
 */
export function withinWorld({ names }: Pick<World, 'names'>, operation: Operation): Arguments {
  const { path, parameters } = operation
  const has = (name: string) => parameters.some((parameter) => parameter.name === name)
  const size = has('limit') && !has('perPage') && operation.paging?.style === 'cursor' ? { limit: 100 } : {}
  if (path.includes('{')) return size
  return {
    ...size,
    ...(has('searchKey') && isSearchable(operation) ? { searchKey: names.prefix } : {}),
    ...(has('perPage') && { perPage: 100 }),
  }
}

export function readsOf(world: World, operation: Operation): Chosen[] {
  const { trace } = world
  /** Signatures by arguments: most are asked for several times. */
  const signatures = new Map<string, string | undefined>()
  const peek = (args: Arguments): string | undefined => {
    const key = JSON.stringify(args)
    if (!signatures.has(key)) signatures.set(key, signatureOf(trace.peek({ operation, args })))
    return signatures.get(key)
  }
  const limits = withinWorld(world, operation)
  const starts = distinctStarts(
    startsOf(world, operation).map((start) => ({ ...start, ...limits })),
    peek,
  )
  const found: Chosen[] = starts
    .map((args) => ({ operation, args, label: labelOf(args, world) }))
    .filter(({ label }, index) => index === 0 || world.isDrawn(operation, label))
  // Where there is most to see first.
  const lengthOf = (args: Arguments) => peek(args)?.length ?? 0
  const accepted = startsOf(world, operation)
    .map((start) => ({ ...start, ...limits }))
    .filter((args) => peek(args)?.startsWith('{'))
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, most.compared)
  const settings = new Map<string, { start: Arguments; values: unknown[] }>()
  for (const { name, in: place } of operation.parameters) {
    if (place !== 'query' || !world.isDrawn(operation, name)) continue
    for (const own of accepted) {
      // On a long page every record is there, wherever it begins.
      const start = name === 'page' ? { ...own, perPage: 2 } : name === 'affix' ? { ...own, limit: 2 } : own
      const values = distinctValues(world, operation, name, start, peek)
      const best = settings.get(name)?.values.length ?? -1
      if (values.length > best) settings.set(name, { start, values })
      if (values.length === most.values) break
    }
  }
  const add = (args: Arguments, ...obeys: string[]) => {
    if (!found.some((other) => isDeepStrictEqual(other.args, args))) found.push({ operation, args, label: labelOf(args, world), obeys })
  }
  for (const [name, { start, values }] of settings)
    for (const value of values) add(completed(world, operation, { ...showing(operation, name), ...start, [name]: value }), name)
  let pairs = 0
  const count = new Map<string, number>()
  const names = [...settings.keys()].filter((name) => name !== 'page')
  // A value without an effect of its own may have one beside another.
  const valuesFor = (name: string): unknown[] => {
    const { values = [] } = settings.get(name) ?? {}
    return values.length > 0 ? values : valuesOf(world, operation, name, '').slice(-3)
  }
  const all = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other] as const))
  // First those of one thing, such as `sortBy` and `sortOrder`.
  for (const [name, other] of all.toSorted((a, b) => Number(areOfOneThing(b)) - Number(areOfOneThing(a)))) {
    if (pairs >= most.pairs || (count.get(name) ?? 0) >= most.perName || (count.get(other) ?? 0) >= most.perName) continue
    const { start } = settings.get(name) ?? { start: {} }
    const found = both(valuesFor(name), valuesFor(other)).find(([value, second]) => {
      const answers = [{ [name]: value }, { [other]: second }, { [name]: value, [other]: second }].map((own) => peek({ ...start, ...own }))
      return answers[2]?.startsWith('{') && answers[2] !== answers[0] && answers[2] !== answers[1]
    })
    if (!found) continue
    pairs++
    for (const own of [name, other]) count.set(own, (count.get(own) ?? 0) + 1)
    add(completed(world, operation, { ...start, [name]: found[0], [other]: found[1] }), name, other)
  }
  return found
}

/** Parameters that add what a filter compares, so that the records show why they are there. */
function showing({ parameters }: Operation, filter: string): Arguments {
  const compared = parameters.find(({ name }) => name === filter)?.['x-filter']?.properties ?? []
  const adding = parameters.filter((parameter) => parameter['x-adds']?.some((added) => compared.includes(added)))
  return Object.fromEntries(adding.map(({ name }) => [name, true]))
}

const areOfOneThing = ([name, other]: readonly [string, string]): boolean => {
  const [word, same] = [name, other].map((one) => /^[a-z]+(?=[A-Z]\w*$)/.exec(one)?.[0])
  return word !== undefined && word === same
}

const both = (values: readonly unknown[], others: readonly unknown[]): [unknown, unknown][] =>
  values.slice(0, 3).flatMap((value) => others.slice(0, 3).map((other): [unknown, unknown] => [value, other]))

/** Starts with different answers: a few of each acting user, and one of each rejection. */
function distinctStarts(starts: readonly Arguments[], peek: (args: Arguments) => string | undefined): Arguments[] {
  const seen = new Set<string>()
  const byActor = new Map<unknown, number>()
  const chosen: Arguments[] = []
  for (const start of starts) {
    const answer = peek(start)
    // Once by a user too, where who asks makes no difference.
    const kind = `${start.onBehalfOf === undefined} ${answer}`
    if (answer === undefined || seen.has(kind)) continue
    const count = byActor.get(start.onBehalfOf) ?? 0
    if (answer.startsWith('{') && count >= most.perActor) continue
    seen.add(kind)
    if (answer.startsWith('{')) byActor.set(start.onBehalfOf, count + 1)
    chosen.push(start)
  }
  return chosen.slice(0, most.starts)
}

/** Arguments with what they have no effect without. */
const completed = ({ contract, names }: World, operation: Operation, args: Arguments): Arguments =>
  withWorldNames(contract, names, operation, withCompanions(operation, args))

/** Values of a query parameter with different answers, other than without it. */
function distinctValues(
  world: World,
  operation: Operation,
  name: string,
  start: Arguments,
  peek: (args: Arguments) => string | undefined,
): unknown[] {
  const withValue = (value: unknown) => completed(world, operation, { ...start, [name]: value })
  const usual = peek(start) ?? ''
  const values = valuesOf(world, operation, name, usual)
  const { [name]: _, ...others } = withValue(values[0])
  const seen = new Set([peek(others)])
  const found: unknown[] = []
  // Numbers at which the answer changes come first: they show one that is too high or too low.
  const isEdge = (value: unknown) => typeof value === 'number' && peek(withValue(value)) !== peek(withValue(value + 1))
  const edges = new Set(values.filter(isEdge))
  for (const value of [...edges, ...values.filter((other) => !edges.has(other))]) {
    const answer = peek(withValue(value))
    if (answer === undefined || (seen.has(answer) && !(found.length === 0 && edges.has(value)))) continue
    seen.add(answer)
    found.push(value)
  }
  // Those that keep something show more than those that keep nothing.
  const keeps = (value: unknown) => (peek(withValue(value)) ?? '').length
  found.sort((a, b) => keeps(b) - keeps(a))
  // Of several values each has to count, also if they keep what no value does.
  const [one, other] = found.filter((value): value is [unknown] => Array.isArray(value) && value.length === 1)
  const both = one && other && [...other, ...one]
  const isBoth = [one, other].every((value) => peek(withValue(value)) !== peek(withValue(both)))
  // What is not the whole value keeps nothing.
  const { operator = '' } = parameterOf(operation, name)?.['x-filter'] ?? {}
  const none = isOfWhole(operator) ? found.filter((value) => peek(withValue(value)) === '{"data":[]}') : []
  // A value that no record has, beside one that some have, keeps those of the other.
  const unknown = operator === 'in' ? none.find((value) => Array.isArray(value)) : undefined
  const beside = unknown && one && one !== unknown && [...unknown, ...one]
  const isSame = beside && peek(withValue(beside)) === peek(withValue(one))
  const chosen = isSame ? found.map((value) => (value === one ? beside : value)) : found
  return [...new Set([...(both && isBoth ? [both] : []), ...none, ...chosen])].slice(0, most.values)
}

/** Whether a filter compares whole values. */
const isOfWhole = (operator: string): boolean => ['eq', 'in', 'has'].includes(operator)

const parameterOf = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)

/** Values of a query parameter: of the documents, and of the records in an answer. */
export function valuesOf({ contract, names, trace }: World, operation: Operation, name: string, answer: string): unknown[] {
  const { document, accepts } = contract
  const parameter = parameterOf(operation, name)
  if (!parameter) return []
  const example = withWorldNames(contract, names, operation, { [name]: exampleParameters(contract, operation, true)[name] })[name]
  const edges = boundariesOf(document, accepts, [parameter.schema], example).map(({ pointer, value }) =>
    changedAt(example, pointer, () => value),
  )
  const types = typesOf(plainSchema(contract, parameter.schema))
  const read: unknown = JSON.parse(answer.startsWith('{') ? answer : '{}')
  const shown = [...new Set(textsIn(read))].filter((text) => !isChosen(text) as boolean)
  const { operator = '', properties = [] } = parameter['x-filter'] ?? {}
  // What the records have where the filter compares comes first.
  const compared = properties.flatMap((path) => valuesNamed(read, path.split('.').at(-1) as string))
  const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1e9
  const shownTimes = spreadItems([...new Set(answer.match(/\b1\d{9}\b/g) ?? [])].map(Number), most.texts / 2)
  const times = [...spreadItems([...new Set(compared.filter(isTime))], most.values), ...shownTimes]
  const counts = [...new Set(answer.match(/(?<=:)\d{1,4}(?=[,}])/g) ?? [])].map(Number)
  const numbers = Number(example) > 1e9 ? times.flatMap((time) => [time, time - 1, time + 1]) : [1, 2, 3, ...counts]
  const texts = spreadItems(
    shown.filter((text) => text.length < 80),
    most.texts,
  )
  const parts = spreadItems(texts, most.texts / 2)
    .map((text) => text.replace(names.prefix, ''))
    .flatMap((text) => [text.slice(1, 5), text.toUpperCase()])
  const wholes = [...compared, ...[example].flat()].filter((value): value is string => typeof value === 'string' && !isChosen(value))
  // Names of the app's own records get the prefix of the world.
  const whole = wholes.find((value) => value.startsWith(names.prefix)) ?? wholes[0]
  const part = whole && isOfWhole(operator) ? whole.slice(0, -1) : undefined
  const candidates = [
    // A part of a value is another value.
    ...(part ? [types.includes('array') ? [part] : part] : []),
    ...(types.includes('integer') ? numbers : []),
    ...(types.includes('string') ? [...texts, ...parts, `${names.prefix}m`] : []),
    ...(types.includes('array') ? texts.map((text) => [text]) : []),
    ...(Array.isArray(example) ? example.map((item) => [item]) : []),
    example,
    ...edges,
  ]
  // Which messages another number is between depends on the server.
  const [identifier] = identifiersIn(contract, operation, { [name]: example })
  const known = identifier?.kind === '/messages' ? recordsOf(trace, '/messages') : undefined
  const isKnown = (value: unknown) => known === undefined || known.includes(String(value))
  return distinctItems(
    candidates.filter((value) => value !== undefined && value !== '' && isKnown(value) && accepts(parameter.schema, value)),
  )
}

/** The values of the properties with a name, at any depth, and the items of lists. */
const valuesNamed = (value: unknown, name: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => (key === name ? [child].flat() : valuesNamed(child, name)))

/** The texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

/** A text with spaces at both ends, a decomposed letter, an emoji and what HTML escapes. */
const freeText = ' Bla\u0308tter <&> 🌱 '

/** A body of a write, with what distinguishes it from others. */
interface Body {
  readonly body: unknown
  readonly label: string
  /** The name of the documents' example that it is. */
  readonly example?: string
}

export function bodiesOf({ contract, names, trace, isDrawn }: World, operation: Operation): Body[] {
  const described = bodyOf(operation)
  if (!described) return [{ body: undefined, label: '' }]
  const { accepts } = contract
  const bases = basesOf(contract, operation)
  const examples = bases.examples.map(([example, body]): Body => ({ body, label: `example ${example}`, example }))
  const [first = { body: bases.smallest, label: '' }] = examples
  const additions = additionsTo(contract, [described.schema], first.body)
  const free = additions
    .filter(({ pointer }) => /^\/(name|description|statusMessage|remark|text|tags)$/.test(pointer))
    .map(({ pointer, value }) => ({
      body: changedAt(first.body, pointer, () => (Array.isArray(value) ? [freeText, 'Capital'] : freeText)),
      label: `free text ${pointer}`,
    }))
  const added = additions.map(({ pointer, value }) => ({
    body: changedAt(first.body, pointer, () => value),
    label: `with ${pointer} ${short(value)}`,
  }))
  // Lengths and numbers at their limits are cases; words may each mean something else.
  const words = positivesOf(contract, operation, bases)
    .filter(({ args, name }) => args.body !== undefined && /^boundary: body \S+ enum /.test(name))
    .map(({ args, name }) => ({ body: args.body, label: name.replace('boundary: body ', '') }))
  const all: Body[] = [...examples, { body: bases.smallest, label: 'smallest' }, ...free, ...added, ...words]
  const seen = new Set<string>()
  return all
    .filter(
      ({ body }) =>
        accepts(described.schema, body) && !lacksCompanions(contract, operation, { body }) && !isUnclear(contract, operation, body),
    )
    .map((one) => ({ ...one, body: withWorldNames(contract, names, operation, { body: one.body }).body }))
    .map((one) => ({ ...one, body: one.label.startsWith('with') ? withRecords(contract, trace, operation, one.body) : one.body }))
    .filter(({ body }) => !seen.has(JSON.stringify(body)) && seen.add(JSON.stringify(body)))
    .slice(0, most.bodies + examples.length)
    .filter(({ label }, index) => index === 0 || isDrawn(operation, label))
}

/** An address that is none: requests may have any text, and responses only addresses. */
const noAddress = /"(avatar|icon|link)":"(?!https?:)/

/**
 * Whether no source says what counts: a property that a body both sets and unsets, entries of a
 * list or a file with them, an address that is none, what an import does not allow, or a new record
 * without a property that records always have.
 */
const isUnclear = (contract: Contract, operation: Operation, body: unknown): boolean =>
  isObject(body) &&
  (noAddress.test(JSON.stringify(body)) ||
    (Array.isArray(body.unset) && body.unset.some((name) => name in body)) ||
    (body.file !== undefined && (body.searchTerms ?? body.disallowedSentences) !== undefined) ||
    (body.file !== undefined && body.category === 'sentence-similarity') ||
    (isImport(operation) && !isImportable(contract, body)) ||
    lacksWhatRecordsHave(contract, operation, body))

/** Whether a new record lacks a property that records always have and that has no default. */
const lacksWhatRecordsHave = (contract: Contract, operation: Operation, body: Json): boolean =>
  resourcesOf(contract).get(operation.path)?.create === operation &&
  Object.entries(bodyProperties(contract, operation)).some(
    ([name, { const: only, default: usual }]) =>
      !(name in body) &&
      only === undefined &&
      usual === undefined &&
      `/body/${name}` !== ownIdPointer(contract, operation) &&
      alwaysInResponse(contract, operation, `/${name}`),
  )

const short = (value: unknown, prefix = ''): string => shortenedText((JSON.stringify(value) ?? 'left out').replaceAll(prefix, ''), 60)

/** Items spread over a list. */
export const spreadItems = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length <= count
    ? [...items]
    : items.filter((_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length))

/** A call in short, without secrets and the prefix of its world. */
export const labelOf = (args: Arguments, { names }: Pick<World, 'names'>): string =>
  Object.entries(redactValue(args) as Arguments)
    .map(([name, value]) => `${name}=${short(value, names.prefix)}`)
    .join(' ')
    .replace(/^searchKey="" perPage=100 ?/, '')
