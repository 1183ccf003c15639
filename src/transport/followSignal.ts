/** The calls that end with a signal, and the function that removes their common listener. */
interface Followers {
  readonly controllers: Set<AbortController>
  readonly stop: () => void
}

const followers = new WeakMap<AbortSignal, Followers>()

/**
 * Aborts a call's controller when the caller's signal is aborted. However many calls share a
 * signal, it gets one listener: from the eleventh on Node 20 warns of a leak.
 *
 * @returns a function that ends this, and with the last call removes the listener
 */
export function followSignal(signal: AbortSignal, controller: AbortController): () => void {
  if (signal.aborted) {
    controller.abort(signal.reason)
    return () => {}
  }
  const { controllers, stop } = followers.get(signal) ?? listenTo(signal)
  controllers.add(controller)
  return () => {
    if (controllers.delete(controller) && controllers.size === 0) stop()
  }
}

function listenTo(signal: AbortSignal): Followers {
  const controllers = new Set<AbortController>()
  // The set itself, not a copy: a call that an earlier one ends is not aborted any more.
  const abort = () => {
    for (const controller of controllers) controller.abort(signal.reason)
  }
  const stop = () => {
    followers.delete(signal)
    signal.removeEventListener('abort', abort)
  }
  const own = { controllers, stop }
  followers.set(signal, own)
  signal.addEventListener('abort', abort, { once: true })
  return own
}
