import { isDeepStrictEqual } from 'node:util'
import { bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation, Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { isSchema } from '../documents/subschemas.ts'
import { identifiersIn } from '../server/identifiers.ts'
import { bodyProperties, branchesOf, type Resource, responseProperties } from '../server/resources.ts'
import type { Session } from '../server/scenario.ts'
import { hardText } from './records.ts'

/** Properties with side effects, which separate scenarios test. */
export const untested: readonly string[] = ['enabled', 'type', 'scope', 'password', 'status', 'unset', 'receiver', 'receiverType']

/**
 * A new value for each property that an operation takes and the record shows, different from that
 * in `base`.
 *
 * @param base - the rest of the body
 */
export function settableValues({ server }: Session, resource: Resource, operation: Operation, get: Operation, base: Json = {}): Json {
  const { contract, resources } = server
  const body = bodyOf(operation)
  if (body?.type !== 'application/json') return {}
  const shown = responseProperties(contract, get)
  const isMessage = resource.collection === '/messages'
  const entries = [...bodyProperties(contract, operation)].flatMap((name): [string, unknown][] => {
    if (!shown.has(name) || name === resource.idProperty || untested.includes(name) || (name === 'data' && !isMessage)) return []
    const options = name === 'data' ? [{ text: hardText }] : optionsFor(contract, body.schema, name, examplesOf(resource, name))
    const value = options.find(
      (option) => !isDeepStrictEqual(option, base[name]) && contract.accepts(body.schema, { ...base, [name]: option }),
    )
    if (value === undefined || identifiersIn(contract, resources, operation, { body: { [name]: value } }).length > 0) return []
    return [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** Values to try for a property. Only free-form objects get arbitrary content. */
function optionsFor({ document }: Contract, schema: Schema, name: string, examples: readonly unknown[]): unknown[] {
  const properties = branchesOf(document, schema).flatMap((branch): Schema[] =>
    branch.properties?.[name] ? [branch.properties[name]] : [],
  )
  const branches = properties.flatMap((property) => branchesOf(document, property))
  const isFree = branches.some(({ additionalProperties }) => additionalProperties === true)
  const items = branches.flatMap(({ items }) => (isSchema(items) ? branchesOf(document, items) : []))
  const isClosed = items.some((branch) => branch.enum !== undefined || 'x-extensible-enum' in branch)
  return [
    ...(isFree ? [{ changed: true, deep: { list: [1, { two: 'zwei' }], text: long(400), off: false, none: 0 } }] : examples),
    ...(isClosed ? [] : [['Changed', 'Kra\u0308uter']]),
    ...branches.flatMap(({ maxLength }) => (Number(maxLength) > 100 ? [long(Number(maxLength))] : [])),
    long(130),
    hardText,
    'Changed',
    // Different for each property, so that no value can be mistaken for another.
    `https://example.com/changed-${name}.png`,
  ]
}

/** A text that is almost as long as allowed, also if some of its characters count twice. */
const long = (most: number): string => hardText.padEnd(Math.min(most, 2000) - 50, ' and so on').trim()

/** The objects that the examples have for a property. */
const examplesOf = ({ create, update }: Resource, name: string): unknown[] =>
  [create, update]
    .flatMap((operation) => (operation ? (bodyOf(operation)?.examples ?? []) : []))
    .map(([, body]) => (body as Json)[name])
    .filter(isObject)
