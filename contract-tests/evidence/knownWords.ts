import type { OpenApiDocument } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'

/**
 * Whether a name that the documents do not have may be kept: it is made of their words, so it
 * cannot identify anybody.
 */
export type IsKnown = (name: string) => boolean

const longestName = 60

/**
 * Recognizes names that are made of the words of the documents: `lastSeenAt`, `X-Message-Count`,
 * `ERR_GROUP_IS_FULL`. A name with any other word or with a digit may be an identifier, a person's
 * name or a host's.
 */
export function knownWords(documents: readonly OpenApiDocument[]): IsKnown {
  const words = documents.map(wordsIn)
  const has = (where: keyof Words, word: string) => words.some((own) => own[where].has(word))
  const isWord = (word: string) => has('names', word) || (has('prose', word) && !has('examples', word))
  return (name) =>
    name.length <= longestName && /^[@$_]?[a-z][a-z_$-]*$/i.test(name) && wordsOf(name).every((word) => isWord(word.toLowerCase()))
}

const wordsIn = oncePer((document: OpenApiDocument): Words => {
  const words: Words = { names: new Set(), prose: new Set(), examples: new Set() }
  collect(document, words, 'prose')
  return words
})

/**
 * The words of the documents. Those of examples may be names of people, and count only if the
 * documents name something so.
 */
type Words = Readonly<Record<'names' | 'prose' | 'examples', Set<string>>>

const listsOfNames = new Set(['enum', 'const', 'x-extensible-enum', 'x-error-codes'])
const addresses = new Set(['url', 'x-sources', 'sources'])

function collect(node: unknown, words: Words, where: keyof Words): void {
  if (typeof node === 'string') {
    const found = where === 'prose' ? wordsOf(node).filter((word) => /^[a-z]/.test(word)) : wordsOf(node)
    for (const word of found) words[where].add(word.toLowerCase())
  } else if (Array.isArray(node)) {
    for (const item of node) collect(item, words, where)
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, child] of Object.entries(node)) {
      if (addresses.has(name)) continue
      if (where !== 'examples') for (const word of wordsOf(name)) words.names.add(word.toLowerCase())
      const below = name === 'example' || name === 'examples' ? 'examples' : listsOfNames.has(name) ? 'names' : where
      collect(child, words, where === 'examples' ? where : below)
    }
  }
}

/** The words of a name: at underscores, hyphens and capital letters. */
const wordsOf = (name: string): string[] => name.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[a-z]+/gi) ?? []
