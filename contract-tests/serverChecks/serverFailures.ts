import type { Operation } from '../documents/document.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { causesOfError } from '../exchange/outcome.ts'
import { type Finding, finding, shortenedText } from '../validate/finding.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { type NotRunReason, ServerFailed } from './notRun.ts'

/**
 * The finding about a response of 500 or above, which no document describes, whatever the request
 * was.
 */
export const serverFailure = (operation: Operation, response: RawResponse | undefined): Finding | undefined =>
  response && response.status >= 500
    ? finding(operation.id, 'not_a_server_error', 'response status', 'below 500', `${response.status} ${shortenedText(response.body, 120)}`)
    : undefined

/** The finding of a preparation that the server failed. */
export const failureIn = (error: unknown): Finding | undefined =>
  causesOfError(error).find((cause): cause is ServerFailed => cause instanceof ServerFailed)?.finding

/** The result of a check whose preparation failed with a response of 500 or above. */
export const unpreparedResult = (
  { id }: Pick<Operation, 'id'>,
  { name, kind }: Pick<CaseResult, 'name' | 'kind'>,
  failed: Finding,
): CaseResult => ({
  operation: id,
  name,
  kind,
  findings: [failed],
  status: 0,
  milliseconds: 0,
  covers: [],
  sent: [],
})

/** Why a check proves nothing in which a write may have been carried out twice each time. */
export const doubledWrite: NotRunReason = {
  category: 'no response',
  reason: 'the response to a write was lost each time that it was tried, and the repeated write may have been carried out twice',
}

/** How often a check is tried while a write in it may have been carried out twice. */
export const mostAttempts = 3
