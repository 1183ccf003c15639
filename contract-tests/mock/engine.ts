import { createLogger } from '@stoplight/prism-core'
import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import type { Document } from '../documents/document.ts'
import type { MockResponse } from './mockResponse.ts'
import type { Preference } from './preference.ts'
import { prismOperations } from './prismOperations.ts'

/** Prism's mock, without its HTTP server, which hangs on malformed JSON and on violations that contain text outside Latin-1. */
export interface Engine {
  /** @param path - path template of the request's operation */
  respond(request: IHttpRequest, path: string, preference: Preference): Promise<MockResponse>
}

/**
 * Creates Prism's mock of a bundled document.
 *
 * @param options - `checkResponses: false` allows responses that violate their schema
 */
export function createEngine(document: Document, { checkResponses = true } = {}): Engine {
  // Prism sorts all operations for every request; passing only the matching operation is five times as fast.
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
  // Prism compiles a schema for each status of each operation. The documents share their error responses, so each response is checked once.
  const valid = new Set<string>()
  const violationsIn = (resource: Parameters<typeof validateOutput>[0]['resource'], output: IHttpResponse) => {
    const mark = output.statusCode < 400 ? undefined : JSON.stringify([output.statusCode, output.body])
    if (mark !== undefined && valid.has(mark)) return []
    const result = validateOutput({ resource, element: output })
    if (result._tag === 'Left') return result.left
    if (mark !== undefined) valid.add(mark)
    return []
  }
  return {
    async respond(request, path, { code, example, dynamic, seed }) {
      const operations = await operationsFor(request.method, path)
      const mock = { dynamic: dynamic ?? false, ...(code && { code }), ...(example && { exampleKey: example }), ...(seed && { seed }) }
      const result = await prism.request(request, operations, { ...settings, mock })()
      if (result._tag === 'Left') return prismError(result.left)
      const { output, validations } = result.right
      const [resource] = operations
      const violations = [...validations.input, ...(checkResponses && resource ? violationsIn(resource, output) : [])].map(
        ({ path = [], code: name, message }) => ({
          place: path.map(String),
          code: String(name),
          message,
        }),
      )
      return { status: output.statusCode, headers: textHeaders(output), body: output.body, violations }
    },
  }
}

/** Prism reports an unknown path or example as an error with a status and a title. */
function prismError(error: Error): MockResponse {
  const { status = 500, detail = '', name } = error as Error & { status?: number; detail?: string }
  return {
    status,
    headers: {},
    body: undefined,
    violations: [{ place: ['request'], code: name, message: `${error.message} ${detail}`.trim() }],
  }
}

const textHeaders = ({ headers = {} }: IHttpResponse) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
