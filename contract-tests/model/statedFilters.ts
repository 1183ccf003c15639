import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { type FilterRule, textComparisons } from '../documents/rules.ts'

/**
 * An answer without the records that a filter of the documents leaves out, also where no handler
 * knows it. A record that does not show what is compared stays.
 */
export function asStated({ parameters }: Operation, args: Json, body: Json): Json {
  const rules = parameters.flatMap(({ name, 'x-filter': rule }) => {
    const compares = textComparisons[rule?.operator as FilterRule['operator']]
    return rule && compares && typeof args[name] === 'string' ? [{ ...rule, compares, value: args[name].toLowerCase() }] : []
  })
  if (rules.length === 0 || !Array.isArray(body.data)) return body
  const keeps = (item: unknown) =>
    rules.every(({ properties, compares, value }) => {
      const texts = isObject(item) ? properties.flatMap((name) => (typeof item[name] === 'string' ? [item[name].toLowerCase()] : [])) : []
      return texts.length < properties.length || texts.some((text) => compares(text, value))
    })
  const data = body.data.filter(keeps)
  return data.length === body.data.length ? body : { ...body, data }
}
