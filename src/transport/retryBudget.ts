import { isChatTimeoutError } from '../errors/ChatTimeoutError.ts'

/** The numbers of the AWS SDKs' standard mode. */
const capacity = 500
const retryCost = 5
const timeoutCost = 10
const reward = 1

export type RetryBudget = ReturnType<typeof createRetryBudget>

/**
 * Makes what the calls of a client spend on retries, so that a service that is down does not get
 * three times its requests. A retry that succeeds gives its cost back, any other success a little.
 */
export function createRetryBudget() {
  let balance = capacity
  return {
    /** @returns the cost of a retry after this error; `undefined` if too little is left */
    spend(error: unknown): number | undefined {
      const cost = isChatTimeoutError(error) ? timeoutCost : retryCost
      if (cost > balance) return undefined
      balance -= cost
      return cost
    },
    giveBack(cost: number = reward): void {
      balance = Math.min(capacity, balance + cost)
    },
  }
}
