import type { Operation } from '../documents/document.ts'
import type { Check } from '../exchange/checks.ts'
import type { Observation } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { finding } from '../validate/finding.ts'

// A code comes with the status that the documents give it. Another status is worth a note only
// where that one is inferred, or where the operation describes the other by `default` alone: its
// list of codes for a status of its own is a statement, and the response for all other errors is
// none.

/** An error response whose code has another status in the documents. */
interface Difference {
  readonly code: string
  readonly status: number
  readonly documented: number
  /** Whether no document contradicts the status. */
  readonly isOpen: boolean
}

function differenceIn({ operation, contract, response, testCase }: Observation): Difference | undefined {
  if (!response || response.status < 400 || isOtherMethod(testCase.expect)) return undefined
  const { status } = response
  const code = errorCodeOf(response) ?? ''
  const evidence = contract.document['x-error-evidence']?.[code]
  const documented = evidence?.status
  if (documented === undefined || documented === status || lists(operation, status, code)) return undefined
  const isOpen = !(String(status) in operation.responses) || (evidence?.sources.some(({ kind }) => kind === 'inferred') ?? true)
  return { code, status, documented, isOpen }
}

/** No document describes the response to a method that an operation does not have. */
const isOtherMethod = (expect: Observation['testCase']['expect']): boolean => typeof expect === 'object' && expect.refuses === 'method'

/** Whether the operation lists a code for a status. */
const lists = ({ responses }: Operation, status: number, code: string): boolean =>
  ((responses[String(status)] as { 'x-error-codes'?: string[] } | undefined)?.['x-error-codes'] ?? []).includes(code)

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
