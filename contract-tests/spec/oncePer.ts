/** A function that makes its result once for each object, such as for a document, and then returns the same. */
export function oncePer<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, Result>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Result
  }
}
