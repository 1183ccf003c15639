import { AsyncLocalStorage } from 'node:async_hooks'

// A check waits for what the documents let a server do later. On a faulty server it waits in vain:
// that time is limited for each check, and more so once the run has waited in vain for long, so
// that a fault does not multiply the duration of a run.

/** Milliseconds that one check may wait in vain. */
const perCheck = 20_000
/**
 * Milliseconds that a run may wait in vain before its checks have {@link perCheckAfterwards} only.
 */
const perRun = 60_000
/**
 * Longer than an effect on other records may take: a server that is honest and slow may have made
 * the run wait in vain, too.
 */
const perCheckAfterwards = 6000

const inVain = new WeakMap<object, number>()
const current = new AsyncLocalStorage<{ server: object; left: number }>()

/** Limits how long a check waits in vain. */
export const withPatience = <Result>(server: object, check: () => Promise<Result>): Promise<Result> =>
  current.run({ server, left: (inVain.get(server) ?? 0) < perRun ? perCheck : perCheckAfterwards }, check)

/**
 * The longest that a wait may last, in milliseconds: `limit`, or what is left to the current check.
 */
export const patienceFor = (limit: number): number => Math.min(limit, current.getStore()?.left ?? limit)

/** Notes that the current check waited in vain since a time. */
export function waitedInVain(since: number): void {
  const check = current.getStore()
  if (!check) return
  const waited = Date.now() - since
  check.left = Math.max(0, check.left - waited)
  inVain.set(check.server, (inVain.get(check.server) ?? 0) + waited)
}
