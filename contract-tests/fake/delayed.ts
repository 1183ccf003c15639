/** Creates a list of functions that run later. */
export function createDelayed() {
  const waiting = new Map<Promise<void>, () => void>()
  return {
    /** Runs a function after a time. */
    run(act: () => void, milliseconds: number): void {
      let cancel = (): void => {}
      const ended = new Promise<void>((resolve) => {
        const timer = setTimeout(() => resolve(act()), milliseconds)
        cancel = () => {
          clearTimeout(timer)
          resolve()
        }
      }).finally(() => waiting.delete(ended))
      waiting.set(ended, cancel)
    },
    /** Waits until all functions so far have run or are cancelled. */
    done: () => Promise.all(waiting.keys()),
    /** Cancels all functions that have not run yet. */
    cancel(): void {
      for (const cancel of waiting.values()) cancel()
    },
  }
}
