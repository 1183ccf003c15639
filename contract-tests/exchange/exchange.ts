import { performance } from 'node:perf_hooks'
import { altered } from '../cases/alter.ts'
import type { Case } from '../cases/case.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { camelCase } from '../spec/names.ts'
import type { WireRequest, WireResponse } from '../validate/rawExchange.ts'
import type { Environment } from './environment.ts'

/** The client's result: a value or an error. */
export type Outcome = { value: unknown } | { error: unknown }

/** One observed case: the client's request, the request sent in its place, the response, and the client's result. */
export interface Observation {
  environment: Environment
  contract: Contract
  operation: Operation
  one: Case
  /** The client's request; unset if it sent none. */
  written?: WireRequest
  /** The request as it went to the target: the client's, or what the case made of it. */
  sent?: WireRequest
  /** Unset if no complete response arrived. */
  answer?: WireResponse
  outcome: Outcome
  milliseconds: number
}

/** Sends one case through the client. */
export async function exchange(environment: Environment, contract: Contract, operation: Operation, one: Case): Promise<Observation> {
  const { target, timeout, credentials } = environment
  const start = performance.now()
  const base = target.base(contract.name)
  const seen: Pick<Observation, 'written' | 'sent' | 'answer'> = {}
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const written = await wireRequest(String(input), init ?? {})
    seen.written = written
    let request = one.alter ? altered(operation, written, one.alter) : written
    if (one.prefer && target.mock) request = { ...request, headers: [...request.headers, ['prefer', one.prefer]] }
    seen.sent = request
    const answer = await target.send(request, contract.name)
    seen.answer = answer
    return new Response([101, 204, 205, 304].includes(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    })
  }
  let outcome: Outcome
  try {
    const client = environment.client(contract.name, { base, fetch, timeout, credentials })
    const method = client[camelCase(operation.id)]
    outcome = method ? { value: await method(one.given) } : { error: new Error(`the client has no ${camelCase(operation.id)}`) }
  } catch (error) {
    outcome = { error }
  }
  return { environment, contract, operation, one, ...seen, outcome, milliseconds: performance.now() - start }
}

async function wireRequest(url: string, { method = 'GET', headers, body }: RequestInit): Promise<WireRequest> {
  const named: [string, string][] =
    headers instanceof Headers
      ? [...headers]
      : Array.isArray(headers)
        ? (headers as [string, string][])
        : Object.entries((headers ?? {}) as Record<string, string>)
  if (body === undefined || body === null || typeof body === 'string') return { method, url, headers: named, body: body ?? undefined }
  const made = new Response(body)
  const type = made.headers.get('content-type')
  const typed =
    named.some(([name]) => name.toLowerCase() === 'content-type') || !type ? named : [...named, ['content-type', type] as [string, string]]
  return { method, url, headers: typed, body: await made.text() }
}
