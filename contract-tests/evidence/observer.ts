import { randomUUID } from 'node:crypto'
import { agent } from '../../generated/agent.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { observe } from './differences.ts'
import { type Counts, count, notTheService, type Seen, type SeenDifference } from './seen.ts'
import { createSettlingLog } from './settling.ts'

/** Sees what a run sends and gets. */
export interface Observer {
  /** Notes a request before it is sent, and again with its response. */
  note(request: RawRequest, document: DocumentName, response?: RawResponse): void
  /** What was seen so far. */
  seen(run: Seen['run']): Seen
}

/** @param bases - the base URL of each document */
export function createObserver(contracts: readonly Contract[], bases: Partial<Record<DocumentName, string>>): Observer {
  const operations: Seen['operations'] = {}
  const differs = new Map<string, SeenDifference>()
  const limits: Counts = {}
  const settling = contracts.map((contract) => ({ contract, log: createSettlingLog(contract) }))
  const began = new WeakMap<RawRequest, number>()
  const sent = new Set<string>()
  let responses = 0
  let isFake = false

  function note(request: RawRequest, name: DocumentName, response?: RawResponse): void {
    if (!response) {
      began.set(request, Date.now())
      for (const [, property = ''] of request.body?.matchAll(/"([^"]+)"\s*:/g) ?? []) sent.add(property)
      return
    }
    const { contract, log } = settling.find((own) => own.contract.name === name) ?? {}
    const match = contract?.router.find(request.method, pathOf(request.url).slice(pathOf(bases[name] ?? '').length))
    // The fake's examples show nothing but the documents.
    if (headerOf(response.headers, 'x-fake-response') !== undefined) isFake = true
    else if (contract && match) {
      responses++
      const { operation } = match
      const observed = observe(contract, operation, response, (property) => sent.has(property))
      const seen = (((operations[name] ??= {})[operation.id] ??= {})[response.status] ??= { seen: 0 })
      seen.seen++
      if (observed.code !== undefined) count((seen.codes ??= {}), observed.code)
      if (response.status === 429) count(limits, operation.id)
      for (const difference of observed.differences) {
        const key = JSON.stringify([name, ...Object.values(difference)])
        differs.set(key, { document: name, ...difference, times: (differs.get(key)?.times ?? 0) + 1 })
      }
      const { code, body } = observed
      log?.note(operation, match.path, { status: response.status, code, body }, began.get(request) ?? Date.now())
    }
  }

  return {
    note,
    seen: (run) => ({
      format: 3,
      id: randomUUID(),
      run,
      day: new Date().toISOString().slice(0, 10),
      region: isFake ? notTheService : regionOf(contracts, bases),
      versions: {
        package: agent.split('/')[1] ?? '',
        documents: Object.fromEntries(contracts.map(({ name, document }) => [name, document.info.version])),
      },
      responses,
      operations: sorted(operations),
      differs: [...differs.values()],
      settling: settling.flatMap(({ log }) => log.seen()),
      limits,
    }),
  }
}

/** The region in the address of the service, by the servers of the documents. */
export function regionOf(contracts: readonly Contract[], bases: Partial<Record<DocumentName, string>>): string {
  for (const { name, document } of contracts)
    for (const { url } of document.servers) {
      const pattern = url.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')
      const { region } = new RegExp(`^${pattern}$`).exec(bases[name] ?? '')?.groups ?? {}
      if (region !== undefined && document.servers.some(({ variables }) => variables?.region?.enum?.includes(region))) return region
    }
  return notTheService
}

/** A copy with the names in order. */
const sorted = <Value>(value: Value): Value =>
  isObject(value)
    ? (Object.fromEntries(
        Object.entries(value)
          .map(([name, child]): [string, unknown] => [name, sorted(child)])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ) as Value)
    : value
