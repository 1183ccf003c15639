import type { Operation } from '../documents/document.ts'
import type { Check } from '../exchange/checks.ts'
import type { Observation } from '../exchange/exchange.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { finding } from '../validate/finding.ts'

// A code comes with the status that the documents give it. Where that status is inferred, another
// is worth a note only.

/** An error response whose code has another status in the documents. */
interface Difference {
  readonly code: string
  readonly status: number
  readonly documented: number
  readonly isInferred: boolean
}

function differenceIn({ operation, contract, response, testCase }: Observation): Difference | undefined {
  if (!response || response.status < 400 || isOtherMethod(testCase.expect)) return undefined
  const { status } = response
  const code = errorCodeOf(response) ?? ''
  const evidence = contract.document['x-error-evidence']?.[code]
  const documented = evidence?.status
  if (documented === undefined || documented === status || lists(operation, status, code)) return undefined
  return { code, status, documented, isInferred: evidence?.sources.some(({ kind }) => kind === 'inferred') ?? true }
}

/** No document describes the response to a method that an operation does not have. */
const isOtherMethod = (expect: Observation['testCase']['expect']): boolean => typeof expect === 'object' && expect.refuses === 'method'

/** Whether the operation lists a code for a status. */
const lists = ({ responses }: Operation, status: number, code: string): boolean =>
  ((responses[String(status)] as { 'x-error-codes'?: string[] } | undefined)?.['x-error-codes'] ?? []).includes(code)

/** A code has the status that a source gives it. */
export const checkCodeStatus: Check = (observation) => {
  const difference = differenceIn(observation)
  if (!difference || difference.isInferred) return []
  const { code, status, documented } = difference
  return [finding(observation.operation.id, 'code_status', 'response status', `${documented}, the status of ${code}`, String(status))]
}

/** What is worth a note: a code with another status than the documents conclude. */
export function noteOf(observation: Observation): string | undefined {
  const difference = differenceIn(observation)
  if (!difference?.isInferred) return undefined
  const { code, status, documented } = difference
  return `${code} came with ${status}; the specification infers ${documented}`
}
