/** A promise that is settled from outside: `Promise.withResolvers`, which Node 20 does not have. */
export function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void; reject: (reason: unknown) => void } {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((fulfil, fail) => {
    resolve = fulfil
    reject = fail
  })
  return { promise, resolve, reject }
}
