import { isObject } from '../../documents/isObject.ts'
import { operationPointer } from '../../documents/pointer.ts'
import { filtersOf, keepsRecord } from '../../documents/rules.ts'
import { resourcesOf } from '../../server/resources.ts'
import { filledPath } from '../call.ts'
import { lastWrite } from '../records.ts'
import { type Law, lastOf } from '../statement.ts'

/** The list that a path names has each record that the run added through that path. */
export const listed: Law = ({ steps, limits }, difference, contract) => {
  const step = lastOf(difference)
  const { operation, args } = step
  const resource = resourcesOf(contract).get(operation.path)
  const { expected, kind, place } = difference
  if (kind !== 'missing' || place !== (operation.paging?.items ?? '/data') || !resource || !isObject(expected)) return undefined
  const property = resource.idPointer?.replace(/^\/data\//, '') ?? resource.idProperty
  if (property === undefined || expected[property] === undefined) return undefined
  const filters = filtersOf(operation.parameters, args)
  const isStated = (name: string) => limits(step).has(name) || filters.some((filter) => filter.name === name)
  // Of a list of the whole app, a server may not show everything to everybody.
  const isOpen =
    !operation.path.includes('{') ||
    operation.parameters.some(({ name, in: at }) => at !== 'path' && args[name] !== undefined && !isStated(name)) ||
    filters.some(({ name, rule, value }) => !limits(step).has(name) && keepsRecord(rule, value, expected) !== true)
  if (isOpen) return undefined
  const collection = filledPath(operation.path, args).toLowerCase()
  const state = lastWrite(contract, steps, { resource, id: String(expected[property]).toLowerCase(), collection })
  if (state?.is !== 'made' || filledPath(state.by.operation.path, state.by.args).toLowerCase() !== collection) return undefined
  return {
    id: 'listed',
    at: operationPointer(operation),
    part: 'responses/200',
    text: `the record: ${state.by.operation.id} made it`,
    because: [state.by],
  }
}
