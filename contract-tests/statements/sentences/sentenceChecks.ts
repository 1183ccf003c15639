import { createRandom, numberFor } from '../../documents/random.ts'
import type { Environment } from '../../exchange/environment.ts'
import { Interrupted, notSampled, type Outcomes } from '../../exchange/outcome.ts'
import { isSafe } from '../../server/createdRecords.ts'
import type { ServerContext } from '../../server/serverContext.ts'
import { type Backing, createBacking } from '../backing.ts'
import { operationsOf, playSentence, sentenceName } from './playSentence.ts'
import { sentences } from './sentences.ts'

/** How the sentences of a run are played. */
export interface SentenceOptions {
  /** Where the outcomes go, by operation. */
  readonly outcomes: Map<string, Outcomes>
  readonly backing?: Backing | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after each sentence. */
  readonly progress?: () => void
  /** The share of the sentences to play, and the seed that draws them. */
  readonly sample?: number | undefined
  readonly seed?: number | undefined
}

/**
 * The sentences whose last call or last write is of a chosen operation, or that stand at one, each
 * as a check that plays it on records of its own, so that they may run side by side.
 *
 * @param ids - the chosen operations
 */
export function sentenceChecks(
  environment: Environment,
  server: ServerContext,
  ids: ReadonlySet<string>,
  { outcomes, backing = createBacking(server.contract.document), signal, progress, sample = 1, seed = 1 }: SentenceOptions,
): (() => Promise<void>)[] {
  return sentences.flatMap((one) => {
    const calls = operationsOf(server.contract, one).reverse()
    const judged = [calls[0], calls.find((call) => !isSafe(call)), calls.find(({ id }) => id === one.at.split(' ')[0])]
    const operation = judged.find((call) => call && ids.has(call.id))?.id
    const name = sentenceName(one)
    if (operation === undefined) return []
    const add = ({ results = [], notRun = [] }: Partial<Outcomes>) => {
      const own = outcomes.get(operation) ?? { results: [], notRun: [] }
      outcomes.set(operation, own)
      own.results.push(...results)
      own.notRun.push(...notRun)
    }
    if (sample < 1 && createRandom(seed + numberFor(name))() >= sample) {
      add({ notRun: [{ operation, name, kind: 'scenario', category: 'sample', reason: notSampled(sample) }] })
      return []
    }
    return [
      async () => {
        if (signal?.aborted)
          return add({ notRun: [{ operation, name, kind: 'scenario', category: 'interrupted', reason: new Interrupted(signal).message }] })
        const played = await playSentence(environment, server, one, backing)
        add('result' in played ? { results: [played.result] } : { notRun: [played.notRun] })
        progress?.()
      },
    ]
  })
}
