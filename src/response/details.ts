/**
 * The entries of an error's details, each with its field and reason: `perPage: It is too large.`
 */
export function* detailsOf(details: unknown, path: readonly string[] = []): Generator<string> {
  for (const [name, detail] of Object.entries(typeof details === 'object' ? (details ?? {}) : {}))
    yield* detailsOf(detail, Array.isArray(details) ? path : [...path, name])
  if (typeof details === 'object' || details === undefined) return
  const text = [path.join('.'), details].filter(String).join(': ').replace(/\s+/g, ' ').trim()
  if (text !== '') yield text
}
