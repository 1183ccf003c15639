import { vi } from 'vitest'

/** Counts the timers that the client has running from now on; those of the platform's `fetch` are not counted. */
export function countTimers(): () => number {
  const running = new Set<unknown>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  vi.stubGlobal('setTimeout', (callback: (...values: unknown[]) => void, milliseconds?: number, ...values: unknown[]) => {
    const timer = set(() => {
      running.delete(timer)
      callback(...values)
    }, milliseconds)
    // The first line names the error, the second this function, the third its caller.
    if (new Error().stack?.split('\n')[2]?.includes('/src/')) running.add(timer)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    running.delete(timer)
    clear(timer)
  })
  return () => running.size
}
