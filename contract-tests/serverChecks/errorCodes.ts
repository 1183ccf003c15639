import type { Contract } from '../documents/contract.ts'
import type { Operation, Schema } from '../documents/document.ts'
import type { Check } from '../exchange/checks.ts'
import type { Observation } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { finding } from '../validate/finding.ts'
import { identifiersIn } from './identifiers.ts'

// Codes about the request, the key or the service, which any operation may return.
const general =
  /^(AUTH_ERR_.*|ERR_(BAD_REQUEST|VALIDATION|UNAUTHORIZED|NOT_FOUND|CONFLICT|INTERNAL|TOO_MANY_REQUESTS|API_NOT_FOUND|EXCEPTION|OPERATION_FAILED|MISSION_FAILED|INVALID_API_VERSION|PERMISSION_DENIED|PLAN_.*|FEATURE_NOT_ACCESSIBLE|ACTION_NOT_ALLOWED|SERVICE_TIMEOUT|SUBSCRIPTION_EXPIRED))$/

/** Whether a code says no more than its status does. */
export const isGeneral = (code: string): boolean => general.test(code)

/** Whether the documents have a code, for an operation or for any. */
export const isDocumentedCode = ({ document }: Contract, { errorCodes }: Operation, code: string): boolean =>
  Object.hasOwn(document['x-error-evidence'] ?? {}, code) || errorCodes.includes(code)

/** Collections by the word that codes such as `ERR_UID_NOT_FOUND` use for their records. */
const collections: Readonly<Record<string, string>> = {
  uid: '/users',
  user: '/users',
  guid: '/groups',
  group: '/groups',
  role: '/roles',
  message: '/messages',
  msg: '/messages',
  conversation: '/conversations',
  reason: '/moderation/reasons',
  rule: '/moderation/rules',
  keyword: '/moderation/keywords',
}

/** Words in codes that may indicate a missing record. */
const absence = /NOT_|NO_|UNKNOWN|MISSING|GONE|DELETED/

/**
 * An error's code fits the request: the code for a missing record does not name a kind of record
 * that the request does not refer to. The documents say that their list of codes is open.
 */
export const checkErrorCode: Check = ({ operation, contract, response, testCase }) => {
  if (!response || response.status < 400 || response.status === 405 || response.status === 501) return []
  if (typeof testCase.expect === 'object' && testCase.expect.refuses === 'method') return []
  const code = errorCodeOf(response)
  if (code === undefined || isGeneral(code)) return []
  const evidence = contract.document['x-error-evidence'] ?? {}
  const isSpelling = (known: string) => evidence[code]?.spellingOf === known || evidence[known]?.spellingOf === code
  if (operation.errorCodes.some((known) => known === code || isSpelling(known))) return []
  if (isPossible(contract, operation, code, response.status, testCase.args)) return []
  const { errorCodes } = operation
  // Without documented codes, any code is accepted.
  if (errorCodes.length === 0) return []
  if (response.status === 404 && !errorCodes.some((known) => /NOT_FOUND|NOT_A|NOT_ACCESSIBLE/.test(known))) return []
  return [finding(operation.id, 'error_code_conformance', `response ${response.status} body /error/code`, errorCodes.join(', '), code)]
}

const codesOf = ({ document }: Contract): Schema =>
  (document as { components?: { schemas?: Record<string, Schema> } }).components?.schemas?.ErrorCode ?? {}

/**
 * Whether a code says nothing about a missing record, or names a kind of record that the request
 * names.
 */
function isPossible(
  contract: Contract,
  operation: Operation,
  code: string,
  status: number,
  args: Readonly<Record<string, unknown>>,
): boolean {
  const noun = /^ERR_(\w+?)(_ID)?_NOT_FOUND$/.exec(code)?.[1]?.toLowerCase()
  if (noun === undefined) return status !== 404 || absence.test(code)
  const isInPath = (word: string) => new RegExp(`\\b${word}s?\\b`).test(operation.path)
  if (isInPath(noun) || (noun === 'conversation' && isInPath('message'))) return true
  const known = (codesOf(contract)['x-extensible-enum'] ?? []) as string[]
  const kind = collections[noun]
  if (kind === undefined) return !known.includes(code)
  return identifiersIn(contract, operation, args).some((identifier) => identifier.kind === kind)
}

// A code comes with the status that the documents give it. Another status is worth a note only
// where that one is inferred, where both say that a user may not do this (401 and 403), or where
// the operation describes the other by `default` alone: its list of codes for a status of its own
// is a statement, and the response for all other errors is none.

/** An error response whose code has another status in the documents. */
interface StatusDifference {
  readonly code: string
  readonly status: number
  readonly documented: number
  /** Whether no document contradicts the status. */
  readonly isOpen: boolean
}

function differenceIn({ operation, contract, response, testCase }: Observation): StatusDifference | undefined {
  if (!response || response.status < 400 || isOtherMethod(testCase.expect)) return undefined
  const { status } = response
  const code = errorCodeOf(response) ?? ''
  const evidence = contract.document['x-error-evidence']?.[code]
  const documented = evidence?.status
  if (documented === undefined || documented === status || lists(operation, status, code)) return undefined
  const isOpen =
    !(String(status) in operation.responses) ||
    (!isGeneral(code) && [status, documented].every((one) => one === 401 || one === 403)) ||
    (evidence?.sources.some(({ kind }) => kind === 'inferred') ?? true)
  return { code, status, documented, isOpen }
}

/** No document describes the response to a method that an operation does not have. */
const isOtherMethod = (expect: Observation['testCase']['expect']): boolean => typeof expect === 'object' && expect.refuses === 'method'

const lists = ({ responses }: Operation, status: number, code: string): boolean =>
  responses[String(status)]?.errorCodes?.includes(code) === true

/** A code has the status that a source gives it. */
export const checkCodeStatus: Check = (observation) => {
  const difference = differenceIn(observation)
  if (!difference || difference.isOpen) return []
  const { code, status, documented } = difference
  return [finding(observation.operation.id, 'code_status', 'response status', `${documented}, the status of ${code}`, String(status))]
}

/** A note about a code with another status, if no document contradicts that status. */
export function noteOf(observation: Observation): string | undefined {
  const difference = differenceIn(observation)
  if (!difference?.isOpen) return undefined
  const { code, status, documented } = difference
  return `${code} came with ${status}, and not with ${documented}, as the specification has it`
}
