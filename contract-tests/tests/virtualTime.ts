import { install } from '@sinonjs/fake-timers'

/** Milliseconds that pass with each turn of the event loop: a response of a server in this process takes a few turns, and so no seconds. */
const step = 10

/**
 * Replaces `Date` and `setTimeout` with a clock that advances with the event loop: waiting for seconds takes no time, and how busy the machine is does
 * not matter. For servers in this process only: anything slower runs into every time limit.
 *
 * @returns restores the real time
 */
export function startVirtualTime(): () => void {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  let ended = false
  const turn = () => {
    if (ended) return
    clock.tick(step)
    setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    ended = true
    clock.uninstall()
  }
}
