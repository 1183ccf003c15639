/** The time of a fake: the machine's, or a frozen time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  milliseconds(): number
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  seconds(): number
  /** Freezes the clock at a time; `undefined` lets it run with the machine's. */
  freeze(time: Date | string | number | undefined): void
}

/** Makes a clock that runs with the machine's. */
export function createClock(): Clock {
  let frozenAt: number | undefined
  const milliseconds = () => frozenAt ?? Date.now()
  return {
    milliseconds,
    seconds: () => Math.floor(milliseconds() / 1000),
    freeze: (time) => void (frozenAt = time === undefined ? undefined : millisecondsOf(time)),
  }
}

/** The last time that is read as seconds: the year 5138. A larger number is in milliseconds. */
const latest = 1e11

function millisecondsOf(time: Date | string | number): number {
  const milliseconds = typeof time === 'number' ? time * 1000 : new Date(time).getTime()
  if (!Number.isFinite(milliseconds) || milliseconds > latest * 1000)
    throw new RangeError(`${String(time)} is not a time: pass a date, its ISO text, or seconds since 1970-01-01T00:00:00Z.`)
  return milliseconds
}
