import { isObject } from '../documents/isObject.ts'

/** A record with an empty list for each empty object in its metadata, as the service has it. */
export const withoutEmptyObjects = <Value>(value: Value, inMetadata = false): Value => {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyObjects(item, inMetadata)) as Value
  if (!isObject(value)) return value
  const entries = Object.entries(value)
  if (inMetadata && entries.length === 0) return [] as Value
  return Object.fromEntries(entries.map(([name, child]) => [name, withoutEmptyObjects(child, inMetadata || name === 'metadata')])) as Value
}
