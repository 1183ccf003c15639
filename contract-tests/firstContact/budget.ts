import type { Contract } from '../documents/contract.ts'
import { BlockedBySafetyGuard, type CreatedRecords } from '../server/createdRecords.ts'
import { resourcesOf } from '../server/resources.ts'
import { pathOf } from '../validate/rawExchange.ts'
import { ownKinds } from './steps.ts'

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

/** A guard that also blocks the request after the last record that a first contact may create. */
export function limitedGuard(
  chat: Contract,
  createdRecords: CreatedRecords,
  base: string,
): { check: CreatedRecords['guard']; records: () => number } {
  const resources = resourcesOf(chat)
  const settling = new Set(chat.operations.flatMap(({ settles }) => settles?.after ?? []))
  let records = 0
  return {
    check(request, document) {
      createdRecords.guard(request, document)
      const { operation } = chat.router.find(request.method, pathOf(request.url).slice(pathOf(base).length)) ?? {}
      if (
        !operation ||
        !(settling.has(operation.id) || (ownKinds.has(operation.path) && resources.get(operation.path)?.create === operation))
      )
        return
      if (records >= limits.records)
        throw new BlockedBySafetyGuard(`${request.method} ${operation.path}`, `a first contact creates at most ${limits.records} records`)
      records++
    },
    records: () => records,
  }
}
