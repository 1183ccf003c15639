// A run waits for what the documents let a server do later. On a faulty server it waits in vain:
// once it has done so for long, it waits for less, so that a fault does not multiply its duration.

/** Milliseconds that a run may wait in vain before each wait has {@link afterwards} only. */
const perRun = 60_000
/**
 * Longer than an effect on other records may take: a server that is honest and slow may have made
 * the run wait in vain, too.
 */
const afterwards = 6000

/**
 * Milliseconds in which what belonged to a removed record disappears. No source says how soon, and
 * a server may remove it in the background.
 */
export const longestPurge = 20_000

const inVain = new WeakMap<object, number>()

export const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tries until a condition holds, for at most `limit` milliseconds.
 *
 * @param run - what counts the time that is waited in vain
 * @returns whether it holds
 */
export async function eventually(run: object, condition: () => Promise<boolean>, limit = 10_000): Promise<boolean> {
  const start = Date.now()
  const waited = () => inVain.get(run) ?? 0
  const end = start + (waited() < perRun ? limit : Math.min(limit, afterwards))
  for (let pause = 200; ; pause = Math.min(pause * 5, 4000)) {
    if (await condition()) return true
    const left = end - Date.now()
    if (left <= 0) break
    await sleep(Math.min(pause, left))
  }
  inVain.set(run, waited() + Date.now() - start)
  return false
}

/**
 * Tries until a condition holds. What was waited for in vain once is only tried again.
 *
 * @param stuck - what was
 */
export async function eventuallyOnce(
  run: { readonly stuck: Set<string> },
  what: string,
  condition: () => Promise<boolean>,
  limit?: number,
): Promise<void> {
  if (!(await eventually(run, condition, run.stuck.has(what) ? 0 : limit))) run.stuck.add(what)
}
