import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import type { AnyNode } from './anyNode.ts'
import { errorEvidence } from './errorEvidence.ts'

/** A sentence, the first of several that can be said, or sentences by property or value. */
type Entry = string | null | readonly string[] | { readonly [name: string]: Entry }

const file = 'openapi/extensions/sentences.yaml'
const table: Readonly<Record<string, Entry>> = parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))

/** The keys with a sentence, in the order in which their sentences are read. */
export const keysWithSentences: readonly string[] = Object.keys(table).filter((key) => key.startsWith('x-'))

/**
 * The sentences of a key, filled in with its value; empty if there is nothing to say.
 *
 * @param key - a key of the table in openapi/extensions/sentences.yaml
 * @param value - the value of the key in a document
 * @param more - values for slots that the value does not fill
 */
export function keySentences(key: string, value: AnyNode, more: AnyNode = {}): string {
  const entry = table[key]
  if (entry === undefined) throw new Error(`${file} has no entry \`${key}\``)
  const sentences = isObject(value) ? ofProperties(entry, { ...value, ...more }, key) : ofValue(entry, value, { value, ...more }, key)
  return sentences.join(' ')
}

/** The sentences about a key whose value is an object. */
function ofProperties(entry: Entry, slots: AnyNode, key: string): string[] {
  if (!isObject(entry)) return firstFilled(entry, slots)
  return Object.entries(entry as Readonly<Record<string, Entry>>).flatMap(([name, entryOfName]) =>
    slots[name] === undefined ? [] : ofValue(entryOfName, slots[name], slots, `${key}: ${name}`),
  )
}

/** The sentences about one value: of a property, or of a key whose value is no object. */
function ofValue(entry: Entry, value: AnyNode, slots: AnyNode, place: string): string[] {
  if (!isObject(entry)) return firstFilled(entry, slots)
  const name = [value].flat().join(', ')
  const entryOfValue = (entry as Readonly<Record<string, Entry>>)[name]
  if (entryOfValue === undefined) throw new Error(`${place} has no sentence for \`${name}\`. Add it to ${file}, or ~ if it needs none.`)
  return firstFilled(entryOfValue, slots)
}

function firstFilled(entry: Entry, slots: AnyNode): string[] {
  for (const sentence of [entry].flat() as (string | null)[]) {
    const text = sentence && fillSlots(sentence, slots)
    if (text) return [text]
  }
  return []
}

/** A sentence with its slots filled; nothing if one of them has no value. */
function fillSlots(sentence: string, slots: AnyNode): string | undefined {
  let complete = true
  const text = sentence.replaceAll(/(`?)\{([\w.]+)(?: (and|or))?\}\1/g, (_, quote: string, path: string, word: string) => {
    const value = path === 'code' ? codeWithStatus(slots) : path.split('.').reduce((at, name) => at?.[name], slots)
    if (value === undefined || value === true) complete = false
    return listed(
      [value].flat().map((item) => `${quote}${written(item)}${quote}`),
      word,
    )
  })
  return complete ? text : undefined
}

const written = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en') : `${value}`)

/** A code after its status, unless the status is inferred. */
function codeWithStatus({ code, status }: AnyNode): string | undefined {
  const codeEvidence = errorEvidence[code]
  return code && [status ?? (codeEvidence?.inferred ? undefined : codeEvidence?.status), `\`${code}\``].filter(Boolean).join(' ')
}

/** `a, b or c`. */
const listed = (parts: readonly string[], word = 'or'): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
