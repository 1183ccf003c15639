import { positivesOf } from '../../../../contract-tests/cases/positives.ts'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import { camelCase } from '../../../../contract-tests/documents/names.ts'
import type { ClientMethods } from '../../../../contract-tests/exchange/environment.ts'
import { isChatApiError } from '../../../../src/index.ts'
import { type ExchangeFault, exchangeFault } from './exchangeFault.ts'

/** What the client passes to `fetch`. */
interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: unknown
}

/** What is sent instead. */
type Send = (sent: Sent) => Partial<Sent>

type Method = ClientMethods[string]

/** What is called instead of a method. */
type WrapMethod = (call: Method) => Method

/** A change of what a client sends, or of what its method resolves to or throws. */
interface Change {
  readonly kind: string
  readonly what: string
  readonly send?: Send
  readonly method?: WrapMethod
}

/** Clients with a single fault, in what they send or in how they read the response. */
export function clientFaults(contract: Contract, operation: Operation): ExchangeFault[] {
  const name = camelCase(operation.id)
  const changes = [
    ...addressChanges(operation),
    ...headerChanges(contract, operation),
    ...queryChanges(operation),
    ...bodyChanges(operation),
    ...encodingChanges(contract, operation),
    ...resultChanges,
  ]
  return changes.map(({ kind, what, send = () => ({}), method = (call) => call }) =>
    exchangeFault('client', kind, operation, what, {
      apply: (environment) => ({
        ...environment,
        client(document, settings) {
          const fetch: typeof globalThis.fetch = (input, init) => {
            const sent = { ...(init as Omit<Sent, 'url'>), url: String(input) }
            const { url, ...changed } = { ...sent, ...send(sent) }
            return settings.fetch(url, changed as RequestInit)
          }
          return { [name]: method(environment.client(document, { ...settings, fetch })[name] as Method) }
        },
      }),
    }),
  )
}

const otherMethod: Readonly<Record<string, string>> = { GET: 'DELETE', POST: 'PUT', PUT: 'PATCH', DELETE: 'PATCH', PATCH: 'PUT' }

const addressChanges = ({ path }: Operation): Change[] => [
  {
    kind: 'wrong-path',
    what: 'a misspelled path segment',
    send: ({ url }) => ({ url: url.replace(path.split('/')[1] ?? '', (text) => `${text}x`) }),
  },
  { kind: 'wrong-method', what: 'another method', send: ({ method }) => ({ method: otherMethod[method] ?? 'TRACE' }) },
  { kind: 'trailing-slash', what: 'a slash after the path', send: ({ url }) => ({ url: url.replace(/(\?|$)/, '/$1') }) },
]

/**
 * Credentials and headers that are missing or have another name, and a misspelt header: any other
 * may come from a host or an agent.
 */
function headerChanges({ credentials }: Contract, { parameters }: Operation): Change[] {
  const named = parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []))
  const renamed = (headers: Sent['headers'], name: string, other: string | undefined) => ({
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([known, value]) =>
        known.toLowerCase() !== name.toLowerCase() ? [[known, value]] : other === undefined ? [] : [[other, value]],
      ),
    ),
  })
  return [
    ...[...credentials, ...named].flatMap((name): Change[] => [
      { kind: 'dropped-header', what: name, send: ({ headers }) => renamed(headers, name, undefined) },
      { kind: 'renamed-header', what: `${name} as x-${name}`, send: ({ headers }) => renamed(headers, name, `x-${name}`) },
    ]),
    { kind: 'extra-header', what: 'a misspelt header', send: ({ headers }) => ({ headers: { ...headers, 'on-behalf-of': 'mira' } }) },
  ]
}

/**
 * An undeclared query parameter, those that are missing or have another case, and lists in another
 * form.
 */
