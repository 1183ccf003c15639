import { positivesOf } from '../../../contract-tests/cases/positives.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { camelCase } from '../../../contract-tests/documents/names.ts'
import type { ClientMethods } from '../../../contract-tests/exchange/environment.ts'
import { isChatApiError } from '../../../src/index.ts'
import type { Mutant } from './mutant.ts'

interface Sent {
  readonly url: string
  readonly init: { method: string; headers: Record<string, string>; body?: unknown }
}

type Method = ClientMethods[string]

/** Adds a client that changes what it sends. */
type Sends = (operator: string, what: string, change: (sent: Sent) => Partial<Sent>, first?: Mutant['first']) => void

/** Adds a client that changes what a method resolves to or throws. */
type Results = (operator: string, what: string, wrap: (call: Method) => Method) => void

/** Clients with a single fault, in what they send or in how they read the response. */
export function clientMutants(contract: Contract, operation: Operation): Mutant[] {
  const found: Mutant[] = []
  const method = camelCase(operation.id)
  const mutant = (
    operator: string,
    what: string,
    wrap: { sends?: (sent: Sent) => Sent; method?: (call: Method) => Method },
    first?: Mutant['first'],
  ) =>
    found.push({
      side: 'client',
      operator,
      operation: operation.id,
      what,
      ...(first && { first }),
      apply: async (environment) => ({
        ...environment,
        client: (document, settings) => {
          const fetch: typeof globalThis.fetch = (input, init) => {
            const sent = { url: String(input), init: { ...(init as Sent['init']), headers: { ...(init as Sent['init']).headers } } }
            const { url, init: changed } = wrap.sends?.(sent) ?? sent
            return settings.fetch(url, changed as RequestInit)
          }
          const client = environment.client(document, { ...settings, fetch })
          const call = client[method] as Method
          return { [method]: wrap.method?.(call) ?? call }
        },
      }),
    })
  const sends: Sends = (operator, what, change, first) => mutant(operator, what, { sends: (sent) => ({ ...sent, ...change(sent) }) }, first)
  addressMutants(contract, operation, sends)
  queryMutants(operation, sends)
  headerMutants(operation, sends)
  bodyMutants(operation, sends)
  encodingMutants(contract, operation, sends)
  resultMutants((operator, what, wrap) => mutant(operator, what, { method: wrap }))
  return found
}

const header = (sent: Sent, change: (headers: Record<string, string>) => Record<string, string>): Partial<Sent> => ({
  init: { ...sent.init, headers: change(sent.init.headers) },
})

const parametersIn = (operation: Operation, place: string) => operation.parameters.filter((parameter) => parameter.in === place)

/** Faults that every operation can have: in the method, the path, the credentials, or an undeclared parameter. */
function addressMutants(contract: Contract, operation: Operation, sends: Sends): void {
  sends('wrong-path', 'a misspelled path segment', ({ url }) => ({
    url: url.replace(operation.path.split('/')[1] ?? '', (text) => `${text}x`),
  }))
  sends('wrong-method', 'another method', (sent) => ({
    init: {
      ...sent.init,
      method: { GET: 'DELETE', POST: 'PUT', PUT: 'PATCH', DELETE: 'PATCH', PATCH: 'PUT' }[sent.init.method] ?? 'TRACE',
    },
  }))
  sends('trailing-slash', 'a slash after the path', ({ url }) => ({ url: url.replace(/(\?|$)/, '/$1') }))
  for (const credential of contract.credentials) {
    sends('renamed-header', `${credential} as x-${credential}`, (sent) =>
      header(sent, ({ [credential]: value = '', ...others }) => ({ ...others, [`x-${credential}`]: value })),
    )
    sends('dropped-credential', credential, (sent) => header(sent, ({ [credential]: _, ...others }) => others))
  }
  sends('extra-query', 'an undeclared query parameter', ({ url }) => ({
    url: `${url}${url.includes('?') ? '&' : '?'}verbose=true`,
  }))
  // Any other header may come from a host or an agent.
  sends('extra-header', 'a misspelt header', (sent) => header(sent, (headers) => ({ ...headers, 'on-behalf-of': 'mira' })))
}

