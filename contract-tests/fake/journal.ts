import { camelCase } from '../documents/codeNames.ts'
import type { Exchanged } from '../mock/respond.ts'
import { decodeBody } from '../validate/body.ts'
import { redactUrl } from '../validate/printedExchange.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import type { FakeRequest } from './fakeChat.ts'
import type { Service } from './service.ts'
import type { AnyEvent } from './webhook.ts'
import type { Delivery } from './webhookQueue.ts'
import { withoutKeys } from './withoutKeys.ts'

/** Maximum entries of each kind, so that a fake that runs for days does not fill the memory. */
const maximumEntries = 10_000

/** Records what happened, for tests to inspect. */
export interface Journal {
  readonly requests: FakeRequest[]
  readonly violations: string[]
  readonly events: AnyEvent[]
  readonly deliveries: Delivery[]
}

export const createJournal = (): Journal => ({ requests: [], violations: [], events: [], deliveries: [] })

/** Adds an entry to a list of a journal, and drops the oldest if the list is full. */
export function addEntry<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry)
  if (list.length > maximumEntries) list.shift()
}

export function clearJournal(journal: Journal): void {
  for (const list of Object.values(journal)) list.length = 0
}

/** A request as tests see it, without keys. */
export function requestEntry(
  { contracts, store }: Pick<Service, 'contracts' | 'store'>,
  { method, url }: RawRequest,
  { read, response }: Exchanged,
): FakeRequest {
  const { body, ...parameters } = read?.values ?? {}
  return withoutKeys(store, {
    operation: read && camelCase(read.operation.id),
    method,
    path: redactUrl(contracts, method, url),
    parameters,
    body,
    status: response.status,
    ...(response.status >= 400 && errorOf(response)),
  })
}

function errorOf({ body }: RawResponse): Pick<FakeRequest, 'error'> {
  const read = decodeBody('application/json', body)
  const { error } = ('value' in read ? (read.value as { error?: { message?: unknown } } | null) : undefined) ?? {}
  return typeof error?.message === 'string' ? { error: error.message } : {}
}
