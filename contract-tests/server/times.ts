import { patienceFor, waitedInVain } from './patience.ts'
import type { Session } from './scenario.ts'

/** Seconds by which the clocks of client and server may differ. */
const tolerance = 3600

/** Checks that a time in a response is close to the expected one, by default now. */
export function near(session: Session, pointer: string, got: unknown, expected = Math.floor(Date.now() / 1000)): void {
  const seconds = typeof got === 'string' && /^\d+$/.test(got) ? Number(got) : got
  if (typeof seconds !== 'number' || Math.abs(seconds - expected) > tolerance)
    session.report('write_has_effect', pointer, `about ${expected}, in seconds`, got)
}

/**
 * Waits for the next second of any clock, as records store their times in seconds: when a second
 * begins on the server is unknown.
 */
export const nextSecond = (): Promise<void> => sleep(1020)

export const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Milliseconds in which what belonged to a deleted user disappears. No source says how soon, and a
 * server may remove it in the background.
 */
export const longestPurge = 20_000

/**
 * Waits until a condition holds, for at most `limit` milliseconds: moderation decides after the
 * response. @returns whether it holds
 */
export async function eventually(condition: () => Promise<boolean>, limit = 10_000): Promise<boolean> {
  const start = Date.now()
  const end = start + patienceFor(limit)
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    if (await condition()) return true
    const left = end - Date.now()
    if (left <= 0) break
    await sleep(Math.min(pause, left))
  }
  waitedInVain(start)
  return false
}