function queryMutants(operation: Operation, sends: Sends): void {
  const queries = parametersIn(operation, 'query')
  for (const { name } of queries) {
    sends('dropped-query', name, ({ url }) => ({ url: withoutQuery(url, name) }))
    const recased = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()
    sends('query-in-other-case', `${name} as ${recased}`, ({ url }) => ({ url: withoutQuery(url, name, recased) }))
  }
  for (const { name, explode } of queries.filter(({ schema }) => schema.type === 'array')) {
    sends(explode ? 'joined-list' : 'repeated-list', name, ({ url }) => {
      const [address = '', query = ''] = url.split('?')
      const own = query.split('&').filter((part) => part.startsWith(`${name}=`))
      const others = query.split('&').filter((part) => part && !part.startsWith(`${name}=`))
      const raws = own.flatMap((part) => part.slice(name.length + 1).split(','))
      const parts = explode ? (raws.length > 0 ? [`${name}=${raws.join(',')}`] : []) : raws.map((raw) => `${name}=${raw}`)
      return { url: [...others, ...parts].length > 0 ? `${address}?${[...others, ...parts].join('&')}` : address }
    })
  }
}

/** A URL without a query parameter, or with the parameter under another name. */
function withoutQuery(url: string, name: string, rename?: string): string {
  const [address = '', query = ''] = url.split('?')
  const parts = query
    .split('&')
    .filter(Boolean)
    .flatMap((part) => (part.startsWith(`${encodeURIComponent(name)}=`) ? (rename ? [part.replace(/^[^=]*/, rename)] : []) : [part]))
  return parts.length > 0 ? `${address}?${parts.join('&')}` : address
}

function headerMutants(operation: Operation, sends: Sends): void {
  for (const { name } of parametersIn(operation, 'header')) {
    sends('dropped-header', name, (sent) =>
      header(sent, (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([known]) => known.toLowerCase() !== name.toLowerCase())),
      ),
    )
    sends('renamed-header', `${name} as X-${name}`, (sent) =>
      header(sent, (headers) =>
        Object.fromEntries(
          Object.entries(headers).map(([known, value]) => [known.toLowerCase() === name.toLowerCase() ? `X-${name}` : known, value]),
        ),
      ),
    )
  }
}

function bodyMutants(operation: Operation, sends: Sends): void {
  if (!operation.body) return
  sends('dropped-body', 'no body', (sent) => {
    const { body: _, ...init } = sent.init
    return { init }
  })
  const text = (sent: Sent, change: (body: string) => string): Partial<Sent> =>
    typeof sent.init.body === 'string' ? { init: { ...sent.init, body: change(sent.init.body) } } : {}
  if (Object.keys(operation.body.content)[0] === 'application/json') {
    sends('renamed-body-property', 'the first property of the body', (sent) => text(sent, (body) => body.replace(/^\{"([^"]+)"/, '{"$1X"')))
    sends('body-twice-encoded', 'JSON in a JSON text', (sent) => text(sent, JSON.stringify))
    sends('wrapped-body', 'the body in an envelope', (sent) => text(sent, (body) => `{"data":${body}}`))
    sends('wrong-content-type', 'text/plain', (sent) => header(sent, (headers) => ({ ...headers, 'content-type': 'text/plain' })))
  }
}

/** Faults of percent encoding, where some value of the operation needs it. */
function encodingMutants(contract: Contract, operation: Operation, sends: Sends): void {
  if (!positivesOf(contract, operation).some(({ kind }) => kind === 'encoding')) return
  const plain = (url: string) =>
    url.replace(/%(?:[0-9A-F]{2})/gi, (code) => (/%(2F|3F|23|26|3D|2B|25|2C|27)/i.test(code) ? decodeURIComponent(code) : code))
  sends('missing-encoding', 'reserved characters as they are', ({ url }) => ({ url: plain(url) }))
  sends('twice-encoded', 'percent signs encoded again', ({ url }) => ({ url: url.replaceAll('%', '%25') }))
}

function resultMutants(results: Results): void {
  results('swallowed-error', 'an error returns undefined', (call) => (args) => call(args).catch(() => undefined))
  results(
    'plain-error',
    'a rejection throws a plain Error',
    (call) => (args) =>
      call(args).catch((error: Error) => {
        throw new Error(error.message)
      }),
  )
  for (const fact of ['status', 'code', 'operationId'] as const)
    results(
      'lost-error-fact',
      `errors without their ${fact}`,
      (call) => (args) =>
        call(args).catch((error: unknown) => {
          if (isChatApiError(error)) Object.defineProperty(error, fact, { value: undefined })
          throw error
        }),
    )
  results(
    'unwrapped-response',
    'only a part of the response is returned',
    (call) => async (args) => Object.values((await call(args)) as object)[0],
  )
  results('lost-response', 'an empty object is returned', (call) => async (args) => {
    await call(args)
    return {}
  })
  results('error-for-success', 'a success throws', (call) => async (args) => {
    await call(args)
    throw new Error('The response could not be read.')
  })
}
