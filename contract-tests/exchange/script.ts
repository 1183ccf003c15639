import { AsyncLocalStorage } from 'node:async_hooks'
import { decoded } from '../validate/query.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { isSecretName, redactText } from '../validate/redact.ts'

// A finding on a server includes a program that repeats the calls on new records, because the run removes its own.

/** A call of a check or of its preparation. */
export interface RecordedCall {
  readonly request: RawRequest
  readonly response: RawResponse | undefined
}

const recorder = new AsyncLocalStorage<RecordedCall[]>()

/** Records every call of a function in a list. */
export const recordCalls = <Result>(calls: RecordedCall[], run: () => Promise<Result>): Promise<Result> => recorder.run(calls, run)

/** Adds a call to the list of the enclosing {@link recordCalls}. */
export const noteCall = (call: RecordedCall): void => void recorder.getStore()?.push(call)

export interface ScriptOptions {
  /** Comment lines at the top. */
  readonly title: readonly string[]
  /** The base URL of the API. */
  readonly base: string
  /** The prefix of the run's identifiers, which the script replaces with its own. */
  readonly prefix: string | undefined
  /** Calls that prepared any check, oldest first. */
  readonly setUps: readonly RecordedCall[]
  /** The run's key, which the script reads from the environment instead. */
  readonly apiKey: string | undefined
}

/** Calls, preceded by the set-up calls that created the records they use, directly or indirectly. */
function withPreparation(calls: readonly RecordedCall[], setUps: readonly RecordedCall[]): RecordedCall[] {
  const kept = [...calls]
  const needed = new Set(calls.flatMap(({ request }) => [...valuesIn(request)]))
  for (const call of setUps.toReversed()) {
    if (calls.includes(call)) continue
    const created = [...identifiersOf(call.response?.body ?? ''), ...identifiersOf(call.request.body ?? '')]
    if (!created.some(({ value }) => needed.has(value))) continue
    kept.unshift(call)
    for (const value of valuesIn(call.request)) needed.add(value)
  }
  return kept
}

/** All values in a request: path segments, query values, headers, and the strings and numbers of its body. */
function valuesIn({ url, headers, body = '' }: RawRequest): Set<string> {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair) => pair.slice(pair.indexOf('=') + 1))
  const found = new Set([...pathOf(url).split('/'), ...pairs].map(decoded))
  for (const [, value] of headers) found.add(value)
  walkLeaves(body, (value) => found.add(String(value)))
  return found
}

/** A Node program that repeats calls on its own records. It reads keys from the environment. */
export function scriptOf(own: readonly RecordedCall[], options: ScriptOptions): string {
  const { title, base, prefix, setUps } = options
  const calls = withPreparation(own, setUps)
  const known: ScriptState = { captured: new Map(), sent: new Set(), secrets: new Map(), options, usedResponses: new Set() }
  const lines = calls.map((call, index) => lineOf(call, index + 1, known))
  const named = lines.map(({ text, name }) => (known.usedResponses.has(name) ? `const ${name} = ${text}` : text))
  return [
    ...title.map((line) => `// ${oneLine(line)}`),
    '// Run it with: CHAT_API_KEY=… node FILE',
    `const base = process.env.CHAT_BASE_URL ?? ${literal(base)}`,
    'const key = process.env.CHAT_API_KEY',
    ...(prefix === undefined
      ? []
      : [
          'const run = `contract-${Date.now().toString(36)}00-`',
          'console.log(`Identifiers of the new records start with ${run}; remove them with: npx cometchat-rest-testing check --target ${base} --clean ${run}`)',
        ]),
    '',
    'async function call(method, path, headers, body) {',
    '  const response = await fetch(base + path, { method, headers: { apikey: key, ...headers }, body, redirect: "manual" })',
    '  const text = await response.text()',
    '  console.log(method, path, response.status, text.replace(/[^\\P{C}\\n\\t]/gu, "\ufffd"))',
    '  try {',
    '    return JSON.parse(text)',
    '  } catch {',
    '    return undefined',
    '  }',
    '}',
    '',
    ...named,
    '',
  ].join('\n')
}

/** What is known from the earlier calls of a script. */
interface ScriptState {
  /** Identifiers that the server chose, with the expression that reads them from a response. */
  readonly captured: Map<string, { name: string; expression: string }>
  /** All values that were sent so far. */
  readonly sent: Set<string>
  /** Placeholders of secrets, by value. */
  readonly secrets: Map<string, string>
  readonly options: ScriptOptions
  /** Names of the responses that later calls use. */
  readonly usedResponses: Set<string>
}

function lineOf({ request, response }: RecordedCall, index: number, known: ScriptState): { name: string; text: string } {
  const name = `response${index}`
  const { method, url } = request
  const text = `await call(${[
    literal(method),
    pathExpression(url, known),
    headersExpression(request, known),
    bodyExpression(request, known),
  ]
    .filter((part) => part !== undefined)
    .join(', ')})`
  for (const value of valuesIn(request)) known.sent.add(value)
  if (response && response.status < 300)
    for (const { value, path } of identifiersOf(response.body))
      if (!known.sent.has(value) && !known.captured.has(value)) known.captured.set(value, { name, expression: `${name}${path}` })
  return { name, text }
}

