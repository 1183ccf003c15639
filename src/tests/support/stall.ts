import { vi } from 'vitest'

/**
 * Lets the event loop stall, in virtual time: the clock has advanced before any timer fires, then
 * those that are due fire one after the other.
 *
 * @param first - what runs before them, such as the callback of an event that arrived meanwhile
 */
export async function stall(milliseconds: number, first: () => void = () => {}): Promise<void> {
  const end = performance.now() + milliseconds
  const clock = vi.spyOn(performance, 'now').mockReturnValue(end)
  first()
  await vi.advanceTimersByTimeAsync(milliseconds)
  clock.mockRestore()
}
