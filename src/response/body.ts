import { oversized, readBytes } from '../request/readBytes.ts'
import { parseJson } from './parseJson.ts'

/** The largest body that is read, in bytes: a page of a thousand of the largest messages fits. */
export const largestBody = 100 * 2 ** 20

/**
 * Reads a response's body as text.
 * @returns `oversized` if it is larger than `largestBody`; the rest of it is then discarded. What
 * `text()` of a custom `fetch` gives is unchecked
 */
export async function readText(response: Response): Promise<unknown> {
  const { body, bodyUsed, headers } = response
  if (Number(headers.get('content-length')) > largestBody) {
    discardBody(response)
    return oversized
  }
  // A custom `fetch` may have read the body, and give its text again.
  if (!body?.getReader || bodyUsed) return response.text()
  // Without a length, or compressed, a small response may decode to more than the memory holds.
  const bytes = await readBytes(body, largestBody)
  return bytes === oversized ? oversized : decoder.decode(bytes)
}

const decoder = new TextDecoder()

/** Frees the connection of a body that will not be read, which may be a Node stream. */
export function discardBody({ body }: { readonly body: (Partial<ReadableStream> & { destroy?(): void }) | null }): void {
  if (body?.cancel) body.cancel().catch(() => {})
  else body?.destroy?.()
}

/** The body of a response, or why it could not be read. */
export interface ParsedBody {
  readonly data: object | undefined
  /**
   * Whether a body is missing, or is not a JSON object or list, such as an HTML page of a proxy, or
   * JSON cut short.
   */
  readonly unread: boolean
  readonly problem: unknown
}

/**
 * Reads the JSON of a response of any status.
 *
 * @param bodiless - whether the specification documents a success without a body
 */
export function parseBody({ ok }: Response, text: string, bodiless: boolean): ParsedBody {
  let problem: unknown
  try {
    const data = text === '' ? undefined : parseJson(text)
    if (typeof data === 'object' && data !== null) return { data, unread: false, problem }
  } catch (cause) {
    problem = cause
  }
  return { data: undefined, unread: text !== '' || !ok || !bodiless, problem }
}
