import { resolve, type Schema } from '../../documents/document.ts'
import { hasAlike } from '../../documents/hasAlike.ts'
import { bodyPointer, bodyProperties } from '../../documents/operationParts.ts'
import { stepsOf, valueAt } from '../../documents/pointer.ts'
import { isFailedFor } from '../../exchange/failedFor.ts'
import { isMadeForAnother } from '../../serverChecks/madeForAnother.ts'
import { isAccepted, valuesAbout } from '../call.ts'
import { type Law, lastOf } from '../statement.ts'
import { doesName, subjectAt, writesTo } from '../subjects.ts'

/**
 * What an accepted write put into a property is what the record shows, also after an update that
 * leaves the property out, where `x-update` says that it stays.
 */
export const written: Law = ({ steps }, difference, contract) => {
  const step = lastOf(difference)
  const subject = subjectAt(contract, difference)
  const { create, update, get, list } = subject?.resource ?? {}
  if (!subject || !['other', 'missing'].includes(difference.kind)) return undefined
  const shownRecord = valueAt(step.answer.body, difference.place.slice(0, -subject.rest.length))
  // Lists and other reads may show a record in part, and all reads what lists add on request.
  const isAdded = list?.parameters.some((one) => one['x-adds']?.includes(subject.rest.slice(1)))
  const isShown = valueAt(step.answer.body, difference.place) !== undefined
  if (difference.kind === 'missing' && (step.operation !== get || (isAdded && !isShown))) return undefined
  const isOwn = isAccepted(step) && doesName(contract, step, subject)
  let kept: string | undefined
  for (const write of [...writesTo(contract, steps, subject), ...(isOwn ? [step] : [])].reverse()) {
    const { operation, args, answer } = write
    if ((operation !== create && operation !== update) || isFailedFor(answer.body, subject.id)) return undefined
    if (isMadeForAnother(contract, write, shownRecord)) return undefined
    const isLowered = bodyProperties(contract, operation)[stepsOf(subject.rest)[0] ?? '']?.['x-stored'] === 'lower case'
    const given = valueAt(args.body, subject.rest)
    const sent = isLowered && typeof given === 'string' ? given.toLowerCase() : given
    if (sent !== undefined) {
      const left = [...[valueAt(step.answer.body, difference.place)].flat(), ...valuesAbout(step, subject.id, subject.rest)]
      // A server may treat an empty text like none, keep each entry of a list once, texts without
      // spaces around them, and entries about one record, such as its revisions, in another order.
      if (sent === '' || hasAlike(left, difference.expected) || !hasAlike([sent, ...[sent].flat()], difference.expected)) return undefined
      const place =
        kept === undefined
          ? { at: bodyPointer(operation), part: stepsOf(subject.rest).map(partOf).join('/') }
          : { at: kept, part: 'x-update' }
      const text = `${shown(sent)}: ${operation.id} wrote it`
      return { id: kept === undefined ? 'written' : 'x-update', ...place, text, because: [write] }
    }
    const schemas = Object.values(operation.body?.content ?? {}).map(({ schema }) => resolve<Schema>(contract.document, schema))
    if (operation !== update || !schemas.some((schema) => schema['x-update'] === 'partial')) return undefined
    // A list of words in the body may name the property.
    if (Object.values(Object(args.body)).filter(Array.isArray).flat().includes(stepsOf(subject.rest)[0])) return undefined
    kept = bodyPointer(operation)
  }
  return undefined
}

const partOf = (step: string): string => (/^\d+$/.test(step) ? 'items' : `properties/${step}`)
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 80)
