import { agent } from '../../generated/agent.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { mediaIn, readBody } from '../validate/body.ts'
import { headerOf, mediaTypeOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { documentedFor } from '../validate/response.ts'
import { type Evidence, notTheService, other, responsesIn, type SeenLag, type SeenRefusal, type SeenResponse } from './evidence.ts'
import { isStandardHeader } from './headers.ts'
import { type IsKnown, knownWords } from './knownWords.ts'
import { addBody, count, type Walk } from './properties.ts'
import { createSettlingLog } from './settling.ts'

/** Collects evidence during a run. */
export interface EvidenceCollector {
  /** Notes a request before it is sent, and again with its response. */
  note(request: RawRequest, document: DocumentName, response?: RawResponse): void
  /** Notes an event. It is counted for the operation that was called last and is not a read. */
  event(event: unknown): void
  /** What was seen so far. */
  evidence(run: Pick<Evidence, 'run'> & { lists?: SeenLag[]; refused?: SeenRefusal[] }): Evidence
}

/** @param bases - the base URL of each document */
export function collectEvidence(contracts: readonly Contract[], bases: Partial<Record<DocumentName, string>>): EvidenceCollector {
  const isKnown = knownWords(contracts.map(({ document }) => document))
  const operations: Evidence['operations'] = {}
  const shapes: Evidence['shapes'] = {}
  // A trigger may be called like something that every object has.
  const events: NonNullable<Evidence['events']> = Object.create(null)
  const settling = contracts.filter(({ name }) => name === 'chat').map(createSettlingLog)
  const began = new WeakMap<RawRequest, number>()
  const sent = new Set<string>()
  let responses = 0
  let latest = 'nothing'

  const walkOf = ({ name, document, accepts }: Contract, operation: string): Walk => ({
    document,
    accepts,
    isKnown,
    wasSent: (text) => sent.has(text),
    operation,
    shapes: (shapes[name] ??= {}),
  })

  function note(request: RawRequest, name: DocumentName, response: RawResponse | undefined): void {
    const contract = contracts.find((candidate) => candidate.name === name)
    const path = pathOf(request.url).slice(pathOf(bases[name] ?? '').length)
    const match = contract?.router.find(request.method, path)
    if (!response) {
      began.set(request, Date.now())
      if (request.body !== undefined) for (const text of textsIn(bodyOf(request))) if (!isKnown(text)) sent.add(text)
      if (match && request.method !== 'GET') latest = match.operation.id
      return
    }
    // The fake's examples show nothing but the documents.
    if (!contract || !match || headerOf(response.headers, 'x-fake-response') !== undefined) return
    responses++
    const { operation } = match
    const body = bodyOf(response)
    const code = codeIn(body)
    if (name === 'chat') settling[0]?.note(operation, match.path, { status: response.status, code, body }, began.get(request) ?? Date.now())
    const seen = (((operations[name] ??= {})[operation.id] ??= {})[response.status] ??= { seen: 0, headers: {}, media: {}, properties: {} })
    const documented = documentedFor(operation, response.status)?.response
    seen.seen++
    countHeaders(seen, response, new Set(Object.keys(documented?.headers ?? {}).map((header) => header.toLowerCase())), isKnown)
    const type = mediaTypeOf(response.headers)
    const media = mediaIn(documented?.content, type)
    if (type !== undefined) count(seen.media, media || plainTypes.has(type) ? type : other)
    if (code !== undefined) count((seen.codes ??= {}), isKnown(code) ? code : other)
    if (media && body !== undefined) addBody(walkOf(contract, operation.id), seen.properties, media.schema, body)
  }

  const withKnownCode = ({ code, ...rest }: SeenRefusal): SeenRefusal => ({
    ...rest,
    ...(code !== undefined && { code: isKnown(code) ? code : other }),
  })

  return {
    note,
    event(event) {
      const chat = contracts.find(({ name }) => name === 'chat')
      const { trigger } = isObject(event) ? event : {}
      if (!chat || typeof trigger !== 'string') return
      const schema = chat.webhooks.find(({ path }) => path === trigger)?.body?.content['application/json']?.schema
      const seen = (events[schema || isKnown(trigger) ? trigger : other] ??= { seen: 0, after: {}, properties: {} })
      seen.seen++
      count(seen.after, latest)
      if (schema) addBody(walkOf(chat, trigger), seen.properties, schema, event)
    },
    evidence: ({ run, lists = [], refused = [] }) => {
      const seen = settling.flatMap((log) => log.seen())
      return {
        ...headOf(contracts, bases, run),
        responses,
        ...(seen.length > 0 && { settling: seen }),
        ...(lists.length > 0 && { lists }),
        ...(refused.length > 0 && { refused: refused.map(withKnownCode) }),
        ...withCommonHeaders(operations),
        shapes: sorted(shapes),
        ...(Object.keys(events).length > 0 && { events: sorted(events) }),
      }
    },
  }
}

/** What a file says about its run. */
const headOf = (contracts: readonly Contract[], bases: Partial<Record<DocumentName, string>>, run: Evidence['run']) => ({
  format: 1 as const,
  run,
  day: new Date().toISOString().slice(0, 10),
  region: regionOf(contracts, bases),
  versions: {
    package: agent.split('/')[1] ?? '',
    documents: Object.fromEntries(contracts.map(({ name, document }) => [name, document.info.version])),
  },
})

/**
 * The operations in order, and apart from them the names of the headers that every response had.
 */
function withCommonHeaders(seen: Evidence['operations']): Pick<Evidence, 'headers' | 'operations'> {
  const operations = sorted(structuredClone(seen))
  const all = responsesIn(operations)
  const common = Object.keys(all[0]?.headers ?? {}).filter((name) => all.every((response) => response.headers[name] === response.seen))
  for (const { headers } of all) for (const name of common) delete headers[name]
  return { headers: common.sort(), operations }
}

/** Media types whose names say nothing about a server. */
const plainTypes = new Set(['application/json', 'text/html', 'text/plain', 'application/problem+json', 'application/xml', 'text/xml'])

function countHeaders(seen: SeenResponse, { headers }: RawResponse, documented: ReadonlySet<string>, isKnown: IsKnown): void {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const kept = [...names].map((name) => (documented.has(name) || isStandardHeader(name) || isKnown(name) ? name : other))
  for (const name of new Set(kept)) count(seen.headers, name)
}

function bodyOf({ headers, body = '' }: RawRequest | RawResponse): unknown {
  const read = body === '' ? undefined : readBody(mediaTypeOf(headers) ?? '', body)
  return read && 'value' in read ? read.value : undefined
}

/** The names of properties and the texts in a body. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => [name, ...textsIn(child)])
      : []

function codeIn(body: unknown): string | undefined {
  const { error } = isObject(body) ? body : {}
  const { code } = isObject(error) ? error : {}
  return typeof code === 'string' ? code : undefined
}

/** The region in the address of the service, by the servers of the documents. */
function regionOf(contracts: readonly Contract[], bases: Partial<Record<DocumentName, string>>): string {
  for (const { name, document } of contracts)
    for (const { url } of document.servers) {
      const pattern = url.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')
      const { region } = new RegExp(`^${pattern}$`).exec(bases[name] ?? '')?.groups ?? {}
      if (region !== undefined && document.servers.some(({ variables }) => variables?.region?.enum?.includes(region))) return region
    }
  return notTheService
}

/** A copy with the names in order. The fields of what was seen at one place keep theirs. */
function sorted<Value>(value: Value): Value {
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, child]): [string, unknown] => [name, sorted(child)])
  return Object.fromEntries(
    typeof value.seen === 'number' || isObject(value.types) ? entries : entries.sort(([a], [b]) => (a < b ? -1 : 1)),
  ) as Value
}
