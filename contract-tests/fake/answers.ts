import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { successOf } from '../mock/exampleResponse.ts'
import { sentence } from '../validate/finding.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { validateResponse } from '../validate/response.ts'
import { includes, operationNamed } from './plannedCalls.ts'
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

/** The planned answers of a fake. */
export interface Answers {
  /** Plans the answer to the next call of an operation. */
  plan(operation: string, answer: Answer): void
  /** Returns the planned answer to a valid call, if any, and forgets it. */
  take(read: ReadRequest): RawResponse | undefined
  clear(): void
}

/** Creates an empty list of answers. */
export function createAnswers(contracts: readonly Contract[]): Answers {
  const next: { id: string; wanted: Json; response: RawResponse }[] = []
  return {
    plan(name, answer) {
      const id = operationNamed(contracts, name)
      const contract = contracts.find(({ operations }) => operations.some((operation) => operation.id === id))
      const operation = contract?.operations.find((operation) => operation.id === id)
      if (!contract || !operation) throw new Error('An answer is for one operation, so it cannot be planned for "*".')
      const response = responseOf(operation, answer)
      const findings =
        answer.unchecked === true ? [] : [...validateResponse(contract, operation, response), ...unlistedCode(operation, response)]
      const faults = findings.map(sentence)
      if (faults.length > 0)
        throw new Error(
          `The answer to ${name} does not fit the specification: ${faults.join('; ')}. With unchecked: true it is sent anyway.`,
        )
      next.push({ id, wanted: answer.with ?? {}, response })
    },
    take({ operation, values }) {
      const index = next.findIndex(({ id, wanted }) => id === operation.id && includes(values, wanted))
      return index < 0 ? undefined : next.splice(index, 1)[0]?.response
    },
    clear: () => void next.splice(0),
  }
}

function responseOf(operation: Operation, { status = successOf(operation), body, headers = {} }: Answer): RawResponse {
  if (!(Number.isInteger(status) && status >= 200 && status < 600)) throw new RangeError(`${status} is not a status between 200 and 599.`)
  const all = new Headers(headers)
  if (body !== undefined && !all.has('content-type')) all.set('content-type', typeof body === 'string' ? 'text/plain' : 'application/json')
  return { status, headers: [...all], body: typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body) }
}
