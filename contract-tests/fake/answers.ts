import type { Json } from '../documents/json.ts'
import { successOf } from '../mock/exampleResponse.ts'
import { findingLine } from '../validate/finding.ts'
import { optionNamesOf, requireOptions } from '../validate/optionNames.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { validateResponse } from '../validate/response.ts'
import type { PlannedCalls } from './plannedCalls.ts'
import { unlistedCode } from './unlistedCode.ts'

/** An answer of a test's own to a call. */
export interface Answer {
  /** Default: the status of the operation's success. */
  readonly status?: number
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the answer may be one that the specification does not describe. Default: false. */
  readonly unchecked?: boolean
  /**
   * Answers only calls with these arguments, by the names of the client:
   * `{ body: { receiver: 'mira' } }`.
   */
  readonly with?: Json
}

const names = optionNamesOf<Answer>({ status: true, body: true, headers: true, unchecked: true, with: true })

/** @throws TypeError if the answer has an unknown property */
export const requireAnswerOptions = (answer: Answer): void => requireOptions('answerNext', answer, names)

/**
 * The response that a test plans for calls.
 *
 * @throws Error that names each place where it does not fit the specification, unless it is
 * `unchecked`
 */
export function plannedResponse({ of }: PlannedCalls, { status, body, headers = {}, unchecked = false }: Answer): RawResponse {
  if (!of) throw new Error('An answer is for one operation, so it cannot be planned for "*".')
  const { contract, operation } = of
  const sent = status ?? successOf(operation)
  if (!(Number.isInteger(sent) && sent >= 200 && sent < 600)) throw new RangeError(`${sent} is not a status between 200 and 599.`)
  const all = new Headers(headers)
  if (body !== undefined && !all.has('content-type')) all.set('content-type', typeof body === 'string' ? 'text/plain' : 'application/json')
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const response = { status: sent, headers: [...all], body: text }
  const findings = unchecked === true ? [] : [...validateResponse(contract, operation, response), ...unlistedCode(operation, response)]
  if (findings.length === 0) return response
  throw new Error(
    `The answer to ${operation.id} does not fit the specification: ${findings.map(findingLine).join('; ')}. ` +
      'With unchecked: true it is sent anyway.',
  )
}
