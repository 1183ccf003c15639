import type { OpenApiDocument } from '../documents/document.ts'
import { shortened } from '../validate/finding.ts'
import { decoded } from '../validate/query.ts'
import { headerOf, pathOf, type RawRequest } from '../validate/rawExchange.ts'
import { isSecretName, redactText } from '../validate/redact.ts'
import { claimOf, type FoundIn } from './claims.ts'
import type { RecordedCall } from './recordedCalls.ts'
import * as replay from './replay.ts'
import { type Claim, isIdentifier } from './replay.ts'

// A finding on a server includes a program that repeats the calls on new records, because the run
// removes its own, and tests whether the fault is there.

export interface ScriptOptions {
  /** The check, in a line. */
  readonly title: string
  /** What the script tests, each in one of the calls. */
  readonly found: readonly FoundIn[]
  /** The number of further findings of the check. */
  readonly untested: number
  /** The base URL of the API. */
  readonly base: string
  /** The prefix of the run's identifiers, which the script replaces with its own. */
  readonly prefix: string | undefined
  /** Calls that prepared any check, oldest first. */
  readonly setUps: readonly RecordedCall[]
  readonly document: OpenApiDocument
  /** The run's key, which the script reads from the environment instead. */
  readonly apiKey: string | undefined
}

/**
 * Calls, preceded by the set-up calls that created the records they use, directly or indirectly.
 */
function withPreparation(calls: readonly RecordedCall[], setUps: readonly RecordedCall[], prefix: string | undefined): RecordedCall[] {
  const kept = calls.map((call) => usesOf(call, prefix))
  for (const call of setUps.toReversed()) {
    if (calls.some(({ request }) => request === call.request)) continue
    const own = usesOf(call, prefix)
    const shown = [...own.created, ...identifiersOf(call.response?.body ?? '').map(({ value }) => value)]
    const user = kept.findIndex(
      ({ values }) => shown.some((id) => values.has(id)) || own.words.some((word) => [...values].some((text) => text.includes(word))),
    )
    // Other checks make calls in the meantime: a call belongs before the first that uses its
    // record, and after those that create what it uses.
    const creator = kept.findLastIndex(({ created }) => created.some((id) => own.values.has(id)))
    if (user !== -1) kept.splice(Math.max(user, creator + 1), 0, own)
  }
  return kept.map(({ call }) => call)
}

interface Uses {
  readonly call: RecordedCall
  readonly values: ReadonlySet<string>
  /** Identifiers of the records that it creates. */
  readonly created: readonly string[]
  /** The run's own words in its body, such as that of a rule, which a later text contains. */
  readonly words: readonly string[]
}

function usesOf(call: RecordedCall, prefix: string | undefined): Uses {
  const [created, words]: [string[], string[]] = [[], []]
  walkLeaves(call.request.body ?? '', (value, _, name) => {
    if (isIdentifier(name)) created.push(String(value))
    else if (prefix !== undefined && String(value).startsWith(prefix)) words.push(String(value))
  })
  return { call, values: valuesIn(call.request), created: call.request.method === 'POST' ? created : [], words }
}

/**
 * All values in a request: path segments, query values, headers, and the strings and numbers of its
 * body.
 */
function valuesIn({ url, headers, body = '' }: RawRequest): Set<string> {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair) => pair.slice(pair.indexOf('=') + 1))
  const found = new Set([...pathOf(url).split('/'), ...pairs].map(decoded))
  for (const [, value] of headers) found.add(value)
  walkLeaves(body, (value) => found.add(String(value)))
  return found
}

/**
 * A Node program that repeats calls on its own records and exits with 1 if the fault is still
 * there. It reads keys from the environment.
 */
