import { operationPointer } from '../../documents/pointer.ts'
import { lastWrite, pathRecord, recordOfList } from '../records.ts'
import { type Law, lastOf } from '../statement.ts'

/** A list lacks each record that the run removed from it. */
export const unlisted: Law = ({ steps }, difference, contract) => {
  const record = recordOfList(contract, difference, difference.got)
  if (!record || difference.kind !== 'unexpected') return undefined
  const state = lastWrite(contract, steps, record)
  if (state?.is !== 'removed' || pathRecord(contract, state.by)?.collection !== record.collection) return undefined
  const text = `no such record: ${state.by.operation.id} removed it`
  return { id: 'unlisted', at: operationPointer(lastOf(difference).operation), part: 'responses/200', text, because: [state.by] }
}
