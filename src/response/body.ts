import { ownProperty } from '../request/checks.ts'
import { ignoringErrors, oversized, readBytes } from '../request/readBytes.ts'
import type { Route } from '../request/route.ts'
import { parseJson } from './parseJson.ts'
import type { ResponseHead } from './result.ts'

/** The largest body that is read, in bytes: a page of a thousand of the largest messages fits. */
export const largestBody = 100 * 2 ** 20

/**
 * Reads a response's body as text.
 * @param signal - stops reading when it is aborted, also where a custom `fetch` ignores it
 * @returns `oversized` if it is larger than `largestBody`; the rest of it is then discarded. What
 * `text()` of a custom `fetch` gives is unchecked
 */
export async function readText(response: Response, { headers }: ResponseHead, signal: AbortSignal): Promise<unknown> {
  const { body, bodyUsed } = response
  if (Number(headers.get('content-length')) > largestBody) {
    discardBody(response)
    return oversized
  }
  // A custom `fetch` may have read the body, and give its text again.
  if (!body?.getReader || bodyUsed) return response.text()
  // Without a length, or compressed, a small response may decode to more than the memory holds.
  const bytes = await readBytes(body, largestBody, signal)
  return bytes === oversized ? oversized : decoder.decode(bytes)
}

const decoder = /* @__PURE__ */ new TextDecoder()

/** Frees the connection of a body that will not be read, which may be a Node stream. */
export function discardBody({ body }: { readonly body: (Partial<ReadableStream> & { destroy?(): void }) | null }): void {
  ignoringErrors(() => (body?.cancel ? body.cancel() : body?.destroy?.()))
}

/** The body of a response, or why it could not be read. */
export interface ParsedBody {
  readonly data: object | undefined
  /** Whether it is what the specification describes for a success, or any JSON for a failure. */
  readonly isAsDocumented: boolean
  /** The part that a success lacks, as an error names it. */
  readonly missing?: string | undefined
  /** The parser's error. */
  readonly problem?: unknown
}

/** Reads the JSON of a response of any status. */
export function parseBody(
  { ok }: Pick<ResponseHead, 'ok'>,
  text: string,
  { bodiless, response }: Pick<Route, 'bodiless' | 'response'>,
): ParsedBody {
  let data: unknown
  let problem: unknown
  try {
    if (text !== '') data = parseJson(text)
  } catch (error) {
    problem = error
  }
  if (typeof data !== 'object' || data === null) return { data: undefined, isAsDocumented: text === '' && ok && bodiless, problem }
  const missing = ok ? missingIn(data, response) : undefined
  return { data, isAsDocumented: !ok || (missing === undefined && !hasError(data)), missing }
}

/** The part that this success lacks. A gateway may respond 200 with something else. */
function missingIn(data: object, response: Route['response']): string | undefined {
  if (response === 'list') return Array.isArray(data) ? undefined : 'a list'
  for (const required of response) {
    const name = required.replace(/\W+$/, '')
    const value = ownProperty(data, name)
    if (value === undefined || value === null) return `\`${name}\``
    if (required.endsWith('[]') && !Array.isArray(value)) return `a list as \`${name}\``
    // A list is accepted: PHP writes an empty object as one.
    if (required.endsWith('{}') && typeof value !== 'object') return `an object as \`${name}\``
  }
  return undefined
}

/** Whether a body states an error: no success of CometChat has `error` at its top. */
function hasError(data: object): boolean {
  const error = ownProperty(data, 'error')
  return typeof error === 'object' && error !== null ? Object.keys(error).length > 0 : Boolean(error)
}