export function scriptOf(own: readonly RecordedCall[], options: ScriptOptions): string {
  const { title, base, prefix, setUps, found, untested } = options
  const all = withPreparation(own, setUps, prefix)
  const calls = withoutRepetitions(all, new Set(found.map(({ request }) => request)))
  const last = Math.max(...found.map(({ request }) => indexOf(request, calls)))
  const known: ScriptState = {
    captured: new Map(),
    times: new Map(),
    sent: new Set(),
    secrets: new Map(),
    options,
    usedResponses: new Set(),
  }
  const lines = calls.slice(0, last + 1).map((call, index) => ({
    ...lineOf(call, index + 1, known, !found.some(({ request }) => isLike(calls[indexOf(request, calls)], call))),
    pause: call.pause,
    claims: found
      .filter(({ request }) => indexOf(request, calls) === index)
      .map(({ finding, text }) => {
        const claim = claimOf({ finding, text }, calls.slice(0, index + 1), {
          ...options,
          prefix: prefix ?? '',
          isExpressible: (tested) => isKnown(claimed(tested), nameOf(tested), known),
        })
        return claim
          ? { text, isSign: claim.sign !== undefined, line: `replay.claim(${claimExpression(claim, known)})` }
          : { text, isSign: false, line: `// Not tested, as it is about the client: ${oneLine(text)}` }
      }),
  }))
  const claims = lines.flatMap((line) => line.claims)
  // A sign may stay the same where the fault is gone: it counts only if nothing else can be tested.
  const hasBetter = claims.some(({ isSign, line }) => !isSign && line.startsWith('replay'))
  return [
    `// ${oneLine(title)}`,
    ...found.map(({ text }) => `// ${oneLine(text)}`),
    ...(untested > 0 ? [`// The check found ${untested} more; the report has them, and this script does not test them.`] : []),
    '// Run it with: CHAT_API_KEY=… node FILE',
    '// It exits with 1 if the fault is there, with 0 if it does not show, and with 2 if that could not be tried.',
    "// A claim's `sign` is a hash of what the response had at its place in the run, because that may contain secrets.",
    `const base = process.env.CHAT_BASE_URL ?? ${literal(base)}`,
    ...(prefix === undefined
      ? ["const run = ''"]
      : [
          'const run = `contract-${Date.now().toString(16)}00-`',
          'console.log(`Identifiers of the new records start with ${run}; remove them with: npx cometchat-rest-testing check --target ${base} --clean ${run}`)',
        ]),
    'const replay = createReplay({ base, key: process.env.CHAT_API_KEY, prefix: run, timeout: 30_000, print: console.log })',
    '',
    ...lines.flatMap(({ text, name, pause, claims }) => [
      ...(pause >= 50 ? [`await new Promise((resolve) => setTimeout(resolve, ${Math.round(pause)}))`] : []),
      known.usedResponses.has(name) ? `const ${name} = ${text}` : text,
      ...claims.map(({ isSign, text: sentence, line: claim }) =>
        isSign && hasBetter ? `// Not tested, as more than one response shows it: ${oneLine(sentence)}` : claim,
      ),
    ]),
    'process.exitCode = replay.end()',
    '',
    '// What follows repeats calls and compares their responses.',
    ...replayTexts(),
    '',
  ].join('\n')
}

/**
 * The functions of a script, as text. Inside of them, esbuild (which tsx uses) calls a helper that
 * keeps the names of functions.
 */
function replayTexts(): string[] {
  const texts = Object.values(replay).map(String)
  return texts.some((text) => text.includes('__name(')) ? [...texts, 'function __name(named) {\n  return named\n}'] : texts
}

/** The value that a claim expects, and the property that has it. */
const claimed = ({ expected, listed }: Claim): unknown => expected?.value ?? listed?.id
const nameOf = ({ place, listed }: Claim): string => (listed?.key ?? place).split('/').at(-1) ?? ''

/**
 * Whether a script knows a value before it makes its calls, or from the responses of earlier ones.
 */
function isKnown(value: unknown, name: string, known: ScriptState): boolean {
  // A claim without a value, such as that the records of a list differ, needs to know none.
  if (value === undefined) return true
  if (Array.isArray(value)) return value.every((item) => isKnown(item, name, known))
  if (typeof value === 'object' && value !== null) return Object.entries(value).every(([key, child]) => isKnown(child, key, known))
  const text = String(value)
  if (isSecretName(name) || redactText(text) !== text) return false
  if (isTime(value)) return known.times.has(Number(value))
  return !isIdentifier(name) || known.captured.has(text) || known.sent.has(text)
}

