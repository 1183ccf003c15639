import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether a write among some calls was repeated, and so may have been carried out twice. */
export interface Writes {
  areRepeated: boolean
}

const current = new AsyncLocalStorage<Writes>()

/** Notes in `writes` whether a write of a function is repeated. */
export const notingRepeats = <Result>(writes: Writes, run: () => Promise<Result>): Promise<Result> => current.run(writes, run)

/** Notes that a write was repeated. */
export function noteRepeatedWrite(): void {
  const writes = current.getStore()
  if (writes) writes.areRepeated = true
}
