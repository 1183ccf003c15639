import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { parsed } from '../documents/json.ts'
import { generalPlace, step, valueAt } from '../documents/pointer.ts'
import type { Observation } from '../exchange/exchange.ts'
import { checkTimes } from '../serverChecks/invariants.ts'
import type { Difference, DifferenceKind } from '../statements/statement.ts'
import type { Finding } from '../validate/finding.ts'
import { validateResponse } from '../validate/response.ts'
import { codeOf, type KnownText, operationId, printedPlace, typeOf } from './knownText.ts'

/** A place where a response is not as the documents or the fake have it, without any value. */
export interface ResponseDifference {
  /** The operation's id. */
  readonly operation: KnownText
  /** `status`, a header, or the place in the body, with `*` for items and keys of a map. */
  readonly place: KnownText
  readonly expected: KnownText
  /** The type of what was there, such as `string` or `nothing`; of a status its number. */
  readonly got: KnownText
  /** The query parameters of the call, if the difference is about the whole response. */
  readonly parameters?: readonly KnownText[]
}

/** A difference as a line: place, type, expectation, parameters. */
export const sentenceOf = ({ place, expected, got, parameters = [] }: ResponseDifference): string =>
  `${place}: ${got}, expected ${expected}${parameters.length > 0 ? `, with ${parameters.join(', ')}` : ''}`

/** Names the query parameters of a call where they may explain a difference. */
export function withParameters({ parameters }: Operation, args: Arguments, difference: ResponseDifference): ResponseDifference {
  const sent = parameters.filter(({ name, in: place }) => place === 'query' && name in args).map(({ name }) => name as KnownText)
  return sent.length > 0 && ['status', '/data'].includes(difference.place) ? { ...difference, parameters: sent } : difference
}

/** Where a response is not as the documents describe it. */
export function differencesFromDocuments(observation: Observation): ResponseDifference[] {
  const { contract, operation, response } = observation
  if (!response) return []
  const body = parsed(response.body)
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return [...validateResponse(contract, operation, response), ...checkTimes(observation)].map((found) => ({
    operation: operationId(operation),
    ...(found.place === 'response status'
      ? {
          place: 'status' as KnownText,
          expected: found.expected as KnownText,
          got: [response.status, ...(error ? [codeOf(contract, operation, error.code)] : [])].join(' ') as KnownText,
        }
      : withoutValues(contract, found, body)),
  }))
}

/** Words for differences between lists, where types would tell a reader nothing. */
const listWords: Partial<Record<DifferenceKind, readonly [got: string, expected: string]>> = {
  order: ['records', 'another order'],
  size: ['records', 'another number of records'],
  twice: ['a record on two pages', 'each on one'],
  sum: ['number', 'as many as there are on all pages'],
  cut: ['the end of the list', 'more records'],
}

/** A difference from the fake. */
export function differenceFromFake(
  contract: Contract,
  operation: Operation,
  { place, kind, expected, got }: Difference,
): ResponseDifference {
  const shown = (value: unknown) => (kind === 'status' ? statusIn(contract, operation, String(value)) : typeOf(value))
  const words = listWords[kind] as readonly [KnownText, KnownText] | undefined
  const [gotText, expectedText] = words ?? [shown(got), kind === 'other' ? ('another value' as KnownText) : shown(expected)]
  return {
    operation: operationId(operation),
    place: place === '' ? ('status' as KnownText) : printedPlace(contract, generalPlace(place)),
    expected: expectedText,
    got: gotText,
  }
}

/** A status, with its code if the documents have it. */
const statusIn = (contract: Contract, operation: Operation, text: string): KnownText =>
  text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? word : codeOf(contract, operation, word)))
    .join(' ') as KnownText

/** A finding about a header or a body with its place, its keyword and the type of the value. */
function withoutValues(
  contract: Contract,
  { place, rule, expected, got, schema }: Finding,
  body: unknown,
): Omit<ResponseDifference, 'operation'> {
  const [, pointer] = / body (\/.*)$/s.exec(place) ?? []
  if (pointer === undefined)
    return {
      place: place.split(' ').at(-1) as KnownText,
      expected: (rule === 'response_body_syntax' ? 'JSON' : expected) as KnownText,
      got: (got === 'nothing' ? got : 'something else') as KnownText,
    }
  const at = pointer === '/' ? '' : pointer
  const [, absent] = (schema?.endsWith('/required') && /'(.+)'/.exec(expected)) || []
  if (absent !== undefined)
    return { place: printedPlace(contract, step(at, absent)), expected: 'a value' as KnownText, got: 'nothing' as KnownText }
  return {
    place: printedPlace(contract, at),
    expected: schema === undefined ? (expected as KnownText) : keywordAt(contract, schema),
    got: typeOf(valueAt(body, at)),
  }
}

/** The keyword at a pointer into the document: `integer` or `maxLength 100`. */
function keywordAt({ document }: Contract, pointer: string): KnownText {
  const value = valueAt(document, pointer)
  const keyword = pointer.split('/').at(-1)
  const text = keyword === 'type' ? [value].flat().join(' or ') : [keyword, JSON.stringify(value)].join(' ')
  return (text.length > 120 ? `${text.slice(0, 120)}…` : text) as KnownText
}
