import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { step } from '../../../contract-tests/documents/pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf } from '../../../contract-tests/documents/subschemas.ts'

/** A location in a response, with the schemas that describe it. */
export interface ResponseLocation {
  readonly pointer: string
  readonly name: string | undefined
  readonly value: unknown
  /** The schemas that describe the location; empty if the document does not describe it. */
  readonly subschemas: Schema[]
  readonly required: boolean
  /** Whether the object that contains the location may have undocumented properties. */
  readonly parentOpen: boolean
}

/** Every location in a response, the root first. At most two items of each list are visited. */
export function locationsIn({ document, accepts }: Contract, schema: Schema, response: unknown): ResponseLocation[] {
  const found: ResponseLocation[] = []
  const walk = (
    schemas: Schema[],
    value: unknown,
    pointer: string,
    name: string | undefined,
    required: boolean,
    parentOpen: boolean,
  ): void => {
    const subschemas = subschemasOf(document, accepts, schemas, value)
    found.push({ pointer, name, value, subschemas, required, parentOpen })
    if (Array.isArray(value)) {
      for (const [index, item] of value.slice(0, 2).entries())
        walk(itemSchemas(subschemas, index), item, step(pointer, index), undefined, false, true)
    } else if (typeof value === 'object' && value !== null) {
      const needed = new Set(subschemas.flatMap((subschema) => subschema.required ?? []))
      const open = subschemas.length === 0 || isOpen(subschemas)
      for (const [key, child] of Object.entries(value))
        walk(propertySchemas(subschemas, key), child, step(pointer, key), key, needed.has(key), open)
    }
  }
  walk([schema], response, '', undefined, true, false)
  return found
}
