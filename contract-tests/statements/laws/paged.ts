import { operationPointer } from '../../documents/pointer.ts'
import { type Law, lastOf } from '../statement.ts'

/**
 * `x-paging`: a page has at most as many records as requested, and the pages of a list hold each of
 * its records once, as many as they count.
 */
export const paged: Law = (_, difference) => {
  const { kind, expected } = difference
  const { operation, walk } = lastOf(difference)
  const isTooLong = kind === 'size' && String(expected).startsWith('at most')
  // A list that goes on in no direction may go on in the other.
  const isBroken = kind === 'twice' || kind === 'sum' || (kind === 'cut' && walk !== undefined && walk.pages.length > 0)
  if (operation.paging === undefined || !(isTooLong || isBroken)) return undefined
  const because = walk ? [walk.whole, ...walk.pages] : []
  return { id: 'x-paging', at: operationPointer(operation), part: 'x-paging', text: String(expected), because }
}
