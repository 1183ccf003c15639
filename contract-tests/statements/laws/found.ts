import { operationPointer } from '../../documents/pointer.ts'
import { type Law, lastOf } from '../statement.ts'
import { calledPath, lastWrite, recordsInPath, recordsNamed, type Subject } from '../subjects.ts'

/** A record that the run made is found: its own path, and what is under it, does not answer 404. */
export const found: Law = ({ steps }, difference, contract) => {
  const step = lastOf(difference)
  const { operation, args, answer } = step
  const acts = operation.parameters.some(({ name, in: place }) => place === 'header' && args[name] !== undefined)
  if (difference.kind !== 'status' || answer.status !== 404 || !/^2/.test(String(difference.expected)) || acts) return undefined
  const isUnder = ({ collection, id }: Subject) => `${calledPath(step)}/`.startsWith(`${collection}/${id}/`)
  const inPath = recordsInPath(contract, step)
  // A record that the body names may be the one that is not found.
  const states = [...inPath, ...recordsNamed(contract, step)].map((record) => lastWrite(contract, steps, record))
  if (inPath.length === 0 || !inPath.every(isUnder) || states.some((state) => state?.is !== 'made')) return undefined
  const made = states.slice(0, inPath.length).flatMap((state) => (state ? [state.by] : []))
  const text = `a success: ${made.map(({ operation: { id } }) => id).join(' and ')} made what the path names`
  return { id: 'found', at: operationPointer(operation), part: `responses/${String(difference.expected).slice(0, 3)}`, text, because: made }
}
