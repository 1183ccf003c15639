// What Vitest and the tests use and Node 20 does not have. The package itself is compiled without these (tsconfig.build.json), so they hide nothing.

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

Promise.withResolvers ??= <Value>() => {
  let settle: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...(settle as Omit<PromiseWithResolvers<Value>, 'promise'>) }
}
