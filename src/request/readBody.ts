import { readBytes } from './readBytes.ts'

/** A body as a request has it: a form or a stream is read when the request is sent. */
export type RequestBody = string | Uint8Array | FormData | ReadableStream<Uint8Array>

/**
 * Reads the body of a request, once for all attempts: they send the same bytes, and a `fetch` of a
 * library need not know the platform's FormData.
 *
 * @param where - the operation, for errors
 * @param headers - get the content type of a form
 * @param signal - ends the reading of a file or stream that stalls
 * @throws TypeError if it cannot be read
 */
export async function readBody(
  where: string,
  body: Exclude<RequestBody, string>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const isForm = body instanceof FormData
  try {
    const encoded = new Response(body)
    if (isForm) headers['content-type'] = encoded.headers.get('content-type') as string
    return (await readBytes(encoded.body as ReadableStream<Uint8Array>, Number.POSITIVE_INFINITY, signal)) as Uint8Array
  } catch (cause) {
    throw new TypeError(`${where}: ${isForm ? 'a file in `body`' : '`body`'} cannot be read.`, { cause })
  }
}
