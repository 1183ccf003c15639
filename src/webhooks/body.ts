import { WebhookError } from '../errors/WebhookError.ts'
import { passedTo } from '../request/checks.ts'
import { bytesIn, ChunkError, joinedBytes, oversized, readBytes, tagOf } from '../request/readBytes.ts'
import { type AnyRequest, headerOf, partOf, platformRequestOf } from './request.ts'

/** The part of a Node stream that is used. */
interface NodeStream {
  readonly readableEnded?: boolean
  readonly readableDidRead?: boolean
  readonly readableEncoding?: string | null
  readonly destroyed?: boolean
  readonly aborted?: boolean
  readonly errored?: unknown
  on(event: string, listener: (value: unknown) => void): unknown
  resume?(): unknown
}

type WebStream = ReadableStream<unknown>

const hasMethod = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && typeof passedTo(value, name) === 'function'
const isWebStream = (value: unknown): value is WebStream => hasMethod(value, 'getReader')
const isNodeStream = (value: unknown): value is NodeStream => hasMethod(value, 'on')

/**
 * Reads a request's body as bytes, also if a framework has parsed it already.
 *
 * @param signal - stops reading when it is aborted
 * @param exact - whether the bytes must be those that were received, which a parsed body no longer
 * has
 * @throws WebhookError if the body is larger than the limit or ends too early
 * @throws TypeError if something else has read it and did not keep it
 */
export async function readWebhookBody(request: AnyRequest, limit: number, signal: AbortSignal, exact: boolean): Promise<Uint8Array> {
  // If the header is wrong, reading stops at the limit.
  if (Number(headerOf(request, 'content-length')) > limit) throw new WebhookError('too-large')
  const platform = platformRequestOf(request)
  const body = partOf(request, 'body')
  const rawBody = partOf(request, 'rawBody') ?? partOf(platform, 'rawBody')
  if ((typeof rawBody === 'string' && rawBody !== '') || bytesIn(rawBody)) return limited(limit, bytesOf(rawBody, false))
  if (isComplete(body) && !(isEmptyObject(body) && isNodeStream(platform) && platform.readableEnded !== true)) {
    if (exact && typeof body !== 'string' && !bytesIn(body)) throw alreadyParsed()
    return limited(limit, bytesOf(body, (partOf(request, 'isBase64Encoded') ?? partOf(request, 'is_base64_encoded')) === true))
  }
  const stream = body ?? partOf(platform, 'body')
  if (isWebStream(stream)) {
    if (partOf(platform, 'bodyUsed') !== true && !stream.locked) return readWebStream(stream, limit, signal)
    // Hono keeps a body that it has read.
    if (platform !== request && hasMethod(request, 'arrayBuffer'))
      return limited(limit, new Uint8Array((await request.arrayBuffer?.()) ?? []))
    throw alreadyRead()
  }
  const nodeStream = [stream, platform].find(isNodeStream)
  if (nodeStream) return readNodeStream(nodeStream, limit)
  if (partOf(platform, 'bodyUsed') === true) throw alreadyRead()
  // Where a platform's `Request` has no stream.
  return limited(limit, partOf(platform, 'bodyUsed') === false ? await wholeBody(platform) : new Uint8Array())
}

async function wholeBody(request: AnyRequest): Promise<Uint8Array> {
  try {
    return new Uint8Array((await request.arrayBuffer?.()) ?? [])
  } catch (cause) {
    throw new WebhookError('cut-off', cause)
  }
}

function limited(limit: number, bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > limit) throw new WebhookError('too-large')
  return bytes
}

const alreadyRead = () =>
  new TypeError(
    'parseWebhook: the body has been read already, and `body` does not contain it; call parseWebhook before anything that reads bodies.',
  )

const alreadyParsed = () =>
  new TypeError(
    'parseWebhook: the body has been parsed already, and its signature needs the bytes; call parseWebhook before anything that parses bodies, or keep them as `rawBody`.',
  )

const isComplete = (body: unknown): boolean => body !== undefined && body !== null && !isWebStream(body) && !isNodeStream(body)

/** The value that some parsers set where they read nothing. */
const isEmptyObject = (body: unknown): boolean =>
  typeof body === 'object' && !ArrayBuffer.isView(body) && Object.keys(body as object).length === 0

function bytesOf(body: unknown, isBase64: boolean): Uint8Array {
  if (typeof body === 'string' && isBase64) return fromBase64(body)
  return bytesIn(body) ?? new TextEncoder().encode(typeof body === 'string' ? body : jsonOf(body))
}

/**
 * A parsed body as JSON, so that it is handled as any other.
 * @throws TypeError for a value that no parser returns, such as a promise
 */
function jsonOf(body: unknown): string {
  try {
    if (/^(Object|Array|Number|Boolean)$/.test(tagOf(body))) return JSON.stringify(body) ?? ''
  } catch (cause) {
    // Nested deeper than the stack allows, which is the sender's fault.
    if (cause instanceof RangeError) throw new WebhookError('malformed', cause)
  }
  throw new TypeError('parseWebhook: `body` must be a string, bytes, a stream or parsed JSON, and no promise.')
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch (cause) {
    throw new WebhookError('malformed', cause)
  }
}

/**
 * Reads a stream to its end.
 * @throws WebhookError if it is larger than the limit or ends with an error
 */
async function readWebStream(body: WebStream, limit: number, signal?: AbortSignal): Promise<Uint8Array> {
  const bytes = await readBytes(body, limit, signal).catch((cause) => {
    throw cause instanceof ChunkError ? cause : new WebhookError('cut-off', cause)
  })
  if (bytes === oversized) throw new WebhookError('too-large')
  return bytes
}

// Reads by events: an iterator that stops early would destroy the connection, so that no response
// could be sent. What comes after the result is read and dropped: a request that nobody reads to
// its end blocks those that follow on its connection.
function readNodeStream(request: NodeStream, limit: number): Promise<Uint8Array> {
  if (request.readableEnded) throw alreadyRead()
  // No further event would arrive.
  if (request.destroyed || request.aborted || request.errored) throw new WebhookError('cut-off', request.errored || undefined)
  if (request.readableDidRead) throw alreadyRead()
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    request.on('data', (chunk) => {
      const bytes = typeof chunk === 'string' ? encoded(chunk, request.readableEncoding) : bytesIn(chunk)
      size += bytes?.byteLength ?? 0
      if (bytes && size <= limit) chunks.push(bytes)
      else reject(bytes ? new WebhookError('too-large') : new ChunkError())
    })
    request.on('end', () => resolve(joinedBytes(chunks)))
    request.on('error', (cause) => reject(new WebhookError('cut-off', cause)))
    request.on('close', () => reject(new WebhookError('cut-off')))
    request.on('aborted', () => reject(new WebhookError('cut-off')))
    // It may have been paused before.
    request.resume?.()
  })
}

/** The bytes of a chunk that `setEncoding` made a string. */
function encoded(chunk: string, encoding: string | null | undefined): Uint8Array {
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: string): Uint8Array } }
  return encoding && Buffer ? Buffer.from(chunk, encoding) : new TextEncoder().encode(chunk)
}

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
