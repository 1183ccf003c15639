import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { operationPointer, step, valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { DocumentDifference } from '../differences/differences.ts'
import { httpMethods, normalPath } from '../differences/normalForm.ts'
import { valueText } from '../differences/valueText.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** A published operation with ours of the same path and method. */
interface Pair {
  readonly published: AnyNode
  readonly contract: Contract
  readonly operation: Operation
}

function pairsOf(edition: AnyNode, contracts: readonly Contract[]): Pair[] {
  const nameOf = (method: string, path: string) => `${method.toLowerCase()} ${normalPath(path)}`
  const items = Object.entries<AnyNode>(edition.paths).flatMap(([path, item]) =>
    httpMethods.map((method) => [nameOf(method, path), item?.[method]] as const),
  )
  const published = new Map(items.filter(([, node]) => node))
  return contracts
    .flatMap((contract) => contract.operations.map((operation) => ({ contract, operation })))
    .map((ours) => ({ ...ours, published: published.get(nameOf(ours.operation.method, ours.operation.path)) }))
    .filter((pair) => pair.published)
}

/** Finds published examples that our schemas reject. */
export function rejectedExamples(edition: AnyNode, contracts: readonly Contract[]): DocumentDifference[] {
  const follow = (node: AnyNode): AnyNode => (node?.$ref === undefined ? (node ?? {}) : (valueAt(edition, node.$ref) ?? {}))
  return pairsOf(edition, contracts).flatMap(({ published, contract, operation }) => {
    const bodies = [
      ['requestBody', follow(published.requestBody), operation.body] as const,
      ...Object.entries<AnyNode>(published.responses ?? {}).map(
        ([status, response]) => [`responses/${status}`, follow(response), operation.responses[status]] as const,
      ),
    ]
    return bodies.flatMap(([place, { content = {} }, ours]) => {
      const schemas = Object.values(ours?.content ?? {}).map(({ schema }) => schema)
      const [first] = schemas
      if (!first) return []
      const examples = Object.values<AnyNode>(content).flatMap(({ example, examples = {} }) => [
        ['example', example],
        ...Object.entries(examples).map(([name, node]) => [name, follow(node).value]),
      ])
      return examples
        .filter(([, value]) => value !== undefined && !schemas.some((schema) => contract.accepts(schema, value)))
        .map(([name, value]): DocumentDifference => {
          const [fault] = contract.faults(first, value)
          return {
            group: `${operation.method} ${operation.path}`,
            kind: 'rejected example',
            pointer: `${operationPointer(operation)}/${place}/examples/${name}`,
            breaking: false,
            later: valueText(value),
            earlier: `${fault?.pointer ?? ''} ${fault?.message ?? 'rejects it'}`.trim(),
          }
        })
    })
  })
}

/** The error codes that a node mentions, in prose or in lists. */
const codesIn = (node: unknown): string[] => [...new Set((JSON.stringify(node) ?? '').match(/\b(?:AUTH_)?ERR_[A-Z][A-Z_]+/g))].sort()

/** Finds error codes that an edition mentions for an operation and our document does not. */
export const newErrorCodes = (edition: AnyNode, contracts: readonly Contract[]): DocumentDifference[] =>
  pairsOf(edition, contracts).flatMap(({ published, contract: { document }, operation }) => {
    const ours = new Set([...operation.errorCodes, ...codesIn(document.paths[operation.path]?.[operation.method.toLowerCase()])])
    return codesIn(published)
      .filter((code) => !ours.has(code))
      .map((code) => ({
        group: `${operation.method} ${operation.path}`,
        kind: 'new error code',
        pointer: step(`${operationPointer(operation)}/x-error-codes`, code),
        breaking: false,
        later: code,
        earlier: 'not listed',
      }))
  })
