import { createLogger } from '@stoplight/prism-core'
import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { OpenApiDocument } from '../documents/document.ts'
import type { Preference } from '../mock/preference.ts'
import { prismOperations } from './prismOperations.ts'

/** A response of Prism. */
export interface PrismResponse {
  readonly status: number
  /** By name, in lower case. */
  readonly headers: Record<string, string>
  readonly body: unknown
}

/**
 * Prism's mock, without its HTTP server, which hangs on malformed JSON and on violations that
 * contain text outside Latin-1.
 */
export interface Engine {
  /** @param path - path template of the request's operation */
  respond(request: IHttpRequest, path: string, preference: Preference): Promise<PrismResponse>
}

/**
 * Creates Prism's mock of a bundled document. The checks of a run validate its responses, so that
 * Prism need not.
 */
export function createEngine(document: OpenApiDocument): Engine {
  // Prism sorts all operations for every request; passing only the matching operation is five times
  // as fast.
  const operationsFor = prismOperations(document)
  const settings = {
    isProxy: false as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: true,
    upstreamProxy: undefined,
  }
  const prism = createInstance({ ...settings, mock: { dynamic: false } }, { logger: createLogger('mock', { level: 'silent' }) })
  return {
    async respond(request, path, { code, example, dynamic, seed }) {
      const operations = await operationsFor(request.method, path)
      // A new object for each call, because Prism stores the first `Accept` header in it.
      const mock = { dynamic: dynamic ?? false, ...(code && { code }), ...(example && { exampleKey: example }), ...(seed && { seed }) }
      const result = await prism.request(request, operations, { ...settings, mock })()
      if (result._tag === 'Right') return written(result.right.output)
      const { status = 500 } = result.left as Error & { status?: number }
      return { status, headers: {}, body: { error: { code: result.left.name, message: result.left.message } } }
    },
  }
}

const written = ({ statusCode, headers = {}, body }: IHttpResponse): PrismResponse => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
  body,
})
