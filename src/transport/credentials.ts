import { keepStack, markOwn } from '../errors/callerStack.ts'

/**
 * A secret: the text itself, or a function that fetches it for each request. The types allow
 * `undefined`, as values of `process.env` may be undefined; at run time that is an error that names
 * the option.
 */
export type Secret = string | undefined | (() => string | undefined | Promise<string | undefined>)

/** Headers that carry a secret, by name. */
export type CredentialHeaders = Readonly<Record<string, string>>

/**
 * Checks an API's credentials once and returns a function that puts them into headers for each
 * request. The secrets live in its closure only, so nothing that prints a client can print them.
 *
 * @param headerOf - the header of each credential, by the credential's option name; from the
 * documents' security schemes
 * @throws TypeError naming the option, never its value
 */
export function credentialsFrom(
  headerOf: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>>,
): () => Promise<CredentialHeaders> {
  const entries = Object.entries(headerOf).map(([name, header]) => {
    const secret = options[name]
    return { name, header, secret: typeof secret === 'function' ? (secret as () => unknown) : checked(name, secret) }
  })
  return async () => {
    const headers: Record<string, string> = {}
    for (const { name, header, secret } of entries)
      headers[header] = typeof secret === 'string' ? secret : checked(name, await fetched(secret))
    return headers
  }
}

/** An error of the function is thrown as it is. */
async function fetched(secret: () => unknown): Promise<unknown> {
  try {
    return await secret()
  } catch (error) {
    throw keepStack(error)
  }
}

function checked(name: string, value: unknown): string {
  const problem =
    value === undefined || value === null || value === ''
      ? 'is missing: pass it from the environment or a secrets manager, as a string or a function that returns one'
      : typeof value !== 'string'
        ? `must be a string or a function that returns one; it is of type ${typeof value}`
        : !/^[\x21-\x7e]+$/.test(value) && 'holds a space, a line break or a character that no key has; check how it was read'
  if (problem) throw markOwn(new TypeError(`\`${name}\` ${problem}.`))
  return value as string
}
