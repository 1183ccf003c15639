import type { Operation, Parameter } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { type FilterRule, textComparisons } from '../documents/rules.ts'
import type { Query } from './population.ts'

/** The filters of a list by text that `x-filter` states, and for which there is no query yet. */
export const statedFilters = ({ parameters }: Operation, queries: readonly Query[]): Parameter[] =>
  parameters.filter(({ name, 'x-filter': rule }) => rule && rule.operator in textComparisons && !queries.some(({ args }) => name in args))

/**
 * A query for a filter, with a value that tells the records of a run apart, and the records that it
 * must keep.
 *
 * @param records - what the list returns without the filter
 * @param ids - the run's records by name
 * @param key - the property that identifies a record
 * @param isValid - whether the filter accepts a value
 * @returns `undefined` if every value keeps all records, or none
 */
export function statedQuery(
  { name, 'x-filter': rule }: Parameter,
  records: readonly Json[],
  ids: Readonly<Record<string, string>>,
  key: string,
  isValid: (value: string) => boolean = () => true,
): Query | undefined {
  const { properties, operator } = rule as FilterRule
  const compares = textComparisons[operator]
  const own = Object.entries(ids).flatMap(([label, id]) => {
    const record = records.find((candidate) => String(candidate[key]) === id)
    return record ? [{ label, texts: textsOf(record, properties) }] : []
  })
  const texts = own.flatMap((record) => record.texts)
  const values = operator === 'contains' ? [...texts.flatMap(innerPart), ...texts] : texts
  for (const value of values.filter(isValid)) {
    const keeps = ({ texts }: (typeof own)[number]) => texts.some((text) => compares?.(text.toLowerCase(), value.toLowerCase()))
    const includes = own.filter(keeps).map(({ label }) => label)
    const excludes = own.filter((record) => !keeps(record)).map(({ label }) => label)
    if (includes.length > 0 && excludes.length > 0) return { args: { [name]: value }, includes, excludes }
  }
  return undefined
}

/**
 * A part of a text that it neither begins nor ends with, which shows that the operator does not
 * compare its beginning only.
 */
function innerPart(text: string): string[] {
  const part = [...text].slice(1, -1).join('').trim()
  return part.length > 3 ? [part] : []
}

const textsOf = (record: Json, properties: readonly string[]): string[] =>
  properties.flatMap((property) => (typeof record[property] === 'string' && record[property] !== '' ? [record[property]] : []))