function queryChanges({ parameters }: Operation): Change[] {
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  return [
    {
      kind: 'extra-query',
      what: 'an undeclared query parameter',
      send: ({ url }) => ({ url: withQuery(url, (pairs) => [...pairs, 'verbose=true']) }),
    },
    ...queries.flatMap(({ name, schema, explode }): Change[] => {
      const own = `${encodeURIComponent(name)}=`
      const recased = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()
      const send =
        (change: (values: string[]) => string[]): Send =>
        ({ url }) => ({
          url: withQuery(url, (pairs) => {
            const values = pairs.filter((pair) => pair.startsWith(own)).map((pair) => pair.slice(own.length))
            return [...pairs.filter((pair) => !pair.startsWith(own)), ...change(values)]
          }),
        })
      const joined = (values: string[]) => (values.length > 0 ? [own + values.join(',')] : [])
      const repeated = (values: string[]) => values.flatMap((value) => value.split(',')).map((value) => own + value)
      return [
        { kind: 'dropped-query', what: name, send: send(() => []) },
        {
          kind: 'query-in-other-case',
          what: `${name} as ${recased}`,
          send: send((values) => values.map((value) => `${recased}=${value}`)),
        },
        ...(schema.type === 'array'
          ? [{ kind: explode ? 'joined-list' : 'repeated-list', what: name, send: send(explode ? joined : repeated) }]
          : []),
      ]
    }),
  ]
}

/** A URL with other pairs in its query. */
function withQuery(url: string, change: (pairs: string[]) => string[]): string {
  const [address = '', query = ''] = url.split('?')
  const pairs = change(query.split('&').filter(Boolean))
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address
}

function bodyChanges({ body }: Operation): Change[] {
  if (!body) return []
  const text =
    (change: (body: string) => string): Send =>
    (sent) =>
      typeof sent.body === 'string' ? { body: change(sent.body) } : {}
  const dropped: Change = { kind: 'dropped-body', what: 'no body', send: () => ({ body: undefined }) }
  if (Object.keys(body.content)[0] !== 'application/json') return [dropped]
  return [
    dropped,
    { kind: 'renamed-body-property', what: 'the first property', send: text((json) => json.replace(/^\{"([^"]+)"/, '{"$1X"')) },
    { kind: 'body-twice-encoded', what: 'JSON in a JSON text', send: text(JSON.stringify) },
    { kind: 'wrapped-body', what: 'the body in an envelope', send: text((json) => `{"data":${json}}`) },
    {
      kind: 'wrong-content-type',
      what: 'text/plain',
      send: ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/plain' } }),
    },
  ]
}

/** Faults of percent encoding, where some value of the operation needs it. */
function encodingChanges(contract: Contract, operation: Operation): Change[] {
  if (!positivesOf(contract, operation).some(({ kind }) => kind === 'encoding')) return []
  return [
    {
      kind: 'missing-encoding',
      what: 'reserved characters as they are',
      send: ({ url }) => ({ url: url.replace(/%(?:2F|3F|23|26|3D|2B|25|2C|27)/gi, decodeURIComponent) }),
    },
    { kind: 'twice-encoded', what: 'percent signs encoded again', send: ({ url }) => ({ url: url.replaceAll('%', '%25') }) },
  ]
}

/** Changes an error that a method throws. */
const onError =
  (change: (error: Error) => unknown): WrapMethod =>
  (call) =>
  (args) =>
    call(args).catch(change)

const onResult =
  (change: (result: unknown) => unknown): WrapMethod =>
  (call) =>
  async (args) =>
    change(await call(args))

function fail(message: string): never {
  throw new Error(message)
}

/** Faults in what a method makes of the response. */
const resultChanges: readonly Change[] = [
  { kind: 'swallowed-error', what: 'an error returns undefined', method: onError(() => undefined) },
  { kind: 'plain-error', what: 'a rejection throws a plain Error', method: onError(({ message }) => fail(message)) },
  ...(['status', 'code', 'operationId'] as const).map((fact) => ({
    kind: 'lost-error-fact',
    what: `errors without their ${fact}`,
    method: onError((error) => {
      if (isChatApiError(error)) Object.defineProperty(error, fact, { value: undefined })
      throw error
    }),
  })),
  {
    kind: 'unwrapped-response',
    what: 'only a part of the response is returned',
    method: onResult((result) => Object.values(result as object)[0]),
  },
  { kind: 'lost-response', what: 'an empty object is returned', method: onResult(() => ({})) },
  { kind: 'error-for-success', what: 'a success throws', method: onResult(() => fail('The response could not be read.')) },
]
