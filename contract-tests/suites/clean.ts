import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import { nextPage } from '../documents/nextPage.ts'
import { valueAt } from '../documents/pointer.ts'
import type { Target } from '../exchange/environment.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, type CreatedRecord, type CreatedRecords, isSafe } from '../serverChecks/createdRecords.ts'
import { isPrefix, startOf } from '../serverChecks/prefix.ts'
import { removeOne, removeRecords, topsOf } from '../serverChecks/removal.ts'
import { type Resource, resourcesOf } from '../serverChecks/resources.ts'
import { eventually, longestPurge } from '../serverChecks/waiting.ts'
import { pathOf, type RawRequest } from '../validate/rawExchange.ts'
import { redactText, rememberSecrets } from '../validate/secrets.ts'
import type { SuiteResult } from './result.ts'

export interface CleanOptions {
  /** The base URL of the Chat API. */
  readonly base: string
  readonly apiKey: string
  /** The prefix of a run's identifiers, such as `contract-cndbdpdqhbbgr-`. */
  readonly prefix: string
  readonly timeout: number
  readonly rate?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Cleaned {
  /** Numbers of removed records, by collection. */
  readonly removed: Record<string, number>
  /** Paths of records that could not be removed, with the reason. */
  readonly failures: string[]
  /** Lists that could not be read completely and may contain more records. */
  readonly unread: string[]
}

/** Maximum pages of a list to read. */
const maximumPages = 100

/**
 * Removes what a run left behind: records of every kind that can be listed and removed, if their
 * identifier starts with the run's prefix (or their name, if the service chooses the identifier),
 * and messages from or to such users and groups.
 */
export async function cleanServer(options: CleanOptions): Promise<Cleaned> {
  const { base, apiKey, prefix, timeout, rate, signal } = options
  if (!isPrefix(prefix)) throw new TypeError(`${prefix} is not the prefix of a run`)
  rememberSecrets([apiKey])
  const allowed = new Set<string>()
  const guard = ({ method, url }: RawRequest) => {
    const path = pathOf(url).slice(pathOf(base).length)
    if (!isSafe({ method }) && !(method === 'DELETE' && allowed.has(path)))
      throw new BlockedBySafetyGuard(`${method} ${path}`, 'it does not remove a record of the run')
  }
  const target = serverTarget({ bases: { chat: base }, timeout, rate, guard, signal })
  const chat = (await readContracts()).find(({ name }) => name === 'chat') as Contract
  const cleaned: Cleaned = { removed: {}, failures: [], unread: [] }
  const get = reader(target, base, apiKey)
  const clear = async (records: readonly CreatedRecord[]) => {
    for (const { path } of records) allowed.add(path)
    const { removed, failures } = await removeRecords(records, (record) => removeOne(target, { apiKey }, record))
    for (const { kind } of removed) cleaned.removed[kind] = (cleaned.removed[kind] ?? 0) + 1
    cleaned.failures.push(...failures)
  }
  const resources = [...resourcesOf(chat).values()].filter(({ collection, remove }) => remove && !collection.includes('{'))
  const found: CreatedRecord[] = []
  for (const resource of resources) {
    // Records that are listed per user disappear with the user.
    if (!resource.list || resource.collection === '/messages' || resource.list.parameters.some(({ required }) => required)) continue
    const records = await everyRecord(resource.list, get, queryOf(resource.list, prefix), cleaned.unread)
    found.push(...records.flatMap((record) => createdRecord(resource, record, options)))
  }
  await clear(found)
  // Messages disappear with their senders; any others are removed last.
  await clear(await leftoverMessages(chat, get, prefix, cleaned.unread))
  return cleaned
}

/**
 * Removes the run's records, even if it was interrupted. Messages disappear with their senders; any
 * others are removed one by one.
 */
export async function removeRun(
  createdRecords: CreatedRecords,
  chat: Contract,
  target: Target,
  { apiKey = '' }: Record<string, string>,
): Promise<SuiteResult['leftovers']> {
  const { prefix } = createdRecords
  const remove = (record: CreatedRecord) => removeOne(target, { apiKey }, record)
  const tops = topsOf(createdRecords).filter(({ kind }) => kind !== '/messages')
  const { removed, failures } = await removeRecords(tops, remove)
  for (const record of removed) createdRecords.forget(record)
  const unread: string[] = []
  if (createdRecords.remaining().some(({ kind }) => kind === '/messages')) {
    const get = reader(target, target.base('chat'), apiKey)
    let messages: CreatedRecord[] = []
    // Lists may lag behind, and show messages whose sender or group is gone.
    const isEmpty = async () => {
      unread.length = 0
      messages = await leftoverMessages(chat, get, prefix, unread)
      return messages.length === 0
    }
    await eventually(createdRecords, isEmpty, longestPurge)
    failures.push(...(await removeRecords(messages, remove)).failures)
  }
  return failures.length + unread.length > 0 ? [{ prefix, failures, unread }] : undefined
}

type Get = (path: string) => Promise<Json>

/** Reads JSON from a server. */
const reader =
  (target: Target, base: string, apiKey: string): Get =>
  async (path) => {
    const headers: [string, string][] = [
      ['apikey', apiKey],
      ['accept', 'application/json'],
    ]
    const { status, body } = await target.send({ method: 'GET', url: base + path, headers, body: undefined }, 'chat')
    if (status !== 200) throw new Error(`${status} ${body.slice(0, 120)}`)
    return JSON.parse(body) as Json
  }

/**
 * The remaining messages from or to users and groups of a run.
 *
 * @param unread - receives a line if the list of messages could not be read completely
 */
async function leftoverMessages(chat: Contract, get: Get, prefix: string, unread: string[]): Promise<CreatedRecord[]> {
  const list = chat.operations.find(({ id }) => id === 'list-all-messages') as Operation
  const isOwn = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.startsWith(prefix)
      : [(value as Json | null)?.uid, (value as Json | null)?.guid].some((id) => isText(id) && id.startsWith(prefix))
  const records = await everyRecord(list, get, { affix: 'append', sentAt: String(startOf(prefix)), limit: '1000' }, unread)
  return records
    .filter(({ sender, receiver }) => isOwn(sender) || isOwn(receiver))
    .map(({ id }) => ({ kind: '/messages', id: String(id), path: `/messages/${encodeURIComponent(String(id))}` }))
}

/** The query for a list's largest page, with deactivated records, by prefix if possible. */
function queryOf({ id, parameters }: Operation, prefix: string): Record<string, string> {
  const size = parameters.find(({ name }) => name === 'perPage' || name === 'limit')
  const named = (name: string) => parameters.some((parameter) => parameter.name === name)
  return {
    ...(size && { [size.name]: String(size.schema.maximum ?? 100) }),
    ...(named('withDeactivated') && { withDeactivated: 'true' }),
    ...(/^list-(users|groups)$/.test(id) && { searchKey: prefix }),
  }
}

/** The records on all pages of a list. A list that cannot be read is added to `unread`. */
async function everyRecord({ path, paging }: Operation, get: Get, query: Record<string, string>, unread: string[]): Promise<Json[]> {
  const found: Json[] = []
  let more: Record<string, string | number> = paging?.style === 'page' ? { page: 1 } : {}
  try {
    for (let page = 1; ; page++) {
      const body = await get(
        `${path}?${new URLSearchParams(Object.entries({ ...query, ...more }).map(([name, value]) => [name, String(value)]))}`,
      )
      const records = paging?.items === undefined ? (body.data ?? body) : valueAt(body, paging.items)
      if (Array.isArray(records)) found.push(...(records as Json[]))
      const next = nextPage(paging, body, page)
      if (!next || !Array.isArray(records) || records.length === 0 || JSON.stringify(next) === JSON.stringify(more)) return found
      if (page >= maximumPages) throw new Error(`it has more than ${maximumPages} pages`)
      more = next
    }
  } catch (error) {
    // A server without this list has no such records.
    if (!/^(404|405|501) /.test((error as Error).message)) unread.push(redactText(`${path}: ${(error as Error).message}`))
    return found
  }
}

/** The record to remove, if it belongs to the run. */
function createdRecord(
  { collection, parameter, idProperty, idPointer }: Resource,
  record: Json,
  { prefix, apiKey }: CleanOptions,
): CreatedRecord[] {
  const id = [parameter, idProperty, idPointer?.split('/').pop(), 'id']
    .flatMap((name) => (name === undefined ? [] : [record[name]]))
    .find(isText)
  if (id === undefined || id === apiKey || record.default === true) return []
  const mark = idProperty ? id : record.name
  return isText(mark) && mark.startsWith(prefix) ? [{ kind: collection, id, path: `${collection}/${encodeURIComponent(id)}` }] : []
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
