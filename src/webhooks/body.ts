import { WebhookError } from '../errors/WebhookError.ts'

/** What `parseWebhook` reads of a Node request: an `http.IncomingMessage`, or what Express, Fastify and others hand on as one. */
export interface NodeRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly readableEnded?: boolean
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end' | 'close', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  pause?(): unknown
}

/** A header of either kind of request. */
export function headerOf(request: Request | NodeRequest, name: string): string | undefined {
  if (request.headers instanceof Headers) return request.headers.get(name) ?? undefined
  const value = (request as NodeRequest).headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Reads a request's body as bytes.
 *
 * @throws WebhookError if it is larger than the limit or ends too early
 * @throws TypeError if something else has read it
 */
export async function readBody(request: Request | NodeRequest, limit: number): Promise<Uint8Array> {
  if (('bodyUsed' in request && request.bodyUsed) || ('readableEnded' in request && request.readableEnded))
    throw new TypeError('parseWebhook: the body has been read already; call it before anything that parses bodies.')
  // A lie of the header is found out while reading.
  if (Number(headerOf(request, 'content-length')) > limit) throw new WebhookError('too-large')
  return 'on' in request ? readNode(request, limit) : readStream(request.body, limit)
}

async function readStream(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  for (let size = 0; reader; ) {
    let next: ReadableStreamReadResult<Uint8Array>
    try {
      next = await reader.read()
    } catch (cause) {
      throw new WebhookError('cut-off', cause)
    }
    if (next.done) break
    size += next.value.byteLength
    if (size > limit) {
      reader.cancel().catch(() => {})
      throw new WebhookError('too-large')
    }
    chunks.push(next.value)
  }
  return joined(chunks)
}

// By events: an iterator that stops early would destroy the connection, and with it the answer.
function readNode(request: NodeRequest, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    request.on('data', (chunk) => {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
      else {
        request.pause?.()
        reject(new WebhookError('too-large'))
      }
    })
    request.on('end', () => resolve(joined(chunks)))
    request.on('error', (cause) => reject(new WebhookError('cut-off', cause)))
    request.on('close', () => reject(new WebhookError('cut-off')))
  })
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
