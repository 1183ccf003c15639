import type { Target } from '../exchange/environment.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { removeOne } from '../scenarios/connection.ts'
import { BlockedBySafetyGuard, isSafe, type Made } from '../scenarios/createdRecords.ts'
import { removeRecords } from '../scenarios/removal.ts'
import { type Resource, resourcesOf } from '../scenarios/resources.ts'
import { type Contract, readContracts } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { pathOf, type RawRequest } from '../validate/rawExchange.ts'
import { redactText, rememberSecrets } from '../validate/redact.ts'

/** Whose records are removed, and where. */
export interface CleanOptions {
  /** The address of the Chat API. */
  base: string
  apiKey: string
  /** The beginning of the identifiers of a run, such as `contract-mwrbol20mr-`. */
  prefix: string
  timeout: number
  rate?: number | undefined
  signal?: AbortSignal | undefined
}

/** What came of it. */
export interface Cleaned {
  /** How many records were removed, by collection. */
  removed: Record<string, number>
  /** The path of each record that is still there, with the reason. */
  failures: string[]
  /** Lists that could not be read to their end, so that it is not known what they hold. */
  unread: string[]
}

/** What a prefix of a run looks like. Anything shorter could be the beginning of somebody's id. */
export const isPrefix = (text: string): boolean => /^contract-[0-9a-z]{8,}-$/.test(text)

type Json = Record<string, unknown>

/** How many pages of a list are read. */
const mostPages = 100

/**
 * Removes what a run has left: records of every kind that can be listed and removed, if their identifier begins with the run's prefix, or their name where
 * the service chooses the identifier; and messages from or to such users and groups.
 */
export async function cleanServer(options: CleanOptions): Promise<Cleaned> {
  const { base, apiKey, prefix, timeout, rate, signal } = options
  if (!isPrefix(prefix)) throw new TypeError(`${prefix} is no prefix of a run`)
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
  const clear = async (records: readonly Made[]) => {
    for (const { path } of records) allowed.add(path)
    const { removed, failures } = await removeRecords(records, (made) => removeOne(target, { apiKey }, made))
    for (const { kind } of removed) cleaned.removed[kind] = (cleaned.removed[kind] ?? 0) + 1
    cleaned.failures.push(...failures)
  }
  const resources = [...resourcesOf(chat).values()].filter(({ collection, remove }) => remove && !collection.includes('{'))
  const found: Made[] = []
  for (const resource of resources) {
    // What is listed for one user goes with that user.
    if (!resource.list || resource.collection === '/messages' || resource.list.parameters.some(({ required }) => required)) continue
    const records = await everyRecord(resource.list, get, queryOf(resource.list, prefix), cleaned.unread)
    found.push(...records.flatMap((one) => madeBy(resource, one, options)))
  }
  await clear(found)
  // Messages go with their senders; what is left of them is removed last.
  await clear(await messagesOf(chat, get, prefix, cleaned.unread))
  return cleaned
}

type Get = (path: string) => Promise<Json>

/** Reads JSON from a server. */
export const reader =
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
 * The messages from or to users and groups of a run that are still there.
 *
 * @param unread - gets a line if the list of messages could not be read to its end
 */
export async function messagesOf(chat: Contract, get: Get, prefix: string, unread: string[]): Promise<Made[]> {
  const list = chat.operations.find(({ id }) => id === 'list-all-messages') as Operation
  const isOwn = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.startsWith(prefix)
      : [(value as Json | null)?.uid, (value as Json | null)?.guid].some((id) => isText(id) && id.startsWith(prefix))
  const records = await everyRecord(list, get, { affix: 'append', sentAt: String(begunAt(prefix)), limit: '1000' }, unread)
  return records
    .filter(({ sender, receiver }) => isOwn(sender) || isOwn(receiver))
    .map(({ id }) => ({ kind: '/messages', id: String(id), path: `/messages/${encodeURIComponent(String(id))}` }))
}

/** An hour before a run began, in seconds, as clocks differ: its prefix begins with the time. */
const begunAt = (prefix: string): number =>
  Math.floor(Number.parseInt(prefix.slice('contract-'.length, 'contract-'.length + 8), 36) / 1000) - 3600

/** The query for as much of a list as can be had, with the deactivated; where it can be searched, for the prefix. */
function queryOf({ id, parameters }: Operation, prefix: string): Record<string, string> {
  const size = parameters.find(({ name }) => name === 'perPage' || name === 'limit')
  const named = (name: string) => parameters.some((one) => one.name === name)
  return {
    ...(size && { [size.name]: String(size.schema.maximum ?? 100) }),
    ...(named('withDeactivated') && { withDeactivated: 'true' }),
    ...(/^list-(users|groups)$/.test(id) && { searchKey: prefix }),
  }
}

/** The records of a list on all its pages. A list that cannot be read is noted. */
async function everyRecord({ path, paging }: Operation, get: Get, query: Record<string, string>, unread: string[]): Promise<Json[]> {
  const found: Json[] = []
  let more: Record<string, string> = paging?.style === 'page' ? { page: '1' } : {}
  try {
    for (let page = 1; ; page++) {
      const body = await get(`${path}?${new URLSearchParams({ ...query, ...more })}`)
      const records = paging?.items === undefined ? (body.data ?? body) : valueAt(body, paging.items)
      if (Array.isArray(records)) found.push(...(records as Json[]))
      const next = nextOf(body, paging, page)
      if (!next || !Array.isArray(records) || records.length === 0 || JSON.stringify(next) === JSON.stringify(more)) return found
      if (page >= mostPages) throw new Error(`it has more than ${mostPages} pages`)
      more = next
    }
  } catch (error) {
    // A server that does not have the list does not have such records.
    if (!/^(404|405|501) /.test((error as Error).message)) unread.push(redactText(`${path}: ${(error as Error).message}`))
    return found
  }
}

function nextOf(body: Json, paging: Operation['paging'], page: number): Record<string, string> | undefined {
  if (paging?.style === 'page') {
    const pages = valueAt(body, '/meta/pagination/total_pages')
    return typeof pages === 'number' && page < pages ? { page: String(page + 1) } : undefined
  }
  const cursor = paging?.style === 'cursor' ? valueAt(body, paging.next ?? '/meta/next') : undefined
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const fields = Object.entries(cursor).filter(([name, value]) => paging?.parameters?.includes(name) && value !== null)
  return fields.length > 0 ? Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) : undefined
}

/** A record of the run, as something to remove. */
function madeBy({ collection, parameter, chosen, answered }: Resource, record: Json, { prefix, apiKey }: CleanOptions): Made[] {
  const id = [parameter, chosen, answered?.split('/').pop(), 'id']
    .flatMap((name) => (name === undefined ? [] : [record[name]]))
    .find(isText)
  if (id === undefined || id === apiKey || record.default === true) return []
  const mark = chosen ? id : record.name
  return isText(mark) && mark.startsWith(prefix) ? [{ kind: collection, id, path: `${collection}/${encodeURIComponent(id)}` }] : []
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
