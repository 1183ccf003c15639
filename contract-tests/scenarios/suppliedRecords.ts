/** A record that exists and that the caller allows a run to use where it cannot make its own. */
export interface SuppliedRecord {
  /** Its collection, such as `/messages`. */
  kind: string
  id: string
  /** Whether operations may write to it: flag it, react to it, act on behalf of it. It is never updated or deleted itself. */
  mayWrite: boolean
}

const kindsByWord: Readonly<Record<string, string>> = {
  user: '/users',
  group: '/groups',
  message: '/messages',
  conversation: '/conversations',
  role: '/roles',
  reason: '/moderation/reasons',
  rule: '/moderation/rules',
  keywords: '/moderation/keywords',
}

/** What a caller calls the kinds of records. */
export const recordWords: readonly string[] = Object.keys(kindsByWord)

/** Reads `message=42`; `undefined` if it is written otherwise. */
export function readRecord(text: string, mayWrite: boolean): SuppliedRecord | undefined {
  const [, word = '', id = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  const kind = Object.hasOwn(kindsByWord, word) ? kindsByWord[word] : undefined
  return kind === undefined ? undefined : { kind, id, mayWrite }
}

/** What a caller calls a kind of record; `undefined` for a kind that cannot be given. */
export const wordFor = (kind: string): string | undefined => Object.entries(kindsByWord).find(([, known]) => known === kind)?.[0]

/** The option that gives a record, for a shell. */
export const optionOf = ({ kind, id, mayWrite }: SuppliedRecord): string => {
  const word = wordFor(kind) ?? kind
  return `--${mayWrite ? 'writable-record' : 'record'} ${/^[\w.@-]+$/.test(id) ? `${word}=${id}` : `'${word}=${id.replaceAll("'", `'\\''`)}'`}`
}

/**
 * Chooses among the given records of a kind: another one for each of the examples' names, as far as there are enough.
 *
 * @returns a function that returns the record for a name, always the same, or `undefined` if none of its kind was given
 */
export function createChoice(records: readonly SuppliedRecord[]): (kind: string, name: string | number) => string | undefined {
  const placeOf = createPlaces()
  return (kind, name) => {
    const own = records.filter((record) => record.kind === kind)
    return own[placeOf(kind, name) % own.length]?.id
  }
}

/** Numbers the names of each kind of record in the order in which they are asked for, from 0. */
export function createPlaces(): (kind: string, name: string | number) => number {
  const known = new Map<string, string[]>()
  return (kind, name) => {
    const names = known.get(kind) ?? []
    known.set(kind, names)
    if (!names.includes(String(name))) names.push(String(name))
    return names.indexOf(String(name))
  }
}
