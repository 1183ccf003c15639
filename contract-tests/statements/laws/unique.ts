import { operationPointer, valueAt } from '../../documents/pointer.ts'
import { resourcesOf } from '../../serverChecks/resources.ts'
import { type Law, lastOf } from '../statement.ts'
import { lastWrite } from '../subjects.ts'

/** `x-unique`: a new record with an identifier that is taken is rejected. */
export const unique: Law = ({ steps }, difference, contract) => {
  const { operation, args, answer } = lastOf(difference)
  const resource = resourcesOf(contract).get(operation.path)
  const { property } = operation.unique ?? {}
  if (difference.kind !== 'status' || answer.status >= 300 || property === undefined || property !== resource?.idProperty) return undefined
  const id = String(valueAt(args.body, `/${property}`)).toLowerCase()
  const state = lastWrite(contract, steps, { resource, id, collection: operation.path })
  if (state?.is !== 'made') return undefined
  const text = `a rejection: ${state.by.operation.id} made a record with the same ${property}`
  return { id: 'x-unique', at: operationPointer(operation), part: 'x-unique', text, because: [state.by] }
}
