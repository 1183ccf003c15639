import { vi } from 'vitest'

/** Waits until an assertion holds, however busy the machine is. */
export const eventually = <Result>(assertion: () => Result): Promise<Result> => vi.waitFor(assertion, { timeout: 60_000, interval: 5 })
