import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { stepsOf } from '../documents/pointer.ts'
import { isDocumentedCode } from '../serverChecks/errorCodes.ts'

declare const brand: unique symbol

/**
 * A text of the documents or of this package. Of what a server sends, nothing else is printed, so
 * that no text, identifier or key of somebody can be.
 */
export type KnownText = string & { readonly [brand]: true }

/** In place of a name or code that the documents do not have. */
export const otherText = '(other)' as KnownText

/** The operation's id, for printing. */
export const operationId = ({ id }: Operation): KnownText => id as KnownText

/** A code, if the documents have it. */
export const codeOf = (contract: Contract, operation: Operation, code: unknown): KnownText =>
  typeof code === 'string' && isDocumentedCode(contract, operation, code) ? (code as KnownText) : otherText

/** A pointer into a body: its names are properties of the documents; all others are left out. */
export const printedPlace = (contract: Contract, pointer: string): KnownText =>
  (stepsOf(pointer)
    .map((name) => `/${/^(\d+|\*)$/.test(name) ? '*' : propertyNames(contract).has(name) ? name : otherText}`)
    .join('') || '/') as KnownText

/** The type of a value, as JSON Schema names it. */
export const typeOf = (value: unknown): KnownText =>
  (value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'array'
        : Number.isInteger(value)
          ? 'integer'
          : typeof value) as KnownText

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
