import type { Operation } from '../documents/document.ts'
import { type Finding, finding } from '../validate/finding.ts'
import type { Call } from './call.ts'
import type { Difference } from './compare.ts'
import type { Sent } from './send.ts'

/**
 * The finding about a call whose answer is not the model's, with the operation that is to blame.
 */
export function findingOf(blamed: Operation, { operation }: Call, { differences, step }: Sent): Finding {
  const [{ pointer, expected, got }] = differences as readonly [Difference]
  const where = pointer === '' ? 'response status' : `response ${step.answer.status} body ${pointer}`
  const place = blamed === operation ? where : `${operation.id} ${where}`
  const rule = step.answer.status >= 500 ? 'not_a_server_error' : 'model_agrees'
  return finding(blamed.id, rule, place, textOf(expected), textOf(got))
}

const textOf = (value: unknown): string =>
  (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
