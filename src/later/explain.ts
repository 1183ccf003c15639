import type { Refusal } from '../request/request.ts'
import type { Route } from '../request/route.ts'
import type { Shared } from './load.ts'

/** The error for an argument that cannot be sent; it names the argument and the fix. */
export const explain = (shared: Shared, refusal: Refusal): TypeError => new TypeError(`${refusal.where}: ${textOf(shared, refusal)}.`)

function textOf({ nameOf }: Shared, { reason, name, value }: Refusal): string {
  const argument = `\`${name}\``
  switch (reason) {
    case 'arguments':
      return `pass the arguments as one object, ${example(value as Route)}`
    case 'unknown':
      return `there is no argument ${argument}; it takes ${list([...(value as Route).places.keys()])}`
    case 'missing':
      return `${argument} is missing: ${
        name === 'onBehalfOf' ? 'pass the uid of the user to act as, or call it on `client.as(uid)`' : example(value as Route)
      }`
    case 'path':
      if (value === '') return `${argument} is empty; pass the identifier`
      if (typeof value === 'string') return `${argument} must not hold a relative path segment; it would change which path is called`
      return `${argument} must be a string; it is ${nameOf(value)}`
    case 'query':
      return `${argument} must be a string, a finite number, a boolean or a list of these; it is ${nameOf(value)}. Leave it out for none`
    case 'text':
      return `${argument} holds half of a surrogate pair, which no address can carry`
    case 'body':
      return value instanceof Error
        ? `${argument} cannot be written as JSON: ${value.message.split('\n')[0]}`
        : `${argument} must be an object; it is ${nameOf(value)}`
  }
}

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none'

const example = (route: Route) => `pass ${route.required.length ? `{ ${route.required.join(', ')} }` : 'an object'}`
