import { didYouMean } from '../documents/closestName.ts'
import { isObject } from '../documents/isObject.ts'

/** The names of all options of a type, which the compiler compares with it. */
export const optionNamesOf = <Options>(names: Readonly<Record<keyof Options, true>>): readonly string[] => Object.keys(names)

/**
 * Refuses options that do not exist, so that a misspelling is not ignored.
 *
 * @param where - the function or the option that takes them, such as `failNext`
 * @throws TypeError that names the unknown option, and the one that may be meant
 */
export function requireOptions(where: string, options: unknown, names: readonly string[]): void {
  if (!isObject(options)) throw new TypeError(`${where} takes an object of options, not ${options === null ? 'null' : typeof options}.`)
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown === undefined) return
  const hint = didYouMean(unknown, names) || (names.length > 0 ? ` It takes ${names.join(', ')}.` : ' It takes none.')
  throw new TypeError(`${where}: there is no option ${unknown}.${hint}`)
}
