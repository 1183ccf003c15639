import type { Contract } from '../documents/contract.ts'
import type { Finding } from './finding.ts'
import type { RawRequest } from './rawExchange.ts'
import { type ReadRequest, validateRequest } from './request.ts'

/** A request that matches an operation. */
export interface Found {
  readonly contract: Contract
  readonly read: ReadRequest
}

/**
 * Finds the operation that a request is for, in any of the documents.
 *
 * @param base - path of the API's base URL, which the documents' paths are relative to
 * @returns the parsed request, or a finding about its path or method
 */
export function findOperation(contracts: readonly Contract[], request: RawRequest, base = ''): Found | Finding {
  const misses: Finding[] = []
  for (const contract of contracts) {
    const read = validateRequest(contract, request, base)
    if ('values' in read) return { contract, read }
    misses.push(read)
  }
  // The best message names other methods of the path, the next best a similar path.
  return (
    misses.find(({ expected }) => !expected.startsWith('a documented')) ??
    misses.find(({ expected }) => expected.includes('such as')) ??
    (misses[0] as Finding)
  )
}
