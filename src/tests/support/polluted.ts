/** Runs something while every object inherits properties that nobody gave it. */
export async function polluted<Result>(
  properties: Readonly<Record<string, unknown>>,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
  try {
    return await run()
  } finally {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(Object.prototype, name)
  }
}
