import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation, Schema, Source } from '../../../contract-tests/documents/document.ts'
import { operationPointer, stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { type Evidence, headersIn, type SeenBody, type SeenResponse } from '../../../contract-tests/evidence/evidence.ts'
import { documentedFor } from '../../../contract-tests/validate/response.ts'
import { type Contradiction, type Difference, difference } from './contradiction.ts'
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
  const documented = documentedFor(operation, status)
  if (!documented) {
    const statuses = Object.keys(operation.responses).join(', ')
    return [difference(`${pointer}/responses`, `the statuses ${statuses}`, `the status ${status}`, [seen.seen, of], operations)]
  }
  const at = `${pointer}/responses/${documented.key}`
  const { headers = {}, content = {} } = documented.response
  const types = Object.keys(content)
  const expected = Object.keys(headers).map((name) => name.toLowerCase())
  const missing = [...expected.filter((name) => isExpected(name, seen, sent)), ...(types.length > 0 ? ['content-type'] : [])]
    .map((name) => ({ name, times: seen.seen - (seen.headers[name] ?? 0) }))
    .filter(({ times }) => times > 0)
  const others = Object.entries(seen.media).filter(([media]) => types.length > 0 && !types.includes(media))
  const [type] = types.filter((media) => media in seen.media)
  return [
    ...missing.map(({ name, times }) => difference(`${at}/headers`, `the header ${name}`, `no ${name}`, [times, seen.seen], operations)),
    ...others.map(([media, times]) =>
      difference(`${at}/content`, `a body of type ${types.join(' or ')}`, `one of type ${media}`, [times, seen.seen], operations),
    ),
    ...Object.entries(seen.codes ?? {}).flatMap(([code, times]) => inCode(contract, operation, status, code, [times, seen.seen])),
    ...(type === undefined ? [] : differencesAt(contract, [content[type]?.schema as Schema], seen, operations)),
  ]
}

/**
 * Whether a documented header had to come. The documents have rate limits in two spellings, and no
 * header of them is required: only one that other responses have, or whose kin came with this one,
 * is missed.
 */
const isExpected = (name: string, { headers }: SeenResponse, sent: ReadonlySet<string>): boolean =>
  sent.has(name) || Object.keys(headers).some((other) => stemOf(other) === stemOf(name))

const stemOf = (header: string): string => header.split('-').slice(0, 2).join('-')

function inCode(contract: Contract, operation: Operation, status: number, code: string, often: [times: number, of: number]): Difference[] {
  const saw = `${code} with ${status}`
  const known = operation.errorCodes
  if (!known.includes(code)) {
    const says = `the codes ${known.join(', ') || '(none)'}`
    return [difference(`${operationPointer(operation)}/x-error-codes`, says, `the code ${saw}`, often, [operation.id])]
  }
  const documented = contract.document['x-error-evidence']?.[code]?.status
  if (documented === undefined || documented === status) return []
  return [difference(`#/x-error-evidence/${code}`, `${code} with ${documented}`, saw, often, [operation.id])]
}

function inEvents(chat: Contract, { events = {} }: Evidence): Difference[] {
  return Object.entries(events).flatMap(([trigger, seen]) => {
    const event = chat.webhooks.find(({ path }) => path === trigger)
    const schema = event?.body?.content['application/json']?.schema
    if (schema) return differencesAt(chat, [schema], seen, [trigger])
    return [difference('#/webhooks', 'no such event', `the event ${trigger}`, [seen.seen, seen.seen], Object.keys(seen.after))]
  })
}

function inSettling(chat: Contract, { settling = [] }: Evidence): Difference[] {
  return settling.flatMap(({ after, records, rejectedUntil }) => {
    const rule = chat.operations.find(({ settles }) => settles?.after.includes(after))
    if (!rule?.settles || rejectedUntil <= rule.settles.seconds.max * 1000) return []
    const { min, max } = rule.settles.seconds
    const saw = `calls too early ${(rejectedUntil / 1000).toFixed(1)} seconds after ${after}`
    const pointer = `${operationPointer(rule)}/x-settles/seconds`
    return [difference(pointer, `${min} to ${max} seconds after ${after}`, saw, [records, records], [after])]
  })
}

function inRefused(chat: Contract, { refused = [] }: Evidence): Difference[] {
  return refused.flatMap(({ operation: id, outcome, status, code }) => {
    const operation = chat.operations.find((candidate) => candidate.id === id)
    if (!operation || outcome !== 'rejected') return []
    const saw = `a rejection of it with ${status} ${code ?? ''}`.trim()
    return [difference(operationPointer(operation), 'that its first example is valid', saw, [1, 1], [id])]
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

/**
 * The evidence for what stands at a pointer: the nearest above it, or that of the operations
 * concerned.
 */
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
