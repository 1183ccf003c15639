import { performance } from 'node:perf_hooks'
import { isDeepStrictEqual } from 'node:util'
import { isChatApiError, isChatError } from '../../src/index.ts'
import { altered } from '../cases/alter.ts'
import type { Case, Place } from '../cases/case.ts'
import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/document.ts'
import { camelCase } from '../document/names.ts'
import { judgeAnswer } from '../referee/answer.ts'
import { type Finding, finding, sentence, shortened } from '../referee/finding.ts'
import { judgeRequest, pathOf } from '../referee/request.ts'
import type { WireRequest, WireResponse } from '../referee/wire.ts'
import type { Environment } from './environment.ts'

/** What came of one case. */
export interface CaseResult {
  operation: string
  name: string
  kind: Case['kind']
  findings: Finding[]
  /** The status of the answer; 0 if none came. */
  status: number
  milliseconds: number
  /** Constraints that the target did refuse to see broken. */
  covers: string[]
  /** Names of the parameters that were sent. */
  sent: string[]
  /** What the referee and Prism see differently in the answer. */
  disagreement?: string
  /** The place that a broken request had to be refused for. */
  canary?: Place
}

/** Sends one case through the client, and holds request, answer and what the client made of it against the document. */
export async function runCase(environment: Environment, contract: Contract, operation: Operation, one: Case): Promise<CaseResult> {
  const { target, timeout, credentials } = environment
  const start = performance.now()
  const findings: Finding[] = []
  const say = (rule: string, place: string, expected: string, got: string) =>
    findings.push(finding(operation.id, rule, place, expected, got))
  const base = target.base(contract.name)
  let sent: WireRequest | undefined
  let answer: WireResponse | undefined
  let disagreement: string | undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const written = await wireRequest(String(input), init ?? {})
    sent = written
    findings.push(...judgeSent(contract, operation, one, written, pathOf(base)))
    let request = one.alter ? altered(operation, written, one.alter) : written
    if (one.prefer && target.mock) request = { ...request, headers: [...request.headers, ['prefer', one.prefer]] }
    answer = await target.send(request, contract.name)
    return new Response([101, 204, 205, 304].includes(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    })
  }
  let outcome: { value: unknown } | { error: unknown }
  try {
    const client = environment.client(contract.name, { base, fetch, timeout, credentials })
    const method = client[camelCase(operation.id)]
    outcome = method ? { value: await method(one.given) } : { error: new Error(`the client has no ${camelCase(operation.id)}`) }
  } catch (error) {
    outcome = { error }
  }
  if (sent === undefined) {
    say('client-sends', 'client', 'a request', 'error' in outcome ? messageOf(outcome.error) : 'nothing')
  } else if (answer === undefined) {
    say('answered', 'response', `an answer within ${timeout} ms`, 'error' in outcome ? messageOf(outcome.error) : 'nothing')
  } else {
    judgeStatus(environment, operation, one, answer, say)
    const judged = judgeAnswer(contract, operation, answer)
    const errors = judged.filter(({ level }) => level === 'error').length
    const prism = (await environment.opinion?.(contract, operation, answer)) ?? undefined
    if (prism && prism.length > 0 !== errors > 0)
      disagreement = `${operation.id}, ${one.name}: the referee finds ${errors === 0 ? 'nothing wrong with the answer' : sentence(judged[0] as Finding)}; Prism ${prism.length === 0 ? 'finds nothing' : `says ${prism.join('; ')}`}`
    // A refusal of what no operation describes need not follow any operation's document.
    const apart = typeof one.expect === 'object' && one.expect.refuses === 'method'
    if (!apart) findings.push(...judged.filter(({ level }) => level === 'error' || (environment.strict && one.kind !== 'dynamic')))
    judgeOutcome(operation, outcome, answer, say)
  }
  const passed = findings.length === 0
  return {
    operation: operation.id,
    name: one.name,
    kind: one.kind,
    findings,
    status: answer?.status ?? 0,
    milliseconds: performance.now() - start,
    covers: passed ? (one.covers ?? []) : [],
    ...(disagreement !== undefined && { disagreement }),
    ...(one.kind === 'negative' && typeof one.expect === 'object' && isPlace(one.expect.refuses) && { canary: one.expect.refuses }),
    sent: passed && one.expect === 'success' ? Object.keys(one.given) : [],
  }
}

