/** The response requested by the header `Prefer`. */
export interface Preference {
  /** A status, such as 404. */
  readonly code?: number
  /** The name of an example. */
  readonly example?: string
  /** Whether the body is generated from the schema. */
  readonly dynamic?: boolean
  /** Makes generated bodies repeatable. */
  readonly seed?: string
}

/**
 * Parses the header `Prefer`, such as `code=404, example=no-user`. Unknown preferences are ignored,
 * as HTTP requires.
 *
 * @returns an error message if a value is invalid
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

/** Whether a `Prefer` header asks for a particular response, or is invalid. */
export function prefersExample(header: string | undefined): boolean {
  const preference = preferenceOf(header)
  return typeof preference === 'string' || preference.code !== undefined || preference.example !== undefined
}
