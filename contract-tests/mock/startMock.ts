import { type Contract, createContract } from '../documents/contract.ts'
import type { OpenApiDocument } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { findingLine } from '../validate/finding.ts'
import { optionNamesOf, requireOptions } from '../validate/optionNames.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { responseErrors } from '../validate/response.ts'
import { errorResponse } from './errorResponse.ts'
import { generatedBody } from './generatedBody.ts'
import { listen } from './listen.ts'
import type { Listening } from './listening.ts'
import { respond } from './respond.ts'

// The front door of this folder. In go requests; out come responses that the documents describe, in
// this process or over HTTP. The fake answers through `respond.ts` from its own records.

/** A running mock of the service. Its URL is the `baseUrl` of all three clients. */
export type Mock = Listening

/** Options of a mock. */
export interface MockOptions {
  /** The port to listen on. Default: a free port. */
  readonly port?: number
  /** Bundled documents to serve instead of the built-in three. */
  readonly documents?: OpenApiDocument[]
  /** Whether pages from any origin may call it from a browser. Default: false. */
  readonly cors?: boolean
}

/**
 * Starts a mock of all three APIs on one loopback address. It responds to valid requests with the
 * documents' examples (to a request equal to a named example, with the response example of that
 * name) and to invalid requests with the documented errors, explained in `details`. The header
 * `Prefer` selects another response: `code=404`, `example=name`, `dynamic=true`.
 *
 * @throws if the port is in use, or two documents have a path in common
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  requireOptions('startMock', options, optionNamesOf<MockOptions>({ port: true, documents: true, cors: true }))
  const { documents, ...where } = options
  const contracts = documents ? contractsOf(documents) : await readContracts()
  return listen(async (request) => mockResponse(contracts, request), where)
}

/** @throws if two documents have a path in common */
export function contractsOf(documents: readonly OpenApiDocument[]): Contract[] {
  const titles = new Map<string, string>()
  for (const { info, paths } of documents) {
    for (const path of Object.keys(paths)) {
      if (titles.has(path)) throw new Error(`${titles.get(path)} and ${info.title} both have the path ${path}; a mock cannot serve both.`)
      titles.set(path, info.title)
    }
  }
  return documents.map((document) => createContract('chat', document))
}

/**
 * Responds to a request as the documents say. An example that violates its own schema becomes an
 * error with status 500.
 */
export function mockResponse(contracts: readonly Contract[], request: RawRequest): RawResponse {
  const { contract, read, response, origin } = respond(contracts, request, { generate: generatedBody })
  const faults = contract && read && origin === 'example' ? responseErrors(contract, read.operation, response) : []
  if (faults.length === 0) return response
  return errorResponse(500, 'ERR_EXCEPTION', `The document's own response is invalid: ${faults.map(findingLine).join('; ')}`)
}
