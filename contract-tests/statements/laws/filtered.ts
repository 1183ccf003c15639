import { parameterPointer } from '../../documents/operationParts.ts'
import { valueAt } from '../../documents/pointer.ts'
import { filtersOf, keepsRecord } from '../../documents/rules.ts'
import { type Law, lastOf } from '../statement.ts'

/**
 * `x-filter`: a list has no record that shows another value than its filter keeps. It is silent
 * about values that no record of the run has, and where several filters compare the same.
 */
export const filtered: Law = ({ steps, limits }, difference, contract) => {
  const [step, { kind, place, got }] = [lastOf(difference), difference]
  const { operation, args } = step
  if (kind !== 'unexpected' || place !== (operation.paging?.items ?? '/data') || typeof got !== 'object') return undefined
  const list = [valueAt(step.answer.body, place)].flat()
  const all = filtersOf(operation.parameters, args).filter(({ name }) => !limits(step).has(name))
  const isShown = (text: string) => steps.some(({ args: { body }, answer }) => hasValue(body, text) || hasValue(answer.body, text))
  for (const { name, rule, value } of all) {
    const isAlone = all.every((other) => other.name === name || !other.rule.properties.some((one) => rule.properties.includes(one)))
    const isKnown = typeof value === 'number' || [value].flat().every((one) => typeof one !== 'string' || isShown(one))
    if (!isAlone || !isKnown || keepsRecord(rule, value, got, list) !== false) continue
    const text = `no such record: ${name}=${String(value)} leaves out one with its ${rule.properties.join(' and ')}`
    return { id: 'x-filter', at: parameterPointer(contract, operation, name), part: 'x-filter', text, because: [] }
  }
  return undefined
}

/** Whether a text stands anywhere in a body, in any case. */
const hasValue = (body: unknown, value: unknown): boolean =>
  typeof body === 'object' && body !== null
    ? Object.values(body).some((child) => hasValue(child, value))
    : String(body).toLowerCase().includes(String(value).toLowerCase())
