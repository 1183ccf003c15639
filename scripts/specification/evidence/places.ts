import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { step, stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { isSchema, listOf, typesOf } from '../../../contract-tests/documents/subschemas.ts'
import { other, type SeenBody, type SeenValue } from '../../../contract-tests/evidence/evidence.ts'
import { typeOf } from '../../../contract-tests/evidence/properties.ts'
import { branchesOf } from '../../../contract-tests/server/resources.ts'
import { type Difference, difference } from './contradiction.ts'

/**
 * Where a body or the objects of a schema differ from their schemas. Alternatives count as one:
 * what any of them allows is allowed.
 */
export function differencesAt(contract: Contract, roots: readonly Schema[], seen: SeenBody, operations: readonly string[]): Difference[] {
  const found: Difference[] = []
  for (const [place, value] of Object.entries(seen.properties)) {
    const schemas = schemasAt(contract, roots, place)
    const times = sum(value.types)
    const [parent, name] = [parentOf(place), nameOf(place)]
    if (schemas.length > 0)
      for (const { says, saw, times: often } of differencesIn(contract, schemas, value))
        found.push(difference(pointerOf(contract, schemas), says, saw, [often, times], value.undocumentedIn ?? operations))
    else if (value.undocumentedIn) {
      const says = name === other ? 'no other properties' : `no property ${name}`
      const saw = `${name === other ? 'a property whose name was kept back' : name}: ${Object.keys(value.types).join(' or ')}`
      const pointer = pointerOf(contract, schemasAt(contract, roots, parent))
      found.push(difference(pointer, says, saw, [times, objectsAt(seen, parent)], value.undocumentedIn))
    }
  }
  const inner = Object.entries(seen.properties).flatMap(([place, { types, shape }]) => (types.object && !shape ? [place] : []))
  // What is in the objects of a named schema is compared with that.
  const parents = new Set([...(seen.properties['/'] ? [] : ['']), ...inner.map((place) => (place === '/' ? '' : place))])
  for (const parent of parents) {
    const objects = objectsAt(seen, parent)
    for (const [name, pointer] of requiredAt(contract, schemasAt(contract, roots, parent))) {
      const times = objects - sum(seen.properties[step(parent, name)]?.types ?? {})
      if (times > 0) found.push(difference(pointer, `${name} is required`, `no ${name}`, [times, objects], operations))
    }
  }
  return found
}

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((total, count) => total + count, 0)
const parentOf = (place: string): string => place.split('/').slice(0, -1).join('/')
const nameOf = (place: string): string => stepsOf(place).at(-1) ?? ''

/**
 * How many objects there were at a place; the root is a response's body, or an object of the
 * schema.
 */
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

/** What the values at a place have that none of their schemas allows. */
function differencesIn({ document }: Contract, schemas: readonly Schema[], value: SeenValue): Pick<Difference, 'says' | 'saw' | 'times'>[] {
  const all = schemas.flatMap((schema) => branchesOf(document, schema))
  const types = new Set(all.flatMap(typesIn))
  const isOpen = all.some((schema) => typesIn(schema).length === 0 && !schema.oneOf && !schema.anyOf && !schema.allOf)
  const isAllowed = (type: string) => isOpen || types.has(type) || (type === 'integer' && types.has('number'))
  const units = new Set([...schemas, ...all].flatMap(({ $ref }) => /Unix(Seconds|Milliseconds)/.exec($ref ?? '')?.[1]?.toLowerCase() ?? []))
  const [unit = ''] = units
  const listed = new Set(all.flatMap((schema) => schema['x-extensible-enum'] ?? valuesOf(schema)))
  const least = Math.min(...all.map(({ minLength }) => Number(minLength ?? 0)))
  const most = Math.max(...all.map(({ maxLength }) => Number(maxLength ?? Number.POSITIVE_INFINITY)))
  const [shortest, longest] = value.length ?? [least, most]
  return [
    ...Object.entries(value.types)
      .filter(([type]) => !isAllowed(type))
      .map(([type, times]) => ({ says: `the type ${[...types].join(' or ')}`, saw: `the type ${type}`, times })),
    ...Object.entries(value.formats ?? {})
      .filter(([format]) => /^(milli)?seconds$/.test(format) && units.size === 1 && format !== unit)
      .map(([format, times]) => ({ says: `a time in ${unit}`, saw: `a time in ${format}`, times })),
    ...Object.entries(value.values ?? {})
      .filter(([text]) => !listed.has(text))
      .map(([text, times]) => ({ says: `one of ${[...listed].join(', ')}`, saw: text, times })),
    ...(shortest < least ? [{ says: `at least ${least} characters`, saw: `${shortest} characters`, times: 1 }] : []),
    ...(longest > most ? [{ says: `at most ${most} characters`, saw: `${longest} characters`, times: 1 }] : []),
  ]
}

/** The values that a schema lists; a server may add none to them. */
const valuesOf = (schema: Schema): readonly unknown[] => schema.enum ?? (schema.const === undefined ? [] : [schema.const])

/** The types that a schema names, or whose values it lists. */
function typesIn(schema: Schema): string[] {
  const named = typesOf(schema)
  return named.length > 0 ? named : schema.properties ? ['object'] : [...new Set(valuesOf(schema).map(typeOf))]
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
