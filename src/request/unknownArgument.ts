import { sendOptionNames } from './checks.ts'
import { didYouMean } from './didYouMean.ts'
import type { Route } from './route.ts'

/** The options of a single call. */
export const callOptionNames: readonly string[] = ['signal', ...sendOptionNames, 'headers', 'query']

/**
 * The error for an argument that an operation does not take, with the place where it belongs if
 * that is known: beside the arguments, or in the body.
 *
 * @param given - the names of all arguments of the call
 */
export function unknownArgument({ name: where, places }: Route, argument: string, given: readonly string[]): TypeError {
  const known = given.filter((name) => places.has(name) && name !== 'body')
  const pass = (...names: string[]) => `{ ${[...known, ...names].join(', ')} }`.replace('{  }', '{}')
  const takes = [...places.keys()].map((name) => `\`${name}\``).join(', ') || 'none'
  const similar = callOptionNames.includes(argument) ? '' : didYouMean(argument, [...places.keys()])
  const hint = callOptionNames.includes(argument)
    ? ` It is an option of the call; pass it as the second argument: \`${where}(${pass()}, { ${argument} })\`.`
    : places.has('body') && argument !== 'onBehalfOf'
      ? ` Fields of the request go into \`body\`; pass \`${pass(`body: { ${argument}, … }`)}\`.`
      : ''
  return new TypeError(`${where}: there is no argument \`${argument}\`.${similar || ` It takes ${takes}.${hint}`}`)
}
