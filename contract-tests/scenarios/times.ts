import type { Session } from './session.ts'

/** Seconds by which the clocks of the two sides may differ. */
const tolerance = 300

/** Compares a time in a response with a moment, the present unless named, with a tolerance for inexact clocks. */
export function near(session: Session, pointer: string, got: unknown, expected = Math.floor(Date.now() / 1000)): void {
  const seconds = typeof got === 'string' && /^\d+$/.test(got) ? Number(got) : got
  if (typeof seconds !== 'number' || Math.abs(seconds - expected) > tolerance)
    session.report('write_has_effect', pointer, `about ${expected}, in seconds`, got)
}

/** Waits until the clock shows another second: records keep their times in seconds. */
export const nextSecond = (): Promise<void> => sleep(1020 - (Date.now() % 1000))

export const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Reads until something holds, at most this many milliseconds: moderation decides after it has responded. */
export async function eventually(holds: () => Promise<boolean>, limit = 10_000): Promise<boolean> {
  const end = Date.now() + limit
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    if (await holds()) return true
    if (Date.now() + pause > end) return false
    await sleep(pause)
  }
}
