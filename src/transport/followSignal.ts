/** What runs when a signal is aborted, and the function that removes their common listener. */
interface Followers {
  readonly callbacks: Set<(reason: unknown) => void>
  readonly stop: () => void
}

const followers = new WeakMap<AbortSignal, Followers>()

/**
 * Calls back when the caller's signal is aborted. However many calls share a signal, it gets one
 * listener: from the eleventh on Node 20 warns of a leak.
 *
 * @returns a function that ends this, and with the last call removes the listener
 */
export function followSignal(signal: AbortSignal, callback: (reason: unknown) => void): () => void {
  if (signal.aborted) {
    callback(signal.reason)
    return () => {}
  }
  const { callbacks, stop } = followers.get(signal) ?? listenTo(signal)
  callbacks.add(callback)
  return () => {
    if (callbacks.delete(callback) && callbacks.size === 0) stop()
  }
}

function listenTo(signal: AbortSignal): Followers {
  const callbacks = new Set<(reason: unknown) => void>()
  // The set itself, not a copy: a call that an earlier one ends is not aborted any more.
  const abort = () => {
    for (const callback of callbacks) callback(signal.reason)
  }
  const stop = () => {
    followers.delete(signal)
    signal.removeEventListener('abort', abort)
  }
  const own = { callbacks, stop }
  followers.set(signal, own)
  signal.addEventListener('abort', abort, { once: true })
  return own
}
