import { vi } from 'vitest'

/**
 * Counts the timers that the client has running from now on; those of the platform's `fetch` are
 * not counted.
 */
export function countTimers(): () => number {
  const running = new Set<unknown>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  vi.stubGlobal('setTimeout', (callback: (...values: unknown[]) => void, milliseconds?: number, ...values: unknown[]) => {
    const timer = set(() => {
      running.delete(timer)
      callback(...values)
    }, milliseconds)
    if (callerOf(2)?.includes('/src/')) running.add(timer)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    running.delete(timer)
    clear(timer)
  })
  return () => running.size
}

/**
 * The file of a function on the stack, from the raw call sites: a stack with source maps would take
 * a thousand times as long.
 */
function callerOf(depth: number): string | undefined {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = (_, sites) => sites
  const sites = new Error().stack as unknown as NodeJS.CallSite[]
  Error.prepareStackTrace = prepareStackTrace
  return sites[depth]?.getFileName() ?? undefined
}
