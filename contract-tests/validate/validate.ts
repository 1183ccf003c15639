import type { Contract } from '../documents/contract.ts'
import type { Finding } from './finding.ts'
import { findOperation } from './findOperation.ts'
import type { Exchange } from './rawExchange.ts'
import { validateResponse } from './response.ts'

// The front door of this folder. In go a request and its response as they went over the wire; out
// come findings, each with its place and without keys and tokens.

/**
 * Validates an exchange between any client and any target against the documents, without Prism.
 *
 * @param base - path of the target's base URL, which the documents' paths are relative to
 */
export function validateExchange(contracts: readonly Contract[], { request, response }: Exchange, base = ''): Finding[] {
  const found = findOperation(contracts, request, base)
  if (!('read' in found)) return [found]
  return [...found.read.findings, ...validateResponse(found.contract, found.read.operation, response)]
}
