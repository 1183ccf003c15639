import type { Contract } from '../documents/contract.ts'
import { generalPlace } from '../documents/pointer.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { recordSchemaAt } from '../serverChecks/resources.ts'
import { lineOf } from '../statements/call.ts'
import { type Difference, lastOf } from '../statements/statement.ts'
import { type Finding, finding, shortenedText } from '../validate/finding.ts'
import { redactText, redactValue } from '../validate/secrets.ts'
import { parametersOf, recordKind } from './trace.ts'

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

/** A difference without a statement, as reports list it: without secrets, like a finding. */
export function listedDifference(contract: Contract, difference: Difference, call: string, curl: string | undefined): ListedDifference {
  const { place, kind, expected, got, follows = false, operation, filters } = difference
  const record = kind === 'status' ? undefined : recordSchemaAt(contract, lastOf(difference).operation, place)
  const told = finding(operation, kind, place, valueText(expected), valueText(got))
  return {
    ...{ operation, place: generalPlace(place), kind, records: recordKind(difference), follows, call: redactText(call) },
    ...{ expected: told.expected, got: told.got, parameters: parametersOf(lastOf(difference)) },
    ...(filters && { filters }),
    ...(record !== undefined && { record }),
    ...(curl !== undefined && { curl }),
  }
}

/** A value as reports show it. Secrets are removed first: shortened JSON may lack their names. */
const valueText = (value: unknown): string =>
  shortenedText(value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(redactValue(value)))
