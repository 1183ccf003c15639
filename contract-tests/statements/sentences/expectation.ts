import { isNothing } from '../../documents/isNothing.ts'
import { isObject } from '../../documents/isObject.ts'
import { isFailedFor } from '../../exchange/failedFor.ts'

/**
 * What a call has to show: a rejection as `404 ERR_UID_NOT_FOUND`, a part of the record that is
 * returned, all records of a list, or {@link has}, {@link inOrder} and {@link lacks} for some.
 */
export type Expectation = string | object

/** The responses before the one that is judged. */
export interface Earlier {
  /** The value of a property in the first response that has it. @throws if none has it */
  valueOf(property: string): unknown
}

/** An expectation that is more than a part of what is returned. */
interface Requirement {
  readonly words: string
  readonly isAboutList: boolean
  /** The records or properties that it names. */
  readonly about: readonly unknown[]
  /** The outcome that a part of a list can decide: that the expectation holds, or does not. */
  readonly isDecidedIf?: boolean
  /** Whether it says nothing if it did not hold before the last write. */
  readonly holdsBefore?: boolean
  /** Whether a rejection of the whole call is expected, too. */
  readonly mayReject?: boolean
  holds(got: unknown, earlier: Earlier): boolean
}

const isRequirement = (expected: unknown): expected is Requirement => isObject(expected) && typeof expected.holds === 'function'

/** An expectation about a list, as far as it consists of records of the run. */
const ofList = (
  records: unknown[],
  words: string,
  isDecidedIf: boolean,
  holds: (list: unknown[], earlier: Earlier) => boolean,
): Requirement => ({
  ...{ words: `a list ${words}`, isAboutList: true, about: records, isDecidedIf },
  holds: (got, earlier) => Array.isArray(got) && holds(got, earlier),
})

const indexIn = (list: unknown[], record: unknown, earlier: Earlier): number => list.findIndex((item) => shows(record, item, earlier))

/** The list has these records. */
export const has = (...records: unknown[]): object =>
  ofList(records, `with ${records.map(inWords).join(' and ')}`, true, (list, earlier) =>
    records.every((record) => indexIn(list, record, earlier) >= 0),
  )

/** The list still has these records, as it had them before the last write. */
export const keeps = (...records: unknown[]): object => ({ ...has(...records), holdsBefore: true })

/** The list has these records in this order, whatever is between them. */
export const inOrder = (...records: object[]): object =>
  ofList(records, `with ${records.map(inWords).join(' before ')}`, true, (list, earlier) =>
    records.map((record) => indexIn(list, record, earlier)).every((place, index, places) => place > (places[index - 1] ?? -1)),
  )

/** The list has none of these records. */
export const lacks = (...records: object[]): object =>
  ofList(
    records,
    `without ${records.map(inWords).join(' and ')}`,
    false,
    (list, earlier) => !records.some((record) => indexIn(list, record, earlier) >= 0),
  )

/** The call is rejected, or its list has none of these records. */
export const hides = (...records: object[]): object => ({ ...lacks(...records), mayReject: true })

/** The record is as one of several describe it. */
export const either = (...records: unknown[]): object => ({
  ...{ words: records.map(inWords).join(' or '), isAboutList: false, about: records },
  holds: (got: unknown, earlier: Earlier) => records.some((record) => shows(record, got, earlier)),
})

/** The call fails: as a whole, or for one of its records. */
export const failsFor = (id: string): object => ({
  ...{ words: `a failure for ${id}`, isAboutList: false, about: [], mayReject: true },
  holds: (got: unknown) => isFailedFor(got, id),
})

