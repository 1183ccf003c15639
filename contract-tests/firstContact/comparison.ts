import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { isModelled } from '../model/modelApp.ts'
import { createTrace, generalPlace } from '../model/trace.ts'
import type { ResponseDifference } from './differences.ts'
import { codeOf, idOf, type KnownText, placeOf, typeOf } from './knownText.ts'
import type { TriedCall } from './play.ts'

/** Where the answers of a server are not the fake's: once for each place. */
export function differencesFromFake(answers: readonly TriedCall[], prefix: string): ResponseDifference[] {
  const compared = answers.filter(({ why, args, step }) => why === undefined && args !== undefined && isModelled(step.operation))
  const [first] = compared
  if (!first) return []
  const { contract } = first.step
  const trace = createTrace(contract, prefix)
  return compared.flatMap(({ step: { operation }, args = {}, status = 0, at = 0, body }) =>
    trace.take({ operation, args, at, answer: { status, body: (body ?? {}) as Json } }).map(({ place, kind, got, expected }) => {
      const shown = (value: unknown) => (kind === 'status' ? statusIn(contract, operation, String(value)) : typeOf(value))
      return {
        operation: idOf(operation),
        place: place === '' ? ('status' as KnownText) : placeOf(contract, generalPlace(place)),
        expected: kind === 'other' ? ('another value' as KnownText) : shown(expected),
        got: shown(got),
      }
    }),
  )
}

/** A status, with its code if the documents have it. */
const statusIn = (contract: Contract, operation: Operation, text: string): KnownText =>
  text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? word : codeOf(contract, operation, word)))
    .join(' ') as KnownText
