import { lineOf } from '../statements/call.ts'
import { type Difference, lastOf } from '../statements/statement.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { redactText } from '../validate/secrets.ts'

/** The finding about a difference that has a statement, with the operation that is to blame. */
export function findingOf(blamed: string, difference: Difference): Finding {
  const { operation, place, expected, got, statement } = difference
  const { status } = lastOf(difference).answer
  const where = place === '' ? 'response status' : `response ${status} body ${place}`
  const rule = status >= 500 ? 'not_a_server_error' : 'statement_holds'
  const told = finding(blamed, rule, blamed === operation ? where : `${operation} ${where}`, valueText(expected), valueText(got))
  if (!statement) return told
  const { id, at, text, because } = statement
  return { ...told, statement: { id, at, text: redactText(text), because: because.map(lineOf) } }
}

/** A value as a report shows it. */
export const valueText = (value: unknown): string =>
  (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
