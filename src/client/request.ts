import { applyOptions, type CallOptions } from '../request/callOptions.ts'
import { ownOptions } from '../request/checks.ts'
import { jsonBody } from '../request/prepareRequest.ts'
import { callOptionNames } from '../request/unknownArgument.ts'
import { checkPath } from '../request/values.ts'
import type { CallResult } from '../response/result.ts'
import { perform, requestAt, type State } from './perform.ts'

/** What `request` takes: the options of a call, and the body. */
export interface RequestOptions extends CallOptions {
  /** An object, which is sent as JSON, or a FormData. */
  readonly body?: object | undefined
}

/** The methods of requests. */
export type RequestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies RequestMethod[]

/** What `request` is to the checks of options: an operation without parameters. */
const plain = { name: 'request', places: new Map() }

/**
 * Calls a path that no method calls.
 * @throws TypeError naming the argument and the fix, and what a method throws
 */
export function request(state: State, method: unknown, path: unknown, given: RequestOptions = {}): Promise<CallResult> {
  if (typeof method !== 'string' || !methods.includes(method))
    throw new TypeError(`request: the method must be one of ${methods.join(', ')}; pass it first.`)
  checkEncodedPath(path)
  const { body, ...options } = ownOptions('request', given, ['body', ...callOptionNames])
  if (body !== undefined && method === 'GET') throw new TypeError('request: a GET has no `body`; pass parameters in `query`.')
  const { called, headers, limit } = requestAt(state, method, path)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const sent = body === undefined || isForm ? body : jsonBody('request', body)
  const prepared = { url: state.base + path, method, headers, body: sent, limit }
  return perform(state, called, prepared, applyOptions(plain, prepared, options))
}

/**
 * Checks that a path leads to somewhere below the client's address, and is sent as it is.
 * @throws TypeError saying what is wrong with it
 */
function checkEncodedPath(path: unknown): asserts path is string {
  if (typeof path !== 'string' || !/^\/[!$-;=@-[\]_a-z~]*$/.test(path))
    throw new TypeError(
      'request: the path must begin with a slash, with each value in it encoded by `encodeURIComponent`; pass query parameters as `query`.',
    )
  checkPath('request: the path', path)
}
