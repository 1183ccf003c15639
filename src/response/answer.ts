import type { CallFacts } from '../errors/ChatError.ts'
import type { Received } from '../transport/attempt.ts'
import type { CallName } from '../transport/transport.ts'
import { parseJson } from './parseJson.ts'

/** A call that was answered. */
export interface Answered {
  readonly name: CallName
  readonly attempts: number
  /** The headers that hold its credentials, which must not be shown; `undefined` before they are added. */
  readonly signed: Readonly<Record<string, string>> | undefined
}

/** What an error says about a call. */
export const factsOf = ({ name, attempts }: Answered): CallFacts => ({ ...name, attempts })

/** The body of a response, or why it could not be read. */
export interface Body {
  /** `undefined` for a success without a body. */
  readonly data: object | undefined
  /** Whether a body is missing, or is not a JSON object or list, such as an HTML page of a proxy, or JSON cut short. */
  readonly unread: boolean
  /** The parser's error. */
  readonly problem: unknown
}

/** Reads the JSON of a response of any status. */
export function bodyOf({ response, text }: Received, { bodiless }: CallName): Body {
  const { status, ok } = response
  let problem: unknown
  try {
    const data = text === '' ? undefined : parseJson(text)
    if (typeof data === 'object' && data !== null) return { data, unread: false, problem }
  } catch (cause) {
    problem = cause
  }
  // An empty 200 is most likely a response whose body was lost, unless the specification documents it without one.
  return { data: undefined, unread: text !== '' || !ok || (status === 200 && !bodiless), problem }
}

/** The id by which the service knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
