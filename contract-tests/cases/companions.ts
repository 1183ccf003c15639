import type { Operation, Parameter } from '../spec/document.ts'
import type { Arguments } from './arguments.ts'

/** Sentences of descriptions that name another parameter as needed: "Needs `onBehalfOf`.", "Goes together with `affix`.", "the user in `onBehalfOf`". */
const needs = /\b(?:needs|requires|only together with|goes together with|ignored without|the user in|the one in) `(\w+)`/gi

/** The parameters that a parameter has no meaning without, by what its description says. */
export const companionsOf = ({ description = '' }: Pick<Parameter, 'description'>): string[] =>
  /not together with/i.test(description) ? [] : [...description.matchAll(needs)].flatMap(([, name]) => name ?? [])

/** Adds the parameters that others of a call need, with the values of the examples. */
export function withCompanions({ parameters }: Operation, given: Arguments): Arguments {
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  const added = parameters
    .filter(({ name }) => given[name] !== undefined)
    .flatMap(companionsOf)
    .filter((name) => given[name] === undefined && named.get(name)?.example !== undefined)
    .map((name) => [name, named.get(name)?.example])
  return added.length > 0 ? { ...Object.fromEntries(added), ...given } : given
}
