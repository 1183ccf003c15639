import { AsyncLocalStorage } from 'node:async_hooks'

export const purposes = ['cases', 'scenarios', 'preparation', 'removal'] as const

/** The purpose of a request to a server. */
export type Purpose = (typeof purposes)[number]

export type RequestCounts = Record<Purpose, number>

/** Adds up request counts. */
export const sumOfRequests = (counts: readonly RequestCounts[]): RequestCounts =>
  Object.fromEntries(purposes.map((purpose) => [purpose, counts.reduce((sum, count) => sum + count[purpose], 0)])) as RequestCounts

const current = new AsyncLocalStorage<Purpose>()

/** Counts the requests of a function for a purpose; nested calls may override it. */
export const sendingFor = <Result>(purpose: Purpose, send: () => Promise<Result>): Promise<Result> => current.run(purpose, send)

export const purposeNow = (): Purpose => current.getStore() ?? 'cases'