/** A claim as JavaScript, whose value may be one of an earlier response. */
function claimExpression({ expected, listed, ...claim }: Claim, known: ScriptState): string {
  const name = nameOf({ ...claim, ...(listed && { listed }) })
  const fields = Object.entries(claim).map(
    ([key, value]) => `${key}: ${key === 'place' ? textExpression(`${value}`, known.options.prefix) : literal(value)}`,
  )
  if (expected) fields.push(`expected: ${'value' in expected ? `{ value: ${valueExpression(expected.value, name, known)} }` : '{}'}`)
  if (listed) {
    const { key, id, least, most } = listed
    fields.push(`listed: { key: ${literal(key)}, id: ${valueExpression(id, name, known)}, least: ${least}, most: ${most} }`)
  }
  return `{ ${fields.join(', ')} }`
}

/**
 * Whether a call is the one of a finding or like it: a server without the fault may respond to it
 * differently than in the run.
 */
const isLike = (one: RecordedCall | undefined, { request }: RecordedCall): boolean =>
  one !== undefined &&
  one.request.method === request.method &&
  (request.method === 'GET' ? one.request === request : one.request.url === request.url)

const indexOf = (request: RawRequest | undefined, calls: readonly RecordedCall[]): number => {
  const index = calls.findIndex((call) => call.request === request)
  return index === -1 ? calls.length - 1 : index
}

/** Calls without those that a check repeated until they found what it waited for. */
function withoutRepetitions(calls: readonly RecordedCall[], kept: ReadonlySet<RawRequest | undefined>): RecordedCall[] {
  let pause = 0
  return calls.flatMap((call, index): RecordedCall[] => {
    pause += call.pause
    const next = calls.findIndex((other, place) => place > index && isSame(other.request, call.request))
    const isRead = calls.slice(index, next).every(({ request }) => request.method === 'GET')
    const isRejected = next === index + 1 && (call.response?.status ?? 0) >= 400
    if (next !== -1 && (isRead || isRejected) && !kept.has(call.request)) return []
    const waited = pause
    pause = 0
    return [{ ...call, pause: waited }]
  })
}

const isSame = (one: RawRequest, other: RawRequest): boolean =>
  one.method === other.method &&
  one.url === other.url &&
  one.body === other.body &&
  one.headers.length === other.headers.length &&
  one.headers.every(([name, value]) => headerOf(other.headers, name) === value)

/** What is known from the earlier calls of a script. */
interface ScriptState {
  /** Identifiers that the server chose, with the expression that reads them from a response. */
  readonly captured: Map<string, { name: string; expression: string }>
  /** Times in responses, with the expressions that read them. */
  readonly times: Map<number, { name: string; expression: string }>
  /** All values that were sent so far. */
  readonly sent: Set<string>
  /** Placeholders of secrets, by value. */
  readonly secrets: Map<string, string>
  readonly options: ScriptOptions
  /** Names of the responses that later calls use. */
  readonly usedResponses: Set<string>
}

/** @param isPreparation - whether the call must have the same result as in the run */
function lineOf(
  { request, response }: RecordedCall,
  index: number,
  known: ScriptState,
  isPreparation: boolean,
): { name: string; text: string } {
  const name = `response${index}`
  const { method, url } = request
  const text = `await replay.${isPreparation ? 'prepare' : 'call'}(${[
    literal(method),
    pathExpression(url, known),
    headersExpression(request, known),
    bodyExpression(request, known) ?? 'undefined',
    literal(response?.status ?? 0),
  ].join(', ')})`
  for (const value of valuesIn(request)) known.sent.add(value)
  if (response && response.status < 300)
    for (const { value, path } of identifiersOf(response.body, known.options.prefix))
      if (!known.sent.has(value) && !known.captured.has(value)) known.captured.set(value, { name, expression: `${name}${path}` })
  if (response && response.status < 300)
    walkLeaves(
      response.body,
      (value, path) => {
        // The place of a record in a list may differ.
        if (isTime(value) && !/\["\d+"\]/.test(path)) known.times.set(Number(value), { name, expression: `${name}${path}` })
      },
      known.options.prefix,
    )
  return { name, text }
}

