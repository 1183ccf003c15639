import { companionsOf } from '../documents/companions.ts'
import type { Operation } from '../documents/document.ts'
import type { Arguments } from './arguments.ts'

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