const isPlace = (text: string): text is Place => ['path', 'query', 'header', 'body'].includes(text)

type Say = (rule: string, place: string, expected: string, got: string) => void

/** The client's request follows the document and carries exactly what the caller gave. */
function judgeSent(contract: Contract, operation: Operation, { given }: Case, request: WireRequest, base: string): Finding[] {
  const read = judgeRequest(contract, request, base)
  if (!('values' in read)) return [{ ...read, operation: operation.id, place: `client ${read.place}` }]
  if (read.operation.id !== operation.id)
    return [finding(operation.id, 'client-operation', 'client request', operation.id, read.operation.id)]
  const found = read.findings.map((one) => ({ ...one, place: `client ${one.place}` }))
  for (const name of new Set([...Object.keys(given), ...Object.keys(read.values)])) {
    const wanted = given[name]
    const got = read.values[name]
    const same =
      isDeepStrictEqual(got, wanted) ||
      (name !== 'body' && String(got) === String(wanted)) ||
      isDeepStrictEqual(got, JSON.parse(JSON.stringify(wanted ?? null)))
    const empty = Array.isArray(wanted) && wanted.length === 0 && got === undefined
    if (!same && !empty)
      found.push(
        finding(
          operation.id,
          'client-arguments',
          `client request ${name}`,
          JSON.stringify(wanted) ?? 'nothing',
          JSON.stringify(got) ?? 'nothing',
        ),
      )
  }
  return found
}

function judgeStatus({ target }: Environment, operation: Operation, one: Case, { status, body }: WireResponse, say: Say): void {
  const got = `${status} ${shortened(body, 120)}`
  const place = one.alter ? `request ${'name' in one.alter ? `${one.alter.in} ${one.alter.name}` : one.alter.in}` : 'response status'
  if (one.expect === 'success') {
    const absent = !target.mock && status === 404 && '404' in operation.responses
    const asked = /code=(\d+)/.exec(one.prefer ?? '')?.[1]
    if (asked && target.mock ? String(status) !== asked : !absent && (status < 200 || status > 299))
      say('accepted', 'response status', asked ?? '2xx', got)
    return
  }
  if (typeof one.expect === 'number') {
    if (status !== one.expect) say('status', 'response status', String(one.expect), got)
    return
  }
  const { refuses } = one.expect
  const own = (code: number) => String(code) in operation.responses
  let expected: number[]
  if (refuses === 'credential') expected = [401]
  else if (refuses === 'method') expected = [404, 405, 501]
  else if (target.mock) expected = [own(400) ? 400 : 404]
  else expected = [400, 404, 413, 415, 422].filter((code) => own(code) || operation.responses.default !== undefined)
  if (!expected.includes(status)) say('refused', place, `a refusal (${expected.join(' or ')}) of: ${one.name}`, got)
}

/** What the client gives its caller is what came: the answer's body, or a typed error that says the same. */
function judgeOutcome(operation: Operation, outcome: { value: unknown } | { error: unknown }, answer: WireResponse, say: Say): void {
  const body = parsed(answer.body)
  if (answer.status >= 200 && answer.status < 300 && body !== undefined) {
    if ('error' in outcome) say('client-result', 'client', 'the body of the answer', messageOf(outcome.error))
    else if (!isDeepStrictEqual(outcome.value, body))
      say('client-result', 'client', shortened(answer.body, 80), shortened(JSON.stringify(outcome.value) ?? 'nothing', 80))
    return
  }
  if ('value' in outcome) {
    say('client-error', 'client', `ChatApiError for status ${answer.status}`, `${JSON.stringify(outcome.value)}`)
    return
  }
  const { error } = outcome
  if (!isChatApiError(error)) {
    say('client-error', 'client', `ChatApiError for status ${answer.status}`, messageOf(error))
    return
  }
  const said = ((body ?? {}) as { error?: Record<string, unknown> }).error ?? {}
  const facts = { status: answer.status, operationId: operation.id, method: operation.method, path: operation.path, code: said.code }
  for (const [name, value] of Object.entries(facts)) {
    const got = (error as unknown as Record<string, unknown>)[name]
    if (got !== value) say('client-error', `client error ${name}`, String(value), String(got))
  }
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${isChatError(error) ? '' : `${error.name}: `}${error.message}`
}
