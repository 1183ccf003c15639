import { isObject } from '../../documents/isObject.ts'
import { operationPointer } from '../../documents/pointer.ts'
import { resourcesOf } from '../../server/resources.ts'
import { filledPath } from '../call.ts'
import { lastWrite, pathRecord } from '../records.ts'
import { type Law, lastOf } from '../statement.ts'

/** A list lacks each record that the run removed from it. */
export const unlisted: Law = ({ steps }, difference, contract) => {
  const { operation, args } = lastOf(difference)
  const resource = resourcesOf(contract).get(operation.path)
  const { got, kind, place } = difference
  if (kind !== 'unexpected' || place !== (operation.paging?.items ?? '/data') || !resource || !isObject(got)) return undefined
  const property = resource.idPointer?.replace(/^\/data\//, '') ?? resource.idProperty ?? resource.parameter
  if (got[property] === undefined) return undefined
  const collection = filledPath(operation.path, args).toLowerCase()
  const state = lastWrite(contract, steps, { resource, id: String(got[property]).toLowerCase(), collection })
  if (state?.is !== 'removed' || pathRecord(contract, state.by)?.collection !== collection) return undefined
  return {
    id: 'unlisted',
    at: operationPointer(operation),
    part: 'responses/200',
    text: `no such record: ${state.by.operation.id} removed it`,
    because: [state.by],
  }
}
