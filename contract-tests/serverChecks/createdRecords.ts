import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { stepsOf, valueAt } from '../documents/pointer.ts'
import { isFailedFor } from '../exchange/failedFor.ts'
import { decodeBody, listFieldsOf } from '../validate/body.ts'
import { pairsOf, readQuery } from '../validate/query.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { fieldDifference } from './fieldDifference.ts'
import { identifiersIn, isWord } from './identifiers.ts'
import { type Resource, resourcesOf } from './resources.ts'

/** A request that would change a record that the run did not create. */
export class BlockedBySafetyGuard extends Error {
  /** Why, without the request: `it changes the whole app`. */
  readonly rule: string
  /**
   * The record in the request that the run did not create; undefined if it affects the whole app.
   */
  readonly foreign: string | undefined
  constructor(request: string, rule: string, foreign?: string) {
    super(`${request} is not sent: ${rule}${foreign === undefined ? '' : ` (${foreign})`}`)
    this.rule = rule
    this.foreign = foreign
  }
}

export interface CreatedRecord {
  /** Its collection, such as `/users`. */
  readonly kind: string
  readonly id: string
  /** Its own path, such as `/users/contract-3k-mira`. */
  readonly path: string
}

/** The records that a run created; writes to any other record are blocked. */
export interface CreatedRecords {
  /** The beginning of every identifier that the run chooses. */
  readonly prefix: string
  /**
   * @throws BlockedBySafetyGuard for a request that could change a record that the run did not
   * create
   */
  guard(request: RawRequest, document: DocumentName): void
  /**
   * Notes what a request creates: before it is sent, as its response may never arrive, and again
   * with the response.
   */
  note(request: RawRequest, document: DocumentName, response?: RawResponse): void
  /** Records that were created and not yet removed, newest first. */
  remaining(): CreatedRecord[]
  forget(made: CreatedRecord): void
}

const safe = /^(GET|HEAD|OPTIONS)$/

/** Blocks every request that is not read-only. */
export function readOnly({ method, url }: RawRequest): void {
  if (!safe.test(method)) throw new BlockedBySafetyGuard(`${method} ${pathOf(url)}`, 'it writes, which needs --allow-writes')
}

/** Whether an operation only reads. */
export const isSafe = ({ method }: Pick<Operation, 'method'>): boolean => safe.test(method)

/** The state that the guard and the notes of a run share. */
const recordsOf = (contract: Contract, basePath: string, prefix: string) => ({
  ...{ contract, basePath, prefix, resources: resourcesOf(contract) },
  /** Records that the run created, by path. */
  byPath: new Map<string, CreatedRecord>(),
  /** Kind and id of those that a response confirmed. */
  confirmed: new Set<string>(),
  /** Paths of those whose requests have got no response yet. */
  unanswered: new Set<string>(),
  /** Keyword lists with words of the run only, to which rules that are switched on may refer. */
  ownLists: new Set<string>(),
  /** The operation and arguments of a request. */
  read: oncePer((request: RawRequest) => callOfRequest(contract, request, basePath)),
})

type Records = ReturnType<typeof recordsOf>

/** Tracks the records that a run creates on the Chat API. */
export function trackCreatedRecords(contract: Contract, base: string, prefix: string): CreatedRecords {
  const records = recordsOf(contract, pathOf(base), prefix)
  const { byPath } = records
  return {
    prefix,
    guard: (request, document) => guard(records, request, document),
    note: (request, document, response) => note(records, request, document, response),
    remaining: () => [...byPath.values()].reverse(),
    forget: ({ path }) => void byPath.delete(path),
  }
}

function owns({ prefix, confirmed }: Records, kind: string, id: string | number): boolean {
  const text = String(id)
  if (kind === '/conversations') return text.includes(prefix)
  return text.startsWith(prefix) || confirmed.has(`${kind} ${text}`)
}

/**
 * @throws BlockedBySafetyGuard for a request that could change a record that the run did not create
 */
function guard(records: Records, request: RawRequest, document: DocumentName): void {
  const { contract, resources, basePath, prefix } = records
  if (safe.test(request.method)) return
  const refuse = (rule: string, foreign?: string): never => {
    throw new BlockedBySafetyGuard(`${request.method} ${pathOf(request.url).slice(basePath.length)}`, rule, foreign)
  }
  const refuseForeign = (value: string | number): never => refuse('it names a record that the run did not create', String(value))
  if (document !== contract.name) refuse('the run creates records only in the Chat API')
  if (isEmptyPatch(records, request)) return
  const { operation, args } = records.read(request) ?? refuse('it is not a documented operation')
  if (operation.appWide) refuse('it changes the whole app')
  const resource = resources.get(operation.path)
  const creates = operation === resource?.create && resource.remove !== undefined
  const named = identifiersIn(contract, operation, args)
  if (creates && resource.idProperty) named.push(...chosenOf(resource, args))
  // A message that is flagged with a reason does not change the reason.
  const foreign = named.find(({ pointer, kind, value }) => pointer !== '/body/reasonId' && !owns(records, kind, value))
  if (foreign) refuseForeign(foreign.value)
  for (const { name, in: place } of operation.parameters) {
    const value = String(args[name] ?? '')
    if (place === 'path' && !isWord(name) && !named.some(({ pointer }) => pointer === `/${name}`))
      if (!value.startsWith(prefix)) refuseForeign(value)
  }
  if (named.length === 0 && !creates) refuse('it targets data that the run did not create')
  const isRule = operation.path === '/moderation/rules' || operation.path.startsWith('/moderation/rules/')
  if (isRule && appliesToOthers(records, args.body)) refuse("a rule that is switched on would apply to other people's messages")
  if (records.ownLists.has(String(args.keywordId)) && hasOwnWords(args.body, prefix) === false)
    refuse("rules that are switched on would look for other words in other people's messages")
}

