/** Caches the results of a function, one per object. */
export function oncePer<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, Result>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Result
  }
}
