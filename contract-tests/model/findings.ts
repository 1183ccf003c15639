import type { Operation } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import { isSafe } from '../server/createdRecords.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { type Finding, finding } from '../validate/finding.ts'
import type { Chosen, Maker } from './calls.ts'
import type { Difference } from './compare.ts'
import type { Sent } from './send.ts'

/** A difference that nothing explains. */
interface Found {
  readonly environment: Environment
  readonly server: ServerContext
  readonly maker: Maker
  readonly call: Chosen
  readonly sent: Sent
  readonly write: Chosen | undefined
}

/** The finding about a difference, with the operation that is to blame. */
export async function findingOf({ call, sent, write }: Found): Promise<{ finding: Finding; blamed: Operation; name: string }> {
  const [difference] = sent.differences as [Difference]
  const isAfterWrite = write !== undefined && isSafe(call.operation)
  const blamed = isAfterWrite ? write.operation : call.operation
  const where = difference.pointer === '' ? 'response status' : `response ${sent.step.answer.status} body ${difference.pointer}`
  const found = finding(call.operation.id, 'model_agrees', where, shortText(difference.expected), shortText(difference.got))
  return { finding: found, blamed, name: isAfterWrite ? `${write.label}, then ${call.operation.id} ${call.label}` : call.label }
}

const shortText = (value: unknown): string =>
  (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
