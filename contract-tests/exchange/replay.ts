// What the script of a finding does besides its calls. Scripts contain these functions as text, so
// they use nothing from other modules; and the run itself describes responses with `signOf`, so
// that a script compares like with like.

/** A response of a check, in the order of its calls. */
export interface Replayed {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** The body of the request. */
  readonly sent: string
  readonly status: number
  readonly headers: readonly [name: string, value: string][]
  readonly body: string
  /** When it arrived, in milliseconds. */
  readonly at: number
}

/**
 * What a script tests after a call. The fault is there if the status is none of `statuses`, a value
 * of a kind violates a keyword, the value is not the expected one, a list has a record less or more
 * often than it should, two records of it have the same value, or the sign is the same: the first
 * of them that the claim has.
 */
export interface Claim {
  /** The finding as a sentence. */
  readonly finding: string
  /** `status`, `header NAME`, or a JSON pointer into the body. */
  readonly place: string
  /** The statuses that are no fault, such as `400` or `2xx`. */
  readonly statuses?: readonly string[]
  /** A keyword of JSON Schema with its value, and the kind of value that violated it. */
  readonly violation?: { readonly keyword: string; readonly value: unknown; readonly kind: string }
  /** The value that should be there; nothing if it has no `value`. */
  readonly expected?: { readonly value?: unknown }
  /** How often a list has the record whose property at the pointer `key` is `id`. */
  readonly listed?: { readonly key: string; readonly id: unknown; readonly least: number; readonly most: number }
  /** The property that differs in all records of a list. */
  readonly unique?: string
  /** What the response had there; see {@link signOf}. */
  readonly sign?: string
}

/** Settings of {@link createReplay}. */
export interface ReplaySettings {
  readonly base: string
  readonly key: string | undefined
  /** How the identifiers of the script's records begin. */
  readonly prefix: string
  /** Milliseconds until a response counts as missing. */
  readonly timeout: number
  print(line: string): void
}

/** Makes the calls of a script and tests its claims. */
export function createReplay({ base, key, prefix, timeout, print }: ReplaySettings) {
  const responses: Replayed[] = []
  let isThere = 0
  let isGone = 0
  let deviation = ''
  let refusal = ''
  let inRun = 0
  if (!key) print('CHAT_API_KEY is not set.')
  const replay = {
    /**
     * Makes a call that the finding's call needs: it must succeed if it did in the run, in which
     * its status was `then`, and a write fail if it failed.
     */
    async prepare(method: string, path: string, headers: Record<string, string>, body?: string, then = 0): Promise<unknown> {
      const response = await replay.call(method, path, headers, body, then)
      const { status } = responses.at(-1) as Replayed
      const isAsThen = isSuccess(then) === isSuccess(status) || (method === 'GET' && isSuccess(status))
      if (then > 0 && isThere + isGone === 0 && !isAsThen) deviation ||= deviationOf(responses, then)
      return response
    },
    /** Makes a call. `then` is the status that it had in the run; 0 stands for no response. */
    async call(method: string, path: string, headers: Record<string, string>, body?: string, then = 0): Promise<unknown> {
      const init = { method, headers: { apikey: `${key}`, ...headers }, redirect: 'manual', signal: AbortSignal.timeout(timeout) } as const
      let status = 0
      let text = ''
      let fields: [string, string][] = []
      try {
        const response = await fetch(base + path, body === undefined ? init : { ...init, body })
        status = response.status
        fields = [...response.headers]
        text = await response.text()
      } catch (error) {
        text = `${error}`
      }
      print(`${method} ${path} ${status || 'no response'} ${text.replace(/[^\P{C}\n\t]/gu, '\ufffd')}`)
      responses.push({ method, path, sent: body ?? '', status, headers: fields, body: text, at: Date.now() })
      inRun = then
      return jsonOf(text)
    },
    /** Tests whether the last response has the fault of a finding. */
    claim(tested: Claim): void {
      const last = responses.at(-1) as Replayed
      const fails = isFaulty(responses, tested, prefix)
      // A wrong key, a rate limit or no response says nothing about the fault, unless the run had
      // the same or the finding expects it.
      if ([0, 401, 429].includes(last.status) && last.status !== inRun && (fails || !tested.statuses)) {
        refusal ||= deviationOf(responses, inRun)
        print(`NOT TRIED: ${tested.finding}`)
        return
      }
      if (fails) isThere++
      else isGone++
      const now = tested.place === 'status' ? `${last.status}` : JSON.stringify(valueIn(jsonOf(last.body), tested.place))
      print(`${fails ? 'STILL SO' : 'No longer so'}: ${tested.finding}; now ${cut(`${now}`)}`)
    },
    /**
     * Prints the result. @returns the exit code: 1 if the fault shows, 2 if that could not be
     * tried, else 0
     */
    end(): number {
      const obstacle = deviation || (isThere === 0 ? refusal : '')
      if (obstacle) print(`It could not be tried: ${obstacle}.`)
      else if (isThere + isGone === 0)
        print('Nothing of it can be seen without the client: repeat the check with the command in the report.')
      else print(isThere > 0 ? 'The fault is there.' : 'The fault does not show.')
      if (obstacle || isThere + isGone === 0) return 2
      return isThere > 0 ? 1 : 0
    },
  }
  return replay
}

