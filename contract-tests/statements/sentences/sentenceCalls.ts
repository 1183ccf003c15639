import type { Contract } from '../../documents/contract.ts'
import type { Operation } from '../../documents/document.ts'
import { effectOfProperty, parameterName } from '../../exchange/effectNames.ts'
import { isSafe } from '../../serverChecks/createdRecords.ts'
import { pairsOf } from '../../validate/query.ts'
import type { Sentence } from './sentence.ts'

/** The requests of a sentence, each with its body. */
export const parsedCalls = ({ calls }: Pick<Sentence, 'calls'>): [request: string, body?: object][] =>
  calls.flatMap((call, index): [string, object?][] => {
    const next = calls[index + 1]
    return typeof call !== 'string' ? [] : [typeof next === 'object' ? [call, next] : [call]]
  })

/** The operations of the calls of a sentence. */
export const operationsOfSentence = ({ router }: Contract, sentence: Pick<Sentence, 'calls'>): Operation[] =>
  parsedCalls(sentence).map(([request]) => {
    const [, method = '', path = ''] = /([A-Z]+) ([^?]+)/.exec(request) ?? []
    const found = router.find(method, path)?.operation
    if (!found) throw new Error(`A sentence has \`${request}\`, which is no documented request.`)
    return found
  })

/** The operation of the last call of a sentence, which is the one that is judged. */
export const operationOf = (contract: Contract, sentence: Pick<Sentence, 'calls'>): Operation =>
  operationsOfSentence(contract, sentence).at(-1) as Operation

/**
 * What a sentence shows the effect of: the query of its last call, and properties of bodies that it
 * names.
 */
export function effectsIn(contract: Contract, sentence: Sentence): string[] {
  const operations = operationsOfSentence(contract, sentence)
  const said = `${sentence.at} ${sentence.words} ${JSON.stringify(sentence.expected)}`
  return parsedCalls(sentence).flatMap(([request, body = {}], index) => {
    const operation = operations[index] as Operation
    const named = Object.keys(body).filter((name) => new RegExp(`["\`/]${name}\\b`).test(said))
    const query = index === operations.length - 1 ? pairsOf(request).map(({ name }) => parameterName(operation, name)) : []
    return [...query, ...named.map((name) => effectOfProperty(operation, name))]
  })
}

/** A sentence as a check is called: its words, and its requests. */
export const sentenceName = (sentence: Sentence): string =>
  `“${sentence.words}”: ${parsedCalls(sentence)
    .map(([request]) => request)
    .join(', ')}`

/** Whether the last call of a sentence leaves its world as it is: a read, or a rejected call. */
export const endsUnchanged = (contract: Contract, sentence: Sentence): boolean =>
  typeof sentence.expected === 'string' || isSafe(operationOf(contract, sentence))
