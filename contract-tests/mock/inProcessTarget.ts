import type { Contract } from '../documents/contract.ts'
import type { Target } from '../exchange/environment.ts'
import { mockResponse } from './startMock.ts'
import { targetOf, withoutVersion } from './target.ts'

/** The base URL of requests to a mock in this process; nothing listens there. */
export const inProcessBase = 'http://127.0.0.1:1'

/** The mock in this process, without a server, as thousands of requests need. */
export const inProcessTarget = (contracts: readonly Contract[]): Target => ({
  name: 'mock',
  mock: true,
  base: () => inProcessBase,
  send: async (request) => mockResponse(contracts, { ...request, url: withoutVersion(targetOf(request.url)) }),
})
