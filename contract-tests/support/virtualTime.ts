import { install } from '@sinonjs/fake-timers'

/**
 * Milliseconds that pass with each turn of the event loop: a response of a server in this process
 * takes a few turns, and so no seconds.
 */
const step = 10

let users = 0
let restore: () => void

/**
 * Replaces `Date` and `setTimeout` with a clock that advances with the event loop: waiting for
 * seconds takes no time, and how busy the machine is does not matter. For servers in this process
 * only: anything slower runs into every time limit.
 *
 * @returns restores the real time, once every caller has done so
 */
export function startVirtualTime(): () => void {
  if (users++ === 0) restore = advance()
  return () => {
    if (--users === 0) restore()
  }
}

function advance(): () => void {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now(), shouldClearNativeTimers: true })
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
