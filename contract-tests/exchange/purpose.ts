import { AsyncLocalStorage } from 'node:async_hooks'

/** The purpose of a request to a server. */
export type Purpose = 'cases' | 'scenarios' | 'preparation' | 'removal'

export type RequestCounts = Record<Purpose, number>

const current = new AsyncLocalStorage<Purpose>()

/** Counts the requests of a function for a purpose; nested calls may override it. */
export const sendingFor = <Result>(purpose: Purpose, send: () => Promise<Result>): Promise<Result> => current.run(purpose, send)

export const purposeNow = (): Purpose => current.getStore() ?? 'cases'
