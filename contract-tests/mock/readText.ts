import type { IncomingMessage } from 'node:http'

/** The largest request body that the mock and the fake read, in bytes: 10 MiB. */
export const largestBody = 10 * 2 ** 20

/** Bytes of a body that is too large which are received and thrown away, so that the sender gets to read the response. */
const mostDiscarded = 2 ** 30

/**
 * Reads the body of a request.
 *
 * @returns `undefined` if it is larger than {@link largestBody}; nothing of it is stored then
 */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
    else chunks = []
    if (size > mostDiscarded) break
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString()
}
