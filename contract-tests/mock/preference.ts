/** The response that the header `Prefer` asks for. */
export interface Preference {
  /** A status, such as 404. */
  code?: number
  /** The name of an example. */
  example?: string
  /** Whether the body is made from the schema. */
  dynamic?: boolean
  /** Makes dynamic bodies repeatable. */
  seed?: string
}

/**
 * Reads the header `Prefer`, such as `code=404, example=no-user`. Preferences of other names are ignored, as HTTP requires.
 *
 * @returns a text that says what is wrong, if a value is invalid
 */
export function preferenceOf(header: string | undefined): Preference | string {
  const entries = (header ?? '').split(',').map((part) => part.trim().split(/\s*=\s*/) as [string, string | undefined])
  const { code, example, dynamic, seed } = Object.fromEntries(entries)
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) return `Prefer: code=${code} is not a status between 200 and 599.`
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example && { example }),
    ...(dynamic === 'true' && { dynamic: true }),
    ...(seed && { seed }),
  }
}
