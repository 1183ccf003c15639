import type { Contract } from '../documents/contract.ts'
import type { Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { step } from '../documents/pointer.ts'
import { itemSchemas, propertySchemas, subschemasOf } from '../documents/subschemas.ts'
import { instancesOf } from './arguments.ts'

/** A value that a body can have at a pointer. */
export interface Addition {
  readonly pointer: string
  readonly value: unknown
}

/** Values for each property of an object and of those in it, whether the object has it or not. */
export function additionsTo(contract: Contract, schemas: readonly Schema[], value: unknown, pointer = ''): Addition[] {
  const parts = subschemasOf(contract.document, contract.accepts, schemas, value)
  if (Array.isArray(value))
    return value.slice(0, 2).flatMap((item, index) => additionsTo(contract, itemSchemas(parts, index), item, step(pointer, index)))
  if (!isObject(value)) return []
  const names = new Set([...Object.keys(value), ...parts.flatMap(({ properties }) => Object.keys(properties ?? {}))])
  return [...names].flatMap((name) => {
    const described = propertySchemas(parts, name)
    const own = described
      .flatMap((schema) => instancesOf(contract, schema).slice(0, 2))
      .map((added) => ({ pointer: step(pointer, name), value: added }))
    return [...own, ...additionsTo(contract, described, value[name], step(pointer, name))]
  })
}
