import type { Json } from '../documents/json.ts'
import { modelDifference } from '../evidence/differences.ts'
import type { ResponseDifference } from '../evidence/seen.ts'
import { isModelled } from '../model/modelApp.ts'
import { createTrace, generalPlace } from '../model/trace.ts'
import type { TriedCall } from './play.ts'

/** Where the answers of a server are not the fake's, without any value: once for each place. */
export function differencesFrom(answers: readonly TriedCall[], prefix: string): ResponseDifference[] {
  const compared = answers.filter(({ why, args, step }) => why === undefined && args !== undefined && isModelled(step.operation))
  const [first] = compared
  if (!first) return []
  const { contract } = first.step
  const trace = createTrace(contract, prefix)
  return compared.flatMap(({ step: { operation }, args = {}, status = 0, at = 0, raw }) =>
    trace
      .take({ operation, args, at, answer: { status, body: (raw ?? {}) as Json } })
      .map(({ place, kind, got, expected }) => modelDifference(contract, operation, status, generalPlace(place), kind, expected, got)),
  )
}
