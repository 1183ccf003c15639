import { WebhookError } from '../errors/WebhookError.ts'
import { readWebStream } from './body.ts'

/**
 * Decodes a body that is compressed with gzip or deflate. A body that only has the header, as body
 * parsers leave it, is returned as it is: JSON does not begin like compressed data.
 *
 * @returns `undefined` if the encoding is not supported; the body may have been decoded before
 * @throws WebhookError if it is larger than the limit, or not what the header says
 */
export async function decompress(body: Uint8Array, encoding: string, limit: number): Promise<Uint8Array | undefined> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const format = name === 'x-gzip' ? 'gzip' : name
  if ((format !== 'gzip' && format !== 'deflate') || typeof DecompressionStream !== 'function') return undefined
  const [first = 0, second = 0] = body
  // RFC 1952, 2.3.1, and RFC 1950, 2.2.
  const isCompressed = format === 'gzip' ? first === 0x1f && second === 0x8b : (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
  if (!isCompressed) return body
  try {
    return await readWebStream(new Blob([body as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream(format)), limit)
  } catch (error) {
    const { reason, cause } = error as WebhookError
    throw reason === 'too-large' ? error : new WebhookError('malformed', cause)
  }
}
