/** Functions that run later. */
export interface Delayed {
  /** Runs a function after a time. */
  run(act: () => void, milliseconds: number): void
  /** Waits until all functions so far have run or are cancelled. */
  done(): Promise<void>
  /** Cancels all functions that have not run yet. */
  cancel(): void
}

export function createDelayed(): Delayed {
  const waiting = new Map<NodeJS.Timeout, { ended: Promise<void>; end(): void }>()
  return {
    run(act, milliseconds) {
      let end = (): void => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      const timer = setTimeout(() => {
        waiting.delete(timer)
        act()
        end()
      }, milliseconds)
      waiting.set(timer, { ended, end })
    },
    async done() {
      await Promise.all([...waiting.values()].map(({ ended }) => ended))
    },
    cancel() {
      for (const [timer, { end }] of waiting) {
        clearTimeout(timer)
        end()
      }
      waiting.clear()
    },
  }
}
