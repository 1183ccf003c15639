import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { readContracts } from '../documents/contract.ts'
import type { OpenApiDocument } from '../documents/document.ts'
import { parsed } from '../exchange/checks.ts'
import { mockResponse } from '../mock/createMock.ts'
import { inProcessBase } from '../mock/inProcessTarget.ts'
import type { RunTarget } from '../suites/mockSuite.ts'
import { shortened } from '../validate/finding.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { compileQuickly } from './compileQuickly.ts'
import { createPrismMock } from './prismMock.ts'

/** What a thread saw of Prism. */
export interface Judgement {
  /** Its version. */
  readonly prism: string
  /** Requests that Prism answered. */
  requests: number
  /** Requests that our own mock answers differently, with both answers. */
  readonly differences: string[]
}

const { version } = createRequire(import.meta.url)('@stoplight/prism-http/package.json') as { version: string }

/**
 * Prism as the target of a run, in this process. Our own mock gets the same requests, and what it
 * answers differently is reported.
 */
export async function createTarget(documents: readonly OpenApiDocument[]): Promise<RunTarget<Judgement>> {
  compileQuickly()
  const contracts = await readContracts()
  const prism = await createPrismMock(documents)
  const judgement: Judgement = { prism: version, requests: 0, differences: [] }
  const send = async (request: RawRequest): Promise<RawResponse> => {
    const response = await prism(request)
    judgement.requests += 1
    const ours = mockResponse(contracts, request)
    if (!isSame(request, response, ours)) {
      const { method, url, body = '' } = request
      judgement.differences.push(`${method} ${url} ${shortened(body)}: Prism ${shown(response)}, the mock ${shown(ours)}`)
    }
    return response
  }
  return { target: { name: `Prism ${version}`, mock: true, base: () => inProcessBase, send }, report: () => judgement }
}

/**
 * Whether two responses have the same status and, unless they explain an invalid request or are
 * generated, the same body.
 */
function isSame({ headers }: RawRequest, one: RawResponse, other: RawResponse): boolean {
  if (one.status !== other.status) return false
  const prefer = headerOf(headers, 'prefer') ?? ''
  if (prefer.includes('dynamic') || (one.status >= 400 && !prefer.includes('code'))) return true
  return isDeepStrictEqual(parsed(one.body), parsed(other.body))
}

const shown = ({ status, body }: RawResponse): string => `${status} ${shortened(body)}`
