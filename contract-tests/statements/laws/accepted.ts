import { freeTexts } from '../../documents/operationParts.ts'
import { operationPointer } from '../../documents/pointer.ts'
import { resourcesOf } from '../../serverChecks/resources.ts'
import { type Law, lastOf } from '../statement.ts'
import { lastWrite, recordsNamed } from '../subjects.ts'

/** A documented example is accepted on records that the run made. */
export const accepted: Law = ({ steps, prefix }, difference, contract) => {
  const step = lastOf(difference)
  const { operation, answer, example } = step
  if (difference.kind !== 'status' || example === undefined || !/^2/.test(String(difference.expected))) return undefined
  if (answer.status !== 400 && answer.status !== 422) return undefined
  const { create, idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  // A server may want a text only once, such as a name, and another world of the run may have it.
  const isRepeated = freeTexts(contract, operation, step.args.body).some((text) => !text.includes(prefix))
  if (create === operation && isRepeated) return undefined
  const needed = recordsNamed(contract, step).filter(({ pointer }) => create !== operation || pointer !== `/body/${idProperty}`)
  const states = needed.map((record) => lastWrite(contract, steps, record))
  if (states.some((state) => state?.is !== 'made')) return undefined
  const because = states.flatMap((state) => (state ? [state.by] : []))
  const at = operationPointer(operation)
  return { id: 'accepted', at, part: 'requestBody', text: `a success: the call is the documented example ${example}`, because }
}