/** The record has none of these properties. */
export const withoutProperties = (...names: string[]): object => ({
  ...{ words: `a record without ${names.map((name) => `\`${name}\``).join(', ')}`, isAboutList: false, about: names },
  holds: (got: unknown) => isNothing(got) || (isObject(got) && names.every((name) => isNothing(got[name]))),
})

/** The value, if the record has the property at all. */
export const ifShown = (value: unknown): object => ({
  ...{ words: `${inWords(value)}, if shown`, isAboutList: false, about: [value] },
  holds: (got: unknown, earlier: Earlier) => got === undefined || got === null || shows(value, got, earlier),
})

/** Any value but none. */
export const something = /^/

/** No value. */
export const nothing: object = { ...{ words: 'nothing', isAboutList: false, about: [] }, holds: isNothing }

/** The call is accepted, whatever it returns: others that begin with it send it anyway. */
export const succeeds: object = { ...{ words: 'a success', isAboutList: false, about: [] }, holds: () => true }

/** The response says that the call succeeded. */
export const confirms: object = { success: true }

/** Whether an expectation is about a list, of which only the records of the run count. */
export const isAboutList = (expected: Expectation): boolean => Array.isArray(expected) || (isRequirement(expected) && expected.isAboutList)

/** Whether an expectation has to hold before the last write, too. */
export const holdsBefore = (expected: Expectation): boolean => isRequirement(expected) && expected.holdsBefore === true

/** Whether an expectation holds if the whole call is rejected. */
export const mayReject = (expected: Expectation): boolean => isRequirement(expected) && expected.mayReject === true

/** Whether a part of a list shows already that an expectation holds, or that it does not. */
export const isDecidedByPart = (expected: Expectation, got: unknown, earlier: Earlier): boolean =>
  Array.isArray(expected)
    ? Array.isArray(got) && got.length > expected.length
    : isRequirement(expected) && expected.isDecidedIf === expected.holds(got, earlier)

/** Whether a value shows what is expected of it: a part of an object is enough. */
export function shows(expected: unknown, got: unknown, earlier: Earlier): boolean {
  if (isRequirement(expected)) return expected.holds(got, earlier)
  const property = typeof expected === 'string' ? propertyIn.exec(expected)?.[1] : undefined
  if (property !== undefined) return shows(earlier.valueOf(property), got, earlier)
  if (expected instanceof RegExp) return !isNothing(got) && expected.test(String(got))
  if (Array.isArray(expected)) return Array.isArray(got) && got.length === expected.length && isPaired(expected, got, earlier)
  if (isObject(expected)) return isObject(got) && Object.entries(expected).every(([name, value]) => shows(value, got[name], earlier))
  // A server may leave out what is false.
  if (expected === false && isNothing(got)) return true
  // Ids and numbers come as numbers or as strings of digits.
  return typeof got !== 'object' && String(expected) === String(got)
}

/** Whether each expected record is another one of the list, in any order. */
const isPaired = ([first, ...others]: readonly unknown[], got: readonly unknown[], earlier: Earlier): boolean =>
  first === undefined || got.some((item, index) => shows(first, item, earlier) && isPaired(others, got.toSpliced(index, 1), earlier))

/** An expected value that another response had in a property. */
const propertyIn = /^\{(\w+)\}$/

/** The values that an expectation names, in lower case. */
export const wordsIn = (expected: unknown): string[] => {
  if (isRequirement(expected)) return expected.about.flatMap(wordsIn)
  if (expected instanceof RegExp) return []
  return isObject(expected) || Array.isArray(expected) ? Object.values(expected).flatMap(wordsIn) : [String(expected).toLowerCase()]
}

/** The properties that an expectation names, at any depth. */
function propertiesIn(expected: unknown): string[] {
  if (isRequirement(expected)) return expected.about.flatMap(propertiesIn)
  if (Array.isArray(expected)) return expected.flatMap(propertiesIn)
  return isObject(expected) ? Object.entries(expected).flatMap(([name, value]) => [name, ...propertiesIn(value)]) : []
}

/** The part of a value that a finding shows: the properties that the expectation names, if any. */
export function partAbout(expected: Expectation, got: unknown): unknown {
  const names = new Set(propertiesIn(expected))
  const partOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(partOf)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).flatMap(([name, child]) => (names.has(name) ? [[name, partOf(child)]] : [])))
  }
  return names.size > 0 ? partOf(got) : got
}

/** An expectation in words, for a finding. */
export function inWords(expected: unknown): string {
  if (isRequirement(expected)) return expected.words
  if (expected instanceof RegExp) return expected === something ? 'a value' : `a value that matches ${expected}`
  if (Array.isArray(expected)) return expected.length === 0 ? 'an empty list' : `a list of ${expected.map(inWords).join(' and ')}`
  if (!isObject(expected)) return String(expected).replace(propertyIn, 'the first `$1`')
  return `{ ${Object.entries(expected)
    .map(([name, value]) => `${name}: ${inWords(value)}`)
    .join(', ')} }`
}
