import { operationPointer } from '../../documents/pointer.ts'
import { type Law, lastOf } from '../statement.ts'
import { lastWrite, recordsInPath } from '../subjects.ts'

/** A record that the run removed is no longer found: its path answers 404. */
export const gone: Law = ({ steps }, difference, contract) => {
  const { operation, answer } = lastOf(difference)
  const isExpected = /^404/.test(String(difference.expected)) && '404' in operation.responses
  if (difference.kind !== 'status' || answer.status >= 300 || !isExpected) return undefined
  const removed = recordsInPath(contract, lastOf(difference)).map((record) => lastWrite(contract, steps, record))
  const by = removed.find((state) => state?.is === 'removed')?.by
  if (!by) return undefined
  return { id: 'gone', at: operationPointer(operation), part: 'responses/404', text: `404: ${by.operation.id} removed it`, because: [by] }
}
