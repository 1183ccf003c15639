import { objectionTo } from '../../documents/backing.ts'
import type { Contract } from '../../documents/contract.ts'
import type { Operation } from '../../documents/document.ts'
import { operationPointer } from '../../documents/pointer.ts'
import { placeOfSentence } from './sentence.ts'
import { operationOf } from './sentenceCalls.ts'
import { sentences } from './sentences.ts'

/** The sentences of an operation's description, by what becomes of them. */
export interface PlayedSentences {
  readonly operation: string
  /** How many a row plays. */
  readonly played: number
  /** How many no row may play, as they are inferred or disputed. */
  readonly uncertain: number
  /** The others: no row plays them. */
  readonly open: readonly string[]
}

/** How the sentences in the descriptions of operations are checked. */
export const playedSentences = (contract: Contract, operations: readonly Operation[]): PlayedSentences[] => {
  const rows = sentences.map((one) => ({ at: placeOfSentence(contract, one, operationOf(contract, one)).at, words: one.words }))
  return operations.map((operation) => {
    const at = operationPointer(operation)
    const words = rows.filter((row) => row.at === at).map((row) => row.words)
    const all = sentencesIn(operation.description ?? '')
    const isPlayed = (text: string) => words.some((own) => text.includes(own))
    const others = all.filter((text) => !isPlayed(text))
    const open = others.filter((text) => objectionTo(contract.document, { at, part: text }) === undefined)
    return { operation: operation.id, played: all.length - others.length, uncertain: others.length - open.length, open }
  })
}

/** The sentences of a description in Markdown. A list has what keys state, such as limits. */
const sentencesIn = (description: string): string[] =>
  description
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*[-|*]|:$/.test(paragraph))
    .flatMap((paragraph) =>
      paragraph
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?])\s+(?=[A-Z`])/),
    )
    .filter((text) => text !== '')