/** An undocumented method on a record of the run, without a body: it changes nothing. */
function isEmptyPatch(records: Records, request: RawRequest): boolean {
  if (request.method !== 'PATCH' || request.body !== undefined) return false
  const [, , id, ...more] = pathOf(request.url).slice(records.basePath.length).split('/')
  const isDocumented = records.read(request) !== undefined
  return !isDocumented && more.length === 0 && owns(records, '', id ?? '')
}

/** Whether a rule is enabled and has a condition that is not limited to words of the run. */
function appliesToOthers({ prefix, ownLists }: Records, body: unknown): boolean {
  const { enabled, conditions } = (isObject(body) ? body : {}) as { enabled?: unknown; conditions?: unknown }
  const isOwn = (condition: unknown) =>
    isObject(condition) && Object.entries(condition).some(([name, value]) => name.endsWith('ReferencePresent') && value === true)
      ? [condition.value].flat().every((id) => ownLists.has(String(id)))
      : JSON.stringify(condition).includes(prefix)
  const areOwn = Array.isArray(conditions) && conditions.length > 0 && conditions.every(isOwn)
  return body !== undefined && enabled !== false && !areOwn
}

/** Whether each entry of a keyword list is of the run; `undefined` if a body has no entries. */
function hasOwnWords(body: unknown, prefix: string): boolean | undefined {
  const { searchTerms, disallowedSentences, file } = (isObject(body) ? body : {}) as Record<string, unknown>
  const entries = [searchTerms, disallowedSentences, file].flat().filter((entry) => entry !== undefined)
  const words = entries.flatMap((entry) => String(entry).split(/[,\n]/)).filter((word) => word.trim() !== '')
  return words.length === 0 ? undefined : words.every((word) => word.includes(prefix))
}

function note(records: Records, request: RawRequest, document: DocumentName, response: RawResponse | undefined): void {
  const { contract, resources, basePath, prefix, byPath } = records
  if (document !== contract.name) return
  if (response?.body.includes(prefix) && response.body.includes('"sender"')) noteCopies(records, parsed(response.body))
  if (safe.test(request.method)) return
  const { operation, args } = records.read(request) ?? {}
  if (!operation || !args) return
  const path = pathOf(request.url).slice(basePath.length)
  const resource = resources.get(operation.path)
  const list = operation.path.startsWith('/moderation/keywords')
    ? ((args.body as { id?: unknown } | undefined)?.id ?? args.keywordId)
    : undefined
  if (list !== undefined && hasOwnWords(args.body, prefix) === true) records.ownLists.add(String(list))
  if (operation === resource?.create && resource.remove) {
    const [chosen] = chosenOf(resource, args)
    const body = response && isSuccess(response) ? parsed(response.body) : undefined
    // A faulty server may return another record, which does not belong to the run.
    const id = resource.idPointer && isEchoed(prefix, body, args.body) ? valueAt(body, resource.idPointer) : undefined
    // The server may have converted the one in the request to lower case.
    const isOfRequest = typeof id === 'string' && id.toLowerCase() === chosen?.value.toLowerCase()
    if (isOfRequest) byPath.delete(`${path}/${encodeURIComponent(chosen.value)}`)
    const value = isOfRequest ? id : (chosen?.value ?? id)
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      noteRecord(records, { kind: resource.collection, id: String(value), path: `${path}/${encodeURIComponent(value)}` }, response)
  }
  noteOthers(records, operation, args, response)
  if (operation.method === 'DELETE' && response && isSuccess(response) && byPath.has(path) && isFinal(operation, args)) byPath.delete(path)
}

/**
 * Notes that a request may create a record, has created it, or has failed to.
 *
 * @param hasFailed - whether the response reports that this record was not created
 */
function noteRecord(
  { byPath, confirmed, unanswered }: Records,
  record: CreatedRecord,
  response: RawResponse | undefined,
  hasFailed = response !== undefined && !isSuccess(response),
): void {
  const { kind, id, path } = record
  if (response && hasFailed) {
    if (isRefused(response) && unanswered.delete(path)) byPath.delete(path)
    return
  }
  if (response) {
    confirmed.add(`${kind} ${id}`)
    unanswered.delete(path)
  } else if (!byPath.has(path)) unanswered.add(path)
  byPath.set(path, record)
}

