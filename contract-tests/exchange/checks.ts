import { isDeepStrictEqual } from 'node:util'
import { isChatApiError, isChatError } from '../../src/index.ts'
import { type Finding, finding, shortened } from '../validate/finding.ts'
import { pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { validateRequest } from '../validate/request.ts'
import { validateResponse } from '../validate/response.ts'
import type { Observation } from './exchange.ts'

/** Looks at one exchange from one side. */
export type Check = (observation: Observation) => Finding[]

/** An observation with a complete response. */
type Responded = Observation & { sent: RawRequest; written: RawRequest; response: RawResponse }

const hasResponse = (observation: Observation): observation is Responded =>
  observation.written !== undefined && observation.sent !== undefined && observation.response !== undefined

/** The client sent a request, and the target answered it. */
export const checkArrival: Check = ({ environment, operation, written, response, outcome, failure }) => {
  const got = failure instanceof Error ? failure.message : 'error' in outcome ? messageOf(outcome.error) : 'nothing'
  if (written === undefined) return [finding(operation.id, 'client_sends_request', 'client', 'a request', got)]
  if (response === undefined)
    return [finding(operation.id, 'response_received', 'response', `a response within ${environment.timeout} ms`, got)]
  return []
}

/** The client's request follows the document and carries exactly what the caller gave. */
export const checkSent: Check = ({ environment, contract, operation, testCase: { given }, written }) => {
  if (written === undefined) return []
  const read = validateRequest(contract, written, pathOf(environment.target.base(contract.name)))
  if (!('values' in read)) return [{ ...read, operation: operation.id, place: `client ${read.place}` }]
  if (read.operation.id !== operation.id)
    return [finding(operation.id, 'client_calls_operation', 'client request', operation.id, read.operation.id)]
  const found = read.findings.map((one) =>
    !environment.target.mock && isAsGiven(one, given, read.values) ? fromServer(one) : { ...one, place: `client ${one.place}` },
  )
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
    found.push(finding(operation.id, 'client_sends_arguments', `client request ${name}`, expected, came))
  }
  return found
}

/** Whether the client sent a value as it was given, so that the value itself is wrong. */
function isAsGiven({ rule, place }: Finding, given: Readonly<Record<string, unknown>>, sent: Readonly<Record<string, unknown>>): boolean {
  if (rule !== 'request_parameter_conformance') return false
  const name = place.split(/[ /]/)[2] ?? ''
  return given[name] !== undefined && String(sent[name]) === String(given[name])
}

/** What a check sends to a server is valid by the documents, unless the server itself returned it earlier. */
const fromServer = (one: Finding): Finding => ({
  ...one,
  rule: 'response_identifier_conformance',
  place: `${one.place}, as an earlier response stated it`,
})

/** The answer's status is the one that the case asks for, or a success, or a refusal. */
export const checkStatus: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { operation, response, testCase } = observation
  const { status, body } = response
  const { rule, place, expected } = expectedStatus(observation)
  if (testCase.tolerates?.includes(status)) return []
  const fits = typeof expected === 'function' ? expected(status) : expected.includes(status)
  return fits ? [] : [finding(operation.id, rule, place, wordsFor(observation), `${status} ${shortened(body, 120)}`)]
}

function expectedStatus({ environment: { target }, operation, testCase }: Observation): {
  rule: string
  place: string
  expected: number[] | ((status: number) => boolean)
} {
  if (testCase.expect === 'success') {
    const asked = askedStatus(testCase.prefer)
    return {
      rule: 'positive_data_acceptance',
      place: 'response status',
      expected: asked !== undefined && target.mock ? [asked] : (status) => status >= 200 && status <= 299,
    }
  }
  if (typeof testCase.expect === 'number')
    return {
      rule: testCase.kind === 'unknown-record' ? 'missing_record_rejection' : 'status_code_conformance',
      place: 'response status',
      expected: [testCase.expect],
    }
  const { refuses } = testCase.expect
  const rule =
    refuses === 'credential' || refuses === 'scope'
      ? 'ignored_auth'
      : refuses === 'method'
        ? 'unsupported_method'
        : refuses === 'record'
          ? 'missing_record_rejection'
          : 'negative_data_rejection'
  const place = testCase.alter
    ? `request ${'name' in testCase.alter ? `${testCase.alter.in} ${testCase.alter.name}` : testCase.alter.in}`
    : 'response status'
  return { rule, place, expected: refusals(operation, refuses, target.mock) }
}

const wordsFor = (observation: Observation): string => {
  const { environment, operation, testCase } = observation
  if (testCase.expect === 'success') return (environment.target.mock && askedStatus(testCase.prefer)?.toString()) || '2xx'
  if (typeof testCase.expect === 'number') return String(testCase.expect)
  return `a refusal (${refusals(operation, testCase.expect.refuses, environment.target.mock).join(' or ')}) of: ${testCase.name}`
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

/** The answer follows the document; what it holds beyond that is `undocumented`, a failure where the caller is strict. */
export const checkContract: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { environment, contract, operation, testCase, response } = observation
  // The response to a request that matches no operation is not described by any document.
  if (typeof testCase.expect === 'object' && testCase.expect.refuses === 'method') return []
  return validateResponse(contract, operation, response).filter(
    ({ level }) => level === 'error' || (environment.strict && testCase.kind !== 'dynamic'),
  )
}

/** The client's result matches the response: its body, or a typed error with the same content. */
export const checkOutcome: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { operation, outcome, response } = observation
  const say = (rule: string, place: string, expected: string, got: string) => [finding(operation.id, rule, place, expected, got)]
  if (response.status >= 200 && response.status < 300) return checkResult(observation)
  if ('value' in outcome)
    return say('client_error', 'client', `ChatApiError for status ${response.status}`, `${JSON.stringify(outcome.value)}`)
  const { error } = outcome
  if (!isChatApiError(error)) return say('client_error', 'client', `ChatApiError for status ${response.status}`, messageOf(error))
  const said = ((parsed(response.body) ?? {}) as { error?: Record<string, unknown> }).error ?? {}
  const facts = { status: response.status, operationId: operation.id, method: operation.method, path: operation.path, code: said.code }
  return Object.entries(facts).flatMap(([name, value]) => {
    const got = (error as unknown as Record<string, unknown>)[name]
    return got === value ? [] : say('client_error', `client error ${name}`, String(value), String(got))
  })
}

/** A success: the client gives its caller the body, or nothing where there is none. */
function checkResult({ operation, outcome, response }: Responded): Finding[] {
  const say = (expected: string, got: string) => [finding(operation.id, 'client_result', 'client', expected, got)]
  const documented = Object.keys(operation.responses[String(response.status)]?.content ?? {}).length > 0
  const body = parsed(response.body)
  if (response.body === '' && !documented)
    return 'error' in outcome ? say('no error, as the answer needs no body', messageOf(outcome.error)) : []
  if (body === undefined)
    return 'value' in outcome ? say(`ChatApiError for a body that cannot be read`, JSON.stringify(outcome.value) ?? 'nothing') : []
  if ('error' in outcome) return say('the body of the answer', messageOf(outcome.error))
  if (isDeepStrictEqual(outcome.value, body)) return []
  return say(shortened(response.body, 80), shortened(JSON.stringify(outcome.value) ?? 'nothing', 80))
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

/** Every check, in the order in which their findings are reported. */
export const checks: readonly Check[] = [checkSent, checkArrival, checkStatus, checkContract, checkOutcome]
