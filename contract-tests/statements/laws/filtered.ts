import type { Contract } from '../../documents/contract.ts'
import { parameterPointer } from '../../documents/operationParts.ts'
import { valueAt } from '../../documents/pointer.ts'
import { type AppliedFilter, filtersOf, keepsRecord, mayReplace } from '../../documents/rules.ts'
import { hasText, isAccepted, isFullPage, isSameList, type Step } from '../call.ts'
import { type Difference, type Law, lastOf, type Told } from '../statement.ts'
import { subjectAt } from '../subjects.ts'

/**
 * `x-filter`: a list has no record that shows another value than its filter keeps, and each record
 * that the list without the filter has shown with such a value. It is silent about values that no
 * record of the run has, and where several filters compare the same, except the ends of a range.
 */
export const filtered: Law = (told, difference, contract) => {
  const [{ operation, args }, { kind, place, got }] = [lastOf(difference), difference]
  if (place !== (operation.paging?.items ?? '/data')) return undefined
  const list = [valueAt(lastOf(difference).answer.body, place)].flat()
  const all = filtersOf(operation.parameters, args).filter(({ name }) => !told.limits(lastOf(difference)).has(name))
  for (const filter of all) {
    const { name, rule, value } = filter
    const at = parameterPointer(contract, operation, name)
    const statedAs = (text: string, because: readonly Step[]) => ({ id: 'x-filter', at, part: 'x-filter', text, because })
    const whole = kind === 'missing' ? listWithout(told, difference, filter, contract) : undefined
    if (whole) return statedAs(`the record: ${name}=${String(value)} keeps it, and the list without ${name} has it`, [whole])
    const isAlone = all.every((other) => other.name === name || !mayReplace(other.rule, rule))
    const isKnown = [value].flat().every((one) => typeof one !== 'string' || told.steps.some((other) => hasText(other, one)))
    if (kind !== 'unexpected' || typeof got !== 'object' || !isAlone || !isKnown || keepsRecord(rule, value, got, list) !== false) continue
    return statedAs(`no such record: ${name}=${String(value)} leaves out one with its ${rule.properties.join(' and ')}`, [])
  }
  return undefined
}

/** The list without a filter, if it has shown the missing record with a value that is kept. */
function listWithout({ steps, limits }: Told, difference: Difference, { name, rule, value }: AppliedFilter, contract: Contract) {
  const [step, { place, expected }] = [lastOf(difference), difference]
  const idIn = (one: Step, index = 0) => subjectAt(contract, { ...difference, place: `${place}/${index}/`, calls: [one] })?.id
  const isSame = (one: Step) => one.args[name] === undefined && isSameList(one, step, limits, name)
  const list = steps.slice(steps.findLastIndex(isAccepted) + 1).findLast(isSame)
  const id = idIn({ ...step, answer: { status: 200, body: { data: [expected] } } })
  const record = list && [valueAt(list.answer.body, place)].flat().find((_, index) => id !== undefined && idIn(list, index) === id)
  // Texts in another case, parts of words and times of the same second may be left out.
  const isWhole = rule.operator !== 'contains' || rule.properties.some((property) => valueAt(record, `/${property}`) === value)
  const isClear = (one: unknown) => typeof one === 'boolean' || (typeof one === 'string') === JSON.stringify(record).includes(String(one))
  const isKept = record !== undefined && isWhole && keepsRecord(rule, value, record) === true && !isFullPage(step.args, step.answer.body)
  return isKept && [value].flat()[rule.operator === 'in' ? 'some' : 'every'](isClear) ? list : undefined
}
