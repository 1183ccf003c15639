import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Step } from './call.ts'
import type { Difference } from './compare.ts'

/**
 * Whether a server leaves out a property that its documents leave optional: the operation never
 * showed it, and no call wrote one by that name to a record of the kind. What the documents
 * require, the rules on each response demand.
 */
export function isLeftOut(steps: readonly Step[], step: Step, { pointer, got }: Difference): boolean {
  const [, name] = /^\/data\/(?:.*\/)?([a-z]\w*)$/i.exec(pointer) ?? []
  if (name === undefined || !(got === undefined || got === null)) return false
  // Lists without a parameter that requests tags need not show them.
  const isUnrequested =
    name === 'tags' && step.operation.paging !== undefined && step.operation.parameters.every((parameter) => parameter.name !== 'withTags')
  const place = pointer.split('/').map((part) => (/^\d+$/.test(part) ? undefined : part))
  return ![...steps, step].some(
    ({ operation, args, answer }) =>
      (!isUnrequested && areOfOneKind(operation, step.operation) && JSON.stringify(args.body ?? '').includes(`"${name}":`)) ||
      (operation === step.operation && isShown(answer.body, place.slice(1))),
  )
}

/** Whether two records have a property in common. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  !isObject(one) || !isObject(other) || Object.keys(one).some((name) => other[name] !== undefined)

/** Whether paths end with the same word, as `/messages/{id}/flagged` and `/flagged-messages`. */
function areOfOneKind(one: Operation, other: Operation): boolean {
  const [a = '', b = ''] = [one, other].map(({ path }) =>
    path
      .split('/')
      .findLast((part) => !part.startsWith('{'))
      ?.replace(/s$/, ''),
  )
  return a.startsWith(b) || b.startsWith(a)
}

/** Whether a value has something at a place; `undefined` stands for every item of a list. */
function isShown(value: unknown, [name, ...rest]: readonly (string | undefined)[]): boolean {
  if (Array.isArray(value) && name === undefined) return value.some((item) => isShown(item, rest))
  const child = isObject(value) && name !== undefined ? value[name] : undefined
  return child !== undefined && child !== null && (rest.length === 0 || isShown(child, rest))
}
