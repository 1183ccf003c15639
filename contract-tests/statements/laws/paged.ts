import { operationPointer } from '../../documents/pointer.ts'
import { type Law, lastOf } from '../statement.ts'

/** `x-paging`: a page has at most as many records as requested, and no two pages have the same. */
export const paged: Law = (_, { kind, expected, ...difference }) => {
  const { operation } = lastOf({ kind, expected, ...difference })
  if (operation.paging === undefined || (kind !== 'twice' && !(kind === 'size' && /^at most/.test(String(expected))))) return undefined
  return { id: 'x-paging', at: operationPointer(operation), part: 'x-paging', text: String(expected), because: [] }
}
