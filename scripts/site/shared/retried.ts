import { repeatsStatus } from '../../../src/transport/retry.ts'

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

/** The statuses after which the client sends a request of a method again. */
export const retriedStatuses = (method: string): string => inWords((status) => repeatsStatus(method, status))

/** Those after which it does so only where a second request changes nothing. */
export const statusesOfFailures: string = inWords((status) => repeatsStatus('GET', status) && !repeatsStatus('POST', status))
