import type { OperationResult } from './result.ts'

/**
 * A local target gets fake keys. If it rejects them for every operation of a document and there are
 * no other failures, it does not serve that document: the checks count as not run because of
 * missing keys.
 */
export function withoutRejectedKeys(operations: readonly OperationResult[]): OperationResult[] {
  const rejecting = new Set(
    [...new Set(operations.map(({ document }) => document))].filter((document) => {
      const own = operations.filter((operation) => operation.document === document)
      const failed = own.flatMap((operation) => operation.failed)
      const succeeded = own.some(({ coverage }) => coverage.operations.covered > 0)
      return !succeeded && failed.length > 0 && failed.every(({ status }) => status === 401)
    }),
  )
  return operations.map((operation) => (rejecting.has(operation.document) ? withoutKeys(operation) : operation))
}

function withoutKeys(result: OperationResult): OperationResult {
  const cause = { category: 'no keys', reason: `the server rejects the fake keys of the ${result.document} document` } as const
  const failed = result.failed.map(({ operation, name, kind }) => ({ operation, name, kind, ...cause }))
  return {
    ...result,
    cases: result.passed,
    failed: [],
    findings: [],
    notRun: [...failed, ...result.notRun.map((check) => ({ ...check, ...cause }))],
  }
}
