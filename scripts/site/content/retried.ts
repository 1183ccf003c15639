import type { Operation } from '../../../contract-tests/documents/document.ts'
import { repeatsStatus } from '../../../src/transport/retry.ts'

/**
 * Statuses of errors in words, such as `408, 5xx`: a class by its name where all of it is included.
 */
export function statusesInWords(isIncluded: (status: number) => boolean): string {
  const words = [4, 5].flatMap((hundred): (string | number)[] => {
    const included = Array.from({ length: 100 }, (_, index) => hundred * 100 + index).filter(isIncluded)
    return included.length === 100 ? [`${hundred}xx`] : included
  })
  return words.join(', ')
}

/** The statuses after which the client repeats a call. */
export function retriedAfter({ method, settles }: Pick<Operation, 'method' | 'settles'>): string {
  const statuses = statusesInWords((status) => repeatsStatus(method, status))
  return settles ? `${statuses}, ${settles.status} until visible` : statuses
}
