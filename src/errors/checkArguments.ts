import { nameOf } from '../request/values.ts'

/**
 * Checks an argument of an error's constructor: tests make such errors by hand.
 *
 * @param signature - how the error is made
 * @throws TypeError naming the argument, and how the error is made
 */
export function checkArgument(signature: string, name: string, value: unknown, type: 'string' | 'number' | 'object'): void {
  if (typeof value !== type || value === null)
    throw new TypeError(`\`${name}\` must be ${articles[type]} ${type}; it is ${nameOf(value)}. Write \`${signature}\`.`)
}

const articles = { string: 'a', number: 'a', object: 'an' } as const

/** How a constructor takes the facts of the call. */
export const callArgument = '{ operationId, method, path, attempts }'

/** Checks what a constructor is told about the call. */
export function checkCall(signature: string, call: unknown): void {
  checkArgument(signature, 'call', call, 'object')
  const { method, path, attempts } = call as Readonly<Record<string, unknown>>
  checkArgument(signature, 'call.method', method, 'string')
  checkArgument(signature, 'call.path', path, 'string')
  checkArgument(signature, 'call.attempts', attempts, 'number')
}
