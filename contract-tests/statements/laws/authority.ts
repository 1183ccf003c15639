import { operationPointer } from '../../documents/pointer.ts'
import { isFailedFor } from '../../exchange/failedFor.ts'
import { identifiersIn } from '../../serverChecks/identifiers.ts'
import { takesBack } from '../../serverChecks/resources.ts'
import { isAccepted, type Step } from '../call.ts'
import { type Law, lastOf } from '../statement.ts'
import { createdBy, doesName, recordsInPath } from '../subjects.ts'

/** `x-authority`: a user without a scope is rejected, one with it and the app itself are not. */
export const authority: Law = ({ steps }, difference, contract) => {
  const step = lastOf(difference)
  const { operation, args, answer } = step
  const { scopes, sender, moderatorsOver, permission } = operation.authority ?? {}
  if (difference.kind !== 'status' || !operation.authority) return undefined
  const isRejected = answer.status === 401 || answer.status === 403
  const isExpected = /^40[13]/.test(String(difference.expected))
  if (isRejected === isExpected || (isRejected ? !/^2/.test(String(difference.expected)) : answer.status >= 300)) return undefined
  const header = operation.parameters.find(({ name, in: place }) => place === 'header' && args[name] !== undefined)
  const at = operationPointer(operation)
  const made = (text: string, because: readonly Step[], part = '') => ({ id: 'x-authority', at, part: `x-authority${part}`, text, because })
  // The user that the call is about, or the app's settings, may be a reason to reject the app, too.
  if (!header) return isRejected && !moderatorsOver && !permission ? made('a success: the app itself may do everything', []) : undefined
  const actor = String(args[header.name]).toLowerCase()
  const [record] = recordsInPath(contract, step)
  if (!record) return undefined
  if (sender && isExpected) {
    const creation = steps.find((one) => isAccepted(one) && createdBy(contract, one)?.id === record.id && doesName(contract, one, record))
    if (!creation?.args[header.name] || String(creation.args[header.name]).toLowerCase() === actor) return undefined
    return made(`a rejection: another user made the record with ${creation.operation.id}`, [creation])
  }
  const isSeat = (one: Step) => isAccepted(one) && doesName(contract, one, record) && seatIn(one, actor) !== undefined
  const [seat, former] = scopes ? steps.filter(isSeat).reverse() : []
  const scope = seat && seatIn(seat, actor)
  if (!seat || scope === undefined || takesBack(contract, seat.operation) || isFailedFor(seat.answer.body, actor)) return undefined
  // Who is in a record already may keep the former scope.
  if (former && !Object.values(seat.args).includes(actor) && !['', scope].includes(seatIn(former, actor) ?? '')) return undefined
  const own = scopes?.find((one) => scope.startsWith(one))
  if ((own !== undefined) !== isRejected) return undefined
  const effect = scope === '' ? 'gave the user no scope' : `made the user one of ${scope}`
  return made(`${own ? 'a success' : 'a rejection'}: ${seat.operation.id} ${effect}`, [seat], own && `/scopes/${own}`)

  /** The role that a call gives a user in the record: the list that has the user, or a word. */
  function seatIn(one: Step, uid: string): string | undefined {
    for (const { pointer, value } of identifiersIn(contract, one.operation, one.args)) {
      if (String(value).toLowerCase() !== uid || pointer === `/${header?.name}`) continue
      const list = /^\/body\/(?:\w+\/)?(\w+)\/\d+$/.exec(pointer)?.[1]
      if (list !== undefined) return list
      const words = Object.values((one.args.body ?? {}) as object).filter((word) => typeof word === 'string')
      if (/^\/\w+$/.test(pointer) && words.length === 1) return String(words[0])
      // What another property makes of a user is not stated by its place.
      return pointer.startsWith('/body/') ? undefined : ''
    }
    return undefined
  }
}
