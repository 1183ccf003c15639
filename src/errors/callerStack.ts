/**
 * V8's way to begin a stack elsewhere; other engines may lack it. Declared here, as users compile
 * without Node's types.
 */
const platform = Error as { captureStackTrace?: (error: object, above: (...args: never[]) => unknown) => void }

/** The client's own errors: their stacks may be replaced. */
const own = new WeakSet<object>()

/**
 * Marks an error of the client's own, which may be made when the caller's line has left the stack;
 * {@link showCaller} adds it.
 */
export function markOwn<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error) own.add(error)
  return error
}

/**
 * Leaves the stack of an error as it is from now on: it went through code of the user's own, which
 * threw it.
 * @throws the error
 */
export function keepStack(error: unknown): never {
  own.delete(error as object)
  throw error
}

/**
 * Gives an error of the client's own the stack of the caller, who waits for the call: where a
 * response was read helps nobody. Any other error stays as it is. Without effect where the platform
 * cannot do it.
 *
 * @param above - the function that is running and whose caller is to be shown
 */
export function showCaller(error: unknown, above: (...args: never[]) => unknown): void {
  if (error instanceof Error && own.has(error)) platform.captureStackTrace?.(error, above)
}
