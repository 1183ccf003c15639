/** The calls that wait for the same, in the order in which they began. */
export interface WaitingCalls<Call extends WaitingCall> {
  size(): number
  add(call: Call): void
  /** Takes a call out, wherever it is. */
  remove(call: Call): void
  /** Takes the first call out. */
  shift(): Call | undefined
  /** The calls in their order. */
  all(): readonly Call[]
}

export interface WaitingCall {
  readonly sequence: number
  /** Whether it waits here. */
  isWaiting: boolean
}

/**
 * Thousands of calls may be ended at once, so one that leaves is only marked, and those that have
 * left are dropped together when they are the most: each call costs the same, however many wait.
 */
export function createWaitingCalls<Call extends WaitingCall>(): WaitingCalls<Call> {
  let calls: Call[] = []
  /** Where the first call is that may still wait. */
  let first = 0
  let size = 0
  const remove = (call: Call) => {
    if (!call.isWaiting) return
    call.isWaiting = false
    if (--size >= (calls.length - first) / 2 && first <= size) return
    calls = calls.filter(({ isWaiting }) => isWaiting)
    first = 0
  }
  return {
    size: () => size,
    add(call) {
      // Most calls belong at the end; those that the service rejected, near the beginning.
      let place = calls.length
      while (place > first && (calls[place - 1] as Call).sequence > call.sequence) place--
      calls.splice(place, 0, call)
      call.isWaiting = true
      size++
    },
    remove,
    shift() {
      while (first < calls.length && !calls[first]?.isWaiting) first++
      const call = calls[first]
      if (call) remove(call)
      return call
    },
    all: () => calls.filter(({ isWaiting }) => isWaiting),
  }
}
