/** A JSON object. */
export type Json = Record<string, unknown>

let last: { readonly text: string; readonly value: unknown } | undefined

/** A body as JSON, not to be changed; `undefined` if it is not JSON. Many checks read the same. */
export function parsed(text: string): unknown {
  if (last?.text !== text) last = { text, value: readJson(text) }
  return last.value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The items that differ as JSON. */
export const distinctItems = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]
