/**
 * V8's way to begin a stack elsewhere; other engines may lack it. Declared here, as users compile
 * without Node's types.
 */
const platform = Error as { captureStackTrace?: (error: object, above: (...args: never[]) => unknown) => void }

/** The client's own errors: their stacks may be replaced. */
const ownErrors = new WeakSet<object>()

/**
 * Marks an error of the client's own, which may be made when the caller's line has left the stack;
 * {@link showCaller} adds it.
 */
export function markOwn<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error) ownErrors.add(error)
  return error
}

/** Leaves the stack of an error as it is from now on, since the program's own code threw it. */
export function keepStack<Thrown>(error: Thrown): Thrown {
  ownErrors.delete(error as object)
  return error
}

/**
 * Gives an error of the client's own the stack of the caller, who awaits the call: the place where
 * a response was read helps nobody. Any other error keeps its stack. On platforms without V8's
 * function it has no effect.
 *
 * @param above - the function that is running and whose caller is shown
 * @returns the error
 */
export function showCaller<Thrown>(error: Thrown, above: (...args: never[]) => unknown): Thrown {
  // A hook may have frozen it.
  if (!(error instanceof Error && ownErrors.has(error)) || !platform.captureStackTrace || !Object.isExtensible(error)) return error
  platform.captureStackTrace(error, above)
  // A program may have replaced how stacks are written.
  if (typeof error.stack !== 'string') return error
  const [message, ...lines] = error.stack.split('\n    at ')
  while (lines[0]?.includes('(node:internal/')) lines.shift()
  error.stack = [message, ...lines].join('\n    at ')
  return error
}
