import type { Contract } from '../spec/contract.ts'
import type { Finding } from './finding.ts'
import type { Exchange } from './rawExchange.ts'
import { validateRequest } from './request.ts'
import { validateResponse } from './response.ts'

/**
 * Validates an exchange by the documents alone. It works between any client and any target, and does not use Prism.
 *
 * @param base - path of the target's base address, which the documents' paths are relative to
 */
export function validateExchange(contracts: readonly Contract[], { request, response }: Exchange, base = ''): Finding[] {
  const read = contracts.map((contract) => ({ contract, read: validateRequest(contract, request, base) }))
  for (const { contract, read: one } of read) {
    if ('values' in one) return [...one.findings, ...validateResponse(contract, one.operation, response)]
  }
  const [best] = read.map(({ read: one }) => one as Finding).sort((one, other) => one.expected.localeCompare(other.expected))
  return best ? [best] : []
}
