const underWay = new Set<readonly unknown[]>()

/**
 * Keeps requests until work on them has ended. Node passes an abort on from a signal to a
 * `Request`, and from there to its clones, only as long as these exist: one that is collected
 * earlier never hears of it, and whoever waits for the abort waits forever.
 *
 * @returns what `work` returns
 */
export async function keepingRequests<Result>(requests: readonly unknown[], work: () => Promise<Result>): Promise<Result> {
  underWay.add(requests)
  try {
    return await work()
  } finally {
    underWay.delete(requests)
  }
}
