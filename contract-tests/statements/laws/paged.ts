import { operationPointer } from '../../documents/pointer.ts'
import { tentativeIn } from '../../serverChecks/editions.ts'
import { type Law, lastOf } from '../statement.ts'

/** `x-paging`: pages have at most a requested size that no edition lacks, and each record once. */
export const paged: Law = (_, difference) => {
  const [{ operation, args, walk }, { kind, expected }] = [lastOf(difference), difference]
  const [, most] = /^at most (\d+)/.exec(String(expected)) ?? []
  const isTooLong = kind === 'size' && most && !tentativeIn({ operation, args }).some((name) => String(args[name]) === most)
  // A list that goes on in no direction may go on in the other.
  const isBroken = kind === 'twice' || kind === 'sum' || (kind === 'cut' && walk !== undefined && walk.pages.length > 0)
  if (operation.paging === undefined || !(isTooLong || isBroken)) return undefined
  const statement = { id: 'x-paging', at: operationPointer(operation), part: 'x-paging', text: String(expected) }
  return { ...statement, because: walk ? [walk.whole, ...walk.pages] : [] }
}
