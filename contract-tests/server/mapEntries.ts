import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation, Schema } from '../documents/document.ts'
import { propertySchemas } from '../documents/subschemas.ts'
import { branchesOf } from './resources.ts'

/**
 * An operation whose body has a map, such as permissions by key, and what another operation removes
 * an entry with.
 */
interface EntryWriter {
  readonly write: Operation
  /** The property with the map. */
  readonly property: string
  /** The path parameter that names the entry. */
  readonly parameter: string
}

/**
 * The operation that writes the entries of which an operation removes one:
 * `PUT /roles/{role}/permissions` for `DELETE /roles/{role}/permissions/{permission}`.
 */
export function entryWriterFor(contract: Contract, { method, path }: Operation): EntryWriter | undefined {
  const [, map, parameter] = /^(.+)\/\{(\w+)\}$/.exec(path) ?? []
  const write = contract.operations.find((candidate) => candidate.method === 'PUT' && candidate.path === map)
  if (method !== 'DELETE' || !write || !parameter) return undefined
  const isMap = (schema: Schema) => branchesOf(contract.document, schema).some(({ patternProperties }) => patternProperties !== undefined)
  const [property] = propertiesOf(contract, write).find(([, schema]) => isMap(schema)) ?? []
  return property === undefined ? undefined : { write, property, parameter }
}

/** The arguments that write the entry which an operation with other arguments removes. */
export function argumentsToWrite(
  contract: Contract,
  { write, property, parameter }: EntryWriter,
  { [parameter]: key, ...args }: Arguments,
): Arguments {
  const maps = propertiesOf(contract, write).flatMap(([name, schema]) => (name === property ? branchesOf(contract.document, schema) : []))
  const entry = propertySchemas(maps, String(key)).flatMap((schema) => branchesOf(contract.document, schema))
  const known = entry.flatMap((schema) => (schema['x-extensible-enum'] as string[] | undefined) ?? [])
  // The first known value is often the default. What has no known values may be an empty list.
  return { ...args, body: { [property]: { [String(key)]: known.at(-1) ?? [] } } }
}

const propertiesOf = ({ document }: Contract, operation: Operation): [string, Schema][] =>
  branchesOf(document, bodyOf(operation)?.schema ?? {}).flatMap(({ properties }) => Object.entries(properties ?? {}))
