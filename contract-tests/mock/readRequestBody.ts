import type { IncomingMessage } from 'node:http'

/** Maximum size of a request body for the mock, the fake and the proxy, in bytes: 10 MiB. */
export const bodyLimit = 10 * 2 ** 20

/**
 * Bytes of an oversized body that are read and discarded, so that the sender can read the response.
 */
const maximumDiscarded = 2 ** 30

/**
 * Reads the body of a request.
 *
 * @returns `undefined` if it exceeds {@link bodyLimit}
 */
export async function readRequestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
    else chunks = []
    if (size > maximumDiscarded) break
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks)
}
