import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { filtersOf, keepsRecord } from '../documents/rules.ts'

/**
 * An answer without the records that a filter of the documents leaves out, also where no handler
 * knows it. A record that does not show what is compared stays.
 */
export function asStated({ parameters }: Operation, args: Json, body: Json): Json {
  const rules = filtersOf(parameters, args)
  if (rules.length === 0 || !Array.isArray(body.data)) return body
  const data = body.data.filter((item) => rules.every(({ rule, value }) => keepsRecord(rule, value, item) !== false))
  return data.length === body.data.length ? body : { ...body, data }
}
