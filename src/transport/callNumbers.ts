interface CallNumbers {
  last: number
}

/** The property of the global object by which all copies of this package share their numbers. */
const shared = Symbol.for('cometchat-rest.calls')

const numbers: CallNumbers = sharedNumbers(globalThis as { [shared]?: CallNumbers })

function sharedNumbers(scope: { [shared]?: CallNumbers }): CallNumbers {
  const found = scope[shared]
  if (found) return found
  const made = { last: 0 }
  // Has no effect where the global object is frozen.
  Reflect.defineProperty(scope, shared, { value: made })
  return made
}

/**
 * Numbers the calls of this process in the order in which they begin, by which rate limiters keep
 * their places: also those of another copy of the package, which may share a limiter with this one.
 */
export const nextCallNumber = (): number => ++numbers.last
