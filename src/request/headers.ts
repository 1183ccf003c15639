/** Headers in the forms that people have: an object, `Headers` of any realm or library, a Map, a list of pairs. */
export type HeadersLike =
  | Readonly<Record<string, string>>
  | Iterable<readonly [name: string, value: string]>
  // `Headers` as the DOM's types have them without `dom.iterable`; at run time they can be iterated everywhere.
  | { forEach(callback: (value: string, name: string) => void): void }

/** The names and values of headers, in whatever form. */
export const headerEntries = (headers: HeadersLike): (readonly [name: string, value: string])[] =>
  Symbol.iterator in headers ? [...(headers as Iterable<readonly [string, string]>)] : Object.entries(headers as Record<string, string>)
