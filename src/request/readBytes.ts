/** Stands for a body that is larger than allowed. */
export const oversized = Symbol('oversized')

/** Reads a stream to its end. Cancels it if it is too large, and when the signal is aborted. */
export async function readBytes(
  stream: ReadableStream<Uint8Array | string>,
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
    let chunk = value ?? ''
    // The stream of a custom `fetch` may have chunks of text.
    if (typeof chunk === 'string') {
      const text = half + chunk
      half = done ? '' : (/[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '')
      chunk = new TextEncoder().encode(text.slice(0, text.length - half.length))
    }
    size += chunk.byteLength
    if (size > most) {
      cancel()
      return oversized
    }
    if (chunk.byteLength > 0) chunks.push(chunk)
    if (done) return joined(chunks)
  }
}

/** Calls what only tidies up: whether it throws or rejects makes no difference. */
export const ignoringErrors = (tidy: () => unknown): void => void new Promise((resolve) => resolve(tidy())).catch(() => {})

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0))
  let end = bytes.byteLength
  for (const chunk of chunks.toReversed()) bytes.set(chunk, (end -= chunk.byteLength))
  return bytes
}
