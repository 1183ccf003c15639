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

/** What an error tells of a call. */
export const factsOf = ({ name, attempts }: Answered): CallFacts => ({ ...name, attempts })

/** What an answer's body holds, or why that is not known. */
export interface Body {
  /** `undefined` for a success that has none. */
  readonly data: object | undefined
  /** Whether a body is missing, or is no JSON object or list: an HTML page of a proxy, or JSON cut short. */
  readonly unread: boolean
  /** What the parser said. */
  readonly problem: unknown
}

/** Reads the JSON of an answer, of whatever status. */
export function bodyOf({ response, text }: Received, { bodiless }: CallName): Body {
  const { status, ok } = response
  let problem: unknown
  try {
    const data = text === '' ? undefined : parseJson(text)
    if (typeof data === 'object' && data !== null) return { data, unread: false, problem }
  } catch (cause) {
    problem = cause
  }
  // An empty 200 is rather an answer that got lost on its way, unless the documents have it so.
  return { data: undefined, unread: text !== '' || !ok || (status === 200 && !bodiless), problem }
}

/** The id by which the service knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
