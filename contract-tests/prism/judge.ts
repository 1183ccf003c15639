import { isDeepStrictEqual } from 'node:util'
import type { DocumentName } from '../documents/bundles.ts'
import { readContracts } from '../documents/documents.ts'
import { parsed } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type Environment, environmentOf } from '../exchange/environment.ts'
import { pairedName, successOf } from '../mock/exampleResponse.ts'
import { generatedBody } from '../mock/generatedBody.ts'
import { inProcessBase } from '../mock/inProcessTarget.ts'
import { respond } from '../mock/respond.ts'
import { targetOf } from '../mock/target.ts'
import { finding, shortenedText } from '../validate/finding.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { type Gap, gaps } from './gaps.ts'
import { type PrismOptions, prismVersion, startPrism } from './prism.ts'

/** The observations about Prism. */
export interface PrismCounts {
  /** Requests that it answered. */
  requests: number
  rejected: number
  /** Requests that only our mock judges, by the name of the gap. */
  readonly gaps: Record<string, number>
}

/** Prism as the target of all cases of a document. */
export interface Judge {
  readonly document: DocumentName
  /** Where Prism listens. */
  readonly url: string
  readonly environment: Environment
  readonly seen: PrismCounts
  close(): Promise<void>
}

/**
 * Starts Prism for a document. Our mock gets the same requests: what it answers differently is a
 * finding of the case, unless a gap of Prism explains it.
 *
 * @param operations - the operations whose cases are sent. Default: all
 */
export async function startJudge(
  document: DocumentName,
  known: readonly Gap[] = gaps,
  operations?: PrismOptions['operations'],
): Promise<Judge> {
  const contracts = await readContracts()
  const prism = await startPrism(document, { ...(operations && { operations }) })
  const seen: PrismCounts = { requests: 0, rejected: 0, gaps: Object.fromEntries(known.map((gap) => [gap.name, 0])) }
  const ours = new WeakMap<RawResponse, RawResponse>()

  async function send(request: RawRequest): Promise<RawResponse> {
    const { response: mock, read } = respond(contracts, { ...request, url: targetOf(request.url) }, { generate: generatedBody })
    const response = await prism.send(read ? withPairedExample(request, read) : request)
    seen.requests++
    if (response.status >= 400) seen.rejected++
    const gap = known.find(({ explains }) => explains({ request, prism: response, mock }))
    if (gap) seen.gaps[gap.name] = (seen.gaps[gap.name] ?? 0) + 1
    else ours.set(response, mock)
    return gap ? mock : response
  }

  const compare: Environment['compare'] = (operation, request, response) => {
    const mock = ours.get(response)
    if (!mock || isSame(request, response, mock)) return []
    return [finding(operation, 'prism_and_mock_agree', 'response', `Prism ${shown(response)}`, `the mock ${shown(mock)}`)]
  }

  const target = { name: `Prism ${prismVersion}`, mock: true, base: () => inProcessBase, send }
  // Prism compiles schemas on first use, and the machine may be busy.
  const environment = { ...environmentOf(target, { timeout: 300_000, credentials: fakeCredentials, strict: true }), compare }
  return { document, url: prism.url, environment, seen, close: prism.close }
}

/**
 * Prism responds with the first example; ours pairs request and response examples of one name,
 * which `Prefer` tells Prism.
 */
function withPairedExample(request: RawRequest, { operation, values }: ReadRequest): RawRequest {
  const name = pairedName(operation, values.body)
  const examples = operation.responses[successOf(operation)]?.content?.['application/json']?.examples
  if (name === undefined || !examples?.[name] || headerOf(request.headers, 'prefer') !== undefined) return request
  return { ...request, headers: [...request.headers, ['prefer', `example=${name}`]] }
}

/**
 * Whether two responses have the same status and, unless they explain an invalid request or are
 * generated, the same body. No document says whether another method is 405, as HTTP has it, or 404.
 */
function isSame({ headers }: RawRequest, prism: RawResponse, mock: RawResponse): boolean {
  if (prism.status !== mock.status && !(prism.status === 405 && mock.status === 404)) return false
  const prefer = headerOf(headers, 'prefer') ?? ''
  if (prefer.includes('dynamic') || (prism.status >= 400 && !prefer.includes('code'))) return true
  return isDeepStrictEqual(parsed(prism.body), parsed(mock.body))
}

const shown = ({ status, body }: RawResponse): string => `${status} ${shortenedText(body)}`
