import type { Operation, Parameter } from '../documents/document.ts'
import type { Arguments } from './arguments.ts'

/** Phrases in descriptions that name a required companion parameter: "Needs `onBehalfOf`.", "Goes together with `affix`.", "the user in `onBehalfOf`". */
const needs = /\b(?:needs|requires|only together with|goes together with|ignored without|the user in|the one in) `(\w+)`/gi

/** The parameters that a parameter requires, according to its description. */
export const companionsOf = ({ description = '' }: Pick<Parameter, 'description'>): string[] =>
  /not together with/i.test(description) ? [] : [...description.matchAll(needs)].flatMap(([, name]) => name ?? [])

/** Adds the parameters that other arguments of a call require, with their example values. */
export function withCompanions({ parameters }: Operation, args: Arguments): Arguments {
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  const added = parameters
    .filter(({ name }) => args[name] !== undefined)
    .flatMap(companionsOf)
    .filter((name) => args[name] === undefined && named.get(name)?.example !== undefined)
    .map((name) => [name, named.get(name)?.example])
  return added.length > 0 ? { ...Object.fromEntries(added), ...args } : args
}
