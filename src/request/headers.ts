import { credentialHeaders } from '../../generated/credentialHeaders.ts'

/** Headers as an object, as `Headers` of any realm or library, a Map or a list of pairs. */
export type HeadersLike =
  | Readonly<Record<string, string>>
  | Iterable<readonly [name: string, value: string]>
  // `Headers` as the DOM's types declare them without `dom.iterable`; at run time they can be
  // iterated everywhere.
  | { forEach(callback: (value: string, name: string) => void): void }

/** The names and values of headers, in whatever form. */
export function headerEntries(headers: HeadersLike): (readonly [name: string, value: string])[] {
  if (Symbol.iterator in headers) return [...(headers as Iterable<readonly [string, string]>)]
  const { forEach } = headers as Partial<Headers>
  if (typeof forEach !== 'function') return Object.entries(headers)
  const entries: [string, string][] = []
  forEach.call(headers as never, (value, name) => entries.push([name, value]))
  return entries
}

const secretHeaders: readonly string[] = credentialHeaders

/** Whether a header carries a credential, by the specification's security schemes. */
export const isSecretHeader = (name: string): boolean =>
  secretHeaders.includes(name.toLowerCase()) || /^((proxy-)?authorization|(set-)?cookie|authtoken)$/i.test(name)
