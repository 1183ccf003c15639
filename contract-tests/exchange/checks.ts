import { isDeepStrictEqual } from 'node:util'
import { isChatApiError, isChatError } from '../../src/index.ts'
import type { Case } from '../cases/case.ts'
import { oneMore } from '../documents/boundaries.ts'
import { knownStatusOf } from '../documents/document.ts'
import { parsed } from '../documents/json.ts'
import { propertyAt, stepsOf } from '../documents/pointer.ts'
import { type Finding, finding, shortenedText } from '../validate/finding.ts'
import { pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { validateRequest } from '../validate/request.ts'
import { responseErrors, validateResponse } from '../validate/response.ts'
import { hiddenText } from '../validate/secrets.ts'
import { sentKey } from './environment.ts'
import type { Observation } from './exchange.ts'
import { isFailedFor } from './failedFor.ts'
import { errorCodeOf } from './outcome.ts'

/** Checks one aspect of an exchange. */
export type Check = (observation: Observation) => Finding[]

/** An observation with a complete response. */
type Responded = Observation & { sent: RawRequest; written: RawRequest; response: RawResponse }

const hasResponse = (observation: Observation): observation is Responded =>
  observation.written !== undefined && observation.sent !== undefined && observation.response !== undefined

/** The client sent a request, and the target responded. */
export const checkArrival: Check = ({ environment, operation, written, response, outcome, failure }) => {
  const got = failure instanceof Error ? failure.message : 'error' in outcome ? messageOf(outcome.error) : 'nothing'
  if (written === undefined) return [finding(operation.id, 'client_sends_request', 'client', 'a request', got)]
  if (response === undefined)
    return [finding(operation.id, 'response_received', 'response', `a complete response within ${environment.timeout} ms`, got)]
  return []
}

/** The client's request matches the document and contains exactly the caller's arguments. */
export const checkSent: Check = ({ environment, contract, operation, testCase: { args }, written }) => {
  if (written === undefined) return []
  const read = validateRequest(contract, written, pathOf(environment.target.base(contract.name)))
  if (!('values' in read)) return [{ ...read, operation: operation.id, place: `client ${read.place}` }]
  if (read.operation.id !== operation.id)
    return [finding(operation.id, 'client_calls_operation', 'client request', operation.id, read.operation.id)]
  const found = read.findings.map((violation) =>
    !environment.target.mock && isUnchanged(violation, args, read.values)
      ? fromServer(violation)
      : { ...violation, place: `client ${violation.place}` },
  )
  for (const name of new Set([...Object.keys(args), ...Object.keys(read.values)])) {
    const wanted = args[name]
    const got = read.values[name]
    const same =
      isDeepStrictEqual(got, wanted) ||
      (name !== 'body' && (String(got) === String(wanted) || (typeof got === 'number' && isNumeral(wanted) && Number(wanted) === got))) ||
      isDeepStrictEqual(got, JSON.parse(JSON.stringify(wanted ?? null)))
    const empty = Array.isArray(wanted) && wanted.length === 0 && got === undefined
    if (same || empty) continue
    const [expected, actual] = [wanted, got].map((value) => JSON.stringify(value) ?? 'nothing') as [string, string]
    found.push(finding(operation.id, 'client_sends_arguments', `client request ${name}`, expected, actual))
  }
  return found
}

/** Whether a text is a number, perhaps longer than JavaScript can represent exactly. */
const isNumeral = (value: unknown): boolean => typeof value === 'string' && /^\d+$/.test(value)

/** Whether the client sent an argument unchanged, so that the argument itself is invalid. */
function isUnchanged({ rule, place }: Finding, args: Readonly<Record<string, unknown>>, sent: Readonly<Record<string, unknown>>): boolean {
  if (rule === 'request_body_conformance') return isDeepStrictEqual(sent.body, JSON.parse(JSON.stringify(args.body ?? null)))
  if (rule !== 'request_parameter_conformance') return false
  const name = place.split(/[ /]/)[2] ?? ''
  return args[name] !== undefined && String(sent[name]) === String(args[name])
}

/** The rule that a server breaks whose response has a value that no request may have. */
export const fromEarlierResponse = 'response_identifier_conformance'

/** On a server, only a value from an earlier response can be invalid. */
const fromServer = (violation: Finding): Finding => ({
  ...violation,
  rule: fromEarlierResponse,
  place: `${violation.place}, from an earlier response`,
})

/** The response has the status that the case expects. */
export const checkStatus: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { operation, response, testCase } = observation
  const { status, body } = response
  const { rule, place = 'response status', statuses, described = statuses?.join() ?? '2xx' } = expectedStatus(observation)
  const allowed = [...(statuses ?? []), ...(testCase.tolerates ?? [])]
  // Another check compares the status with such a code.
  const isAllowed = allowed.includes(status) || (allowed.includes(404) && saysMissing(observation))
  const isOfNone = observation.testCase.alter?.in === 'path' && listsNothing(observation)
  if (isAllowed || isOfNone || failsForItem(observation) || rejectsUser(observation)) return []
  if (!statuses && status >= 200 && status <= 299) return []
  return [finding(operation.id, rule, place, described, `${status} ${shortenedText(body, 120)}`)]
}

