import type { ErrorEntry } from './shared/model.ts'
import { awaitedCall, clientLines, sampleCall } from './typescriptSample.ts'

/**
 * A program that calls an operation and handles an error code of it; `undefined` for a code that no
 * operation is known to return. A call that can be too early shows best what its code is about.
 */
export function errorProgram({ code, operations }: ErrorEntry): string | undefined {
  const current = operations.filter(({ operation }) => !operation.deprecated)
  const entry = current.find(({ operation }) => operation.settles?.code === code) ?? current[0] ?? operations[0]
  if (!entry) return undefined
  const call = sampleCall(entry.contract.name, entry.contract, entry.operation)
  return `${clientLines(call.name, 'isChatApiError')}

try {
  ${awaitedCall(call, 1)}
} catch (error) {
  if (!isChatApiError(error) || error.code !== '${code}')
    throw error
  console.error(error.message, error.details)
}
`
}