/**
 * Notes records that a request also creates: users and groups in an import or a submitted message,
 * and replies.
 */
function noteOthers(records: Records, operation: Operation, args: Record<string, unknown>, response: RawResponse | undefined): void {
  const { contract, prefix } = records
  const id = response && isSuccess(response) && operation.path.endsWith('/thread') ? valueAt(parsed(response.body), '/data/id') : undefined
  if (id !== undefined) noteRecord(records, { kind: '/messages', id: String(id), path: `/messages/${id}` }, response)
  if (!operation.path.startsWith('/data_import/') && operation.path !== '/moderation/messages') return
  const answer = response && isSuccess(response) ? parsed(response.body) : undefined
  for (const { pointer, kind, value } of identifiersIn(contract, operation, args)) {
    if ((kind !== '/users' && kind !== '/groups') || !String(value).startsWith(prefix)) continue
    const record = { kind, id: String(value), path: `${kind}/${encodeURIComponent(value)}` }
    // A row that failed may have created what its details describe, but not what it refers to.
    const [, , row = '', ...within] = stepsOf(pointer)
    const failedIds = within.length === 1 ? [value, row] : [value]
    const hasFailed = response && (!isSuccess(response) || failedIds.some((id) => isFailedFor(answer, String(id).toLowerCase())))
    noteRecord(records, record, response, hasFailed)
  }
}

/**
 * Notes messages that a server made of the run's own: a message to several receivers is a message
 * to each, and the response names only the first; a group has messages about its members. Nobody
 * else sends as a user of the run, or to a group of it.
 */
function noteCopies(records: Records, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const { prefix, confirmed } = records
  const { id, sender, receiver, receiverType } = value as Json
  const isOwn = [isObject(sender) ? sender.uid : sender, receiverType === 'group' && receiver].some(
    (name) => typeof name === 'string' && name.startsWith(prefix),
  )
  if (sender !== undefined && isOwn && (typeof id === 'string' || typeof id === 'number')) confirmed.add(`/messages ${id}`)
  for (const child of Object.values(value)) noteCopies(records, child)
}

/** Whether a response is about what was sent: it names a record of the run, or repeats the body. */
function isEchoed(prefix: string, response: unknown, sent: unknown): boolean {
  if (JSON.stringify(response ?? '').includes(prefix)) return true
  const record = isObject(response) && isObject(response.data) ? response.data : response
  if (!isObject(record) || !isObject(sent)) return false
  const repeated = Object.entries(sent).filter(([name]) => name in record)
  return repeated.length > 0 && fieldDifference(Object.fromEntries(repeated), record) === undefined
}

/** The first deletion of a user only deactivates. */
const isFinal = (operation: Operation, args: Record<string, unknown>): boolean =>
  operation.path !== '/users/{uid}' || (args.body as { permanent?: unknown } | undefined)?.permanent === true

export const isSuccess = ({ status }: Pick<RawResponse, 'status'>): boolean => status >= 200 && status < 300

/**
 * Whether a record that a request failed to create cannot exist. An import succeeds although some
 * of its records fail. If the record already exists, an earlier request may have created it, whose
 * response was lost.
 */
const isRefused = ({ status, body }: RawResponse): boolean =>
  (isSuccess({ status }) || (status >= 400 && status < 500) || status === 501) && !/EXIST/.test(body)

const chosenOf = ({ idProperty, collection }: Resource, args: Record<string, unknown>) => {
  const value = idProperty === undefined ? undefined : (args.body as Record<string, unknown> | undefined)?.[idProperty]
  return typeof value === 'string' && value !== '' ? [{ pointer: `/body/${idProperty}`, value, kind: collection }] : []
}

/** The operation and arguments of a request, even if it is malformed. */
export function callOfRequest(
  contract: Contract,
  request: RawRequest,
  base: string,
): { operation: Operation; args: Record<string, unknown> } | undefined {
  const path = pathOf(request.url)
  const match = path.startsWith(base) ? contract.router.find(request.method, path.slice(base.length)) : undefined
  if (!match) return undefined
  const { operation } = match
  const args: Record<string, unknown> = { ...match.path }
  const pairs = pairsOf(request.url)
  for (const { name, in: place, ...parameter } of operation.parameters) {
    const raws = pairs.filter((pair) => pair.name === name).map(({ raw }) => raw)
    if (place === 'query' && raws.length > 0) {
      const read = readQuery({ name, in: place, ...parameter }, parameter.schema, raws)
      args[name] = 'value' in read ? read.value : raws
    }
    const header = place === 'header' ? headerOf(request.headers, name) : undefined
    if (header !== undefined) args[name] = header
  }
  if (request.body) {
    const [media] = Object.values(operation.body?.content ?? {})
    const type = headerOf(request.headers, 'content-type') ?? 'application/json'
    const read = decodeBody(
      /xml/.test(type) ? 'application/json' : type,
      request.body,
      media && listFieldsOf(contract.document, media.schema),
    )
    args.body = 'value' in read ? read.value : request.body
  }
  return { operation, args }
}
