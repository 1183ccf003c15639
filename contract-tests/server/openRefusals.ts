import type { Operation } from '../documents/document.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import type { KnownRecords } from './createdFixtures.ts'
import type { ServerContext } from './serverContext.ts'

/**
 * The difference in place of the findings about a valid request that is refused, where the
 * documents leave open whether it may be: who may do what to which record, or what was undone
 * before.
 */
export function openRefusal(
  { resources }: ServerContext,
  operation: Operation,
  known: KnownRecords | undefined,
  { name: call, status, findings, exchange }: CaseResult,
): ListedDifference | undefined {
  const [found] = findings
  if (!found || findings.some(({ rule }) => rule !== 'positive_data_acceptance')) return undefined
  const isTouched = known?.isTouched() === true
  const [, collection = ''] = /^(.*)\/\{\w+\}$/.exec(operation.path) ?? []
  // No operation creates what such a path names, as it names a state of another record.
  const isOfState = collection !== '' && resources.get(collection)?.create === undefined
  const isAccess = [401, 403].includes(status) && operation.parameters.some(({ name }) => name === 'onBehalfOf')
  const isOpen = known ? isAccess || status === 404 || (isTouched && status >= 400 && status < 500) : isOfState && status === 404
  if (!isOpen) return undefined
  return {
    ...{ operation: operation.id, place: '', kind: 'status', records: '', parameters: [], call, follows: isTouched },
    ...{ expected: found.expected, got: String(status), curl: exchange?.curl },
  }
}
