import { readContracts } from '../documents/contract.ts'
import type { Target } from '../exchange/environment.ts'
import { mockResponse } from './createMock.ts'
import { targetOf, withoutVersion } from './target.ts'

/** The base URL of requests to a mock in this process; nothing listens there. */
export const inProcessBase = 'http://127.0.0.1:1'

/**
 * The mock in this process, without a server, as thousands of requests need. A worker of a run
 * imports this module for its target.
 */
export async function createTarget(): Promise<{ target: Target; report(): undefined }> {
  const contracts = await readContracts()
  const send: Target['send'] = async (request) => mockResponse(contracts, { ...request, url: withoutVersion(targetOf(request.url)) })
  return { target: { name: 'mock', mock: true, base: () => inProcessBase, send }, report: () => undefined }
}
