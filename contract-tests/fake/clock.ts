/** A fake's clock. */
export type Clock = ReturnType<typeof createClock>

/** Creates a clock with the system time, which can be frozen. */
export function createClock() {
  let frozenAt: number | undefined
  let ahead = 0
  const milliseconds = () => frozenAt ?? Date.now() + ahead
  return {
    /** Milliseconds since 1970-01-01T00:00:00Z. */
    milliseconds,
    /** Whole seconds since 1970-01-01T00:00:00Z. */
    seconds: () => Math.floor(milliseconds() / 1000),
    /** Freezes the clock at a time; `undefined` returns to the system time. */
    freeze(time: Date | string | number | undefined): void {
      frozenAt = time === undefined ? undefined : millisecondsOf(time)
      ahead = 0
    },
    /** Sets the clock ahead, whether it is frozen or runs. */
    advance(by: number): void {
      if (!(by >= 0)) throw new RangeError(`${by} is not a time in milliseconds: a clock only goes forward.`)
      if (frozenAt === undefined) ahead += by
      else frozenAt += by
    },
    /** The time at which it is frozen, in milliseconds. */
    get frozenAt(): number | undefined {
      return frozenAt
    },
  }
}

/**
 * The largest number accepted as seconds (the year 5138): larger numbers are probably milliseconds.
 */
const maximumSeconds = 1e11

function millisecondsOf(time: Date | string | number): number {
  const milliseconds = typeof time === 'number' ? time * 1000 : new Date(time).getTime()
  if (!Number.isFinite(milliseconds) || milliseconds > maximumSeconds * 1000)
    throw new RangeError(`${String(time)} is not a valid time: pass a Date, an ISO string, or seconds since 1970-01-01T00:00:00Z.`)
  return milliseconds
}
