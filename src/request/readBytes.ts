/** Stands for a body that is larger than allowed. */
export const oversized = Symbol('oversized')

/** A stream has a chunk that is not part of a body: whoever made the stream is at fault. */
export class ChunkError extends TypeError {
  constructor() {
    super('The chunks of a body must be bytes or strings.')
  }
}

/** The platform's name for the type of a value, such as `Promise` or `Null`, in any realm. */
export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

/** The bytes of a buffer or a view of one; `undefined` for anything else. */
export function bytesIn(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  return tagOf(value) === 'ArrayBuffer' ? new Uint8Array(value as ArrayBuffer) : undefined
}

/**
 * Reads a stream to its end. Cancels it if it is too large, and when the signal is aborted.
 * @throws ChunkError for a chunk that is neither bytes nor text, and the stream's own error
 */
export async function readBytes(
  stream: ReadableStream<unknown>,
  most: number,
  signal?: AbortSignal,
): Promise<Uint8Array | typeof oversized> {
  const reader = stream.getReader()
  const cancel = () => ignoringErrors(() => reader.cancel(signal?.reason))
  signal?.addEventListener('abort', cancel, { once: true })
  const chunks: Uint8Array[] = []
  /** The first half of a character that a chunk of text ended with. */
  let half = ''
  for (let size = 0, reads = 0; ; ) {
    const { done, value } = await reader.read()
    // No timer could fire, nor end this, while a stream has ever more tiny chunks at once.
    if (++reads % 1000 === 0 && size < reads * 100) await new Promise((resolve) => setTimeout(resolve, 1))
    if (signal?.aborted) throw signal.reason
    let chunk = bytesIn(value)
    // The stream of a custom `fetch` may have chunks of text.
    if (!chunk) {
      if (typeof (value ?? '') !== 'string') {
        cancel()
        throw new ChunkError()
      }
      const text = half + (value ?? '')
      half = done ? '' : (/[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '')
      chunk = new TextEncoder().encode(text.slice(0, text.length - half.length))
    }
    size += chunk.byteLength
    if (size > most) {
      cancel()
      return oversized
    }
    if (chunk.byteLength > 0) chunks.push(chunk)
    if (done) return joinedBytes(chunks)
  }
}

/** Calls what only tidies up: whether it throws or rejects makes no difference. */
export const ignoringErrors = (tidy: () => unknown): void => void new Promise((resolve) => resolve(tidy())).catch(() => {})

export function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0))
  let end = bytes.byteLength
  for (const chunk of chunks.toReversed()) bytes.set(chunk, (end -= chunk.byteLength))
  return bytes
}
