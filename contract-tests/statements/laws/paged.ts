import { isDeepStrictEqual } from 'node:util'
import { operationPointer, valueAt } from '../../documents/pointer.ts'
import { isAccepted } from '../records.ts'
import { type Law, lastOf } from '../statement.ts'

/**
 * `x-paging`: a page has at most as many records as requested, the pages of a list hold each record
 * once and as many as their total says, and a list does not end before its last record.
 */
export const paged: Law = ({ steps }, difference) => {
  const step = lastOf(difference)
  const { kind, expected } = difference
  const { operation, walk = [] } = step
  const made = (because: typeof walk) => ({
    id: 'x-paging',
    at: operationPointer(operation),
    part: 'x-paging',
    text: String(expected),
    because,
  })
  if (operation.paging === undefined) return undefined
  if (kind === 'twice' || kind === 'total' || (kind === 'size' && String(expected).startsWith('at most'))) return made(walk)
  if (kind !== 'end') return undefined
  // The run has seen more records of the same list, and changed nothing since.
  const since = steps.slice(steps.findLastIndex(isAccepted) + 1)
  const pages = new Set(operation.paging.parameters)
  const listOf = ({ args }: typeof step) => Object.entries(args).filter(([name, value]) => !pages.has(name) && typeof value !== 'number')
  const countIn = ({ answer }: typeof step) => [valueAt(answer.body, operation.paging?.items ?? '')].flat().length
  const count = [...walk, step].reduce((sum, page) => sum + countIn(page), 0)
  const whole = since.find((one) => one.operation === operation && isDeepStrictEqual(listOf(one), listOf(step)) && countIn(one) > count)
  return whole && made([whole])
}
