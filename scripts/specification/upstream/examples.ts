import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation, Schema } from '../../../contract-tests/documents/document.ts'
import type { Difference } from './difference.ts'
import { codesIn, examplesOf, type PublishedDocument, type PublishedOperation } from './publishedDocument.ts'
import { shown } from './shown.ts'

/** A published operation and our operation with the same path and method. */
type Pair = [published: PublishedOperation, contract: Contract, operation: Operation]

const route = (method: string, path: string) => `${method} ${path.replace(/^\/v3(?=\/)/, '').replace(/\{[^}]*\}/g, '{}')}`

function pairsOf(edition: PublishedDocument, contracts: readonly Contract[]): Pair[] {
  const known = new Map(
    contracts.flatMap((contract) =>
      contract.operations.map((operation) => [route(operation.method, operation.path), [contract, operation] as const]),
    ),
  )
  return edition.operations.flatMap((published): Pair[] => {
    const ours = known.get(route(published.method, published.path))
    return ours ? [[published, ...ours]] : []
  })
}

/** Finds published examples that our schemas reject. */
export function rejectedExamples(edition: PublishedDocument, contracts: readonly Contract[]): Difference[] {
  return pairsOf(edition, contracts).flatMap(([published, contract, operation]) => {
    const inBody = Object.values(published.body).flatMap((media) => {
      const schemas = Object.values(operation.body?.content ?? {}).map(({ schema }) => schema)
      return rejected(edition, contract, operation, 'requestBody', media, schemas)
    })
    const inResponses = Object.entries(published.responses).flatMap(([status, content]) => {
      const schemas = Object.values(operation.responses[status]?.content ?? {}).map(({ schema }) => schema)
      return Object.values(content).flatMap((media) => rejected(edition, contract, operation, `responses/${status}`, media, schemas))
    })
    return [...inBody, ...inResponses]
  })
}

function rejected(
  edition: PublishedDocument,
  contract: Contract,
  { method, path }: Operation,
  place: string,
  media: object,
  schemas: readonly Schema[],
): Difference[] {
  if (schemas.length === 0) return []
  const examples = examplesOf(media as Parameters<typeof examplesOf>[0], edition.follow)
  return examples
    .filter(([, value]) => value !== undefined && !schemas.some((schema) => contract.accepts(schema, value)))
    .map(([name, value]) => {
      const [fault] = contract.faults(schemas[0] as Schema, value)
      return {
        group: `${method} ${path}`,
        kind: 'rejected example',
        pointer: `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/${place}/examples/${name}`,
        published: shown(value),
        ours: `${fault?.pointer ?? ''} ${fault?.message ?? 'rejects it'}`.trim(),
        effect: place === 'requestBody' ? 'the types reject a request that the service accepts' : 'a response may not match its type',
      }
    })
}

/** Finds error codes that an edition lists for an operation and our document does not. */
export function newErrorCodes(edition: PublishedDocument, contracts: readonly Contract[]): Difference[] {
  return pairsOf(edition, contracts).flatMap(([published, { document }, operation]) => {
    const ours = new Set([...operation.errorCodes, ...codesIn(document.paths[operation.path]?.[operation.method.toLowerCase()])])
    return published.codes
      .filter((code) => !ours.has(code))
      .map((code) => ({
        group: `${operation.method} ${operation.path}`,
        kind: 'new error code',
        pointer: `#/paths/${operation.path.replaceAll('/', '~1')}/${operation.method.toLowerCase()}/x-error-codes/${code}`,
        published: code,
        ours: 'not listed',
        effect: 'an error code of this operation is not documented',
      }))
  })
}
