import type { OperationResult } from './result.ts'

/**
 * A target on this machine gets made-up keys. If it rejects them for every operation of a document and nothing else is wrong, it serves another document
 * of the same address: its checks count as not run, for want of keys.
 */
export function withoutRejectedKeys(operations: readonly OperationResult[]): OperationResult[] {
  const rejecting = new Set(
    [...new Set(operations.map(({ document }) => document))].filter((document) => {
      const own = operations.filter((one) => one.document === document)
      const failed = own.flatMap((one) => one.failed)
      const succeeded = own.some(({ coverage }) => coverage.operations.covered > 0)
      return !succeeded && failed.length > 0 && failed.every(({ status }) => status === 401)
    }),
  )
  return operations.map((one) => (rejecting.has(one.document) ? withoutKeys(one) : one))
}

function withoutKeys(result: OperationResult): OperationResult {
  const why = { category: 'no keys', reason: `the server rejects the made-up keys of the ${result.document} document` } as const
  const failed = result.failed.map(({ operation, name, kind }) => ({ operation, name, kind, ...why }))
  return {
    ...result,
    cases: result.passed,
    failed: [],
    findings: [],
    notRun: [...failed, ...result.notRun.map((one) => ({ ...one, ...why }))],
  }
}