/** Whether a status is one of success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** What the last of several responses has in place of the run's status. */
export function deviationOf(responses: readonly Replayed[], then: number): string {
  const { method, path, status } = responses.at(-1) as Replayed
  return `${method} ${path} got ${status || 'no response'} and not ${then || 'no response'}`
}

/** The start of a text, with a mark where more follows. */
export function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** Whether the last of several responses has a fault. */
export function isFaulty(responses: readonly Replayed[], claim: Claim, prefix: string): boolean {
  const { place, statuses, violation, expected, listed, unique, sign } = claim
  const { status, body } = responses.at(-1) as Replayed
  if (statuses) return !statuses.some((known) => known === `${status}` || known === `${status}`.replace(/\d\d$/, 'xx'))
  if (violation) return valuesIn(jsonOf(body), place).some((value) => kindOf(value) === violation.kind && violates(value, violation))
  if (expected)
    return (isSuccess(status) || !place.startsWith('/data')) && plainOf(valuesIn(jsonOf(body), place)[0]) !== plainOf(expected.value)
  if (listed) {
    const ids = listIn(responses, place)?.map((record) => `${valuesIn(record, listed.key)[0]}`.toLowerCase())
    const times = ids?.filter((id) => id === `${listed.id}`.toLowerCase()).length ?? listed.least
    return times < listed.least || times > listed.most
  }
  if (unique) {
    const values = listIn(responses, place)?.flatMap((record) => valuesIn(record, `/${unique}`)) ?? []
    return new Set(values).size < values.length
  }
  return signOf(responses, place, prefix) === sign
}

/**
 * A value as a text that is the same for equal values: the notation of numbers and the order of
 * properties do not matter.
 */
