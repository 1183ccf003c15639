import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { step, stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { isSchema, listOf, typesOf } from '../../../contract-tests/documents/subschemas.ts'
import { other, type SeenBody, type SeenValue } from '../../../contract-tests/evidence/evidence.ts'
import { branchesOf } from '../../../contract-tests/server/resources.ts'
import type { Difference } from './contradiction.ts'

/** Where a body or the objects of a schema differ from their schemas. Alternatives count as one: what any of them allows is allowed. */
export function differencesAt(contract: Contract, roots: readonly Schema[], seen: SeenBody, operations: readonly string[]): Difference[] {
  const found: Difference[] = []
  for (const [place, value] of Object.entries(seen.properties)) {
    const schemas = schemasAt(contract, roots, place)
    const at = (difference: Omit<Difference, 'operations'>) => found.push({ ...difference, operations: value.undocumentedIn ?? operations })
    if (schemas.length > 0) differencesIn(contract, schemas, value, at)
    else if (value.undocumentedIn)
      at({
        pointer: pointerOf(contract, schemasAt(contract, roots, parentOf(place))),
        says: nameOf(place) === other ? 'no other properties' : `no property ${nameOf(place)}`,
        saw: `${nameOf(place) === other ? 'a property whose name was kept back' : nameOf(place)}: ${Object.keys(value.types).join(' or ')}`,
        times: sum(value.types),
        of: objectsAt(seen, parentOf(place)),
      })
  }
  const inner = Object.entries(seen.properties).flatMap(([place, { types, shape }]) => (types.object && !shape ? [place] : []))
  // What is in the objects of a named schema is compared with that.
  const parents = new Set([...(seen.properties['/'] ? [] : ['']), ...inner.map((place) => (place === '/' ? '' : place))])
  for (const parent of parents) {
    const objects = objectsAt(seen, parent)
    for (const [name, pointer] of requiredAt(contract, schemasAt(contract, roots, parent))) {
      const times = objects - sum(seen.properties[step(parent, name)]?.types ?? {})
      if (times > 0) found.push({ pointer, says: `${name} is required`, saw: `no ${name}`, times, of: objects, operations })
    }
  }
  return found
}

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((total, count) => total + count, 0)
const parentOf = (place: string): string => place.split('/').slice(0, -1).join('/')
const nameOf = (place: string): string => stepsOf(place).at(-1) ?? ''

/** How many objects there were at a place; the root is a response's body, or an object of the schema. */
const objectsAt = ({ seen, properties }: SeenBody, place: string): number =>
  place === '' ? (properties['/'] ? (properties['/'].types.object ?? 0) : seen) : (properties[place]?.types.object ?? 0)

/** Every schema that may describe the values at a place. */
function schemasAt({ document }: Contract, roots: readonly Schema[], place: string): Schema[] {
  return (place === '/' ? [] : stepsOf(place)).reduce<Schema[]>(
    (schemas, name) => {
      const branches = schemas.flatMap((schema) => branchesOf(document, schema))
      if (name !== '*')
        return branches.flatMap(({ properties }) => (properties && Object.hasOwn(properties, name) ? [properties[name] as Schema] : []))
      return branches.flatMap(({ items, prefixItems, additionalProperties, patternProperties }) =>
        [items, ...listOf(prefixItems), additionalProperties, ...Object.values((patternProperties ?? {}) as object)].filter(isSchema),
      )
    },
    [...roots],
  )
}

function differencesIn(
  contract: Contract,
  schemas: readonly Schema[],
  value: SeenValue,
  at: (difference: Omit<Difference, 'operations'>) => void,
): void {
  const all = schemas.flatMap((schema) => branchesOf(contract.document, schema))
  const pointer = pointerOf(contract, schemas)
  const of = sum(value.types)
  const types = new Set(all.flatMap(typesIn))
  const isOpen = all.some((schema) => typesIn(schema).length === 0 && !schema.oneOf && !schema.anyOf && !schema.allOf)
  for (const [type, times] of Object.entries(value.types))
    if (!isOpen && !types.has(type) && !(type === 'integer' && types.has('number')))
      at({ pointer, says: `the type ${[...types].join(' or ')}`, saw: `the type ${type}`, times, of })
  const units = new Set([...schemas, ...all].flatMap(({ $ref }) => /Unix(Seconds|Milliseconds)/.exec($ref ?? '')?.[1]?.toLowerCase() ?? []))
  for (const unit of ['seconds', 'milliseconds'])
    if (units.size === 1 && !units.has(unit) && value.formats?.[unit])
      at({ pointer, says: `a time in ${[...units].join()}`, saw: `a time in ${unit}`, times: value.formats[unit], of })
  const listed = new Set(
    all.flatMap(
      (schema) => (schema['x-extensible-enum'] ?? schema.enum ?? (schema.const === undefined ? [] : [schema.const])) as unknown[],
    ),
  )
  for (const [text, times] of Object.entries(value.values ?? {}))
    if (!listed.has(text)) at({ pointer, says: `one of ${[...listed].join(', ')}`, saw: text, times, of })
  const [shortest, longest] = [
    all.map(({ minLength }) => Number(minLength ?? 0)),
    all.map(({ maxLength }) => Number(maxLength ?? Number.POSITIVE_INFINITY)),
  ]
  if (value.length && value.length[0] < Math.min(...shortest))
    at({ pointer, says: `at least ${Math.min(...shortest)} characters`, saw: `${value.length[0]} characters`, times: 1, of })
  if (value.length && value.length[1] > Math.max(...longest))
    at({ pointer, says: `at most ${Math.max(...longest)} characters`, saw: `${value.length[1]} characters`, times: 1, of })
}

/** The types that a schema names, or whose values it lists. */
function typesIn(schema: Schema): string[] {
  const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])) as unknown[]
  const implied = values.map((value) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value))
  const named = typesOf(schema)
  return named.length > 0 ? named : schema.properties ? ['object'] : [...new Set(implied)]
}

const pointerOf = (contract: Contract, schemas: readonly Schema[]): string => (schemas[0] ? contract.pointerOf(schemas[0]) : '#')

/** The properties that every alternative requires, with the pointer of each. */
function requiredAt(contract: Contract, schemas: readonly Schema[]): Map<string, string> {
  const [first, ...others] = schemas.map((schema) => requiredIn(contract, schema))
  return new Map([...(first ?? [])].filter(([name]) => others.every((other) => other.has(name))))
}

function requiredIn(contract: Contract, schema: Schema): Map<string, string> {
  const node = resolve<Schema>(contract.document, schema)
  const found = new Map((node.required ?? []).map((name) => [name, `${contract.pointerOf(node)}/required`]))
  for (const part of listOf(node.allOf)) for (const [name, pointer] of requiredIn(contract, part)) found.set(name, pointer)
  for (const keyword of ['oneOf', 'anyOf'] as const)
    for (const [name, pointer] of requiredAt(contract, listOf(node[keyword]))) found.set(name, pointer)
  return found
}
