/** The callbacks that wait for a signal, and the function that removes their common listener. */
interface Listening {
  readonly callbacks: Set<() => void>
  readonly stop: () => void
}

const listening = new WeakMap<AbortSignal, Listening>()

/**
 * Calls back when a signal is aborted. However many calls share a signal, it gets one listener: from the eleventh on Node warns of a leak.
 *
 * @returns a function that removes the callback, and with the last callback the listener
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  let shared = listening.get(signal)
  if (!shared) {
    const callbacks = new Set<() => void>()
    const listener = () => {
      for (const notify of [...callbacks]) notify()
    }
    const stop = () => {
      listening.delete(signal)
      signal.removeEventListener('abort', listener)
    }
    listening.set(signal, (shared = { callbacks, stop }))
    signal.addEventListener('abort', listener)
  }
  const { callbacks, stop } = shared
  callbacks.add(callback)
  return () => {
    if (callbacks.delete(callback) && callbacks.size === 0) stop()
  }
}

/**
 * Waits, at most until the signal is aborted.
 * @throws the signal's reason
 */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      off?.()
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const off = signal && onAbort(signal, end)
  })
}
