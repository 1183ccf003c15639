import type { Contract } from '../documents/contract.ts'
import type { Finding } from './finding.ts'
import type { Exchange } from './rawExchange.ts'
import { validateRequest } from './request.ts'
import { validateResponse } from './response.ts'

/**
 * Validates an exchange between any client and any target against the documents, without Prism.
 *
 * @param base - path of the target's base URL, which the documents' paths are relative to
 */
export function validateExchange(contracts: readonly Contract[], { request, response }: Exchange, base = ''): Finding[] {
  const results = contracts.map((contract) => ({ contract, read: validateRequest(contract, request, base) }))
  for (const { contract, read } of results) {
    if ('values' in read) return [...read.findings, ...validateResponse(contract, read.operation, response)]
  }
  const [best] = results.map(({ read }) => read as Finding).sort((a, b) => a.expected.localeCompare(b.expected))
  return best ? [best] : []
}
