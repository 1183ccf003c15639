import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request to a server may be for. */
export const purposes = ['cases', 'scenarios', 'preparation', 'removal'] as const

/** What a request to a server is for. */
export type Purpose = (typeof purposes)[number]

/** Numbers of requests by what they were for. */
export type RequestCounts = Record<Purpose, number>

/** Adds up numbers of requests. */
export const sumOfRequests = (counts: readonly RequestCounts[]): RequestCounts =>
  Object.fromEntries(purposes.map((purpose) => [purpose, counts.reduce((sum, one) => sum + one[purpose], 0)])) as RequestCounts

const current = new AsyncLocalStorage<Purpose>()

/** Counts every request that a function sends for a purpose, unless a function that it calls names another. */
export const sendingFor = <Result>(purpose: Purpose, send: () => Promise<Result>): Promise<Result> => current.run(purpose, send)

/** What the request that is being sent is for. */
export const purposeNow = (): Purpose => current.getStore() ?? 'cases'
