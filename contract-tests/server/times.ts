import { patienceFor, waitedInVain } from './patience.ts'

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
