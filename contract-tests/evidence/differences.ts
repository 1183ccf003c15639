import type { Contract } from '../documents/contract.ts'
import { describedParts } from '../documents/describedParts.ts'
import type { Operation, Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { oncePer } from '../documents/oncePer.ts'
import { operationPointer, step, stepsOf, valueAt } from '../documents/pointer.ts'
import { undocumentedProperties } from '../documents/undocumentedProperties.ts'
import { wrongTimes } from '../documents/wrongTimes.ts'
import { mediaIn, readBody } from '../validate/body.ts'
import { mediaTypeOf, type RawResponse } from '../validate/rawExchange.ts'
import { documentedFor } from '../validate/response.ts'
import { type KnownText, other, type ResponseDifference } from './seen.ts'

// Texts become `KnownText` in this file and in the tables of this package only. Each is of the
// documents, the name of a type, or a number.

/** What a response shows. */
export interface Observed {
  /** The body, if it is JSON; never printed. */
  readonly body: unknown
  readonly code?: KnownText
  readonly differences: readonly ResponseDifference[]
}

/** The operation's id, for printing. */
export const idOf = ({ id }: Operation): KnownText => id as KnownText

/** A code, if the documents have it. */
export const codeOf = ({ document }: Contract, operation: Operation, code: string): KnownText =>
  Object.hasOwn(document['x-error-evidence'] ?? {}, code) || operation.errorCodes.includes(code) ? (code as KnownText) : other

/** A place where a server's answer is not the fake's, without the values of either. */
export function modelDifference(
  contract: Contract,
  operation: Operation,
  status: number,
  place: string,
  kind: string,
  expected: unknown,
  got: unknown,
): ResponseDifference {
  const shown = (value: unknown) =>
    kind === 'status'
      ? String(value)
          .split(' ')
          .map((word) => (/^\d{3}$/.test(word) ? word : codeOf(contract, operation, word)))
          .join(' ')
      : typeOf(value)
  return {
    operation: idOf(operation),
    status,
    place: place === '' ? ('status' as KnownText) : placeOf(contract, place),
    pointer: operationPointer(operation) as KnownText,
    expected: (kind === 'other' ? 'another value' : shown(expected)) as KnownText,
    got: shown(got) as KnownText,
  }
}

/**
 * Compares a response with its operation.
 *
 * @param wasSent - whether the run itself sent a property that the documents do not have
 */
export function observe(
  contract: Contract,
  operation: Operation,
  { status, headers, body }: RawResponse,
  wasSent: (name: string) => boolean = () => false,
): Observed {
  const differences: ResponseDifference[] = []
  const differ = (place: string, pointer: string, expected: string, got: string) =>
    differences.push({
      operation: idOf(operation),
      status,
      place: place as KnownText,
      pointer: pointer as KnownText,
      expected: shortened(expected),
      got: got as KnownText,
    })
  const documented = documentedFor(operation, status)
  const read = readBody(mediaTypeOf(headers) ?? '', body)
  const value = 'value' in read ? read.value : undefined
  const code = valueAt(value, '/error/code')
  const shown = { body: value, ...(typeof code === 'string' && status >= 400 && { code: codeOf(contract, operation, code) }) }
  const responses = `${operationPointer(operation)}/responses`
  if (!documented) {
    differ('status', responses, Object.keys(operation.responses).join(', '), [status, shown.code].filter(Boolean).join(' '))
    return { ...shown, differences }
  }
  const pointer = `${responses}/${documented.key}`
  const types = Object.keys(documented.response.content ?? {})
  const media = mediaIn(documented.response.content, mediaTypeOf(headers))
  if (types.length === 0 && body !== '') differ('body', pointer, 'no body', 'a body')
  else if (types.length > 0 && !media) differ('content-type', pointer, types.join(' or '), body === '' ? 'nothing' : 'another type')
  else if (media && 'fault' in read) differ('body', pointer, 'JSON', 'no JSON')
  else if (media) {
    for (const { pointer: at, keyword, node, parameters } of nearestFaults(contract, media.schema, value)) {
      const absent = keyword === 'required' || keyword === 'dependentRequired' ? String(parameters.missingProperty) : undefined
      const place = placeOf(contract, absent === undefined ? at : step(at, absent))
      if (absent === undefined)
        differ(place, `${contract.pointerOf(node)}/${keyword}`, expectation(node, keyword), typeOf(valueAt(value, at)))
      else differ(place, `${contract.pointerOf(node)}/${keyword}`, 'a value', 'nothing')
    }
    const parts = describedParts(contract, media.schema, value)
    /** The schema of a part, or of the object with an undocumented property. */
    const schemaAt = (at: string) => {
      const [schema] = [at, at.replace(/\/[^/]*$/, '')].flatMap((one) => parts.find((part) => part.pointer === one)?.schemas ?? [])
      return contract.pointerOf(schema ?? media.schema)
    }
    for (const { pointer: at, expected } of undocumentedProperties(parts))
      if (!wasSent(stepsOf(at).at(-1) ?? '')) differ(placeOf(contract, at), schemaAt(at), expected, typeOf(valueAt(value, at)))
    for (const { pointer: at, unit, got } of wrongTimes(parts))
      differ(placeOf(contract, at), schemaAt(at), `a time in ${unit}`, `a time in ${got}`)
  }
  return { ...shown, differences }
}

/** Names of properties in a document. */
const propertyNames = oncePer(({ document }: Contract): ReadonlySet<string> => {
  const names = new Set<string>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node && isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name)
    for (const child of Object.values(node)) collect(child)
  }
  collect(document.components.schemas)
  collect(document.paths)
  return names
})

/** A pointer into a body: its names are properties of the documents; all others are left out. */
const placeOf = (contract: Contract, pointer: string): KnownText =>
  (stepsOf(pointer)
    .map((name) => `/${/^\d+$/.test(name) ? '*' : propertyNames(contract).has(name) ? name : other}`)
    .join('') || '/') as KnownText

const expectation = (node: Schema, keyword: string): string =>
  keyword === 'type' ? [node.type].flat().join(' or ') : `${keyword} ${JSON.stringify(node[keyword])}`

const shortened = (text: string): KnownText => (text.length > 120 ? `${text.slice(0, 120)}…` : text) as KnownText

/** The type of a value, as JSON Schema names it. */
export const typeOf = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'array'
        : Number.isInteger(value)
          ? 'integer'
          : typeof value
