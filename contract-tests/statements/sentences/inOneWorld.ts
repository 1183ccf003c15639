import type { Contract } from '../../documents/contract.ts'
import { isSafe } from '../../serverChecks/createdRecords.ts'
import type { Sentence } from './sentence.ts'
import { endsUnchanged, operationOf, parsedCalls } from './sentenceCalls.ts'

/** The calls of a sentence that change its world. */
const changesOf = (contract: Contract, sentence: Sentence): string[] => {
  const calls = parsedCalls(sentence).map((call) => JSON.stringify(call))
  return endsUnchanged(contract, sentence) ? calls.slice(0, -1) : calls
}

/**
 * Sentences that are played in one world: the calls of each that change something are the first of
 * the next. A response that changes something is judged once.
 */
export function inOneWorld(contract: Contract, sentences: readonly Sentence[]): Sentence[][] {
  const ranked = sentences.map((sentence) => {
    const changes = changesOf(contract, sentence)
    const rank = !endsUnchanged(contract, sentence) ? 0 : isSafe(operationOf(contract, sentence)) ? 1 : 2
    return { sentence, changes, rank }
  })
  const worlds: (typeof ranked)[] = []
  // The longest first: those with fewer calls join it.
  for (const one of ranked.toSorted((a, b) => b.changes.length - a.changes.length)) {
    const { changes, rank } = one
    const isJudged = (other: typeof one) => other.rank === 0 && other.changes.length === changes.length
    const world = worlds.find(
      (others) =>
        others[0]?.sentence.isOverTime === one.sentence.isOverTime &&
        changes.every((call, index) => call === others[0]?.changes[index]) &&
        (rank > 0 || !others.some(isJudged)),
    )
    if (world) world.push(one)
    else worlds.push([one])
  }
  return worlds.map((world) => world.sort((a, b) => a.changes.length - b.changes.length || a.rank - b.rank).map(({ sentence }) => sentence))
}
