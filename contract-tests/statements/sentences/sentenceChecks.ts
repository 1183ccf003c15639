import { isInSample } from '../../documents/random.ts'
import type { Environment } from '../../exchange/environment.ts'
import { addOutcomes, Interrupted, type NotRun, notSampled, type Outcomes, type RunSettings } from '../../exchange/outcome.ts'
import { whyNotModerated } from '../../serverChecks/actingRules.ts'
import { isSafe } from '../../serverChecks/createdRecords.ts'
import type { ServerContext } from '../../serverChecks/serverContext.ts'
import { inOneWorld } from './inOneWorld.ts'
import { playSentences } from './playSentence.ts'
import type { Sentence } from './sentence.ts'
import { operationsOfSentence, sentenceName } from './sentenceCalls.ts'
import { sentences } from './sentences.ts'

/** Whether a sentence has messages that rules may act on, and calls that show it. */
const isOnModeratedMessages = ({ calls }: Sentence): boolean => {
  const requests = calls.filter((call) => typeof call === 'string')
  return requests.some((request) => /\/messages/.test(request)) && requests.some((request) => /\/moderation|\/flagged$/.test(request))
}

/**
 * The sentences whose last call or last write is of a chosen operation, or that stand at one, as
 * checks that play them on records of their own, so that they may run side by side.
 *
 * @param ids - the chosen operations
 */
export function sentenceChecks(
  environment: Environment,
  server: ServerContext,
  ids: ReadonlySet<string>,
  { outcomes, signal, progress, sample = 1, seed = 1 }: RunSettings,
): (() => Promise<void>)[] {
  const counted = new Map<Sentence, string>()
  const add = (one: Sentence, own: Partial<Outcomes>) => addOutcomes(outcomes, counted.get(one) as string, own)
  const leave = (one: Sentence, why: Pick<NotRun, 'category' | 'reason'>) =>
    add(one, { notRun: [{ operation: counted.get(one) as string, name: sentenceName(one), kind: 'scenario', ...why }] })
  for (const one of sentences) {
    const calls = operationsOfSentence(server.contract, one).reverse()
    const judged = [calls[0], calls.find((call) => !isSafe(call)), calls.find(({ id }) => id === one.at.split(' ')[0])]
    const operation = judged.find((call) => call && ids.has(call.id))?.id
    if (operation !== undefined) counted.set(one, operation)
  }
  const drawn = [...counted.keys()].filter((one) => isInSample(sentenceName(one), sample, seed))
  for (const one of counted.keys()) if (!drawn.includes(one)) leave(one, { category: 'sample', reason: notSampled(sample) })
  return inOneWorld(server.contract, drawn).map((together) => async () => {
    if (signal?.aborted) {
      const { message: reason } = new Interrupted(signal)
      for (const one of together) leave(one, { category: 'interrupted', reason })
      return
    }
    if (together.some(isOnModeratedMessages)) {
      const reason = await whyNotModerated(environment, server)
      if (reason !== undefined) {
        for (const one of together) leave(one, { category: 'left out by rule', reason })
        return
      }
    }
    for (const [one, played] of await playSentences(environment, server, together)) {
      add(one, 'result' in played ? { results: [played.result] } : { notRun: [played.notRun] })
      progress?.()
    }
  })
}