/** Whether a property contains an identifier. */
const isIdName = (name: string): boolean => /(^|_)id$|Id$|^(uid|guid|apiKey|authToken|role)$/.test(name)

/** The identifiers in a JSON text, with their access paths. */
function identifiersOf(text: string): { value: string; path: string }[] {
  const found: { value: string; path: string }[] = []
  walkLeaves(text, (value, path, name) => {
    if (isIdName(name) && value !== '') found.push({ value: String(value), path })
  })
  return found
}

/** Visits the strings and numbers of a JSON text; does nothing if it is not valid JSON. */
function walkLeaves(text: string, visit: (value: string | number, path: string, name: string) => void): void {
  const walk = (value: unknown, path: string, name: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, `${path}?.[${literal(key)}]`, Array.isArray(value) ? name : key)
    else if (typeof value === 'string' || typeof value === 'number') visit(value, path, name)
  }
  try {
    walk(JSON.parse(text), '', '')
  } catch {
    return
  }
}

/** An expression for an identifier that the server chose in an earlier response. */
function captured(value: string, known: ScriptState): string | undefined {
  const found = known.captured.get(value)
  if (found) known.usedResponses.add(found.name)
  return found?.expression
}

function pathExpression(url: string, known: ScriptState): string {
  const whole = url.startsWith(known.options.base) ? url.slice(known.options.base.length) : pathOf(url)
  const [path = '', ...query] = whole.split('?')
  const segments = path.split('/').map((segment) => partExpression(segment, known))
  const pairs = query
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return `${templateText(name, known)}=${isSecretName(decoded(name)) ? secretPart(value.join('='), known) : partExpression(value.join('='), known)}`
    })
  return asTemplate(segments.join('/') + (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
}

/** A part of a URL, as text of a template literal. */
function partExpression(part: string, known: ScriptState): string {
  const expression = captured(decoded(part), known)
  if (expression) return `\${encodeURIComponent(${expression})}`
  return redactText(decoded(part)) === decoded(part) ? templateText(part, known) : secretPart(part, known)
}

const secretPart = (part: string, known: ScriptState): string =>
  captured(decoded(part), known) ? partExpression(part, known) : secretName(part, known)

/** Protocol headers, which `fetch` adds. */
const omitted = /^(user-agent|accept|accept-.*|connection|host|content-length)$/i

function headersExpression({ headers }: RawRequest, known: ScriptState): string {
  const entries = headers.flatMap(([name, value]): string[] => {
    if (omitted.test(name)) return []
    if (name.toLowerCase() !== 'apikey') return [`${literal(name)}: ${valueExpression(value, name, known)}`]
    return value === known.options.apiKey ? [] : [`apikey: ${captured(value, known) ?? 'process.env.OTHER_API_KEY'}`]
  })
  const hasKey = headerOf(headers, 'apikey') !== undefined
  return `{ ${[...(hasKey ? [] : ['apikey: undefined']), ...entries].join(', ')} }`.replace('{  }', '{}')
}

function bodyExpression({ headers, body }: RawRequest, known: ScriptState): string | undefined {
  if (body === undefined) return undefined
  if (/json/i.test(headerOf(headers, 'content-type') ?? '')) {
    try {
      return `JSON.stringify(${valueExpression(JSON.parse(body), '', known)})`
    } catch {
      // Invalid on purpose: sent unchanged.
    }
  }
  return asTemplate(templateText(redactText(body), known))
}

function valueExpression(value: unknown, name: string, known: ScriptState): string {
  if (Array.isArray(value)) return `[${value.map((item) => valueExpression(item, name, known)).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, child]) => `[${keyExpression(key, known)}]: ${valueExpression(child, key, known)}`)
      .join(', ')} }`
  const expression = isIdName(name) || isSecretName(name) || name === 'receiver' ? captured(String(value), known) : undefined
  if (expression) return expression
  if (typeof value !== 'string') return literal(value)
  if (isSecretName(name) || redactText(value) !== value) return literal(secretName(value, known))
  return asTemplate(templateText(value, known))
}

const keyExpression = (key: string, known: ScriptState): string => asTemplate(templateText(key, known))

/** A placeholder for each secret; equal secrets get equal placeholders. */
function secretName(value: string, known: ScriptState): string {
  const name = known.secrets.get(value) ?? `secret-${known.secrets.size + 1}`
  known.secrets.set(value, name)
  return name
}

/** A value as JavaScript, with invisible characters escaped. */
const literal = (value: unknown): string => escaped(JSON.stringify(value) ?? 'undefined')

const escaped = (text: string): string =>
  text.replace(/[\p{C}\u2028\u2029]/gu, (character) =>
    [...character]
      .flatMap((symbol) => Array.from({ length: symbol.length }, (_, index) => symbol.charCodeAt(index)))
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** Text for a template literal, with the run's prefix replaced by the script's. */
function templateText(text: string, { options: { prefix } }: ScriptState): string {
  const plain = escaped(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')).replaceAll('`', '\\`').replaceAll('${', '\\${')
  return prefix === undefined ? plain : plain.replaceAll(prefix, '${run}')
}

const asTemplate = (text: string): string => `\`${text}\``

const oneLine = (text: string): string => escaped(text.replace(/\s+/g, ' ')).slice(0, 300)
