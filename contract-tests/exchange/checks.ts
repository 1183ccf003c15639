import { isDeepStrictEqual } from 'node:util'
import { isChatApiError, isChatError } from '../../src/index.ts'
import { type Finding, finding, shortened } from '../validate/finding.ts'
import type { WireRequest, WireResponse } from '../validate/rawExchange.ts'
import { judgeRequest, pathOf } from '../validate/request.ts'
import { judgeAnswer } from '../validate/response.ts'
import type { Observation } from './exchange.ts'

/** Looks at one exchange from one side. */
export type Judge = (observation: Observation) => Finding[]

/** An observation with a complete answer. */
type Answered = Observation & { sent: WireRequest; written: WireRequest; answer: WireResponse }

const isAnswered = (observation: Observation): observation is Answered =>
  observation.written !== undefined && observation.sent !== undefined && observation.answer !== undefined

/** The client sent a request, and the target answered it. */
export const judgeArrival: Judge = ({ environment, operation, written, answer, outcome }) => {
  const got = 'error' in outcome ? messageOf(outcome.error) : 'nothing'
  if (written === undefined) return [finding(operation.id, 'client-sends', 'client', 'a request', got)]
  if (answer === undefined) return [finding(operation.id, 'answered', 'response', `an answer within ${environment.timeout} ms`, got)]
  return []
}

/** The client's request follows the document and carries exactly what the caller gave. */
export const judgeSent: Judge = ({ environment, contract, operation, one: { given }, written }) => {
  if (written === undefined) return []
  const read = judgeRequest(contract, written, pathOf(environment.target.base(contract.name)))
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
    if (same || empty) continue
    const [expected, came] = [wanted, got].map((value) => JSON.stringify(value) ?? 'nothing') as [string, string]
    found.push(finding(operation.id, 'client-arguments', `client request ${name}`, expected, came))
  }
  return found
}

/** The answer's status is the one that the case asks for, or a success, or a refusal. */
export const judgeStatus: Judge = (observation) => {
  if (!isAnswered(observation)) return []
  const { operation, answer, one } = observation
  const { status, body } = answer
  const { rule, place, expected } = expectedStatus(observation)
  if (one.tolerates?.includes(status)) return []
  const fits = typeof expected === 'function' ? expected(status) : expected.includes(status)
  return fits ? [] : [finding(operation.id, rule, place, wordsFor(observation), `${status} ${shortened(body, 120)}`)]
}

function expectedStatus({ environment: { target }, operation, one }: Observation): {
  rule: string
  place: string
  expected: number[] | ((status: number) => boolean)
} {
  if (one.expect === 'success') {
    const asked = askedStatus(one.prefer)
    return {
      rule: 'accepted',
      place: 'response status',
      expected: asked !== undefined && target.mock ? [asked] : (status) => status >= 200 && status <= 299,
    }
  }
  if (typeof one.expect === 'number') return { rule: 'status', place: 'response status', expected: [one.expect] }
  const { refuses } = one.expect
  const place = one.alter ? `request ${'name' in one.alter ? `${one.alter.in} ${one.alter.name}` : one.alter.in}` : 'response status'
  return { rule: 'refused', place, expected: refusals(operation, refuses, target.mock) }
}

const wordsFor = (observation: Observation): string => {
  const { environment, operation, one } = observation
  if (one.expect === 'success') return (environment.target.mock && askedStatus(one.prefer)?.toString()) || '2xx'
  if (typeof one.expect === 'number') return String(one.expect)
  return `a refusal (${refusals(operation, one.expect.refuses, environment.target.mock).join(' or ')}) of: ${one.name}`
}

const askedStatus = (prefer: string | undefined): number | undefined => {
  const code = /code=(\d+)/.exec(prefer ?? '')?.[1]
  return code === undefined ? undefined : Number(code)
}

/** The statuses that an operation may refuse a request with. */
function refusals(operation: Observation['operation'], refuses: string, mock: boolean): number[] {
  const own = (code: number) => String(code) in operation.responses
  if (refuses === 'credential') return [401]
  if (refuses === 'scope') return [401, 403]
  if (refuses === 'method') return [404, 405, 501]
  if (refuses === 'record') return [400, 403, 404, 409, 410, 422]
  if (mock) return [own(400) ? 400 : 404]
  return [400, 404, 409, 413, 415, 422].filter((code) => own(code) || operation.responses.default !== undefined)
}

/** The answer follows the document; what it holds beyond that is `drift`, a failure where the caller is strict. */
export const judgeContract: Judge = (observation) => {
  if (!isAnswered(observation)) return []
  const { environment, contract, operation, one, answer } = observation
  // The response to a request that matches no operation is not described by any document.
  if (typeof one.expect === 'object' && one.expect.refuses === 'method') return []
  return judgeAnswer(contract, operation, answer).filter(({ level }) => level === 'error' || (environment.strict && one.kind !== 'dynamic'))
}

/** The client's result matches the response: its body, or a typed error with the same content. */
export const judgeOutcome: Judge = (observation) => {
  if (!isAnswered(observation)) return []
  const { operation, outcome, answer } = observation
  const say = (rule: string, place: string, expected: string, got: string) => [finding(operation.id, rule, place, expected, got)]
  if (answer.status >= 200 && answer.status < 300) return judgeResult(observation)
  if ('value' in outcome)
    return say('client-error', 'client', `ChatApiError for status ${answer.status}`, `${JSON.stringify(outcome.value)}`)
  const { error } = outcome
  if (!isChatApiError(error)) return say('client-error', 'client', `ChatApiError for status ${answer.status}`, messageOf(error))
  const said = ((parsed(answer.body) ?? {}) as { error?: Record<string, unknown> }).error ?? {}
  const facts = { status: answer.status, operationId: operation.id, method: operation.method, path: operation.path, code: said.code }
  return Object.entries(facts).flatMap(([name, value]) => {
    const got = (error as unknown as Record<string, unknown>)[name]
    return got === value ? [] : say('client-error', `client error ${name}`, String(value), String(got))
  })
}

/** A success: the client gives its caller the body, or nothing where there is none. */
function judgeResult({ operation, outcome, answer }: Answered): Finding[] {
  const say = (expected: string, got: string) => [finding(operation.id, 'client-result', 'client', expected, got)]
  const documented = Object.keys(operation.responses[String(answer.status)]?.content ?? {}).length > 0
  const body = parsed(answer.body)
  if (answer.body === '' && !documented)
    return 'error' in outcome ? say('no error, as the answer needs no body', messageOf(outcome.error)) : []
  if (body === undefined)
    return 'value' in outcome ? say(`ChatApiError for a body that cannot be read`, JSON.stringify(outcome.value) ?? 'nothing') : []
  if ('error' in outcome) return say('the body of the answer', messageOf(outcome.error))
  if (isDeepStrictEqual(outcome.value, body)) return []
  return say(shortened(answer.body, 80), shortened(JSON.stringify(outcome.value) ?? 'nothing', 80))
}

/** A body as JSON; `undefined` if it is not JSON. */
export function parsed(text: string): unknown {
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

/** Every judge, in the order in which their findings are reported. */
export const judges: readonly Judge[] = [judgeSent, judgeArrival, judgeStatus, judgeContract, judgeOutcome]