export function plainOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => plainOf(item)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(`${value ?? ''}`)
  const entries = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}:${plainOf(child)}`)
  return `{${entries.sort().join()}}`
}

/** The records of the list at a place, on all pages that the last of several responses ends. */
export function listIn(responses: readonly Replayed[], place: string): unknown[] | undefined {
  const last = responses.length - 1
  if (!Array.isArray(valueIn(jsonOf((responses[last] as Replayed).body), place))) return undefined
  const former = responses.findLastIndex((page, index) => index < last && !continues(page, responses[index + 1] as Replayed))
  return responses.slice(former + 1).flatMap(({ body }) => valueIn(jsonOf(body), place))
}

/**
 * Whether a request is for the page after a response: only the page differs, or what a cursor in
 * the response says.
 */
export function continues(page: Replayed, next: Replayed): boolean {
  const [before, after] = [page, next].map(({ path }) => path.split('?')[1]?.split('&') ?? [])
  const { data: _, ...beside } = Object(jsonOf(page.body)) as Record<string, unknown>
  const cursors = JSON.stringify(beside)
  const changed = (after ?? []).filter((pair) => !before?.includes(pair))
  const isPosition = (pair: string): boolean => {
    const [name, value = ''] = pair.split('=').map(decodeURIComponent)
    return name === 'page' || cursors.includes(`"${name}":${value}`) || cursors.includes(`"${name}":${JSON.stringify(value)}`)
  }
  return (
    [page, next].every(({ method }) => method === 'GET') &&
    addressOf(page) === addressOf(next) &&
    changed.length > 0 &&
    changed.every(isPosition)
  )
}

/** Whether a value violates a keyword. */
export function violates(value: unknown, { keyword, value: limit }: NonNullable<Claim['violation']>): boolean {
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : Number(value)
  if (keyword === 'required') return (limit as string[]).some((name) => !(name in (value as object)))
  if (keyword === 'const') return JSON.stringify(value) !== JSON.stringify(limit)
  if (keyword === 'enum') return !(limit as unknown[]).some((allowed) => JSON.stringify(allowed) === JSON.stringify(value))
  if (keyword === 'pattern') return !new RegExp(`${limit}`, 'u').test(`${value}`)
  if (/^min/.test(keyword)) return size < Number(limit)
  if (/^max/.test(keyword)) return size > Number(limit)
  return ![limit].flat().includes(kindOf(value)) && !(limit === 'integer' && Number.isInteger(value))
}

/** The type of a value, as JSON Schema names it. */
export function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/**
 * Describes what the last of several responses has at a place, the same in every run: identifiers
 * are named after the responses that they come from, times by whether they are earlier or later,
 * and records of others are omitted from lists. The pages of a list count as one.
 *
 * @param prefix - how the identifiers of the run begin
 */
export function signOf(responses: readonly Replayed[], place: string, prefix: string): string {
  const last = responses.at(-1) as Replayed
  if (place === 'status') return `${last.status}`
  const [, header] = /^header (.+)$/.exec(place) ?? []
  if (header) return `${last.headers.find(([name]) => name.toLowerCase() === header.toLowerCase())?.[1]}`
  const chosen = identifiersOf(responses)
  const sent = new Set(responses.flatMap(sentIn))
  const own = [...sent].filter((text) => text.includes(prefix))
  const value = valueIn(jsonOf(last.body), place)
  const isList = Array.isArray(value)

  /**
   * Whether a value identifies a record that a response to a write returned: records of different
   * kinds may have the same number.
   */
  const isKnown = (name: string, value: unknown, record: object): boolean => {
    const origin = chosen.get(`${value}`)
    const shared = origin?.names.filter((other) => other in record).length ?? 0
    return isIdentifier(name) && origin !== undefined && (name !== 'id' || shared > origin.names.length / 2)
  }
  const isOwn = (item: unknown): boolean => {
    if (typeof item !== 'object' || item === null || own.some((id) => JSON.stringify(item).includes(id))) return true
    const identifiers = Object.entries(item).filter(([name]) => isIdentifier(name) && name !== 'role')
    return identifiers.length === 0 || identifiers.some(([name, id]) => isKnown(name, id, item))
  }
  const plain = (value: unknown, where: string, name: string, record: object): unknown => {
    if (Array.isArray(value)) return value.filter(isOwn).map((item, index) => plain(item, `${where}/${index}`, name, record))
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, child]) => [key.replaceAll(prefix, ''), plain(child, `${where}/${key}`, key, value)])
    const text = `${value}`
    if (typeof value === 'string' && /token|key|secret|password/i.test(name)) return [typeof value, 'of the server']
    if (prefix !== '' && text.includes(prefix)) return text.replaceAll(prefix, '')
    if (isKnown(name, value, record)) return [typeof value, chosen.get(text)?.where]
    if (/^\d{10,13}$/.test(text)) return isList ? 'a time' : timeIn(responses, Number(text), where)
    if (isList && typeof value === 'number') return 'a number'
    if (isIdentifier(name) && (!sent.has(text) || /^\d+$/.test(text))) return [typeof value, 'of the server']
    return value
  }
  const whole = isList ? listIn(responses, place) : value
  const texts = Array.isArray(whole) ? whole.map((item) => JSON.stringify(item)) : []
  const isRepeated = new Set(texts).size < texts.length
  return hashOf(JSON.stringify([plain(whole ?? null, place, place.split('/').at(-1) ?? '', {}), isRepeated]))
}

/** A hash of a text: it may contain secrets, and scripts are stored. */
export function hashOf(text: string): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** What a request sent: the parts of its address, and the values in its body. */
export function sentIn({ path, sent }: Replayed): string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [`${value}`]
  return [...path.split(/[/?&=]/), ...leaves(jsonOf(sent))]
}

/** The path without the query. */
export function addressOf({ path }: Replayed): string | undefined {
  return path.split('?')[0]
}

/**
 * The identifiers in the responses to writes, with where they come from and the names of the
 * properties beside them.
 */
export function identifiersOf(responses: readonly Replayed[]): Map<string, { where: string; names: string[] }> {
  const found = new Map<string, { where: string; names: string[] }>()
  const collect = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === 'object') collect(child, `${where}/${name}`)
      else if (isIdentifier(name) && !found.has(`${child}`)) found.set(`${child}`, { where: `${where}/${name}`, names: Object.keys(value) })
    }
  }
  for (const [index, { method, body }] of responses.entries()) if (method !== 'GET') collect(jsonOf(body), `${index}`)
  return found
}

/**
 * Describes a time in the last of several responses: whether it is now, and whether it is later
 * than in the former response to the same request.
 */
export function timeIn(responses: readonly Replayed[], value: number, where: string): string {
  const last = responses.at(-1) as Replayed
  const milliseconds = value > 1e11 ? value : value * 1000
  const age = milliseconds < last.at - 60_000 ? 'past' : milliseconds > last.at + 60_000 ? 'future' : 'now'
  const former = responses.slice(0, -1).findLast(({ method, path }) => method === last.method && path === last.path)
  const before = former && valueIn(jsonOf(former.body), where)
  return `${age} ${typeof before === 'number' ? Math.sign(value - before) : ''}`
}

/** Whether a property contains an identifier. */
export function isIdentifier(name: string): boolean {
  return /(^|_)id$|Id$|^(uid|guid|apiKey|authToken|role)$/.test(name)
}

/** A text as JSON; the text itself if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The value at a JSON pointer, or at the nearest place above it that exists. */
export function valueIn(value: unknown, pointer: string): unknown {
  let current = value
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const child = (current as Record<string, unknown> | null | undefined)?.[key]
    if (child === undefined) return current
    current = child
  }
  return current
}

/** The values at a JSON pointer, whose numbers stand for every entry of a list. */
export function valuesIn(value: unknown, pointer: string): unknown[] {
  let found = [value]
  for (const step of pointer.split('/').slice(1))
    found = found.flatMap((one) =>
      Array.isArray(one) && /^\d+$/.test(step)
        ? one
        : [(one as Record<string, unknown> | null | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')]],
    )
  return found
}
