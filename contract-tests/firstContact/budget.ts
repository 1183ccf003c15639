import { BlockedBySafetyGuard, type CreatedRecords } from '../server/createdRecords.ts'
import { pathOf } from '../validate/rawExchange.ts'

/** What a first contact may do at most. */
export const limits = { requests: 300, forRemoval: 60, perSecond: 2, records: 12 } as const

/** A number of requests that a target may send. */
export interface Budget {
  /** Counts a request. @throws BudgetUsedUp if it is one too many, so that it is not sent */
  readonly spend: () => void
  /** Aborted with the request that is one too many. */
  readonly signal: AbortSignal
  readonly spent: () => number
}

export class BudgetUsedUp extends Error {}

export function budgetOf(requests: number): Budget {
  const controller = new AbortController()
  let spent = 0
  return {
    spend() {
      if (spent >= requests) {
        controller.abort()
        throw new BudgetUsedUp(`the budget of ${requests} requests is used up`)
      }
      spent++
    },
    signal: controller.signal,
    spent: () => spent,
  }
}

/**
 * A guard that also blocks whatever may create a record, once a first contact has as many as it
 * may.
 */
export function limitedGuard({ guard, remaining }: CreatedRecords): { check: CreatedRecords['guard']; records: () => number } {
  const created = new Set<string>()
  const records = () => {
    for (const { path } of remaining()) created.add(path)
    return created.size
  }
  return {
    check(request, document) {
      guard(request, document)
      if (records() >= limits.records && request.method === 'POST')
        throw new BlockedBySafetyGuard(`POST ${pathOf(request.url)}`, `a first contact creates at most ${limits.records} records`)
    },
    records,
  }
}
