import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'

/** Undoes what each test of a file mocks. */
export const restoreMocks = (): void =>
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

/** Pauses between attempts take no time, as their random part is 0. */
export function withoutPauses(): void {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
  restoreMocks()
}

/** Time passes in a test when the test lets it, from a moment on if one is given. */
export function virtualTime(now?: string): void {
  beforeEach(() => void vi.useFakeTimers(now === undefined ? {} : { now: Date.parse(now) }))
  restoreMocks()
  afterEach(() => void vi.useRealTimers())
}

/** Receives the rejections that nothing handles until the end of a test. */
export function watchUnhandled() {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  return unhandled
}
