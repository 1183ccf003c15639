import type { Operation } from '../../../contract-tests/documents/document.ts'
import { repeatsFailure, repeatsStatus } from '../../../src/transport/retry.ts'

/**
 * Statuses of errors in words, such as `408, 5xx`: a class by its name where all of it is included.
 */
function inWords(isIncluded: (status: number) => boolean): string {
  const words = [4, 5].flatMap((hundred): (string | number)[] => {
    const included = Array.from({ length: 100 }, (_, index) => hundred * 100 + index).filter(isIncluded)
    return included.length === 100 ? [`${hundred}xx`] : included
  })
  return words.join(', ')
}

/**
 * The statuses after which the client sends a request of a method again where a second request may
 * change something.
 */
const retriedStatuses = (method: string): string => inWords((status) => repeatsStatus(method, status))

/** Those after which it does so only where a second request changes nothing. */
export const statusesOfFailures: string = inWords((status) => repeatsStatus('GET', status) && !repeatsStatus('POST', status))

/**
 * After what the client repeats a call, in a few words: any failure of what may be repeated, or
 * these statuses.
 */
export function retriedAfter({ method, settles }: Pick<Operation, 'method' | 'settles'>): string {
  const settling = settles ? `, settling ${settles.status}` : ''
  return repeatsFailure(method, undefined) ? `any failure${settling}` : `${retriedStatuses(method)}${settling || ' only'}`
}
