import { operationPointer, valueAt } from '../../documents/pointer.ts'
import { filtersOf, keepsRecord } from '../../documents/rules.ts'
import { filledPath, isAccepted, isSameList, type Step } from '../call.ts'
import { type Law, lastOf } from '../statement.ts'
import { doesName, lastWrite, recordOfList } from '../subjects.ts'

/** The list that a path names has each record that the run added through that path. */
export const listed: Law = ({ steps, limits }, difference, contract) => {
  const [step, { expected, kind, place }] = [lastOf(difference), difference]
  const { operation, args } = step
  const record = recordOfList(contract, difference, expected)
  if (!record || kind !== 'missing') return undefined
  const filters = filtersOf(operation.parameters, args)
  const isStated = (name: string) => limits(step).has(name) || filters.some((filter) => filter.name === name)
  const isRecord = (item: unknown) => recordOfList(contract, difference, item)?.id === record.id
  const hadRecord = (one: Step) => isSameList(one, step, limits) && [valueAt(one.answer.body, place)].flat().some(isRecord)
  const concerns = (one: Step) => !one.operation.path.startsWith(record.resource.collection) || doesName(contract, one, record)
  // Of a list of the whole app, a server may not show everything to everybody, but what it showed.
  const isOpen =
    (!operation.path.includes('{') && steps.findLastIndex(hadRecord) <= steps.findLastIndex((one) => isAccepted(one) && concerns(one))) ||
    operation.parameters.some(({ name, in: at }) => at !== 'path' && args[name] !== undefined && !isStated(name)) ||
    filters.some(({ name, rule, value }) => !limits(step).has(name) && keepsRecord(rule, value, expected) !== true)
  const state = isOpen ? undefined : lastWrite(contract, steps, record)
  if (state?.is !== 'made' || filledPath(state.by.operation.path, state.by.args).toLowerCase() !== record.collection) return undefined
  const text = `the record: ${state.by.operation.id} made it`
  return { id: 'listed', at: operationPointer(operation), part: 'responses/200', text, because: [state.by] }
}
