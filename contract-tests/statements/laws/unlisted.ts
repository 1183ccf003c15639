import { operationPointer } from '../../documents/pointer.ts'
import { isAccepted } from '../call.ts'
import { type Law, lastOf } from '../statement.ts'
import { calledPath, lastWrite, pathRecord, recordOfList } from '../subjects.ts'

/** A list lacks what the run removed, for the user who did, unless the removal is deprecated. */
export const unlisted: Law = ({ steps }, difference, contract) => {
  const [record, { operation, args }] = [recordOfList(contract, difference, difference.got), lastOf(difference)]
  if (!record || difference.kind !== 'unexpected') return undefined
  const { is, by } = lastWrite(contract, steps, record) ?? {}
  if (is !== 'removed' || !by || by.operation.replacedBy || pathRecord(contract, by)?.collection !== record.collection) return undefined
  // A record of another list of the same parent may show in this one, too.
  const [parent, id] = [record.collection.replace(/[^/]+$/, ''), `/${record.id}`]
  const isNear = (path: string) => parent !== '/' && path.startsWith(parent) && path.endsWith(id) && !path.startsWith(record.collection)
  const near = steps.findLast((step) => isAccepted(step) && isNear(calledPath(step))) ?? by
  const users = by.operation.parameters.filter(({ in: place, required }) => place === 'header' && required)
  if (near.operation.method !== by.operation.method || users.some(({ name }) => by.args[name] !== args[name])) return undefined
  const text = `no such record: ${by.operation.id} removed it`
  return { id: 'unlisted', at: operationPointer(operation), part: 'responses/200', text, because: [by] }
}