/** Whether the error code says that a record is missing, whatever the status. */
const saysMissing = ({ operation, response }: Responded): boolean =>
  operation.responses['404']?.errorCodes?.includes(errorCodeOf(response) ?? '') === true

/**
 * Whether a server rejects an invalid request for the user in `onBehalfOf`, before it reads the
 * rest. The documents do not say which of several reasons comes first.
 */
export function rejectsUser({ environment, contract, operation, response, testCase: { kind, args, alter } }: Observation): boolean {
  if (environment.target.mock || !response || !/^(negative|body-syntax)$/.test(kind) || args.onBehalfOf === undefined) return false
  const code = errorCodeOf(response) ?? ''
  const isKnown = operation.errorCodes.includes(code) || knownStatusOf(contract.document, code) === response.status
  const isOfUser = [401, 403].includes(response.status) && !code.startsWith('AUTH_') && isKnown
  return isOfUser && alter?.in !== 'path' && alter?.in !== 'header'
}

/**
 * Nothing is listed for an invalid value in the path, or of a filter: no record has it, so a server
 * need not reject the request.
 */
export function listsNothing({ operation, response, testCase: { kind } }: Observation): boolean {
  if (operation.method !== 'GET' || response?.status !== 200 || kind !== 'negative') return false
  const { data } = (parsed(response.body) ?? {}) as { data?: unknown }
  return Array.isArray(data) && data.length === 0
}

/**
 * Whether the response says that the call failed for what is invalid: a call for many items may be
 * accepted, with a result for each.
 */
function failsForItem({ response, sent, testCase: { kind, change } }: Responded): boolean {
  if (response.status !== 200 || kind !== 'negative' || !change?.pointer.startsWith('/body/')) return false
  const answer = parsed(response.body)
  let [base, body] = [change.base.body, parsed(sent.body ?? '')] as [unknown, unknown]
  return stepsOf(change.pointer)
    .slice(1)
    .some((name) => {
      // Records are sent under other names, in the same order.
      const key = Object.keys(Object(body))[Object.keys(Object(base)).indexOf(name)] ?? name
      base = Object(base)[name]
      body = Object(body)[key]
      return isFailedFor(answer, key.toLowerCase()) || isFailedFor(answer, String(body).toLowerCase())
    })
}

/** The expected result of a case: one of some statuses, or any success. */
function expectedStatus({ environment: { target }, operation, testCase }: Observation): {
  rule: string
  place?: string
  statuses?: number[]
  described?: string
} {
  const { expect, kind, alter, name } = testCase
  if (expect === 'success') {
    const preferred = target.mock ? preferredStatus(testCase.prefer) : undefined
    return { rule: 'positive_data_acceptance', ...(preferred !== undefined && { statuses: [preferred] }) }
  }
  if (typeof expect === 'number')
    return { rule: kind === 'unknown-record' ? 'missing_record_rejection' : 'status_code_conformance', statuses: [expect] }
  const statuses = rejections(operation, testCase, target.mock)
  return {
    rule: refusalRules[expect.refuses] ?? 'negative_data_rejection',
    ...(alter && { place: `request ${'name' in alter ? `${alter.in} ${alter.name}` : alter.in}` }),
    statuses,
    described: `a rejection (${statuses.join(' or ')}) of: ${name}`,
  }
}

/** The rule that a server breaks that does not reject a request, by what is wrong with it. */
const refusalRules: Readonly<Record<string, string>> = {
  credential: 'ignored_auth',
  scope: 'ignored_auth',
  method: 'unsupported_method',
  record: 'missing_record_rejection',
}

const preferredStatus = (prefer: string | undefined): number | undefined => {
  const code = /code=(\d+)/.exec(prefer ?? '')?.[1]
  return code === undefined ? undefined : Number(code)
}

/**
 * Further statuses for an invalid value by its location: it may name a record of which the user
 * sees nothing, or no record, or no user to act as.
 */
