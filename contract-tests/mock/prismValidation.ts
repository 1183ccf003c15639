import { createLogger } from '@stoplight/prism-core'
import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { Document } from '../documents/document.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { prismOperations } from './prismOperations.ts'

/** Prism's findings about an exchange. */
export interface PrismFindings {
  request: string[]
  response: string[]
}

/**
 * Validates recorded exchanges with Prism's proxy, without forwarding: Prism would replace some upstream responses (a 501, an empty body) and hang on
 * malformed JSON.
 *
 * @returns `undefined` for a request that matches no operation
 */
export function createPrismValidation(
  document: Document,
): (request: RawRequest, path: string, response: RawResponse) => Promise<PrismFindings | undefined> {
  const operationsFor = prismOperations(document)
  const settings = {
    isProxy: true as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
    upstream: new URL('http://127.0.0.1:1'),
    upstreamProxy: undefined,
  }
  let received: IHttpResponse = { statusCode: 200 }
  const forward = () => () => async () => ({ _tag: 'Right' as const, right: received })
  const prism = createInstance(settings, { logger: createLogger('validation', { level: 'silent' }), forward })
  return async (request, path, response) => {
    received = { statusCode: response.status, headers: Object.fromEntries(response.headers), body: bodyOf(response.body) }
    const url = new URL(request.url)
    const input = {
      method: request.method.toLowerCase(),
      url: {
        path: url.pathname,
        query: Object.fromEntries([...new Set(url.searchParams.keys())].map((name) => [name, several(url.searchParams.getAll(name))])),
      },
      headers: Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: request.body ? bodyOf(request.body) : undefined,
    } as IHttpRequest
    const operations = await operationsFor(input.method, path)
    if (operations.length === 0) return undefined
    const result = await prism.request(input, operations, settings)()
    if (result._tag === 'Left') return { request: [], response: [result.left.message] }
    const described = ({ path: place = [], message }: { path?: (string | number)[]; message: string }) =>
      `${place.join('.')} ${message}`.trim()
    return { request: result.right.validations.input.map(described), response: result.right.validations.output.map(described) }
  }
}

const several = (values: string[]) => (values.length === 1 ? (values[0] as string) : values)

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
