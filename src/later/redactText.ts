/** What stands in place of a secret. */
export const redacted = '[redacted]'

/** Replaces every occurrence of the given secrets in a text; of two that overlap, the longer one. */
export const redactText = (text: string, secrets: readonly string[]): string =>
  secrets.toSorted((one, other) => other.length - one.length).reduce((clean, secret) => clean.replaceAll(secret, redacted), text)

/**
 * An error's cause without the given secrets: the error itself if it holds none, else a copy of its name, message, code and stack. A custom `fetch`
 * may attach the request's headers to its errors.
 */
export function redactCause(cause: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || !holds(cause, secrets, new Set())) return cause
  if (!(cause instanceof Error)) return redacted
  const copy = new Error(redactText(cause.message, secrets))
  copy.name = cause.name
  if (cause.stack) copy.stack = redactText(cause.stack, secrets)
  if ('code' in cause && typeof cause.code === 'string') Object.assign(copy, { code: redactText(cause.code, secrets) })
  return copy
}

// A value that cannot be searched completely counts as holding a secret.
function holds(value: unknown, secrets: readonly string[], seen: Set<unknown>): boolean {
  if (typeof value === 'string') return secrets.some((secret) => value.includes(secret))
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  if (seen.size > 1000 || ArrayBuffer.isView(value)) return true
  seen.add(value)
  if (value instanceof Headers || value instanceof Map || value instanceof Set)
    return [...value].some((entry) => holds(entry, secrets, seen))
  // The headers of a `Request` are not among its own properties, but are shown when it is inspected.
  if (value instanceof Request && holds(value.headers, secrets, seen)) return true
  return Reflect.ownKeys(value).some((name) => {
    const { value: property } = Object.getOwnPropertyDescriptor(value, name) ?? {}
    return holds(name, secrets, seen) || holds(property, secrets, seen)
  })
}
