/** An existing record that a run may read if it cannot create its own. */
export interface SuppliedRecord {
  /** Its collection, such as `/messages`. */
  readonly kind: string
  readonly id: string
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

/** The words for kinds of records in options. */
export const recordWords: readonly string[] = Object.keys(kindsByWord)

/** Reads `message=42`; `undefined` for any other syntax. */
export function readRecord(text: string): SuppliedRecord | undefined {
  const [, word = '', id = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  const kind = Object.hasOwn(kindsByWord, word) ? kindsByWord[word] : undefined
  return kind === undefined ? undefined : { kind, id }
}

/** The word for a kind of record; `undefined` for a kind that cannot be supplied. */
export const wordFor = (kind: string): string | undefined => Object.entries(kindsByWord).find(([, known]) => known === kind)?.[0]

/** The option that supplies a record, quoted for a shell. */
export const optionOf = ({ kind, id }: SuppliedRecord): string => {
  const word = wordFor(kind) ?? kind
  return `--record ${/^[\w.@-]+$/.test(id) ? `${word}=${id}` : `'${word}=${id.replaceAll("'", `'\\''`)}'`}`
}

/**
 * Assigns supplied records to the records in the examples, a different record to each as far as
 * there are enough.
 *
 * @returns a function that always returns the same supplied record for a record in the examples, or
 * `undefined` if there is none of its kind
 */
export function createChoice(records: readonly SuppliedRecord[]): (kind: string, name: string | number) => string | undefined {
  const numberOf = createNumbering()
  return (kind, name) => {
    const own = records.filter((record) => record.kind === kind)
    return own[numberOf(kind, name) % own.length]?.id
  }
}

/** Numbers the records of each kind from 0, in the order of their first use. */
export function createNumbering(): (kind: string, name: string | number) => number {
  const known = new Map<string, string[]>()
  return (kind, name) => {
    const names = known.get(kind) ?? []
    known.set(kind, names)
    if (!names.includes(String(name))) names.push(String(name))
    return names.indexOf(String(name))
  }
}
