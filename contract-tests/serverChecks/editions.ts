import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import { describedParts } from '../documents/describedParts.ts'
import type { Operation, Parameter, Schema, Source } from '../documents/document.ts'
import { isSchema } from '../documents/subschemas.ts'

// Editions that not every server implements: a newer published edition, what the vendor's SDK
// reads, and what programs send.
const tentativeEditions = /^(chat-cf910b32|sdk-.*|staff-programs-.*|public-programs)$/

/** Published editions of the documents, by their digest. */
const published = /-[0-9a-f]{8}$/

const editionsOf = (sources: readonly { readonly edition?: string }[] | undefined): string[] =>
  (sources ?? []).map(({ edition = '' }) => edition)

/**
 * Whether an older edition describes a parameter or a property. A server need not support what only
 * newer editions describe, or what no source states.
 */
export function isStable(node: object): boolean {
  const sources = (node as { 'x-sources'?: readonly Source[] })['x-sources'] ?? []
  if (sources.some(({ of }) => of === undefined) && sources.every(({ kind }) => kind === 'inferred')) return false
  const editions = editionsOf(sources)
  return editions.length === 0 || editions.some((edition) => !tentativeEditions.test(edition))
}

/**
 * Whether a parameter is in every published edition that has its operation, so that a server which
 * has the operation has the parameter.
 */
function cameWith({ sources }: Operation, parameter: object): boolean {
  const own = new Set(editionsOf((parameter as { 'x-sources'?: { edition?: string }[] })['x-sources']))
  const editions = editionsOf(sources).filter((edition) => published.test(edition))
  return editions.length > 0 && editions.every((edition) => own.has(edition))
}

/** The parameters of an operation that every server supports. */
export const stableParameters = (operation: Operation): Set<string> =>
  new Set(
    operation.parameters
      .filter((parameter) => (isStable(parameter) && isStable(parameter.schema)) || cameWith(operation, parameter))
      .map(({ name }) => name)
      .filter((name) => !((name === 'page' || name === 'perPage') && operation.paging?.disputed)),
  )

/** The query parameters of a call that only newer editions describe. */
export function tentativeIn({ operation, args }: { readonly operation: Operation; readonly args: Arguments }): string[] {
  const known = stableParameters(operation)
  return operation.parameters.flatMap(({ name, in: place }) => (place === 'query' && name in args && !known.has(name) ? [name] : []))
}

/** Whether a parameter has several values, which only a newer edition allows. */
export const hasTentativeItems = ({ schema }: Parameter, value: unknown): boolean =>
  Array.isArray(value) && value.length > 1 && isSchema(schema.items) && !isStable(schema.items)

/** Whether a body contains a property that only a newer edition describes. */
export const holdsTentative = (contract: Contract, schema: Schema, value: unknown): boolean =>
  describedParts(contract, schema, value).some(({ schemas }) => schemas.length > 0 && schemas.every((own) => !isStable(own)))
