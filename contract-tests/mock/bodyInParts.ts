import { setTimeout as sleep } from 'node:timers/promises'

/** A body in ten parts, with a pause before each; throws if the signal is aborted. */
export async function* bodyInParts(body: string, milliseconds: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  const size = Math.ceil(bytes.length / 10)
  for (let start = 0; start < bytes.length; start += size) {
    await sleep(milliseconds / 10, undefined, { signal })
    yield bytes.subarray(start, start + size)
  }
}