/** The identifiers in a JSON text, with their access paths. */
function identifiersOf(text: string, prefix?: string): { value: string; path: string }[] {
  const found: { value: string; path: string }[] = []
  const note = (value: string | number, path: string, name: string) => {
    if (isIdentifier(name) && value !== '') found.push({ value: String(value), path })
  }
  walkLeaves(text, note, prefix)
  return found
}

const isTime = (value: unknown): boolean => /^\d{10}(\d{3})?$/.test(String(value))

/** An expression for a time near one in an earlier response, such as a second before. */
function timeExpression(value: unknown, known: ScriptState): string | undefined {
  if (!isTime(value)) return undefined
  const time = Number(value)
  const distance = (other: number) => Math.abs(other - time) / (time > 1e11 ? 1000 : 1)
  const [nearest] = [...known.times.keys()].sort((one, other) => distance(one) - distance(other))
  const found = nearest !== undefined && distance(nearest) < 60 ? known.times.get(nearest) : undefined
  if (nearest === undefined || !found) return undefined
  known.usedResponses.add(found.name)
  return `Number(${found.expression}) + ${time - nearest}`
}

/** Visits the strings and numbers of a JSON text; does nothing if it is not valid JSON. */
function walkLeaves(text: string, visit: (value: string | number, path: string, name: string) => void, prefix?: string): void {
  const walk = (value: unknown, path: string, name: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value))
        walk(child, `${path}?.[${textExpression(key, prefix)}]`, Array.isArray(value) ? name : key)
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
      const [name = '', ...rest] = pair.split('=')
      const value = rest.join('=')
      const time = timeExpression(value, known)
      if (time) return `${templateText(name, known.options.prefix)}=\${${time}}`
      // A page or a number may look like an identifier.
      if (/^\d+$/.test(value) && !isIdentifier(name)) return `${templateText(name, known.options.prefix)}=${value}`
      return `${templateText(name, known.options.prefix)}=${isSecretName(decoded(name)) ? secretPart(value, known) : partExpression(value, known)}`
    })
  return asTemplate(segments.join('/') + (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
}

/** A part of a URL, as text of a template literal. */
function partExpression(part: string, known: ScriptState): string {
  const expression = captured(decoded(part), known)
  if (expression) return `\${encodeURIComponent(${expression})}`
  return redactText(decoded(part)) === decoded(part) ? templateText(part, known.options.prefix) : secretPart(part, known)
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
  return asTemplate(templateText(redactText(body), known.options.prefix))
}

/** Text as a literal, or as a template if it contains the run's prefix. */
const textExpression = (text: string, prefix: string | undefined): string =>
  prefix !== undefined && text.includes(prefix) ? asTemplate(templateText(text, prefix)) : literal(text)

function valueExpression(value: unknown, name: string, known: ScriptState): string {
  if (Array.isArray(value)) return `[${value.map((item) => valueExpression(item, name, known)).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, child]) => `${keyExpression(key, known)}: ${valueExpression(child, key, known)}`)
      .join(', ')} }`
  const expression = isIdentifier(name) || isSecretName(name) || name === 'receiver' ? captured(String(value), known) : undefined
  if (expression) return expression
  const time = timeExpression(value, known)
  if (time) return typeof value === 'string' ? `String(${time})` : time
  if (typeof value !== 'string') return literal(value)
  if (isSecretName(name) || redactText(value) !== value) return literal(secretName(value, known))
  return textExpression(value, known.options.prefix)
}

/**
 * A property's name in an object literal; `__proto__` would be more than a name there unless
 * computed.
 */
const keyExpression = (key: string, known: ScriptState): string =>
  isPlainName(key) ? key : `[${textExpression(key, known.options.prefix)}]`

const isPlainName = (key: string): boolean => /^[a-z]\w*$/i.test(key)

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
function templateText(text: string, prefix: string | undefined): string {
  const plain = escaped(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')).replaceAll('`', '\\`').replaceAll('${', '\\${')
  return prefix === undefined ? plain : plain.replaceAll(prefix, '${run}')
}

const asTemplate = (text: string): string => `\`${text}\``

const oneLine = (text: string): string => shortened(escaped(text.replace(/\s+/g, ' ')), 300)