const furtherStatuses: Readonly<Record<string, readonly number[]>> = {
  path: [403, 410, 414],
  query: [403, 414],
  header: [401, 403, 431],
}

/** The statuses with which an operation may reject a request. */
function rejections(operation: Observation['operation'], { expect, alter }: Case, mock: boolean): number[] {
  const documents = (code: number) => String(code) in operation.responses
  const refuses = typeof expect === 'object' ? expect.refuses : ''
  // The status for an unknown key is published, that for a missing one is not.
  if (refuses === 'credential') return mock || (alter && 'value' in alter && alter.value !== undefined) ? [401] : [400, 401, 403]
  if (refuses === 'scope') return documents(403) ? [403] : [401, 403]
  if (refuses === 'method') return [404, 405, 501]
  if (refuses === 'record') return [400, 403, 404, 409, 410, 422]
  if (mock) return [documents(400) ? 400 : 404]
  const known = [400, 404, 409, 413, 415, 422, ...(furtherStatuses[refuses] ?? [])]
  return known.filter((code) => documents(code) || operation.responses.default !== undefined).sort((a, b) => a - b)
}

/** The response matches the document. Undocumented properties fail only in strict mode. */
export const checkContract: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { environment, contract, operation, testCase, response } = observation
  // The response to a request that matches no operation is not described by any document.
  if (typeof testCase.expect === 'object' && testCase.expect.refuses === 'method') return []
  const validate = environment.strict && testCase.kind !== 'dynamic' ? validateResponse : responseErrors
  const found = validate(contract, operation, response)
  return environment.target.mock ? found : found.filter((one) => one.level !== 'undocumented' || !isRepeated(observation, one))
}

/** Whether a server only repeats what the run sent beyond the documents. */
function isRepeated({ environment: { sentValues }, sent }: Observation, { place, got }: Finding): boolean {
  const names = place.split('/')
  if (names.includes(oneMore)) return true
  if (!/^["[{]/.test(got)) return false
  // A secret that the run sent or received, in the place of another text.
  if (got === JSON.stringify(hiddenText)) return true
  return sent?.body?.includes(got) === true || sentValues.has(sentKey(propertyAt(place), got))
}

/** The client's result matches the response: its body, or a typed error with the same content. */
export const checkOutcome: Check = (observation) => {
  if (!hasResponse(observation)) return []
  const { operation, outcome, response } = observation
  const fail = (place: string, expected: string, got: string) => [finding(operation.id, 'client_error', place, expected, got)]
  if (response.status >= 200 && response.status < 300) return checkResult(observation)
  if ('value' in outcome) return fail('client', `ChatApiError for status ${response.status}`, `${JSON.stringify(outcome.value)}`)
  const { error } = outcome
  if (!isChatApiError(error)) return fail('client', `ChatApiError for status ${response.status}`, messageOf(error))
  const sentError = ((parsed(response.body) ?? {}) as { error?: Record<string, unknown> }).error ?? {}
  const facts = { status: response.status, operationId: operation.id, method: operation.method, path: operation.path, code: sentError.code }
  return Object.entries(facts).flatMap(([name, value]) => {
    const got = (error as unknown as Record<string, unknown>)[name]
    return got === value ? [] : fail(`client error ${name}`, String(value), String(got))
  })
}

/** On success, the client returns the response's body, or nothing if it is empty. */
function checkResult({ operation, outcome, response, testCase }: Responded): Finding[] {
  const fail = (expected: string, got: string) => [finding(operation.id, 'client_result', 'client', expected, got)]
  const documented = Object.keys(operation.responses[String(response.status)]?.content ?? {}).length > 0
  const body = parsed(response.body)
  // The client sent another method, to which a body belongs.
  if (response.body === '' && testCase.kind === 'method') return []
  if (response.body === '' && !documented)
    return 'error' in outcome ? fail('no error, because the response needs no body', messageOf(outcome.error)) : []
  if (body === undefined)
    return 'value' in outcome ? fail(`ChatApiError for an unreadable body`, JSON.stringify(outcome.value) ?? 'nothing') : []
  if ('error' in outcome) return fail('the body of the response', messageOf(outcome.error))
  if (isDeepStrictEqual(outcome.value, body)) return []
  return fail(shortenedText(response.body, 80), shortenedText(JSON.stringify(outcome.value) ?? 'nothing', 80))
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${isChatError(error) ? '' : `${error.name}: `}${error.message}`
}

/** Every check, in the order in which their findings are reported. */
export const checks: readonly Check[] = [checkSent, checkArrival, checkStatus, checkContract, checkOutcome]
