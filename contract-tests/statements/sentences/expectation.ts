import { isNothing } from '../../documents/isNothing.ts'
import { isObject } from '../../documents/isObject.ts'

/**
 * What a call has to show: a rejection as `404 ERR_UID_NOT_FOUND`, a part of the record that is
 * returned, all records of a list, or {@link has}, {@link inOrder} and {@link lacks} for some.
 */
export type Expectation = string | object

/** A list, as far as it consists of records of the run, has these records. */
class Having {
  readonly records: readonly object[]
  constructor(records: readonly object[]) {
    this.records = records
  }
}

/** A list has these records in this order, whatever is between them. */
class Ordered extends Having {}

/** A list has none of these records. */
class Lacking extends Having {}

/** A record has none of these properties. */
class Without {
  readonly properties: readonly string[]
  constructor(properties: readonly string[]) {
    this.properties = properties
  }
}

/** A record is as one of several describe it. */
class Either {
  readonly records: readonly object[]
  constructor(records: readonly object[]) {
    this.records = records
  }
}

export const has = (...records: object[]): object => new Having(records)
export const inOrder = (...records: object[]): object => new Ordered(records)
export const lacks = (...records: object[]): object => new Lacking(records)
export const either = (...records: object[]): object => new Either(records)
export const withoutProperties = (...properties: string[]): object => new Without(properties)

/** Any value but none. */
export const something = /^/

/** Whether an expectation is about a list, of which only the records of the run count. */
export const isAboutList = (expected: Expectation): boolean => Array.isArray(expected) || expected instanceof Having

/** Whether a value shows what is expected of it: a part of an object is enough. */
export function shows(expected: unknown, got: unknown): boolean {
  if (expected instanceof Lacking) return Array.isArray(got) && !expected.records.some((record) => got.some((item) => shows(record, item)))
  if (expected instanceof Ordered) {
    const places = expected.records.map((record) => (Array.isArray(got) ? got.findIndex((item) => shows(record, item)) : -1))
    return places.every((place, index) => place > (places[index - 1] ?? -1))
  }
  if (expected instanceof Having) return Array.isArray(got) && expected.records.every((record) => got.some((item) => shows(record, item)))
  if (expected instanceof Either) return expected.records.some((record) => shows(record, got))
  if (expected instanceof Without) return isNothing(got) || (isObject(got) && expected.properties.every((name) => isNothing(got[name])))
  if (expected instanceof RegExp) return !isNothing(got) && expected.test(String(got))
  if (Array.isArray(expected)) return Array.isArray(got) && got.length === expected.length && isPaired(expected, got)
  if (isObject(expected)) return isObject(got) && Object.entries(expected).every(([name, value]) => shows(value, got[name]))
  // Ids and numbers come as numbers or as strings of digits.
  return typeof got !== 'object' && String(expected) === String(got)
}

/** Whether each expected record is another one of the list, in any order. */
const isPaired = ([first, ...others]: readonly unknown[], got: readonly unknown[]): boolean =>
  first === undefined || got.some((item, index) => shows(first, item) && isPaired(others, got.toSpliced(index, 1)))

/** An expectation in words, for a finding. */
export function inWords(expected: unknown): string {
  if (expected instanceof Lacking) return `a list without ${expected.records.map(inWords).join(' and ')}`
  if (expected instanceof Ordered) return `a list with ${expected.records.map(inWords).join(' before ')}`
  if (expected instanceof Having) return `a list with ${expected.records.map(inWords).join(' and ')}`
  if (expected instanceof Either) return expected.records.map(inWords).join(' or ')
  if (expected instanceof Without) return `a record without ${expected.properties.map((name) => `\`${name}\``).join(', ')}`
  if (expected instanceof RegExp) return 'a value'
  if (Array.isArray(expected)) return expected.length === 0 ? 'an empty list' : `a list of ${expected.map(inWords).join(' and ')}`
  if (isObject(expected))
    return `{ ${Object.entries(expected)
      .map(([name, value]) => `${name}: ${inWords(value)}`)
      .join(', ')} }`
  return String(expected)
}
