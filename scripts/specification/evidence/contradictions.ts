import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation, Schema, Source } from '../../../contract-tests/documents/document.ts'
import { operationPointer, stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { type Evidence, headersIn, type SeenBody, type SeenResponse } from '../../../contract-tests/evidence/evidence.ts'
import { documentedFor } from '../../../contract-tests/validate/response.ts'
import type { Contradiction, Difference } from './contradiction.ts'
import { differencesAt } from './places.ts'

/** Everything in the evidence of a run that contradicts a document. */
export function contradictionsOf(contract: Contract, evidence: Evidence): Contradiction[] {
  const seen = evidence.operations[contract.name] ?? {}
  const found: Difference[] = []
  const sent = headersIn({ headers: evidence.headers, operations: { [contract.name]: seen } })
  for (const [id, statuses] of Object.entries(seen)) {
    const operation = contract.operations.find((candidate) => candidate.id === id)
    if (!operation) continue
    const of = Object.values(statuses).reduce((sum, response) => sum + response.seen, 0)
    for (const [status, response] of Object.entries(statuses)) {
      const headers = { ...response.headers, ...Object.fromEntries(evidence.headers.map((name) => [name, response.seen])) }
      found.push(...inResponse(contract, operation, Number(status), { ...response, headers }, of, sent))
    }
  }
  for (const [name, shape] of Object.entries(evidence.shapes[contract.name] ?? {})) {
    const schema = contract.document.components.schemas[name]
    if (schema) found.push(...differencesAt(contract, [schema], shape, usersOf(evidence, contract, name)))
  }
  if (contract.name === 'chat')
    found.push(...inEvents(contract, evidence), ...inSettling(contract, evidence), ...inRefused(contract, evidence))
  return found.map((difference) => ({ ...difference, document: contract.name, sources: sourcesAt(contract, difference) }))
}

function inResponse(
  contract: Contract,
  operation: Operation,
  status: number,
  seen: SeenResponse,
  of: number,
  sent: ReadonlySet<string>,
): Difference[] {
  const pointer = operationPointer(operation)
  const operations = [operation.id]
  const found: Difference[] = []
  const documented = documentedFor(operation, status)
  if (!documented)
    return [
      {
        pointer: `${pointer}/responses`,
        says: `the statuses ${Object.keys(operation.responses).join(', ')}`,
        saw: `the status ${status}`,
        times: seen.seen,
        of,
        operations,
      },
    ]
  const at = `${pointer}/responses/${documented.key}`
  const { headers = {}, content = {} } = documented.response
  const expected = [
    ...Object.keys(headers)
      .map((name) => name.toLowerCase())
      .filter((name) => isExpected(name, seen, sent)),
    ...(Object.keys(content).length > 0 ? ['content-type'] : []),
  ]
  for (const name of expected) {
    const times = seen.seen - (seen.headers[name] ?? 0)
    if (times > 0) found.push({ pointer: `${at}/headers`, says: `the header ${name}`, saw: `no ${name}`, times, of: seen.seen, operations })
  }
  for (const [media, times] of Object.entries(seen.media))
    if (Object.keys(content).length > 0 && !content[media])
      found.push({
        pointer: `${at}/content`,
        says: `a body of type ${Object.keys(content).join(' or ')}`,
        saw: `one of type ${media}`,
        times,
        of: seen.seen,
        operations,
      })
  for (const [code, times] of Object.entries(seen.codes ?? {}))
    found.push(...inCode(contract, operation, status, code, { times, of: seen.seen }))
  const schema = Object.entries(content).find(([media]) => media in seen.media)?.[1].schema
  return schema ? [...found, ...differencesAt(contract, [schema], seen, operations)] : found
}

/**
 * Whether a documented header had to come. The documents have rate limits in two spellings, and no header of them is required: only one that other
 * responses have, or whose kin came with this one, is missed.
 */
const isExpected = (name: string, { headers }: SeenResponse, sent: ReadonlySet<string>): boolean =>
  sent.has(name) || Object.keys(headers).some((other) => stemOf(other) === stemOf(name))

const stemOf = (header: string): string => header.split('-').slice(0, 2).join('-')

function inCode(
  contract: Contract,
  operation: Operation,
  status: number,
  code: string,
  often: { times: number; of: number },
): Difference[] {
  const common = { ...often, operations: [operation.id] }
  if (!operation.errorCodes.includes(code))
    return [
      {
        ...common,
        pointer: `${operationPointer(operation)}/x-error-codes`,
        says: `the codes ${operation.errorCodes.join(', ') || '(none)'}`,
        saw: `the code ${code} with ${status}`,
      },
    ]
  const documented = contract.document['x-error-evidence']?.[code]?.status
  if (documented === undefined || documented === status) return []
  return [{ ...common, pointer: `#/x-error-evidence/${code}`, says: `${code} with ${documented}`, saw: `${code} with ${status}` }]
}

function inEvents(chat: Contract, { events = {} }: Evidence): Difference[] {
  return Object.entries(events).flatMap(([trigger, seen]) => {
    const event = chat.webhooks.find(({ path }) => path === trigger)
    const operations = Object.keys(seen.after)
    const schema = event?.body?.content['application/json']?.schema
    if (schema) return differencesAt(chat, [schema], seen, [trigger])
    return [{ pointer: '#/webhooks', says: 'no such event', saw: `the event ${trigger}`, times: seen.seen, of: seen.seen, operations }]
  })
}

function inSettling(chat: Contract, { settling = [] }: Evidence): Difference[] {
  return settling.flatMap(({ after, records, rejectedUntil }) => {
    const rule = chat.operations.find(({ settles }) => settles?.after.includes(after))
    if (!rule?.settles || rejectedUntil <= rule.settles.seconds.max * 1000) return []
    const { min, max } = rule.settles.seconds
    const saw = `calls too early ${(rejectedUntil / 1000).toFixed(1)} seconds after ${after}`
    return [
      {
        pointer: `${operationPointer(rule)}/x-settles/seconds`,
        says: `${min} to ${max} seconds after ${after}`,
        saw,
        times: records,
        of: records,
        operations: [after],
      },
    ]
  })
}

function inRefused(chat: Contract, { refused = [] }: Evidence): Difference[] {
  return refused.flatMap(({ operation: id, outcome, status, code }) => {
    const operation = chat.operations.find((candidate) => candidate.id === id)
    if (!operation || outcome !== 'rejected') return []
    return [
      {
        pointer: operationPointer(operation),
        says: 'that its first example is valid',
        saw: `a rejection of it with ${status} ${code ?? ''}`.trim(),
        times: 1,
        of: 1,
        operations: [id],
      },
    ]
  })
}

/** The operations and events that have objects of a schema, also inside others. */
function usersOf({ operations, shapes, events = {} }: Evidence, { name }: Contract, shape: string): string[] {
  const wanted = new Set([shape])
  const has = ({ properties }: SeenBody) => Object.values(properties).some((seen) => seen.shape !== undefined && wanted.has(seen.shape))
  for (let before = 0; before < wanted.size; ) {
    before = wanted.size
    for (const [outer, body] of Object.entries(shapes[name] ?? {})) if (has(body)) wanted.add(outer)
  }
  const bodies = [
    ...Object.entries(operations[name] ?? {}).map(([id, statuses]) => [id, Object.values(statuses)] as const),
    ...Object.entries(events).map(([trigger, body]) => [trigger, [body]] as const),
  ]
  return bodies.filter(([, own]) => own.some(has)).map(([id]) => id)
}

/** The evidence for what stands at a pointer: the nearest above it, or that of the operations concerned. */
function sourcesAt({ document, operations }: Contract, { pointer, operations: ids }: Difference): readonly Source[] {
  let node: unknown = document
  let sources: readonly Source[] = []
  for (const step of stepsOf(pointer)) {
    node = (node as Record<string, unknown> | undefined)?.[step]
    const { 'x-sources': own, sources: ofCode } = (node ?? {}) as { 'x-sources'?: Source[]; sources?: Source[] } & Schema
    sources = own ?? (Array.isArray(ofCode) ? ofCode : sources)
  }
  if (sources.length > 0) return sources
  return operations.find(({ id }) => ids.includes(id))?.sources ?? []
}
